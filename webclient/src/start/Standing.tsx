/** The tables on this server: one's own, all, or the archived ones. */

import { type FormEvent, useState } from "react";
import { type GameRow, Refusal, type TitleInfo, api } from "../api";
import { invitation, keep, owned, tokenIn } from "../keep";
import { SidesContext } from "../sides";
import { deleteTable } from "../talk";
import { SideMark } from "../ui/SideMark";
import { useReader } from "../words";

/** The newest tables of the server, and all of one's own, however old; or only one's `own`. */
export async function fetchTables(lang: string, own = false): Promise<GameRow[]> {
  if (own) {
    const mine = owned().slice(0, MOST);
    return mine.length === 0 ? [] : api.games(lang, mine);
  }
  const games = await api.games(lang);
  const known = new Set(games.map(({ id }) => id));
  const missing = owned().filter((id) => !known.has(id));
  // Most users have no more than the list contains.
  if (missing.length === 0 || games.length < MOST) return games;
  return [...games, ...(await api.games(lang, missing.slice(0, MOST)))];
}

/** Maximum number of tables in a response of the server. */
const MOST = 200;
const WHICH = ["own", "all", "archived"] as const;
type Which = (typeof WHICH)[number];

interface TablesProps {
  games: readonly GameRow[];
  titles: TitleInfo[];
  onOpen: (game: string) => void;
  onDeleted: (game: string) => void;
}

/** Which tables a list shows; archived ones are shown nowhere else. */
export function shownOf(games: readonly GameRow[], which: Which, own: ReadonlySet<string>, archive: readonly string[]): GameRow[] {
  const away = new Set(archive);
  if (which === "archived") return games.filter(({ id }) => away.has(id));
  return games.filter(({ id }) => !away.has(id) && (which === "all" || own.has(id)));
}

export function StandingTables({ games, titles, onOpen, onDeleted }: TablesProps) {
  const { say } = useReader();
  const own = new Set(owned());
  const [chosen, setChosen] = useState<Which | null>(null);
  const [archive, setArchive] = useState(() => keep.setting<string[]>("archive", []));
  const count = (which: Which) => shownOf(games, which, own, archive).length;
  // A user without tables of his own sees those of others.
  const which = chosen !== null && (chosen !== "archived" || count("archived") > 0) ? chosen : count("own") > 0 ? "own" : "all";
  const put = (game: string, away: boolean) => {
    const next = away ? [...archive, game] : archive.filter((each) => each !== game);
    keep.set("archive", next);
    setArchive(next);
  };
  const shown = shownOf(games, which, own, archive);
  return (
    <>
      {(count("own") !== count("all") || count("archived") > 0) && (
        <nav className="which" aria-label={say("standing")}>
          {WHICH.filter((each) => count(each) > 0 || each === which).map((each) => (
            <button key={each} type="button" aria-pressed={each === which} onClick={() => setChosen(each)}>
              {say(`tables-${each}`)} <small>{count(each)}</small>
            </button>
          ))}
        </nav>
      )}
      {shown.length === 0 && <p className="none">{say("none-standing")}</p>}
      <ul>
        {shown.map((game) => (
          <Standing key={game.id} game={game} titles={titles} archived={which === "archived"} onOpen={onOpen} onArchive={put} onDeleted={onDeleted} />
        ))}
      </ul>
    </>
  );
}

interface MoreProps {
  game: string;
  own: boolean;
  archived: boolean;
  onArchive: (game: string, archived: boolean) => void;
  onDeleted: (game: string) => void;
}

/** Managing a table: archive it, or delete it as the host. */
function More({ game, own, archived, onArchive, onDeleted }: MoreProps) {
  const { say, language } = useReader();
  const [sure, setSure] = useState(false);
  const [failed, setFailed] = useState("");
  const { host } = keep.held(game);
  const remove = async () => {
    if (!host) return;
    try {
      await deleteTable(game, host, language);
      keep.forget(game);
      onDeleted(game);
    } catch (error) {
      setFailed(error instanceof Refusal ? error.text : say("no-server"));
    }
  };
  if (!own && !host && !archived) return null;
  return (
    <span className="more-of">
      {sure ? (
        <span role="alertdialog" aria-label={say("delete-table")}>
          <small>{say("delete-sure")}</small>
          <button type="button" className="plain danger" onClick={() => void remove()}>
            {say("delete-table")}
          </button>
          <button type="button" className="plain" autoFocus onClick={() => setSure(false)}>
            {say("withdraw-delete")}
          </button>
        </span>
      ) : (
        <>
          <button type="button" className="quiet archive" onClick={() => onArchive(game, !archived)}>
            {say(archived ? "unarchive" : "archive")}
          </button>
          {host && (
            <button type="button" className="quiet delete" onClick={() => setSure(true)}>
              {say("delete-table")}…
            </button>
          )}
        </>
      )}
      {failed && (
        <small className="denial" role="alert">
          {failed}
        </small>
      )}
    </span>
  );
}

interface StandingProps {
  game: GameRow;
  titles: TitleInfo[];
  archived: boolean;
  onOpen: (game: string) => void;
  onArchive: (game: string, archived: boolean) => void;
  onDeleted: (game: string) => void;
}

function Standing({ game, titles, archived, onOpen, onArchive, onDeleted }: StandingProps) {
  const { say, language } = useReader();
  const title = titles.find((each) => each.key === game.title);
  const scenario = title?.scenarios.find((each) => each.key === game.scenario)?.name ?? game.scenario;
  const held = Object.keys(keep.held(game.id).tokens);
  const when = new Date(game.updated);
  const mine = game.waits.some((seat) => held.includes(seat));
  return (
    <SidesContext value={title?.sides ?? []}>
    <li className={mine && !game.over ? "called" : undefined}>
      <div>
        <b>
          {game.name && <span className="named">{game.name}: </span>}
          {game.lesson ? say("lesson-of", { name: title?.name ?? game.title }) : `${title?.name ?? game.title}, ${scenario}`}
        </b>
        <span>
          {game.turn_text}
          {!game.over && <Waits game={game} mine={mine} />}
          {game.over && !game.ending && `, ${say("over").toLowerCase()}`}
          {game.ending && (
            <b className="ending">
              {game.winner && <SideMark side={game.winner} beside={game.ending} name={game.seats[game.winner]?.name} />} {game.ending}
            </b>
          )}
        </span>
        <small>
          {Object.entries(game.seats).map(([key, seat]) => (
            <span key={key}>
              <SideMark side={key} beside="" name={seat.name} /> {seat.kind === "bot" ? say("bot", { name: title?.bots.find((one) => one.key === seat.bot)?.name ?? seat.bot ?? "" }) : seat.player || say("human")}
            </span>
          ))}
          {!Number.isNaN(when.getTime()) && (
            <time dateTime={game.updated}>
              {when.toLocaleString(language, { dateStyle: "medium", timeStyle: "short" })}
            </time>
          )}
        </small>
      </div>
      <More {...{ game: game.id, archived, onArchive, onDeleted }} own={held.length > 0} />
      {game.over || held.length > 0 ? (
        <button type="button" className="plain" onClick={() => onOpen(game.id)}>
          {say(game.over ? "look-back" : "sit")}
        </button>
      ) : (
        <ByLink game={game.id} />
      )}
    </li>
    </SidesContext>
  );
}

/** Whose turn it is, and since when. */
function Waits({ game, mine }: { game: GameRow; mine: boolean }) {
  const { say, language } = useReader();
  const since = new Date(game.moved);
  if (game.waits.length === 0) return null;
  const who = game.waits.map((seat) => game.seats[seat]?.name ?? seat).join(", ");
  const bots = game.waits.every((seat) => game.seats[seat]?.kind === "bot");
  const known = !Number.isNaN(since.getTime());
  const time = known ? since.toLocaleString(language, { dateStyle: "short", timeStyle: "short" }) : "";
  return (
    <span className="waits">
      {say(mine ? "your-turn" : bots ? "moving" : "waiting", { seat: who })}
      {known && !bots && (
        <time dateTime={game.moved} className="since">
          {say("since", { time })}
        </time>
      )}
    </span>
  );
}

/** A game played elsewhere: a link leads to its table. */
function ByLink({ game }: { game: string }) {
  const { say } = useReader();
  const [open, setOpen] = useState(false);
  const [wrong, setWrong] = useState(false);
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const token = tokenIn(String(new FormData(event.currentTarget).get("link") ?? ""), game);
    if (token === null) return setWrong(true);
    location.assign(invitation(game, token));
  };
  return (
    <div className="by-link">
      <small className="none">{say("no-seat")}</small>
      {open ? (
        <form onSubmit={go}>
          <input name="link" autoFocus aria-label={say("paste-link")} placeholder={say("paste-link")} onChange={() => setWrong(false)} />
          <button type="submit" className="plain">
            {say("sit")}
          </button>
        </form>
      ) : (
        <button type="button" className="plain" onClick={() => setOpen(true)}>
          {say("have-link")}
        </button>
      )}
      {wrong && (
        <p className="denial" role="alert">
          {say("wrong-link")}
        </p>
      )}
    </div>
  );
}
