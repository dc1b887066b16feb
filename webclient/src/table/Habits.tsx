import { useEffect, useRef } from "react";
import { useReader } from "../words";

interface HabitsProps {
  /** Whether the page passes by itself; null where it may not. */
  passes: boolean | null;
  watches: boolean;
  /** Whether the results of one's own battles stand until they are put away; null for who has none. */
  stops: boolean | null;
  onPass: (on: boolean) => void;
  onWatch: (on: boolean) => void;
  onStop: (on: boolean) => void;
}

/** How somebody likes to play, on a slip that is out of the way. */
export function Habits({ passes, watches, stops, onPass, onWatch, onStop }: HabitsProps) {
  const { say } = useReader();
  const slip = useRef<HTMLDetailsElement>(null);
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
    <details className="habits" ref={slip}>
      <summary>{say("habits")}</summary>
      <div>
        {passes !== null && (
          <label className="skip">
            <input type="checkbox" checked={passes} onChange={(event) => onPass(event.target.checked)} />
            {say("skip")}
          </label>
        )}
        {stops !== null && (
          <label className="skip">
            {/* Who does not watch sees the present at once, whatever has led there. */}
            <input type="checkbox" checked={stops && watches} disabled={!watches} onChange={(event) => onStop(event.target.checked)} />
            {say("stop-battles")}
          </label>
        )}
        <label className="skip">
          <input type="checkbox" checked={watches} onChange={(event) => onWatch(event.target.checked)} />
          {say("watch-others")}
        </label>
      </div>
    </details>
  );
}
