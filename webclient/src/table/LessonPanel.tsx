import { type RefObject, useEffect, useRef } from "react";
import { useReader } from "../words";
import type { BoardHandle } from "./Board";
import type { Taught } from "./useLesson";

interface LessonPanelProps {
  taught: Taught;
  board: RefObject<BoardHandle | null>;
  /** The map is loaded. */
  drawn: boolean;
}

/** Scrolls the text of a step to the top of the column, unless its orders are visible, too. */
function bringIntoSight(panel: HTMLElement) {
  panel.scrollIntoView({ block: "nearest" });
  const column = panel.closest<HTMLElement>(".side");
  const wanted = panel.querySelector(".main") ?? column?.querySelector(".orders:not(.idle) li");
  if (!column || !wanted) return;
  // On a phone the tabs cover the lower edge of the column.
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

/** The text of a lesson's step, above the question. */
export function LessonPanel({ taught, board, drawn }: LessonPanelProps) {
  const { say } = useReader();
  const { lesson, page, turn, leave, look, first } = taught;
  const { texts, number, of, over } = lesson;
  const last = page === texts.length - 1;
  const places = look.join(" ");
  useEffect(() => {
    if (drawn && places !== "") board.current?.near(places.split(" "));
  }, [board, drawn, places]);
  // In a scrolling column, the new text and its orders are brought into view.
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
      {/* The text of a step is announced when it appears. */}
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
