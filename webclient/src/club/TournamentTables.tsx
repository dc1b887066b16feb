/** The tables of a tournament: standings, rounds, and the cross table. */

import type { TitleInfo } from "../api";
import { SideMark } from "../ui/SideMark";
import { useReader } from "../words";
import type { Match, Person, Standing, TournamentTold } from "./api";
import { seatName } from "./Offers";
import { To, ToMember, useHere } from "./parts";
import { type ClubKey, useClubWords } from "./words";

/** For two players, the round tells as much as a cross table does. */
const FEWEST = 3;

type Figure = "points" | "head_to_head" | "buchholz" | "sonneborn_berger" | "wins";
/** The name and the property of each tie-break. */
const FIGURES: Record<string, Figure> = {
  points: "points",
  "head-to-head": "head_to_head",
  buchholz: "buchholz",
  "sonneborn-berger": "sonneborn_berger",
  wins: "wins",
};
const PARTS: Record<string, string> = { "0": "", "0.25": "¼", "0.5": "½", "0.75": "¾" };

/** A score in writing: `1½`. */
export function scored(value: number): string {
  const whole = Math.floor(value);
  const part = PARTS[String(value - whole)];
  if (part === undefined) return String(value);
  return part !== "" && whole === 0 ? part : `${whole}${part}`;
}

/** The first tie-break that separates a player from those just above, else from those just below, with equal points; else null. */
export function decisive(standings: readonly Standing[], figures: readonly Figure[]): (Figure | null)[] {
  const between = (one: Standing | undefined, other: Standing | undefined): Figure | null => {
    if (one === undefined || other === undefined || one.points !== other.points) return null;
    return figures.find((figure) => one[figure] !== other[figure]) ?? null;
  };
  return standings.map((one, at) => {
    const above = standings.slice(0, at).findLast((other) => other.place !== one.place);
    const below = standings.slice(at).find((other) => other.place !== one.place);
    return between(above, one) ?? between(one, below);
  });
}

/** An identifier of a player within the tournament: without signing in one gets only names. */
const known = (who: Person | null): string => (who === null ? "" : who.id || who.name);

/** The scores of `one` against `other`, game by game; null for unfinished games. */
export function between(told: Pick<TournamentTold, "games">, one: Person | null, other: Person | null): (number | null)[] {
  return told.games
    .flatMap((round) => round.games)
    .flatMap((game) => {
      if (game.bye) return [];
      if (known(game.first) === known(one) && known(game.second) === known(other)) return [game.score];
      if (known(game.first) === known(other) && known(game.second) === known(one)) return [game.other];
      return [];
    });
}

function Player({ who, own = false }: { who: Person | null; own?: boolean }) {
  const { tell } = useClubWords();
  if (who === null) return <span className="quiet">{tell("who-left")}</span>;
  return own ? (
    <b>
      <ToMember who={who} />
    </b>
  ) : (
    <ToMember who={who} />
  );
}

export function Standings({ told }: { told: TournamentTold }) {
  const { me } = useHere();
  const { tell } = useClubWords();
  if (told.started === null) {
    return (
      <section>
        <h3>{tell("entrants")}</h3>
        {told.standings.length === 0 && <p className="none">{tell("nobody-entered")}</p>}
        <ol className="entered">
          {told.standings.map((one) => (
            <li key={known(one.member)}>
              <Player who={one.member} />
            </li>
          ))}
        </ol>
      </section>
    );
  }
  const breaks = told.tie_breaks.filter((key) => key in FIGURES);
  const figures = breaks.map((key) => FIGURES[key] ?? "points");
  const bold = decisive(told.standings, figures);
  return (
    <section className="standings">
      <h3>{tell("standings")}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <abbr title={tell("place")}>#</abbr>
            </th>
            <th scope="col" className="name">
              {tell("member")}
            </th>
            {breaks.map((key) => (
              <th key={key} scope="col" className={key}>
                <abbr title={`${tell(`tb-${key}` as ClubKey)}: ${tell(`tb-${key}-why` as ClubKey)}`}>{tell(`tb-${key}-short` as ClubKey)}</abbr>
              </th>
            ))}
            <th scope="col">
              <abbr title={tell("games-played")}>{tell("games-short")}</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {told.standings.map((one, at) => (
            <tr key={`${known(one.member)} ${at}`} className={me !== null && one.member?.id === me.id ? "own" : undefined}>
              <td>{one.place}</td>
              <th scope="row" className="name">
                <Player who={one.member} /> {one.gone && one.member !== null && <small>{tell("has-left")}</small>}
              </th>
              {figures.map((figure) => (
                <td key={figure} className={`${figure}${bold[at] === figure ? " decides" : ""}`}>
                  {scored(one[figure])}
                </td>
              ))}
              <td>{one.played}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <details className="why" open>
        <summary>{tell("tie-breaks")}</summary>
        <p className="small">{tell("tie-breaks-hint")}</p>
        <dl>
          {breaks.map((key) => (
            <div key={key}>
              <dt>
                <b>{tell(`tb-${key}-short` as ClubKey)}</b> {tell(`tb-${key}` as ClubKey)}
              </dt>
              <dd>{tell(`tb-${key}-why` as ClubKey)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}

/** The rounds, the last that has begun first; future ones are folded. */
export function Rounds({ told, title }: { told: TournamentTold; title: TitleInfo | undefined }) {
  const { tell } = useClubWords();
  const whole = told.at_once || told.ended !== null;
  const begun = whole ? told.games : told.games.filter((one) => one.number <= told.round).reverse();
  const later = whole ? [] : told.games.filter((one) => one.number > told.round);
  const shown = (round: TournamentTold["games"][number]) => (
    <section key={round.number} aria-label={tell("round", { number: round.number })}>
      <h4>{tell("round", { number: round.number })}</h4>
      <ul>
        {round.games.map((game) => (
          <Row key={game.board} game={game} told={told} title={title} />
        ))}
      </ul>
    </section>
  );
  return (
    <section className="rounds">
      <h3>{tell("games")}</h3>
      {begun.map(shown)}
      {later.length > 0 && (
        <details>
          <summary>{tell("rounds-to-come", { count: later.length })}</summary>
          {later.map(shown)}
        </details>
      )}
    </section>
  );
}

function Row({ game, told, title }: { game: Match; told: TournamentTold; title: TitleInfo | undefined }) {
  const { me } = useHere();
  const { say } = useReader();
  const { tell } = useClubWords();
  const [one = "", other = ""] = told.seats;
  if (game.bye) {
    return (
      <li className="bye">
        <Player who={game.first} /> <span className="quiet">{tell("has-bye")}</span>
      </li>
    );
  }
  const over = game.score !== null && game.other !== null;
  const mine = me !== null && [game.first?.id, game.second?.id].includes(me.id);
  const state = game.game !== null ? tell("being-played") : tell(told.ended !== null ? "not-played" : "to-come");
  // Members may watch a game in progress; everybody a finished one.
  const shown = game.game !== null && (over || me !== null);
  const side = (seat: string) => (
    <span title={seatName(title, seat)}>
      <SideMark side={seat} />
      <span className="unseen">{seatName(title, seat)}: </span>
    </span>
  );
  return (
    <li className={mine && !over ? "called" : undefined}>
      <span className={game.score === 1 ? "player won" : "player"}>
        {side(one)} <Player who={game.first} />
      </span>
      <span className="score">{over ? `${scored(game.score ?? 0)} : ${scored(game.other ?? 0)}` : "–"}</span>
      <span className={game.other === 1 ? "player won" : "player"}>
        {side(other)} <Player who={game.second} />
      </span>
      <span className="look">
        {shown ? (
          <To path={`/game/${encodeURIComponent(game.game ?? "")}`}>
            {over ? say("look-back") : mine ? say("sit") : tell("watch")}
            <span className="unseen">
              : {game.first?.name ?? ""} – {game.second?.name ?? ""}
            </span>
          </To>
        ) : (
          <span className="quiet">{over ? tell("not-played") : state}</span>
        )}
      </span>
    </li>
  );
}

/** The cross table, in the order of the standings. */
export function CrossTable({ told }: { told: TournamentTold }) {
  const { tell } = useClubWords();
  const people = told.standings.map((one) => one.member);
  // Players who have left the club cannot be told apart.
  if (people.length < FEWEST || people.filter((who) => who === null).length > 1) return null;
  return (
    <section className="cross">
      <h3 id="cross">{tell("cross-table")}</h3>
      <div className="scroll" role="region" aria-labelledby="cross" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col" className="name">
                <span className="unseen">{tell("member")}</span>
              </th>
              {people.map((who, at) => (
                <th key={known(who)} scope="col" title={who?.name ?? tell("who-left")}>
                  {at + 1}
                  <span className="unseen"> {who?.name ?? tell("who-left")}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map((who, at) => (
              <tr key={known(who)}>
                <th scope="row" className="name">
                  <span className="number">{at + 1}</span> <Player who={who} />
                </th>
                {people.map((other) => (
                  <td key={known(other)} className={who === other ? "self" : undefined}>
                    {who !== other && between(told, who, other).map((score) => (score === null ? "·" : scored(score))).join(" ")}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
