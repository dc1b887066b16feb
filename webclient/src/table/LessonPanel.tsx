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

/** What a step of the lesson says, above what is asked. */
export function LessonPanel({ taught, board, drawn }: LessonPanelProps) {
  const { say } = useReader();
  const { lesson, page, turn, leave, look } = taught;
  const { texts, number, of, over } = lesson;
  const last = page === texts.length - 1;
  const places = look.join(" ");
  useEffect(() => {
    if (drawn && places !== "") board.current?.show(places.split(" "));
  }, [board, drawn, places]);
  // Where the column scrolls, what is new is in sight.
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: "nearest" }); // a promise in new browsers: no effect may return it
  }, [number, page]);
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
