import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { keep } from "../keep";
import { type Key, useReader } from "../words";
import { FINGERS, useMedia } from "./parts";
import { useLastEscape } from "./useEscape";
import { goOn } from "./useKept";

const STOPS = [".prompt", ".orders", ".pane", ".hand", ".sheets", ".replay"] as const;

/** The stops with another text for touch screens: without keys, with gestures instead. */
const TOUCHED: readonly number[] = [0, 1, 2, 3];

/** The text of a stop. */
export function saidAt(number: number, fingers: boolean): Key {
  return `tour-${number + 1}${fingers && TOUCHED.includes(number) ? "-touch" : ""}` as Key;
}

/** The indices of a page's stops: without a hand there is none for it. */
export function stopsOn(page: ParentNode): number[] {
  return STOPS.flatMap((stop, number) => (page.querySelector(stop) === null ? [] : [number]));
}

/** The element of a stop: if a sheet is behind a tab, as on a phone, the tab. */
export function pointedAt(page: ParentNode, stop: string): Element | null {
  const part = page.querySelector(stop);
  return stop === ".sheets" && part?.getClientRects().length === 0 ? page.querySelector(".tabs .to-log") : part;
}

/** The tour for first-time players, once the table is `ready`, and on request: a sentence for each stop. */
export function Tour({ ready }: { ready: boolean }) {
  const { say } = useReader();
  const [stop, setStop] = useState(() => (keep.setting("toured", false) ? -1 : 0));
  const [stops, setStops] = useState<readonly number[]>([]);
  // It begins once the page is complete; once begun, it goes on, whatever happens meanwhile.
  const begun = stops.length > 0;
  useLayoutEffect(() => {
    if (ready && !begun) setStops(stopsOn(document));
  }, [ready, begun]);
  const number = stops[stop];
  const there = number === undefined ? undefined : STOPS[number];
  const fingers = useMedia(FINGERS);
  const next = useRef<HTMLButtonElement>(null);
  const end = useCallback(() => {
    keep.set("toured", true);
    setStop(-1);
  }, []);
  // The focus follows the tour, and returns to the table when it is over.
  const shown = there !== undefined;
  useLastEscape(end, shown);
  const began = useRef(false);
  useEffect(() => next.current?.focus({ preventScroll: true }), [stop, shown]);
  useEffect(() => {
    if (began.current && !shown) goOn();
    began.current = shown;
  }, [shown]);

  useEffect(() => {
    if (there === undefined) return;
    const part = pointedAt(document, there);
    part?.classList.add("pointed");
    return () => part?.classList.remove("pointed");
  }, [there]);

  if (there === undefined || number === undefined) return null;
  return (
    <div className={there === ".pane" ? "tour of-map" : "tour"} role="dialog" aria-label={say("tour")} aria-describedby="tour-says">
      <p id="tour-says" aria-live="polite">{say(saidAt(number, fingers))}</p>
      <div className="row">
        <span className="count" aria-hidden="true">
          {stop + 1} / {stops.length}
        </span>
        {stop < stops.length - 1 ? (
          <>
            <button type="button" className="plain" onClick={end}>
              {say("tour-end")}
            </button>
            <button type="button" className="main" ref={next} onClick={() => setStop(stop + 1)}>
              {say("tour-next")}
            </button>
          </>
        ) : (
          <button type="button" className="main" ref={next} onClick={end}>
            {say("tour-done")}
          </button>
        )}
      </div>
    </div>
  );
}
