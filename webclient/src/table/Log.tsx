import { memo, useEffect, useRef } from "react";
import type { LogLine, Table } from "../api";
import { Die } from "../ui/Dice";
import { bound } from "../ui/bound";
import { useReader } from "../words";
import { Meaning } from "./Meaning";
import { NO_PLACES } from "./parts";
import { ReadCard } from "./ReadCard";

interface LogProps {
  lines: readonly LogLine[];
  /** The first line since the reader's own last order; null if unknown. */
  fresh: number | null;
  /** The moment of that order; null before the first. */
  ordered: number | null;
  /** The moment that is shown, if it is past. */
  moment: number | null;
  onJump: (seq: number, line: number) => void;
  /** The places of the line that is pointed at; empty if none is. */
  onPoint: (places: readonly string[]) => void;
  table: Table;
  /** The actions with stored bots' thoughts in a finished game. */
  thoughts: ReadonlySet<number>;
}

/** The log; each line links to its moment. */
export const Log = memo(function Log({ lines, fresh, ordered, moment, onJump, onPoint, table, thoughts }: LogProps) {
  const { say } = useReader();
  const box = useRef<HTMLOListElement>(null);
  const held = useRef(false);
  const pressed = useRef(false);
  // Whoever gives an order, or comes back from the past, has read what he scrolled back to.
  useEffect(() => {
    held.current = false;
  }, [ordered, moment]);
  useEffect(() => {
    const list = box.current;
    if (!list) return;
    const place = () => {
      if (moment !== null) center(list, list.querySelector("li.moment"));
      else if (!held.current) list.scrollTop = list.scrollHeight;
    };
    place();
    // What appears above the log makes it shorter: its end, or the shown moment, stays in view.
    const watch = new ResizeObserver(place);
    watch.observe(list);
    return () => watch.disconnect();
  }, [lines, moment, ordered]);
  const shown = moment === null ? undefined : lineAt(lines, moment)?.n;
  // A reader of older lines is not scrolled to the end.
  const hold = (list: HTMLElement) => {
    requestAnimationFrame(() => {
      held.current = list.scrollHeight - list.scrollTop - list.clientHeight > 60;
    });
  };
  // A resting pointer leaves when the log shrinks away from under it: that is not reading.
  const release = (list: HTMLElement) => {
    if (pressed.current) hold(list);
    pressed.current = false;
  };
  return (
    <section className="log" aria-label={say("log")}>
      <ol
        ref={box}
        onWheel={(event) => hold(event.currentTarget)}
        // A line that is being pressed stays under the pointer, however fast new lines come.
        onPointerDown={() => {
          held.current = true;
          pressed.current = true;
        }}
        onPointerUp={(event) => release(event.currentTarget)}
        onPointerLeave={(event) => release(event.currentTarget)}
        onPointerCancel={(event) => release(event.currentTarget)}
        onTouchEnd={(event) => hold(event.currentTarget)}
        onKeyUp={(event) => hold(event.currentTarget)}
      >
        {lines.map((line, index) => (
          <li
            key={line.n}
            data-seq={line.seq}
            className={classes(line, moment, line.n === shown, fresh)}
            aria-current={line.n === shown ? "step" : undefined}
            onPointerEnter={() => onPoint(line.places)}
            onPointerLeave={() => onPoint(NO_PLACES)}
          >
            <button
              type="button"
              disabled={line.undone}
              onFocus={() => onPoint(line.places)}
              onBlur={() => onPoint(NO_PLACES)}
              onClick={() => onJump(line.seq, line.n)}
              title={say(line.undone ? "taken-back" : "jump")}
            >
              {line.dice.length > 0 && (
                <span className="dice">
                  {line.dice.map((face, index) => (
                    <Die key={`${index} ${face}`} face={face} />
                  ))}
                </span>
              )}
              {line.undone ? <s>{bound(line.text)}</s> : bound(line.text)}
              {line.secret && !line.undone && <em className="secret"> {say("secret")}</em>}
              {line.undone && <span className="unseen">{say("taken-back")}</span>}
            </button>
            {line.cards && line.cards.length > 0 && !line.undone && (
              <span className="cards-of">
                {line.cards.map((card, at) => (
                  <ReadCard key={card} number={card} called={line.titles?.[at]} />
                ))}
              </span>
            )}
            {thoughts.has(line.seq) && begins(lines, index) && <Meaning table={table} number={line.seq} about={line.text} brief />}
          </li>
        ))}
      </ol>
    </section>
  );
});

/** Whether a line that still stands is the first of its action: nobody decides the beginning of a turn or a phase. */
export function begins(lines: readonly LogLine[], index: number): boolean {
  const line = lines[index];
  if (!line || line.undone || /^(turn|phase)$/.test(headline(line.kind))) return false;
  for (let at = index - 1; lines[at]?.seq === line.seq; at -= 1) if (!lines[at]?.undone) return false;
  return true;
}

/** The last line of a moment. */
export function lineAt(lines: readonly LogLine[], moment: number): LogLine | undefined {
  return lines.findLast((line) => line.seq <= moment && !line.undone);
}

/** Scroll `list` so that `row` is in its middle. */
function center(list: HTMLElement, row: Element | null) {
  if (!row) return;
  const above = row.getBoundingClientRect().top - list.getBoundingClientRect().top;
  list.scrollTop += above - (list.clientHeight - row.clientHeight) / 2;
}

function classes(line: LogLine, moment: number | null, shown: boolean, fresh: number | null): string {
  const found = [headline(line.kind)];
  if (fresh !== null && line.n >= fresh && moment === null && !line.undone) found.push("fresh");
  if (shown) found.push("moment");
  if (line.undone) found.push("undone");
  if (line.kind.startsWith("undo")) found.push("undo");
  if (moment !== null && line.seq > moment) found.push("later");
  return found.join(" ").trim();
}

function headline(kind: string): string {
  if (kind === "turn") return "turn";
  if (kind.endsWith("-phase")) return "phase";
  return /^battle(-won)?$/.test(kind) ? "battle" : "";
}
