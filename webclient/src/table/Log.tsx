import { memo, useEffect, useRef } from "react";
import type { LogLine } from "../api";
import { Die } from "../ui/Dice";
import { useReader } from "../words";

interface LogProps {
  lines: readonly LogLine[];
  /** The moment that is shown, if it is not the present. */
  moment: number | null;
  onJump: (seq: number) => void;
}

/** What has happened; each line leads back to its moment. */
export const Log = memo(function Log({ lines, moment, onJump }: LogProps) {
  const { say } = useReader();
  const box = useRef<HTMLOListElement>(null);
  const held = useRef(false);
  useEffect(() => {
    if (!held.current && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lines]);
  useEffect(() => {
    if (moment === null) return;
    const shown = [...(box.current?.querySelectorAll("li") ?? [])].findLast(
      (row) => Number(row.dataset["seq"]) <= moment,
    );
    if (shown && box.current) box.current.scrollTop = shown.offsetTop - box.current.clientHeight / 2;
  }, [moment]);
  return (
    <section className="log" aria-label={say("log")}>
      <ol
        ref={box}
        onScroll={(event) => {
          const { scrollHeight, scrollTop, clientHeight } = event.currentTarget;
          held.current = scrollHeight - scrollTop - clientHeight > 60;
        }}
      >
        {lines.map((line) => (
          <li
            key={line.n}
            data-seq={line.seq}
            className={`${headline(line.kind)}${moment !== null && line.seq > moment ? " later" : ""}`}
          >
            <button type="button" onClick={() => onJump(line.seq)} title={say("jump")}>
              {line.dice.length > 0 && (
                <span className="dice">
                  {line.dice.map((face, index) => (
                    <Die key={`${index} ${face}`} face={face} />
                  ))}
                </span>
              )}
              {line.text}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
});

function headline(kind: string): string {
  if (kind === "turn") return "turn";
  if (kind.endsWith("-phase")) return "phase";
  return kind === "battle" || kind === "battle-won" ? "battle" : "";
}
