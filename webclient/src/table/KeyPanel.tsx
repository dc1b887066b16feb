import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import type { Specimen } from "../explained";
import { useReader } from "../words";
import { kindsAt, lyingThere, useCounterKey } from "./useCounterKey";
import { useEscape } from "./useEscape";

interface KeyPanelProps {
  title: string;
  /** What is pointed at, and its name; null for nothing. */
  place: string | null;
  called: string;
  /** The drawn contents of the map: changes with them. */
  counters: string;
  /** Whether nothing over it handles Escape first. */
  top: boolean;
  onClose: () => void;
}

/** Pixels per unit of the board: slightly larger than on a map at full size. */
const SCALE = 1.3;
const LARGEST = 112;
/** Space for lines and shadows, which SVG bounding boxes exclude. */
const EDGE = 4;

/** A specimen of each kind with its figures explained; for a place, only the kinds that lie there. */
export function KeyPanel({ title, place, called, counters, top, onClose }: KeyPanelProps) {
  const { say, theme, language } = useReader();
  const key = useCounterKey(title, theme, language);
  const panel = useRef<HTMLElement>(null);
  const there = useMemo(() => {
    const drawn = document.querySelector(".counters");
    return place !== null && key && drawn ? lyingThere(key.specimens, kindsAt(drawn, place)) : null;
  }, [key, place, counters]);
  useEffect(() => {
    const back = document.activeElement as HTMLElement | null;
    panel.current?.focus({ preventScroll: true });
    return () => {
      if (panel.current?.contains(document.activeElement) && back?.isConnected) back.focus({ preventScroll: true });
    };
  }, []);
  useEscape(onClose, top);
  useLayoutEffect(() => {
    if (there !== null) panel.current?.querySelector("ul")?.scrollTo(0, 0);
  }, [there]);
  return (
    <section
      className="counter-key"
      ref={panel}
      tabIndex={-1}
      aria-label={say("counter-key")}
    >
      <header>
        <h3>{say("counter-key")}</h3>
        <button type="button" onClick={onClose} aria-label={say("close")} title={`${say("close")} (K)`}>
          ×
        </button>
      </header>
      <p className="hint">{there !== null ? called : key?.specimens.length === 0 ? say("no-counter-key") : say("counter-key-hint")}</p>
      {key && <div className="shared" dangerouslySetInnerHTML={{ __html: key.style }} />}
      <ul tabIndex={0} aria-label={say("counter-key")}>
        {(there ?? key?.specimens ?? []).map((one) => (
          <li key={one.key} data-specimen={one.key}>
            <Drawing svg={one.svg} />
            <div>
              <h4>{one.name}</h4>
              <Notes notes={one.notes} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Notes({ notes }: Pick<Specimen, "notes">) {
  return (
    <dl>
      {notes.map(({ mark, text }) => (
        <div key={text} className={mark ? "" : "plainly"}>
          {mark && <dt>{mark}</dt>}
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A drawing cropped to its contents. */
function Drawing({ svg }: { svg: string }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const drawing = box.current?.querySelector("svg");
    // A test has no box.
    const drawn = drawing?.getBBox?.();
    if (!drawing || !drawn || drawn.width === 0) return;
    const [x, y, wide, high] = [drawn.x - EDGE, drawn.y - EDGE, drawn.width + 2 * EDGE, drawn.height + 2 * EDGE];
    const scale = Math.min(SCALE, LARGEST / wide, LARGEST / high);
    drawing.setAttribute("viewBox", `${x} ${y} ${wide} ${high}`);
    drawing.setAttribute("width", `${wide * scale}`);
    drawing.setAttribute("height", `${high * scale}`);
  }, [svg]);
  return <div className="drawing" ref={box} dangerouslySetInnerHTML={useMemo(() => ({ __html: svg }), [svg])} />;
}
