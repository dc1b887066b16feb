import { type RefObject, useEffect, useRef } from "react";
import { useReader } from "../words";
import type { BoardHandle } from "./Board";
import type { Taught } from "./useLesson";

interface LessonPanelProps {
  taught: Taught;
  board: RefObject<BoardHandle | null>;
  /** The map is there. */
  drawn: boolean;
}

/** The words of a step at the top of a column that scrolls, unless what they ask for is in sight as well. */
function bringIntoSight(panel: HTMLElement) {
  panel.scrollIntoView({ block: "nearest" });
  const column = panel.closest<HTMLElement>(".side");
  const wanted = panel.querySelector(".main") ?? column?.querySelector(".orders:not(.idle) li");
  if (!column || !wanted) return;
  // On a phone the tabs lie over the lower edge of the column.
  const edge = () => Math.min(column.getBoundingClientRect().bottom, tabsOver(column));
  const below = () => wanted.getBoundingClientRect().bottom - edge();
  if (below() <= 0) return;
  panel.scrollIntoView({ block: "start" });
  if (below() > 0) column.scrollBy(0, below());
}

function tabsOver(column: HTMLElement): number {
  const tabs = column.querySelector(".tabs");
  return tabs && getComputedStyle(tabs).position === "sticky" ? tabs.getBoundingClientRect().top : Infinity;
}

/** What a step of the lesson says, above what is asked. */
export function LessonPanel({ taught, board, drawn }: LessonPanelProps) {
  const { say } = useReader();
  const { lesson, page, turn, leave, look, first } = taught;
  const { texts, number, of, over } = lesson;
  const last = page === texts.length - 1;
  const places = look.join(" ");
  useEffect(() => {
    if (drawn && places !== "") board.current?.near(places.split(" "));
  }, [board, drawn, places]);
  // Where the column scrolls, what is new is in sight, and so is what it wants.
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (panel.current) bringIntoSight(panel.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [number, page, first]);
  return (
    <section className="lesson" ref={panel} aria-label={say("lesson")}>
      <h2>
        <span>{say("lesson")}</span>
        <small>{say("lesson-step", { at: Math.min(number + page + 1, of), of })}</small>
      </h2>
      {/* What a step says is read aloud when it comes. */}
      <p aria-live="polite">{texts[page]}</p>
      <progress max={of} value={number + page + (over && last ? 1 : 0)} aria-hidden="true" />
      <div className="row">
        {!over && (
          <button type="button" className="plain" onClick={leave}>
            {say("lesson-leave")}
          </button>
        )}
        {!last && (
          <button type="button" className="main" onClick={() => turn(page + 1)}>
            {say("tour-next")}
          </button>
        )}
        {over && last && (
          <button type="button" className="main" onClick={leave}>
            {say("lesson-play-on")}
          </button>
        )}
      </div>
    </section>
  );
}
