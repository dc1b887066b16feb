import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useReader } from "../words";
import type { Calling } from "./calling";
import { type Line, type Row, rowsOf } from "./declined";
import { askForKeys } from "./KeysHelp";

/** Pixels between the slip and the edge of the window. */
const EDGE = 8;
/** The least height of the slip: what does not fit is scrolled to. */
const LEAST = 120;

interface HabitsProps {
  /** Whether the page passes by itself; null where it may not. */
  passes: boolean | null;
  watches: boolean;
  /** Whether results of one's own battles stay until dismissed; null for observers. */
  stops: boolean | null;
  /** How one is notified of one's turn; null for observers. */
  calling: Calling | null;
  /** Whether one person plays all seats at this screen; null if there are not two. */
  alone: boolean | null;
  /** The questions that are declined. */
  declined: readonly Line[];
  /** The moment of the game: with the next, what was switched off is no longer listed. */
  moment: string;
  /** Be asked again, or not. */
  onHabit: (line: Line, on: boolean) => void;
  onAlone: (on: boolean) => void;
  onPass: (on: boolean) => void;
  onWatch: (on: boolean) => void;
  onStop: (on: boolean) => void;
}

/** The reader's settings, on a slip. */
export function Habits({ passes, watches, stops, calling, alone, declined, moment, onHabit, onAlone, onPass, onWatch, onStop }: HabitsProps) {
  const { say } = useReader();
  const slip = useRef<HTMLDetailsElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number>();
  const fit = useCallback(() => {
    if (slip.current?.open && sheet.current) setRoom(Math.max(LEAST, innerHeight - sheet.current.getBoundingClientRect().top - EDGE));
  }, []);
  // What stands above the slip, odds for instance, comes and goes while it is open.
  useLayoutEffect(fit);
  useEffect(() => {
    addEventListener("resize", fit);
    return () => removeEventListener("resize", fit);
  }, [fit]);
  const [listed, setListed] = useState<readonly Row[]>([]);
  useEffect(() => setListed([]), [moment]);
  const rows = rowsOf(listed, declined);
  useEffect(() => {
    const away = (event: Event) => {
      const outside = event instanceof KeyboardEvent ? event.key === "Escape" : !slip.current?.contains(event.target as Node);
      if (outside && slip.current?.open) slip.current.open = false;
    };
    addEventListener("pointerdown", away);
    addEventListener("keydown", away);
    return () => {
      removeEventListener("pointerdown", away);
      removeEventListener("keydown", away);
    };
  }, []);
  return (
    <details className="habits" ref={slip} onToggle={() => (setListed([]), fit())}>
      <summary>{say("habits")}</summary>
      <div ref={sheet} style={{ maxHeight: room }}>
        {passes !== null && (
          <label className="skip">
            <input type="checkbox" checked={passes} onChange={(event) => onPass(event.target.checked)} />
            {say("skip")}
          </label>
        )}
        {stops !== null && (
          <label className="skip">
            {/* Without playback the present is shown at once. */}
            <input type="checkbox" checked={stops && watches} disabled={!watches} onChange={(event) => onStop(event.target.checked)} />
            {say("stop-battles")}
          </label>
        )}
        <label className="skip">
          <input type="checkbox" checked={watches} onChange={(event) => onWatch(event.target.checked)} />
          {say("watch-others")}
        </label>
        {rows.map((row) => (
          <label className="skip" key={`${row.kind} ${row.until}`}>
            <input
              type="checkbox"
              checked={row.on}
              onChange={(event) => {
                setListed(rows);
                onHabit(row, event.target.checked);
              }}
            />
            {row.label}: {say(`decline-${row.until}`, { chance: row.chance })}
          </label>
        ))}
        {alone !== null && (
          <label className="skip">
            <input type="checkbox" checked={alone} onChange={(event) => onAlone(event.target.checked)} />
            {say("alone")}
          </label>
        )}
        {calling !== null && (
          <label className="skip">
            <input type="checkbox" checked={calling.sound} onChange={(event) => calling.setSound(event.target.checked)} />
            {say("call-sound")}
          </label>
        )}
        {calling !== null && calling.notifies !== null && (
          <label className="skip">
            <input type="checkbox" checked={calling.notifies} onChange={(event) => calling.setNotifies(event.target.checked)} />
            {say("call-notify")}
          </label>
        )}
        <button type="button" className="plain keys" aria-keyshortcuts="?" onClick={askForKeys}>
          {say("keys")} <kbd aria-hidden="true">?</kbd>
        </button>
      </div>
    </details>
  );
}
