import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Card, Choice, GameState } from "../api";
import { type Held, keep } from "../keep";
import { Clause } from "../ui/Clause";
import { Die } from "../ui/Dice";
import { SideMark } from "../ui/SideMark";
import { Switches } from "../ui/Switches";
import { useReader } from "../words";
import { Board, type BoardHandle } from "./Board";
import { byCard, byPlace, mustPass, nextSeat, placesOf, supposed } from "./choices";
import { Curtain } from "./Curtain";
import { CardFace, Hand } from "./Hand";
import { Log } from "./Log";
import { Menu } from "./Menu";
import { Orders } from "./Orders";
import { Papers } from "./Papers";
import { Replay } from "./Replay";
import { readPieces, useSheet } from "./sheet";
import { SpaceSlip } from "./SpaceSlip";
import { Tour } from "./Tour";
import { useTable } from "./useTable";
import { States, Tracks, turnText, warOf } from "./War";

const NOTHING: ReadonlySet<string> = new Set();
const NO_CHOICES: readonly Choice[] = [];
const NO_CARDS: ReadonlyMap<number, Choice[]> = new Map();
type At = { x: number; y: number };
type Slip =
  | { kind: "space"; place: string; at: At; choices: Choice[]; why: string | null }
  | { kind: "card"; card: Card; at: At; choices: Choice[] };

interface TablePageProps {
  game: string;
  held: Held;
  first: number | null;
  onLeave: () => void;
}

/** Which seat of this screen's looks at the table now; a curtain falls before another does. */
export function TablePage({ game, held, first, onLeave }: TablePageProps) {
  const here = Object.keys(held.tokens);
  const last = keep.setting<string>(`seat.${game}`, here[0] ?? "");
  const [seat, setSeat] = useState(here.includes(last) ? last : (here[0] ?? ""));
  const sit = useCallback(
    (next: string) => {
      keep.set(`seat.${game}`, next);
      setSeat(next);
    },
    [game],
  );
  return <Seated key={seat} {...{ game, held, first, onLeave, seat, here }} onSit={sit} />;
}

interface SeatedProps extends TablePageProps {
  seat: string;
  here: string[];
  onSit: (seat: string) => void;
}

type Tab = "orders" | "log" | "states" | "papers";

function Seated({ game, held, first, onLeave, seat, here, onSit }: SeatedProps) {
  const { say, language, theme } = useReader();
  const live = useTable(game, held.tokens[seat] ?? "", language);
  const { table, act } = live;
  const now = live.state;
  const [moment, setMoment] = useState<number | null>(first);
  const past = useMoment(live.table, moment);
  const shown = moment === null ? now : (past ?? now);
  const sheet = useSheet(shown?.title, theme);
  const counters = useCounters(live.table, theme, shown, moment);
  const pieces = useMemo(() => readPieces(counters), [counters]);
  const [mark, setMark] = useState<Choice | null>(null);
  const [slip, setSlip] = useState<Slip | null>(null);
  const [hover, setHover] = useState<{ place: string; at: At } | null>(null);
  const [tab, setTab] = useState<Tab>("orders");
  const [told, setTold] = useState("");
  const [skip, setSkip] = useState(() => keep.setting("skip", true));
  const board = useRef<BoardHandle>(null);

  const decision = moment === null && !live.busy ? (now?.decision ?? null) : null;
  const choices = decision?.mine ? decision.actions : NO_CHOICES;
  const places = useMemo(() => (now ? byPlace(choices, now.view) : new Map<string, Choice[]>()), [choices, now]);
  const lit = useMemo(() => (places.size > 0 ? new Set(places.keys()) : NOTHING), [places]);
  const cards = useMemo(() => (choices.length > 0 ? byCard(choices) : NO_CARDS), [choices]);
  const marked = useMemo(() => (mark && now ? placesOf(mark, now.view) : []), [mark, now]);
  const close = useCallback(() => setSlip(null), []);
  const away = useCallback(() => {
    setHover(null);
    setSlip(null);
  }, []);

  const play = useCallback(
    async (action: string) => {
      setSlip(null);
      setHover(null);
      setMark(null);
      await act(action);
    },
    [act],
  );

  // Where something is to be done that cannot be seen, the map moves there.
  const prompt = now?.decision?.mine ? `${now.seq}` : "";
  useEffect(() => {
    if (prompt && sheet && places.size > 0 && places.size < 12) board.current?.show([...places.keys()]);
    // Once for each decision: whoever looks elsewhere meanwhile is not called back.
  }, [prompt, sheet !== null]);

  useEffect(() => {
    if (mark && marked.length > 0 && slip === null) board.current?.show(marked.slice(-1));
  }, [mark, marked, slip]);

  // With nothing to choose but to pass, the page passes: not against people elsewhere, who could
  // tell from the time it takes what a hand does not hold.
  const elsewhere = now ? Object.entries(now.seats).some(([key, one]) => one.kind === "human" && !here.includes(key)) : true;
  const passes = skip && !elsewhere && moment === null && !live.busy && live.refusal === null && now !== null && mustPass(now);
  useEffect(() => {
    if (!passes) return;
    const timer = setTimeout(() => void act("pass"), 500);
    return () => clearTimeout(timer);
  }, [passes, act, now?.seq]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
      if ((event.ctrlKey || event.metaKey) && event.key === "z") {
        event.preventDefault();
        void live.undo();
      }
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [live]);

  const pick = async (place: string, at: At) => {
    if (!now) return;
    const there = places.get(place) ?? [];
    const only = there[0];
    if (there.length === 1 && only) return void play(only.action);
    setSlip({ kind: "space", place, at, choices: there, why: null });
    if (there.length > 0 || choices.length === 0) return;
    for (const action of supposed(choices, place)) {
      const why = await table.why(action).catch(() => null);
      if (why && !why.legal) {
        setSlip((open) => (open?.kind === "space" && open.place === place ? { ...open, why: why.text } : open));
        return;
      }
    }
  };

  const undo = async () => {
    const done = await live.undo();
    if (done === "asked") setTold(say("undo-asked"));
  };

  if (now === null) {
    return (
      <main className="waiting">
        <p>{live.refusal ? live.refusal.text : say("loading")}</p>
        {live.refusal && (
          <button type="button" className="plain" onClick={onLeave}>
            {say("to-start")}
          </button>
        )}
      </main>
    );
  }

  const war = warOf(shown ?? now);
  const next = moment === null ? nextSeat(now, here) : null;
  const names = Object.fromEntries(Object.entries(now.seats).map(([key, one]) => [key, one.name]));
  const waiting = now.decision && !now.decision.mine ? now.decision.seats.map((key) => names[key] ?? key).join(", ") : null;
  const latest = live.log.filter((line) => line.seq === (shown ?? now).seq || line.seq === (shown ?? now).seq - 1);
  const rolled = latest.findLast((line) => line.dice.length > 0);
  const spot = (place: string) => sheet?.spots.get(place)?.name ?? now.names[place] ?? place;

  return (
    <main className={`table-page tab-${tab}`}>
      <header className="top">
        <button type="button" className="brand" onClick={onLeave} title={say("to-start")}>
          Long Roll
        </button>
        <h1>
          {war ? turnText(war.turn, say) : now.scenario}
          <small>
            {" "}
            {seat === "observer" ? say("observer") : names[seat]}
          </small>
        </h1>
        <span className={live.connected ? "wire" : "wire broken"} role="status">
          {live.connected ? "" : say("reconnecting")}
        </span>
        <Switches />
      </header>

      <div className="map-side">
        {sheet ? (
          <Board
            ref={board}
            sheet={sheet}
            counters={counters}
            lit={lit}
            marked={marked}
            onPick={(place, at) => void pick(place, at)}
            onHover={(place, at) => setHover(place && (shown ?? now) ? { place, at } : null)}
            onMoved={away}
          />
        ) : (
          <p className="unrolling">{say("unrolling")}</p>
        )}
        {moment !== null && <p className="past-banner">{say("past", { at: moment })}</p>}
        {next === null && (
          <Hand
            cards={(shown ?? now).cards}
            playable={cards}
            onPick={(card, at) => setSlip({ kind: "card", card, at, choices: cards.get(card.number) ?? [] })}
          />
        )}
      </div>

      <aside className="side">
        {war && <Tracks war={war} state={shown ?? now} />}
        <section className="prompt" aria-live="polite" aria-atomic="true">
          {now.over ? (
            <>
              <h2>{say("over")}</h2>
              <p className="ask">{now.result?.text}</p>
            </>
          ) : (
            now.decision && (
              <>
                <h2>
                  {now.decision.seats.map((key) => (
                    <span key={key}>
                      <SideMark side={key} /> {names[key]}
                    </span>
                  ))}
                  <Clause
                    clause={now.decision.clause}
                    title={now.decision.clause_title}
                    summary={now.decision.clause_summary}
                  />
                </h2>
                <p className="ask">{now.decision.mine ? now.decision.prompt : say("waiting", { seat: waiting ?? "" })}</p>
              </>
            )
          )}
          {rolled && (
            <p className="rolled">
              <span className="dice">
                {rolled.dice.map((face, index) => (
                  <Die key={`${rolled.n} ${index}`} face={face} />
                ))}
              </span>
              {rolled.text}
            </p>
          )}
        </section>
        <div className="undoing">
          <button type="button" className="plain" onClick={() => void undo()} disabled={now.seq === 0 || now.undo.possible === false || moment !== null}>
            ↶ {say(now.undo.free ? "undo" : "undo-ask")}
          </button>
          <label className="skip">
            <input
              type="checkbox"
              checked={skip}
              onChange={(event) => {
                setSkip(event.target.checked);
                keep.set("skip", event.target.checked);
              }}
            />
            {say("skip")}
          </label>
        </div>
        {now.undo.asked_by && now.undo.asked_by !== seat && seat !== "observer" && (
          <p className="asked" role="alert">
            {say("undo-wanted", { seat: names[now.undo.asked_by] ?? "" })}
            <button type="button" className="plain" onClick={() => void live.answerUndo(true)}>
              {say("grant")}
            </button>
            <button type="button" className="plain" onClick={() => void live.answerUndo(false)}>
              {say("refuse")}
            </button>
          </p>
        )}
        {told && <p role="status">{told}</p>}
        {decision?.mine && next === null ? (
          <Orders
            decision={decision}
            table={table}
            busy={live.busy}
            refusal={live.refusal}
            onAct={(action) => void play(action)}
            onMark={setMark}
          />
        ) : (
          <section className="orders idle" aria-label={say("orders")}>
            {live.refusal && <p className="denial">{live.refusal.text}</p>}
          </section>
        )}
        <nav className="tabs" aria-label={say("sheets")}>
          {(["orders", "log", "states", "papers"] as const).map((each) => (
            <button key={each} type="button" className={`to-${each}`} aria-pressed={tab === each} onClick={() => setTab(each)}>
              {say(`tab-${each}`)}
            </button>
          ))}
        </nav>
        <div className="sheets">
          <Log lines={live.log} moment={moment} onJump={(seq) => setMoment(seq === now.seq ? null : seq)} />
          {war && <States war={war} state={shown ?? now} />}
          <Papers table={table} held={held} names={names} moment={moment ?? now.seq} />
        </div>
      </aside>
      <Replay seq={now.seq} moment={moment} onMoment={setMoment} />

      {hover && slip === null && (
        <div className="hover" style={{ left: Math.min(hover.at.x + 18, innerWidth - 270), top: Math.max(8, Math.min(hover.at.y + 14, innerHeight - 190)) }} aria-hidden="true">
          <h3>{spot(hover.place)}</h3>
          <SpaceSlip place={hover.place} state={shown ?? now} pieces={pieces} />
          {places.has(hover.place) && (
            <p className="offer">{places.get(hover.place)?.map((choice) => choice.text).slice(0, 3).join(" · ")}</p>
          )}
        </div>
      )}
      {slip?.kind === "space" && (
        <Menu at={slip.at} title={spot(slip.place)} choices={slip.choices} onAct={(action) => void play(action)} onMark={setMark} onClose={close}>
          <SpaceSlip place={slip.place} state={now} pieces={pieces} />
          {slip.why && <p className="denial">{slip.why}</p>}
        </Menu>
      )}
      {slip?.kind === "card" && (
        <Menu at={slip.at} title={<span className="unseen">{slip.card.title}</span>} choices={slip.choices.map((choice) => within(choice, slip.card))} onAct={(action) => void play(action)} onMark={setMark} onClose={close}>
          <div className={`card large ${slip.card.side}`}>
            <CardFace card={slip.card} />
          </div>
        </Menu>
      )}
      {next !== null && <Curtain seat={next} name={names[next] ?? next} onSit={() => onSit(next)} />}
      {next === null && <Tour />}
    </main>
  );
}

/** A choice in a card's own menu need not begin with the card's title. */
function within(choice: Choice, card: Card): Choice {
  const rest = choice.text.startsWith(`${card.title}: `) ? choice.text.slice(card.title.length + 2) : choice.text;
  return { ...choice, text: rest.charAt(0).toUpperCase() + rest.slice(1) };
}

/** The state as it was; null while it is fetched, or when the present is shown. */
function useMoment(table: ReturnType<typeof useTable>["table"], moment: number | null): GameState | null {
  const [past, setPast] = useState<GameState | null>(null);
  useEffect(() => {
    if (moment === null) {
      setPast(null);
      return;
    }
    let stale = false;
    const timer = setTimeout(() => {
      table.moment(moment).then(
        (state) => !stale && setPast(state),
        () => undefined,
      );
    }, 40);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [table, moment]);
  return past;
}

/** What lies on the board, drawn by the server for the eyes of this seat. */
function useCounters(
  table: ReturnType<typeof useTable>["table"],
  theme: string,
  state: GameState | null,
  moment: number | null,
): string {
  const [svg, setSvg] = useState("");
  const seq = state?.seq;
  useEffect(() => {
    if (seq === undefined) return;
    let stale = false;
    table.counters(theme, moment === null ? undefined : seq).then(
      (drawn) => !stale && setSvg(drawn),
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [table, theme, seq, moment]);
  return svg;
}
