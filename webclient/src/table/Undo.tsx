import { useEffect, useRef } from "react";
import type { GameState, LogLine } from "../api";
import { useReader } from "../words";

/** How many orders a player can take back by himself: those of the last activation, and all. */
export function freeSteps(state: GameState): { activation: number; all: number } {
  const { free, free_from, activation } = state.undo;
  return free ? { activation: state.seq - activation, all: state.seq - free_from } : { activation: 0, all: 0 };
}

/** The keys that take back one step, anywhere on the page. */
export function useUndoKey(undo: () => Promise<unknown>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // In a field where something is typed these keys take back what was typed.
      if (event.target instanceof HTMLInputElement && event.target.value !== "") return;
      if ((event.ctrlKey || event.metaKey) && event.key === "z") {
        event.preventDefault();
        void undo();
      }
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [undo]);
}

interface UndoProps {
  state: GameState;
  past: boolean;
  onUndo: (to?: number) => void;
}

/** One step back, the whole activation, or all that is free; what is not has to be granted. */
export function UndoButtons({ state, past, onUndo }: UndoProps) {
  const { say } = useReader();
  const free = freeSteps(state);
  return (
    <>
      <button type="button" className="plain" disabled={!state.undo.possible || past} title={say("undo-hint")} onClick={() => onUndo()}>
        {/* Whether others had something to answer meanwhile is not for a label to tell. */}
        ↶ {say(state.undo.asks ? "undo-ask" : "undo")}
      </button>
      {free.activation > 1 && (
        <button type="button" className="plain" disabled={past} onClick={() => onUndo(state.undo.activation)}>
          ↶ {say("undo-activation", { count: free.activation })}
        </button>
      )}
      {free.all > free.activation && (
        <button type="button" className="plain" disabled={past} onClick={() => onUndo(state.undo.free_from)}>
          ↶ {say("undo-all", { count: free.all })}
        </button>
      )}
    </>
  );
}

/** So many lines of what would be taken back are told; the log has all of it. */
const TOLD = 4;

/** The last that has happened since a moment: what would be taken back. */
export function undoing(log: readonly LogLine[], since: number): LogLine[] {
  return log.filter((line) => line.seq > since && !line.undone && !line.kind.startsWith("undo")).slice(-TOLD);
}

interface ConsentProps {
  state: GameState;
  name: string;
  log: readonly LogLine[];
  onAnswer: (grant: boolean) => void;
}

/** Somebody asks to take something back: whoever is asked answers, whoever asks may think again. */
export function Consent({ state, name, log, onAnswer }: ConsentProps) {
  const { say } = useReader();
  const first = useRef<HTMLButtonElement>(null);
  const { asked_by: by, asked_to: to } = state.undo;
  useEffect(() => {
    if (by !== null && by !== state.seat) first.current?.focus();
  }, [by, state.seat]);
  if (by === null || state.seat === "observer") return null;
  const count = to === null ? 1 : state.seq - to;
  if (by === state.seat) {
    return (
      <p className="asked" role="status">
        <span>{say("undo-asked")}</span>
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
        <ul>
          {undoing(log, state.seq - count).map((line) => (
            <li key={line.n}>{line.text}</li>
          ))}
        </ul>
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
