import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  memo,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  type Ref,
} from "react";
import { useReader } from "../words";
import { type Pose, type Size, centre, embrace, pan, seen, settle, smallest, zoom } from "./panzoom";
import type { Overlay } from "../api";
import { OverlayMarks } from "./OverlayMarks";
import { Picture, type Sharpen } from "./Picture";
import type { Sheet, Spot } from "./sheet";

export interface BoardHandle {
  show: (places: readonly string[]) => void;
  whole: () => void;
  where: (place: string) => { x: number; y: number } | null;
}

export interface BoardProps {
  sheet: Sheet;
  counters: string;
  lit: ReadonlySet<string>;
  /** Spaces of the choice under the hand or the eye. */
  marked: readonly string[];
  /** Where something has just happened. */
  latest: readonly string[];
  overlay: Overlay | null;
  /** The space whose stack is spread out. */
  fanned: string | null;
  onPick: (place: string, at: { x: number; y: number }) => void;
  onHover: (place: string | null, at: { x: number; y: number }) => void;
  onMoved: () => void;
  ref: Ref<BoardHandle>;
}

/** Above so many lit spaces a ring must do: their glow would drown the map. */
const MANY = 24;
const STEP = 90;
const STILL = 4;

/** The map under a window: drag, wheel, pinch and keys move it; what can be acted on is lit. */
export function Board({ sheet, counters, lit, marked, latest, overlay, fanned, onPick, onHover, onMoved, ref }: BoardProps) {
  const { say } = useReader();
  const pane = useRef<HTMLDivElement>(null);
  const carrier = useRef<HTMLDivElement>(null);
  const glass = useRef<HTMLDivElement>(null);
  const sharpen: Sharpen = useRef({ scale: 0, draw: () => undefined });
  const mover = useMover(sheet, pane, carrier, glass, sharpen, onMoved);
  const cursor = useRef<string | null>(null);

  const where = useCallback(
    (place: string) => {
      const spot = sheet.spots.get(place);
      const box = pane.current?.getBoundingClientRect();
      if (!spot || !box) return null;
      const { x, y, scale } = mover.pose.current;
      return { x: box.left + x + spot.x * scale, y: box.top + y + spot.y * scale };
    },
    [sheet, mover],
  );

  useImperativeHandle(
    ref,
    () => ({
      where,
      whole: mover.whole,
      show: (places) => mover.show(places.flatMap((place) => sheet.spots.get(place) ?? [])),
    }),
    [where, mover, sheet],
  );

  const step = (by: number) => {
    const order = [...lit].flatMap((place) => sheet.spots.get(place) ?? []).sort((a, b) => a.x - b.x || a.y - b.y);
    if (order.length === 0) return;
    const at = order.findIndex((spot) => spot.key === cursor.current);
    const next = order[(at + by + order.length) % order.length] as Spot;
    cursor.current = next.key;
    mover.show([next]);
    requestAnimationFrame(() => onHover(next.key, where(next.key) ?? { x: 0, y: 0 }));
  };

  const keys: Record<string, () => void> = {
    ArrowLeft: () => mover.by(STEP, 0),
    ArrowRight: () => mover.by(-STEP, 0),
    ArrowUp: () => mover.by(0, STEP),
    ArrowDown: () => mover.by(0, -STEP),
    "+": () => mover.zoomed(1.25),
    "=": () => mover.zoomed(1.25),
    "-": () => mover.zoomed(0.8),
    "0": mover.whole,
    Home: mover.whole,
    n: () => step(1),
    p: () => step(-1),
    Escape: () => onHover(null, { x: 0, y: 0 }),
    Enter: () => {
      const at = cursor.current === null ? null : where(cursor.current);
      if (cursor.current !== null && at) onPick(cursor.current, at);
    },
  };
  const press = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  const placeAt = (event: PointerEvent | React.MouseEvent): string | null =>
    (event.target as Element).closest<SVGElement>("[data-space]")?.dataset["space"] ?? null;

  const size: CSSProperties = { width: sheet.width, height: sheet.height };
  const box = `0 0 ${sheet.width} ${sheet.height}`;
  return (
    <div className="board">
      <div
        className="pane"
        ref={pane}
        tabIndex={0}
        role="group"
        aria-label={say("board-label")}
        aria-describedby="board-keys"
        onKeyDown={press}
        onClick={(event) => {
          const place = placeAt(event);
          if (place && !mover.dragged()) onPick(place, { x: event.clientX, y: event.clientY });
        }}
        onPointerOver={(event) => {
          if (event.pointerType === "touch" || mover.dragged()) return;
          onHover(placeAt(event), { x: event.clientX, y: event.clientY });
        }}
        onPointerLeave={() => onHover(null, { x: 0, y: 0 })}
      >
        <div className="sheet" ref={carrier} style={size}>
          <Picture sheet={sheet} sharpen={sharpen} />
          <svg className={lit.size > MANY ? "lights many" : "lights"} viewBox={box} aria-hidden="true">
            <Lights sheet={sheet} lit={lit} marked={marked} />
          </svg>
          <svg className="over" viewBox={box} aria-hidden="true">
            <OverlayMarks sheet={sheet} overlay={overlay} />
          </svg>
          <Counters svg={counters} fanned={fanned} />
          <svg className="news" viewBox={box} aria-hidden="true">
            {latest.map((place) => {
              const spot = sheet.spots.get(place);
              return spot && <circle key={place} cx={spot.x} cy={spot.y} r={44} />;
            })}
          </svg>
          <svg className="hits" viewBox={box} aria-hidden="true">
            <Hits sheet={sheet} lit={lit} />
          </svg>
        </div>
      </div>
      <p id="board-keys" className="unseen">
        {say("board-keys")}
      </p>
      <div className="glass" ref={glass} aria-hidden="true" onPointerDown={mover.glass} onPointerMove={mover.glass}>
        <img src={sheet.address} alt="" draggable={false} />
        <i />
      </div>
      <div className="zoom">
        <button type="button" onClick={() => mover.zoomed(1.4)} aria-label={say("zoom-in")} title={say("zoom-in")}>
          +
        </button>
        <button type="button" onClick={() => mover.zoomed(1 / 1.4)} aria-label={say("zoom-out")} title={say("zoom-out")}>
          −
        </button>
        <button type="button" onClick={mover.whole} aria-label={say("zoom-whole")} title={say("zoom-whole")}>
          ▢
        </button>
      </div>
    </div>
  );
}

/**
 * What lies on the map. A stack that is spread out lies above all others: its fan, if it was drawn
 * with one, takes the place of the stack.
 */
const Counters = memo(function Counters({ svg, fanned }: { svg: string; fanned: string | null }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const fans = fanned === null ? [] : box.current?.querySelectorAll(`.fan[data-space="${CSS.escape(fanned)}"]`);
    for (const fan of fans ?? []) {
      fan.classList.add("spread");
      fan.parentElement?.append(fan);
    }
    return () => fans?.forEach((fan) => fan.classList.remove("spread"));
  }, [svg, fanned]);
  return <div className="counters" ref={box} aria-hidden="true" dangerouslySetInnerHTML={useMemo(() => ({ __html: svg }), [svg])} />;
});

const Lights = memo(function Lights({ sheet, lit, marked }: Pick<BoardProps, "sheet" | "lit" | "marked">) {
  const at = (place: string) => sheet.spots.get(place);
  const way = marked.map(at).filter((spot) => spot !== undefined);
  return (
    <>
      <radialGradient id="lit-glow">
        <stop offset="0.35" className="glow-heart" />
        <stop offset="1" className="glow-rim" />
      </radialGradient>
      {[...lit].map((place) => {
        const spot = at(place);
        return (
          spot && (
            <g key={place} className={marked.includes(place) ? "light marked" : "light"}>
              <circle className="light-wash" cx={spot.x} cy={spot.y - 6} r={58} />
              <circle className="light-ring" cx={spot.x} cy={spot.y} r={24} />
            </g>
          )
        );
      })}
      {way.map((spot) => (
        <circle key={`m-${spot.key}`} className="mark" cx={spot.x} cy={spot.y} r={36} />
      ))}
    </>
  );
});

const Hits = memo(function Hits({ sheet, lit }: Pick<BoardProps, "sheet" | "lit">) {
  return (
    <>
      {[...sheet.spots.values()].map((spot) => (
        <g key={spot.key} data-space={spot.key} className={lit.has(spot.key) ? "spot can" : "spot"}>
          <circle cx={spot.x} cy={spot.y} r={30} />
          <rect x={spot.x - 30} y={spot.y - 48} width={60} height={48} rx={8} />
        </g>
      ))}
    </>
  );
});

interface Mover {
  pose: React.RefObject<Pose>;
  dragged: () => boolean;
  by: (dx: number, dy: number) => void;
  zoomed: (factor: number) => void;
  whole: () => void;
  show: (spots: readonly Spot[]) => void;
  glass: (event: PointerEvent<HTMLElement>) => void;
}

type Box = React.RefObject<HTMLDivElement | null>;

/** Moves the sheet without asking React: sixty times a second there is no time for it. */
function useMover(sheet: Size, pane: Box, carrier: Box, glass: Box, sharpen: Sharpen, onMoved: () => void): Mover {
  const pose = useRef<Pose>({ x: 0, y: 0, scale: 0 });
  const drag = useRef({ far: 0 });
  const told = useRef(onMoved);
  told.current = onMoved;
  const made = useRef<Mover & { layout: () => void; pinch: (event: globalThis.PointerEvent) => void; wheel: (event: WheelEvent) => void; lift: (event: globalThis.PointerEvent) => void; press: (event: globalThis.PointerEvent) => void }>(null);

  if (made.current === null) {
    let frame = 0;
    let calm: ReturnType<typeof setTimeout> | undefined;
    let glide = 0;
    const fingers = new Map<number, { x: number; y: number }>();
    const size = (): Size => {
      const box = pane.current;
      return { width: box?.clientWidth ?? 1, height: box?.clientHeight ?? 1 };
    };
    const draw = () => {
      frame = 0;
      const { x, y, scale } = pose.current;
      if (carrier.current) {
        carrier.current.style.transform = `translate(${x}px,${y}px) scale(${scale})`;
        // A stack that is spread out is read at any size of the map.
        carrier.current.style.setProperty("--grow", String(Math.min(3, Math.max(1, 0.95 / scale))));
      }
      const frameOf = glass.current?.querySelector("i");
      if (frameOf && glass.current) {
        const { width, height } = size();
        const by = glass.current.clientWidth / sheet.width / scale;
        const left = Math.max(0, -x) * by;
        const top = Math.max(0, -y) * by;
        frameOf.style.transform = `translate(${left}px,${top}px)`;
        frameOf.style.width = `${Math.min(width, sheet.width * scale) * by}px`;
        frameOf.style.height = `${Math.min(height, sheet.height * scale) * by}px`;
        glass.current.classList.toggle("needless", scale <= smallest(sheet, size()) * 1.08);
      }
    };
    let drawn = 0;
    // Only once it lies still is it drawn anew, sharp, and only if it has another size: a sheet
    // that was merely moved is as sharp as it was.
    const rest = () => {
      const sheet = carrier.current;
      sheet?.classList.remove("moving");
      if (!sheet || drawn === pose.current.scale) return;
      drawn = pose.current.scale;
      sharpen.current.scale = drawn;
      sharpen.current.draw();
      sheet.style.willChange = "auto";
      requestAnimationFrame(() => requestAnimationFrame(() => (sheet.style.willChange = "")));
    };
    const put = (next: Pose, quiet = false) => {
      pose.current = next;
      if (frame === 0) frame = requestAnimationFrame(draw);
      carrier.current?.classList.add("moving");
      clearTimeout(calm);
      calm = setTimeout(rest, 180);
      if (!quiet) told.current();
    };
    const glideTo = (goal: Pose) => {
      cancelAnimationFrame(glide);
      if (matchMedia("(prefers-reduced-motion: reduce)").matches) return put(goal, true);
      const from = pose.current;
      const start = performance.now();
      const go = (now: number) => {
        const t = Math.min(1, (now - start) / 260);
        const ease = 1 - (1 - t) ** 3;
        const mix = (a: number, b: number) => a + (b - a) * ease;
        put({ x: mix(from.x, goal.x), y: mix(from.y, goal.y), scale: mix(from.scale, goal.scale) }, true);
        if (t < 1) glide = requestAnimationFrame(go);
      };
      glide = requestAnimationFrame(go);
    };
    const local = (event: { clientX: number; clientY: number }) => {
      const box = pane.current?.getBoundingClientRect();
      return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
    };
    made.current = {
      pose,
      dragged: () => drag.current.far > STILL,
      by: (dx, dy) => put(pan(pose.current, dx, dy, sheet, size())),
      zoomed: (factor) => {
        const { width, height } = size();
        glideTo(zoom(pose.current, factor, { x: width / 2, y: height / 2 }, sheet, size()));
      },
      whole: () => glideTo(settle({ x: 0, y: 0, scale: 0 }, sheet, size())),
      show: (spots) => {
        const box = size();
        if (spots.length === 0 || spots.every((spot) => seen(pose.current, spot, box))) return;
        const goal = embrace(spots, sheet, box);
        glideTo(goal.scale < pose.current.scale ? goal : centre(pose.current, middle(spots), sheet, box));
      },
      glass: (event) => {
        if (event.buttons !== 1) return;
        const box = event.currentTarget.getBoundingClientRect();
        const by = sheet.width / box.width;
        const at = { x: (event.clientX - box.left) * by, y: (event.clientY - box.top) * by };
        put(centre(pose.current, at, sheet, size()));
      },
      layout: () => {
        const box = size();
        if (pose.current.scale === 0) {
          // At first the sheet fills the window, so that no desk shows; a phone sees its east.
          const fill = Math.max(box.width / sheet.width, box.height / sheet.height);
          const scale = Math.min(fill, smallest(sheet, box) * 2.6);
          pose.current = centre({ x: 0, y: 0, scale }, { x: sheet.width * 0.6, y: sheet.height * 0.42 }, sheet, box);
        }
        pose.current = settle(pose.current, sheet, box);
        draw();
        rest();
      },
      press: (event) => {
        if (event.button !== 0) return;
        if (fingers.size === 0) drag.current.far = 0;
        fingers.set(event.pointerId, local(event));
        cancelAnimationFrame(glide);
      },
      pinch: (event) => {
        const before = fingers.get(event.pointerId);
        if (!before) return;
        const after = local(event);
        fingers.set(event.pointerId, after);
        const moved = Math.hypot(after.x - before.x, after.y - before.y);
        drag.current.far += moved;
        if (drag.current.far <= STILL) return;
        if (!pane.current?.hasPointerCapture(event.pointerId)) pane.current?.setPointerCapture(event.pointerId);
        const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
        if (!other) return put(pan(pose.current, after.x - before.x, after.y - before.y, sheet, size()));
        const factor =
          Math.hypot(after.x - other.x, after.y - other.y) /
          Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
        const about = { x: (after.x + other.x) / 2, y: (after.y + other.y) / 2 };
        const zoomed = zoom(pose.current, factor, about, sheet, size());
        put(pan(zoomed, (after.x - before.x) / 2, (after.y - before.y) / 2, sheet, size()));
      },
      lift: (event) => fingers.delete(event.pointerId),
      wheel: (event) => {
        event.preventDefault();
        cancelAnimationFrame(glide);
        const lines = event.deltaMode === 1 ? 30 : 1;
        const factor = Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016));
        put(zoom(pose.current, factor, local(event), sheet, size()));
      },
    };
  }
  const mover = made.current;

  useLayoutEffect(() => {
    const box = pane.current;
    if (!box) return;
    mover.layout();
    const watch = new ResizeObserver(() => mover.layout());
    watch.observe(box);
    return () => watch.disconnect();
  }, [mover, pane]);

  useEffect(() => {
    const box = pane.current;
    if (!box) return;
    box.addEventListener("wheel", mover.wheel, { passive: false });
    box.addEventListener("pointerdown", mover.press);
    box.addEventListener("pointermove", mover.pinch);
    box.addEventListener("pointerup", mover.lift);
    box.addEventListener("pointercancel", mover.lift);
    return () => {
      box.removeEventListener("wheel", mover.wheel);
      box.removeEventListener("pointerdown", mover.press);
      box.removeEventListener("pointermove", mover.pinch);
      box.removeEventListener("pointerup", mover.lift);
      box.removeEventListener("pointercancel", mover.lift);
    };
  }, [mover, pane]);

  return mover;
}

function middle(spots: readonly { x: number; y: number }[]): { x: number; y: number } {
  const xs = spots.map((spot) => spot.x);
  const ys = spots.map((spot) => spot.y);
  return {
    x: (Math.min(...xs) + Math.max(...xs)) / 2,
    y: (Math.min(...ys) + Math.max(...ys)) / 2,
  };
}
