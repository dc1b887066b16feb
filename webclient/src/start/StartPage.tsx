import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import { type GameRow, type Opened, Refusal, type TitleInfo, api } from "../api";
import { holdOpened, keep } from "../keep";
import { SidesContext } from "../sides";
import { SideMark } from "../ui/SideMark";
import { LONGEST_NAME } from "../talk";
import { Switches } from "../ui/Switches";
import { StandingTables, fetchTables } from "./Standing";
import { lastSetting, lastTitle, remember } from "./remembered";
import { type Language, Speaking, speak, useReader } from "../words";

/** Milliseconds before a server that did not answer is asked again. */
const AGAIN = 4000;
/** Milliseconds between refreshes of the list of tables, while the page is visible. */
const REFRESH = 15_000;

interface Told {
  titles: TitleInfo[] | null;
  games: GameRow[];
  language: Language;
}

interface StartPageProps {
  onOpen: (game: string) => void;
  /** Links to the other pages, if this page is a club's. */
  above?: ReactNode;
  /** Whether only tables are listed in which this browser holds a seat. */
  own?: boolean;
}

/** Setting up a table: a title, a scenario, the seats; and the list of existing tables. */
export function StartPage({ onOpen, above, own = false }: StartPageProps) {
  const { language: wanted } = useReader();
  // Everything changes at once, when all is loaded.
  const [{ titles, games, language }, setTold] = useState<Told>({ titles: null, games: [], language: wanted });
  const say = useMemo(() => speak(language), [language]);
  const [picked, setChosen] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const failed = useRef(false);

  useEffect(() => {
    let stale = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    Promise.all([api.titles(wanted), fetchTables(wanted, own)]).then(
      ([titles, games]) => {
        if (stale) return;
        if (failed.current) setRefusal(null);
        failed.current = false;
        setTold({ titles, games, language: wanted });
      },
      (error: unknown) => {
        if (stale) return;
        failed.current = true;
        setRefusal(error instanceof Refusal ? error.text : speak(wanted)("no-server"));
        timer = setTimeout(() => setAttempt((n) => n + 1), AGAIN);
        setTold((old) => ({ ...old, language: wanted }));
      },
    );
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [wanted, own, attempt]);

  useEffect(() => {
    if (titles === null) return;
    let stale = false;
    const refresh = () => {
      if (document.hidden) return;
      // Without an answer the list stays as it is until the next refresh.
      fetchTables(language, own).then(
        (games) => !stale && setTold((old) => (old.language === language ? { ...old, games } : old)),
        () => undefined,
      );
    };
    const timer = setInterval(refresh, REFRESH);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      stale = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, [titles, language, own]);

  const chosen = picked ?? lastTitle(titles ?? []);
  const title = titles?.[chosen];
  const opened = (game: Opened, elsewhere: string[] = [], open = false) => {
    holdOpened(game, elsewhere, open);
    onOpen(game.id);
  };
  return (
    <Speaking language={language}>
    <main className="start">
      <header className="cartouche">
        <Switches wanted={wanted} />
        <h1>Long Roll</h1>
        <p>{say("motto")}</p>
        {above}
      </header>
      {refusal && (
        <p className="denial" role="alert">
          {refusal}
        </p>
      )}
      {titles && titles.length > 1 && (
        <nav className="titles" aria-label={say("titles")}>
          {titles.map((each, index) => (
            <button key={each.key} type="button" aria-pressed={index === chosen} onClick={() => setChosen(index)}>
              {each.name}
            </button>
          ))}
        </nav>
      )}
      {title && <TitleSheet key={title.key} title={title} onOpened={opened} onRefused={setRefusal} />}
      <section className="standing">
        <h2>{say("standing")}</h2>
        {titles && <StandingTables games={games} titles={titles} onOpen={onOpen} onDeleted={(id) => setTold((old) => ({ ...old, games: old.games.filter((game) => game.id !== id) }))} />}
        <Import onOpened={opened} />
      </section>
    </main>
    </Speaking>
  );
}

interface TitleSheetProps {
  title: TitleInfo;
  onOpened: (game: Opened, elsewhere: string[], open: boolean) => void;
  onRefused: (text: string) => void;
}

/** Whether an option divides a side among players. */
export function divides(title: TitleInfo, option: TitleInfo["options"][number]): boolean {
  return !option.default && option.seats !== undefined && option.seats.length !== title.seats.length;
}

/** The seats of a game with these options. */
export function seatsWith(title: TitleInfo, options: readonly string[]): TitleInfo["seats"] {
  const divided = title.options.find((one) => options.includes(one.key) && divides(title, one));
  return divided?.seats ?? title.seats;
}

function TitleSheet({ title, onOpened, onRefused }: TitleSheetProps) {
  const { say, theme, language } = useReader();
  const form = useId();
  const bot = title.bots[Math.ceil(title.bots.length / 2)]?.key ?? title.bots[0]?.key ?? "random";
  const [last] = useState(() => lastSetting(title));
  const [scenario, setScenario] = useState(last.scenario);
  const [options, setOptions] = useState(last.options);
  const [chosen, setSeats] = useState(last.seats);
  const sitting = seatsWith(title, options);
  const seats = Object.fromEntries(
    sitting.map((seat, index) => [seat.key, chosen[seat.key] ?? (index === 0 ? "here" : bot)]),
  );
  const shared = Object.values(seats).filter((who) => who === "here").length > 1;
  const [alone, setAlone] = useState(false);
  const [busy, setBusy] = useState(false);
  const choice = (option: TitleInfo["options"][number]) => (
    <label key={option.key}>
      <input
        type="checkbox"
        checked={options.includes(option.key)}
        onChange={(event) =>
          setOptions(event.target.checked ? [...options, option.key] : options.filter((key) => key !== option.key))
        }
      />
      <span>{option.name}</span>
      <small>{option.clause}</small>
    </label>
  );
  const players = title.options.filter((one) => divides(title, one));
  // How long it takes is asked together with what is played.
  const lengths = title.options.filter((one) => one.length);
  const others = title.options.filter((one) => !divides(title, one) && !one.length);
  const picture = api.board(title.key, theme, language);
  const [undrawn, setUndrawn] = useState("");
  const [seen, setSeen] = useState(false);

  const begin = async () => {
    setBusy(true);
    const kinds = Object.fromEntries(
      Object.entries(seats).map(([seat, who]) => [seat, who === "here" || who === "elsewhere" ? "human" : who]),
    );
    try {
      const game = await api.open({ title: title.key, scenario, options, seats: kinds }, language);
      remember(title.key, { scenario, options, seats });
      onOpened(game, Object.keys(seats).filter((seat) => seats[seat] === "elsewhere"), shared && alone);
    } catch (error) {
      onRefused(error instanceof Refusal ? error.text : say("no-server"));
      setBusy(false);
    }
  };

  const learn = async () => {
    setBusy(true);
    try {
      onOpened(await api.learn(title.key, bot, language), [], false);
    } catch (error) {
      onRefused(error instanceof Refusal ? error.text : say("no-server"));
      setBusy(false);
    }
  };

  return (
    <SidesContext value={title.sides}>
    <article className="title-sheet">
      <figure>
        {/* Blank paper with the title's name, until the map is loaded. */}
        <p className="undrawn" aria-hidden="true">
          {title.name}
        </p>
        {undrawn !== picture && (
          <img
            key={title.key}
            className={seen ? "seen" : ""}
            src={picture}
            alt={say("board-of", { name: title.name })}
            onLoad={() => setSeen(true)}
            onError={() => setUndrawn(picture)}
          />
        )}
      </figure>
      <div className="about">
        <h2>{title.name}</h2>
        {title.lesson !== "" && (
          <p className="learn">
            <button type="button" className="plain" disabled={busy} onClick={() => void learn()}>
              {say("learn")}
            </button>
            <small>{title.lesson}</small>
          </p>
        )}
        <p>{title.blurb}</p>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <fieldset className="scenarios">
          <legend>{say("scenario")}</legend>
          {title.scenarios.map((each) => (
            <label key={each.key}>
              <input
                type="radio"
                name={`${form}-scenario`}
                checked={scenario === each.key}
                onChange={() => setScenario(each.key)}
              />
              <span>{each.name}</span>
              <small className="clause">{each.clause}</small>
              {scenario === each.key && each.text !== "" && <small className="told">{each.text}</small>}
            </label>
          ))}
          {lengths.length > 0 && <div className="options lengths">{lengths.map(choice)}</div>}
        </fieldset>
        <fieldset className="seats">
          <legend>{say("seats")}</legend>
          {sitting.map((seat) => (
            <label key={seat.key}>
              <SideMark side={seat.key} />
              <span>{seat.name}</span>
              <select
                value={seats[seat.key]}
                onChange={(event) => setSeats({ ...chosen, [seat.key]: event.target.value })}
              >
                <option value="here">{say("here")}</option>
                <option value="elsewhere">{say("elsewhere")}</option>
                {title.bots.map((each) => (
                  <option key={each.key} value={each.key}>
                    {say("bot", { name: each.name })}
                  </option>
                ))}
              </select>
              {title.bots.find((each) => each.key === seats[seat.key])?.text && (
                <small>{title.bots.find((each) => each.key === seats[seat.key])?.text}</small>
              )}
            </label>
          ))}
          {shared && (
            <label className="alone">
              <input type="checkbox" checked={alone} onChange={(event) => setAlone(event.target.checked)} />
              <span>{say("alone")}</span>
            </label>
          )}
          <label className="my-name">
            <span>{say("my-name")}</span>
            <input type="text" defaultValue={keep.setting<string>("me", "")} maxLength={LONGEST_NAME} autoComplete="nickname" onChange={(event) => keep.set("me", event.target.value.trim())} />
          </label>
          {/* Who plays is not a detail of the rules, so it is shown with the seats. */}
          {players.length > 0 && <div className="options">{players.map(choice)}</div>}
        </fieldset>
        {others.length > 0 && (
          <details className="options" open={others.some((one) => options.includes(one.key) !== one.default)}>
            <summary>{say("options")}</summary>
            {others.map(choice)}
          </details>
        )}
        <button type="submit" className="main begin" disabled={busy}>
          {say(busy ? "setting" : "begin")}
        </button>
      </form>
    </article>
    </SidesContext>
  );
}

/** A game from a file; errors are shown where the file was chosen. */
function Import({ onOpened }: { onOpened: (game: Opened, elsewhere: string[]) => void }) {
  const { say, language } = useReader();
  const [refused, setRefused] = useState<{ file: string; text: string } | null>(null);
  const [reading, setReading] = useState("");
  const told = useId();
  const open = async (file: File) => {
    setRefused(null);
    setReading(file.name);
    try {
      const game = await api.import(await file.text(), language);
      // In a finished game there is nothing to hide or to do: it is watched.
      onOpened(game, game.over ? Object.keys(game.tokens) : []);
    } catch (error) {
      setRefused({ file: file.name, text: error instanceof Refusal ? error.text : say("no-server") });
    } finally {
      setReading("");
    }
  };
  return (
    <div className="importing">
      <label className="import">
        <span>{say("import")}</span>
        <input
          type="file"
          accept=".roll,text/plain"
          aria-describedby={refused ? told : undefined}
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) void open(file);
            event.target.value = "";
          }}
        />
      </label>
      {reading && <p role="status">{say("importing", { file: reading })}</p>}
      {refused && (
        <div id={told} className="denial" role="alert" ref={(told) => void told?.scrollIntoView({ block: "center" })}>
          <p>
            <b>{refused.file}</b>: {refused.text}
          </p>
          <p>{say("import-safe")}</p>
        </div>
      )}
    </div>
  );
}
