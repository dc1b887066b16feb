import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type GameState, type LogLine, Table, type Undone } from "../api";
import type { Held } from "../keep";
import { Die } from "../ui/Dice";
import { bound } from "../ui/bound";
import { useReader } from "../words";
import { playsElsewhere } from "./choices";
import { HEADING } from "./lately";
import { goOn } from "./useKept";
import type { Live } from "./useTable";

/** How many orders a player can undo by himself: those of the last activation, and all. */
export function freeSteps(state: GameState): { activation: number; all: number } {
  const { free, free_count, activation_count } = state.undo;
  return free ? { activation: activation_count, all: free_count } : { activation: 0, all: 0 };
}

export interface TakingBack {
  /** Undo one step, or all back to a moment: at once, or after a confirmation. */
  undo: (to?: number) => void;
  /** What the undo would cross, while the reader is asked to confirm it. */
  asked: Undone | null;
  answer: (yes: boolean) => void;
}

/** Undo, while the game goes on; what crosses chance or a secret needs a confirmation. */
export function useTakingBack(state: GameState | null, undo: (to?: number, sure?: boolean) => Promise<Undone | null>): TakingBack {
  const [asked, setAsked] = useState<(Undone & { at: string }) | null>(null);
  const over = state?.over ?? true;
  // Another order cancels the confirmation.
  const at = `${state?.epoch ?? 0}.${state?.seq ?? 0}`;
  const take = useCallback(
    (to?: number) => {
      if (!over) void undo(to).then((found) => setAsked(found && { ...found, at }));
    },
    [undo, over, at],
  );
  useUndoKey(take);
  const answer = (yes: boolean) => {
    setAsked(null);
    if (yes && asked !== null) void undo(asked.to ?? undefined, true);
  };
  return { undo: take, asked: asked?.at === at && !over ? asked : null, answer };
}

/** One person at all seats consents to his own undo: the page does so by itself. False if others have to be asked, or if that failed. */
export function useAgreeing(state: GameState | null, held: Held, here: readonly string[], { table, refresh }: Pick<Live, "table" | "refresh">): boolean {
  const [failed, setFailed] = useState(false);
  const { asked_by: by, asked_to: to } = state?.undo ?? { asked_by: null, asked_to: null };
  const agrees = state !== null && held.open === true && here.length > 1 && !playsElsewhere(state, here);
  const other = agrees && by !== null ? here.find((seat) => seat !== by) : undefined;
  const token = other === undefined ? undefined : held.tokens[other];
  useEffect(() => {
    if (token === undefined) return;
    setFailed(false);
    new Table(table.id, token, table.lang)
      .answerUndo(true, to)
      .catch(() => setFailed(true))
      .then(refresh);
  }, [table, refresh, token, to]);
  return agrees && !failed;
}

/** The keys for undoing one step, anywhere on the page. */
function useUndoKey(undo: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // In a text field these keys undo typing.
      if (event.target instanceof HTMLInputElement && event.target.value !== "") return;
      if ((event.ctrlKey || event.metaKey) && event.key === "z") {
        event.preventDefault();
        undo();
      }
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [undo]);
}

interface UndoProps {
  state: GameState;
  past: boolean;
  /** The page consents for all others. */
  agrees: boolean;
  onUndo: (to?: number) => void;
}

/** One step back, the whole activation, or all that is free; anything else has to be granted. Empty after the game. */
export function UndoButtons({ state, past, agrees, onUndo }: UndoProps) {
  const { say } = useReader();
  if (state.over) return null;
  const free = freeSteps(state);
  return (
    <>
      <button type="button" className="plain" disabled={!state.undo.possible || past} title={`${state.undo.order === "" ? say("undo-hint") : say("undo-what", { what: state.undo.order })} (${say("key-undo")})`} aria-keyshortcuts="Control+Z Meta+Z" onClick={() => onUndo()}>
        {/* The label must not reveal whether others had something to answer meanwhile. */}
        ↶ {say(state.undo.asks && !agrees ? "undo-ask" : "undo")}
        {state.undo.order !== "" && <span className="what">: {bound(state.undo.order)}</span>}
      </button>
      {free.activation > 1 && (
        // The log shows how it began: there is no room for it beside the number.
        <button type="button" className="plain" disabled={past} title={state.undo.began === "" ? undefined : say("undo-what", { what: state.undo.began })} onClick={() => onUndo(state.undo.activation)}>
          ↶ {bound(say("undo-activation", { count: free.activation }))}
        </button>
      )}
      {free.all > free.activation && (
        <button type="button" className="plain" disabled={past} onClick={() => onUndo(state.undo.free_from)}>
          ↶ {bound(say("undo-all", { count: free.all }))}
        </button>
      )}
    </>
  );
}

/** Maximum number of lines that would be undone to be shown; the log has all. */
const TOLD = 4;

/** What has happened since a moment and would be undone: the first lines, and the number of further ones. */
export function undoing(log: readonly LogLine[], since: number): { first: LogLine | undefined; then: LogLine[]; more: number } {
  const all = log.filter((line) => line.seq > since && !line.undone && !line.kind.startsWith("undo"));
  // The end of a turn and the beginning of the next are nobody's order.
  const told = all.filter((line) => !HEADING.test(line.kind));
  const [first, ...then] = told.length > 0 ? told : all;
  return { first, then: then.slice(0, TOLD), more: Math.max(0, then.length - TOLD) };
}

/** What an undo would cross: the dice, if any, else the last event. */
export function passing(log: readonly LogLine[], since: number): LogLine[] {
  const rolled = log.filter((line) => line.seq > since && !line.undone && line.dice.length > 0);
  if (rolled.length > 0) return rolled.slice(0, TOLD);
  const { first, then } = undoing(log, since);
  return first === undefined ? [] : [first, ...then];
}

/** Whether nobody else, not even a bot, has a seat in this game. */
export function playsAlone({ seats }: Pick<GameState, "seats">): boolean {
  return Object.keys(seats).length < 2;
}

/** A confirmation has the focus while it is open; then the focus returns, or goes on if its element is gone. */
function useGiven(button: RefObject<HTMLElement | null>, stands = true): void {
  useEffect(() => {
    if (!stands) return;
    const back = document.activeElement as HTMLElement | null;
    button.current?.focus();
    return () => {
      // If nothing more can be undone, the button is gone or disabled.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && back?.isConnected) back.focus({ preventScroll: true });
        goOn();
      });
    };
  }, [button, stands]);
}

interface SureProps {
  state: GameState;
  log: readonly LogLine[];
  asked: Undone;
  onAnswer: (yes: boolean) => void;
}

/** The confirmation before dice or secrets are undone: what is lost, and who would be asked. */
export function Sure({ state, log, asked, onAnswer }: SureProps) {
  const { say } = useReader();
  const stay = useRef<HTMLButtonElement>(null);
  useGiven(stay);
  const since = asked.to ?? state.seq;
  return (
    <div
      className="consent"
      role="alertdialog"
      aria-labelledby="sure-title"
      aria-describedby="sure-text"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onAnswer(false);
      }}
    >
      <h2 id="sure-title">{say("sure-title")}</h2>
      <div id="sure-text">
        <p>{say(asked.passes === "chance" ? "sure-chance" : "sure-secret")}</p>
        <ul>
          {passing(log, since).map((line) => (
            <li key={line.n}>
              {line.dice.length > 0 && (
                <span className="dice">
                  {line.dice.map((face, index) => (
                    <Die key={`${index} ${face}`} face={face} />
                  ))}
                </span>
              )}
              {bound(line.text)}
            </li>
          ))}
        </ul>
        <p className="hint">{say(`sure-${playsAlone(state) ? "alone" : "courtesy"}${asked.passes === "chance" ? "-dice" : ""}`)}</p>
      </div>
      <div className="row">
        <button type="button" className="plain" ref={stay} onClick={() => onAnswer(false)}>
          {say("withdraw")}
        </button>
        <button type="button" className="main" onClick={() => onAnswer(true)}>
          {say("sure-yes")}
        </button>
      </div>
    </div>
  );
}

interface ConsentProps {
  state: GameState;
  name: string;
  log: readonly LogLine[];
  onAnswer: (grant: boolean) => void;
}

/** What is to be undone: the consequence of the first order, in the words of the log. */
function Taken({ log, since }: { log: readonly LogLine[]; since: number | null }) {
  const { say } = useReader();
  const first = since === null ? undefined : undoing(log, since).first;
  return first === undefined ? null : <b className="taken">{say("undo-what", { what: first.text })}</b>;
}

/** What has followed, and is undone as well. */
function After({ log, since }: { log: readonly LogLine[]; since: number | null }) {
  const { say } = useReader();
  if (since === null) return null;
  const { then, more } = undoing(log, since);
  return (
    <ul>
      {then.map((line) => (
        <li key={line.n}>{bound(line.text)}</li>
      ))}
      {more > 0 && <li>{say("and-more", { count: more })}</li>}
    </ul>
  );
}

/** A request to undo something: the asked players answer, the asker may withdraw it. */
export function Consent({ state, name, log, onAnswer }: ConsentProps) {
  const { say } = useReader();
  const first = useRef<HTMLButtonElement>(null);
  const { asked_by: by, asked_to: to, asked_count: count } = state.undo;
  useGiven(first, by !== null && by !== state.seat);
  if (by === null || state.seat === "observer") return null;
  if (by === state.seat) {
    return (
      <p className="asked" role="status">
        <span>
          {say("undo-asked")} <Taken log={log} since={to} />
        </span>
        <button type="button" className="plain" onClick={() => onAnswer(false)}>
          {say("withdraw")}
        </button>
      </p>
    );
  }
  return (
    <div className="consent" role="alertdialog" aria-labelledby="consent-title" aria-describedby="consent-text">
      <h2 id="consent-title">{say("undo-title")}</h2>
      <div id="consent-text">
        <p>{say(count === 1 ? "undo-wanted" : "undo-wanted-many", { seat: name, count })}</p>
        <p>
          <Taken log={log} since={to} />
        </p>
        <After log={log} since={to} />
      </div>
      <div className="row">
        <button type="button" className="plain" ref={first} onClick={() => onAnswer(false)}>
          {say("refuse")}
        </button>
        <button type="button" className="main" onClick={() => onAnswer(true)}>
          {say("grant")}
        </button>
      </div>
    </div>
  );
}
