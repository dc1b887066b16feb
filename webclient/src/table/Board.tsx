import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
  memo,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Choice, Overlay } from "../api";
import { useReader } from "../words";
import { Detail } from "./Detail";
import { grown } from "./grown";
import { Mover, type View } from "./mover";
import { OverlayMarks } from "./OverlayMarks";
import { type Drawn, Miniature, Picture, usePicture } from "./Picture";
import { useShortcut } from "./shortcuts";
import { useHold } from "./useHold";
import { Pencilled, type Way } from "./Pencilled";
import { Route } from "./Route";
import type { Sheet, Spot } from "./sheet";

export interface BoardHandle {
  show: (places: readonly string[]) => void;
  /** Bring places into view, and zoom in if they would be too small to read. */
  near: (places: readonly string[]) => void;
  /** Go to the places of a question, on a phone at readable size: its places, its answers, and whether these are few. */
  ask: (about: readonly string[], answers: readonly string[], few: boolean) => void;
  /** Whether places can be in view at once at readable size. */
  fits: (places: readonly string[]) => boolean;
  whole: () => void;
  where: (place: string) => { x: number; y: number } | null;
  /** Call whenever the map has come to rest; returns how to stop. */
  atRest: (tell: () => void) => () => void;
}

export interface BoardProps {
  sheet: Sheet;
  /** Another sheet is being loaded: the labels of this one are out of date. */
  late: boolean;
  counters: string;
  lit: ReadonlySet<string>;
  /** More distant places, reached by several orders. */
  far: ReadonlyMap<string, unknown>;
  /** Spaces of the choice that is pointed at or focused. */
  marked: readonly string[];
  /** Spaces that the question names. */
  about: readonly string[];
  /** The order whose way is drawn. */
  route: Choice | null;
  /** Pieces without orders, and planned ways. */
  waits: readonly string[];
  ways: readonly Way[];
  /** The places of the last events. */
  latest: readonly string[];
  overlay: Overlay | null;
  /** The space whose stack is spread out. */
  fanned: string | null;
  /** `shift`: with the shift key. */
  onPick: (place: string, at: { x: number; y: number }, shift: boolean) => void;
  /** Bare paper was hit. */
  onMiss: (at: { x: number; y: number }, shift: boolean) => void;
  onHover: (place: string | null, at: { x: number; y: number }) => void;
  onMoved: () => void;
  /** A finger was held on a place. */
  onHold: (place: string) => void;
  /** The announcement for the place under the keyboard; for null, that there is none. */
  onCome: (place: string | null, at: number, of: number) => string;
  /** Open the slip of a place by keyboard, without an order. */
  onAsk: (place: string, at: { x: number; y: number }) => void;
  /** Whether the key to the counters is open, and how to toggle it. */
  explained: boolean;
  onExplain: () => void;
  /** Whether a hand of cards covers the lower edge of the window. */
  covered: boolean;
  /** The part that was shown when this map was left; null if unknown. */
  left: () => View | null;
  /** The map rests. */
  onStill: (view: View) => void;
  ref: Ref<BoardHandle>;
}

/** With more lit spaces than this they only get a ring: their glow would drown the map. */
const MANY = 24;
const STEP = 90;
/** Nothing was announced yet. */
const NOTHING = { told: "", seen: false };
/** Pixels between a fan and the edge of the window. */
const EDGE = 6;

/** The map under a window: drag, wheel, pinch and keys move it; what can be acted on is lit. */
export function Board({ sheet, late, counters, lit, far, marked, about, route, waits, ways, latest, overlay, fanned, onPick, onMiss, onHover, onMoved, onHold, onCome, onAsk, explained, onExplain, covered, left, onStill, ref }: BoardProps) {
  const { say } = useReader();
  const pane = useRef<HTMLDivElement>(null);
  const moved = useRef<HTMLDivElement>(null);
  const glass = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLElement>(null);
  const [scale, setScale] = useState(0);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  // The bare map: counters and markers are hidden on request.
  const [bare, setBare] = useState(false);
  useShortcut("hide", useCallback(() => setBare((was) => !was), []));
  const picture = usePicture(sheet);
  const { width, height } = sheet;
  const opening = useRef(stacked(counters));
  const [begun] = useState(left);
  // Marks must not be covered by the counters of their places.
  const taken = useMemo(() => new Set(stacked(counters)), [counters]);
  const named = useMemo(() => new Set(tabbed(counters)), [counters]);
  const laid = overlay?.key;
  const badged = useMemo(() => new Set(laid === undefined ? [] : taken), [laid, taken]);
  const mover = useMemo(
    () => new Mover({ width, height }, opening.current.flatMap((place) => sheet.spots.get(place) ?? []), begun),
    [width, height, begun],
  );
  const cursor = useRef<string | null>(null);
  const [heard, setHeard] = useState(NOTHING);
  // An announcement stays valid as long as the same can be done on the map.
  useEffect(() => setHeard(NOTHING), [lit]);
  // That there is no place is not visible on the map, so it is also shown as text.
  const nowhere = (of: number) => setHeard({ told: onCome(null, 0, of), seen: true });
  const resting = useRef(new Set<() => void>());
  const still = () => {
    onStill(mover.view);
    resting.current.forEach((tell) => tell());
  };
  mover.listener = { moved: onMoved, rested: setScale, glides: () => onHover(null, { x: 0, y: 0 }), still };

  // Before the first layout of the sheet: it must appear above the cards.
  useLayoutEffect(() => {
    mover.cover = () => pane.current?.closest(".map-side")?.querySelector<HTMLElement>(".hand")?.offsetHeight ?? 0;
    mover.aside = () => {
      const buttons = pane.current?.parentElement?.querySelector<HTMLElement>(".zoom");
      return buttons ? (pane.current?.clientWidth ?? 0) - buttons.offsetLeft + EDGE : 0;
    };
    mover.measure();
  }, [mover, covered]);

  useLayoutEffect(() => {
    const parts = { pane: pane.current, sheet: moved.current, glass: glass.current, frame: frame.current };
    if (parts.pane && parts.sheet && parts.glass && parts.frame) return mover.attach(parts as Parameters<Mover["attach"]>[0]);
    return undefined;
  }, [mover]);

  const where = useCallback(
    (place: string) => {
      const spot = sheet.spots.get(place);
      return spot ? mover.onScreen(spot) : null;
    },
    [sheet, mover],
  );

  const atRest = useCallback((tell: () => void) => {
    resting.current.add(tell);
    return () => void resting.current.delete(tell);
  }, []);
  const spots = useCallback((places: readonly string[]) => places.flatMap((place) => sheet.spots.get(place) ?? []), [sheet]);
  useImperativeHandle(
    ref,
    () => ({
      where,
      atRest,
      fits: (places) => mover.fits(spots(places)),
      whole: () => mover.whole(),
      show: (places) => mover.show(spots(places)),
      near: (places) => mover.near(spots(places)),
      ask: (about, answers, few) => mover.ask(spots(about), spots(answers), few),
    }),
    [where, mover, spots, atRest],
  );

  // A reader who opens an overlay sees part of it: nothing else would say that it is elsewhere.
  const over = useRef(overlay);
  over.current = overlay;
  useEffect(() => {
    if (laid !== undefined) mover.glimpse(spots((over.current?.marks ?? []).map(({ place }) => place)));
  }, [laid, mover, spots]);

  const step = (by: number) => {
    const order = [...lit].flatMap((place) => sheet.spots.get(place) ?? []).sort((a, b) => a.x - b.x || a.y - b.y);
    if (order.length === 0) return nowhere(0);
    const at = order.findIndex((spot) => spot.key === cursor.current);
    // Before the first step there is no current place: the previous one is the last.
    const to = at < 0 && by < 0 ? order.length - 1 : (at + by + order.length) % order.length;
    const next = order[to] as Spot;
    cursor.current = next.key;
    setHeard({ told: onCome(next.key, to + 1, order.length), seen: false });
    mover.show([next]);
    requestAnimationFrame(() => onHover(next.key, where(next.key) ?? { x: 0, y: 0 }));
  };

  // From anywhere on the page: the map is many Tab presses away from the orders.
  const walk = useRef(step);
  useLayoutEffect(() => {
    walk.current = (by) => {
      pane.current?.focus({ preventScroll: true });
      step(by);
    };
  });
  useShortcut("next", useCallback(() => walk.current(1), []));
  useShortcut("previous", useCallback(() => walk.current(-1), []));

  const keys: Record<string, () => void> = {
    ArrowLeft: () => mover.by(STEP, 0),
    ArrowRight: () => mover.by(-STEP, 0),
    ArrowUp: () => mover.by(0, STEP),
    ArrowDown: () => mover.by(0, -STEP),
    "+": () => mover.enlarge(1.25),
    "=": () => mover.enlarge(1.25),
    "-": () => mover.enlarge(0.8),
    "0": () => mover.whole(),
    Home: () => mover.whole(),
    i: () => inquire(),
    Escape: () => onHover(null, { x: 0, y: 0 }),
  };
  const choose = (shift: boolean) => {
    const at = cursor.current === null ? null : where(cursor.current);
    if (cursor.current !== null && at) onPick(cursor.current, at, shift);
    else nowhere(lit.size);
  };
  const inquire = () => {
    const at = cursor.current === null ? null : where(cursor.current);
    if (cursor.current !== null && at) onAsk(cursor.current, at);
    else nowhere(lit.size);
  };
  const press = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : event.key === "Enter" ? () => choose(event.shiftKey) : keys[event.key];
    if (!act) return;
    // Escape also closes other things.
    if (event.key !== "Escape") event.preventDefault();
    act();
  };

  const placeAt = (event: PointerEvent | React.MouseEvent): string | null =>
    (event.target as Element).closest<SVGElement>("[data-space]")?.dataset["space"] ?? null;

  const { held, hands } = useHold(placeAt, onHold);

  const box = `0 0 ${width} ${height}`;
  return (
    <div className={bare ? "board bare" : "board"}>
      <div
        className="pane"
        ref={pane}
        tabIndex={0}
        role="group"
        aria-label={say("board-label")}
        aria-describedby="board-keys"
        onKeyDown={press}
        onBlur={() => setHeard((was) => (was.seen ? NOTHING : was))}
        {...hands}
        onClick={(event) => {
          const place = placeAt(event);
          if (mover.dragged || held.current) return;
          const at = { x: event.clientX, y: event.clientY };
          if (place) onPick(place, at, event.shiftKey);
          else onMiss(at, event.shiftKey);
        }}
        onPointerOver={(event) => {
          if (event.pointerType === "touch" || event.buttons !== 0) return;
          onHover(placeAt(event), { x: event.clientX, y: event.clientY });
        }}
        onPointerLeave={() => onHover(null, { x: 0, y: 0 })}
      >
        <div className="sheet" ref={moved} style={{ "--aspect": `${sheet.width} / ${sheet.height}` } as CSSProperties}>
          <div className="shade" />
          <div className={late || (drawn !== null && drawn.picture.src !== sheet.address) ? "drawn late" : "drawn"}>
            <img className="on-paper" src={sheet.address} alt="" />
            <Picture sheet={sheet} picture={picture} scale={scale} inSight={mover.inSight} onDrawn={setDrawn} />
            <Detail sheet={sheet} picture={picture} scale={scale} seen={mover.seen} atRest={atRest} />
            <svg className={lit.size > MANY ? "lights many" : "lights"} viewBox={box} aria-hidden="true">
              <Lights {...{ sheet, lit, far, marked, about, taken }} />
              <Pencilled sheet={sheet} waits={waits} ways={ways} />
            </svg>
            <svg className="over" viewBox={box} aria-hidden="true" style={{ "--legible": legible(scale) } as CSSProperties}>
              <OverlayMarks sheet={sheet} overlay={overlay} {...{ badged, named }} badges={false} />
              <Route sheet={sheet} order={route} />
            </svg>
            <Counters svg={counters} fanned={fanned} scale={scale} />
            {badged.size > 0 && (
              <svg className="over" viewBox={box} aria-hidden="true" style={{ "--legible": legible(scale) } as CSSProperties}>
                <OverlayMarks sheet={sheet} overlay={overlay} {...{ badged, named }} grown={grown(scale)} badges />
              </svg>
            )}
            <svg className="hits" viewBox={box} aria-hidden="true">
              <Hits sheet={sheet} lit={lit} far={far} />
            </svg>
          </div>
          <News sheet={sheet} latest={latest} />
          <Taught sheet={sheet} marked={marked} />
        </div>
      </div>
      <p id="board-keys" className="unseen">
        {say("board-keys")}
      </p>
      <p className={heard.seen ? "come seen" : "come unseen"} role="status">
        {heard.told}
      </p>
      <div
        // Not a map until it is drawn. Its classes belong to the mover, which says when it is needless.
        className="glass"
        data-blank={drawn === null}
        ref={glass}
        aria-hidden="true"
        onPointerDown={(event) => mover.overlook(event)}
        onPointerMove={(event) => mover.overlook(event)}
      >
        <Miniature bitmap={drawn?.bitmap ?? null} shape={sheet} />
        <i ref={frame} />
      </div>
      <div className="zoom">
        <button type="button" onClick={() => mover.enlarge(1.4)} aria-label={say("zoom-in")} title={say("zoom-in")}>
          +
        </button>
        <button type="button" onClick={() => mover.enlarge(1 / 1.4)} aria-label={say("zoom-out")} title={say("zoom-out")}>
          −
        </button>
        <button type="button" onClick={() => mover.whole()} aria-label={say("zoom-whole")} title={say("zoom-whole")}>
          ▢
        </button>
        {sheet.views.length > 0 && (
          <div className="views">
            {sheet.views.map((view) => (
              <button key={view.key} type="button" onClick={() => mover.frame(view)} aria-label={view.name} title={view.name}>
                <span className="letter">{view.name.slice(0, 1)}</span>
                <span className="word">{view.name}</span>
              </button>
            ))}
          </div>
        )}
        <button type="button" className="explain" aria-pressed={explained} aria-keyshortcuts="K" onClick={onExplain} aria-label={say("counter-key")} title={`${say("counter-key")} (K)`}>
          {/* Counters, with their announcements. */}
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M3 4h7v6H3zM3 14h7v6H3zM13 5.5h8M13 8.5h5M13 15.5h8M13 18.5h5" />
          </svg>
        </button>
        <button type="button" className="hide" aria-pressed={bare} aria-keyshortcuts="H" onClick={() => setBare(!bare)} aria-label={say("hide-counters")} title={`${say("hide-counters")} (H)`}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 9h12v11H6z" />
            {bare ? <path d="M3 22L21 3" /> : <path d="M9 5.5h9M9 9V5.5h12V16h-3" />}
          </svg>
        </button>
      </div>
      {bare && (
        <p className="bared" role="status">
          {say("counters-hidden")}
        </p>
      )}
    </div>
  );
}

/** Minimum size in pixels of a figure in a mark; and how much a mark may be enlarged for it, if others are near. */
const FIGURE = 12;
/** Scale of the map from which a stack of few counters is readable where it lies. */
const READ = 0.8;
const FIGURE_DRAWN = 19;
const LARGEST_MARK = 2;

/** The enlargement of marks with figures, for readability on a small map. */
export function legible(scale: number): number {
  return scale === 0 ? 1 : Math.min(LARGEST_MARK, Math.max(1, FIGURE / (FIGURE_DRAWN * scale)));
}

/** The places of units, from the drawn counters. */
export function stacked(counters: string): string[] {
  return [...counters.matchAll(/class="stack[^"]*" data-space="([^"]+)"/g)].map(([, place]) => place as string);
}

/** The places whose stacks have a leader's tab above them. */
export function tabbed(counters: string): string[] {
  return stacked(counters.split(/(?=<g class="stack)/).filter((stack) => /class="(tab|band)\b/.test(stack)).join(""));
}

interface CountersProps {
  svg: string;
  fanned: string | null;
  /** The scale at which the map rests. */
  scale: number;
}

/**
 * What lies on the map. A spread stack is above all others: its fan, if it was drawn with one,
 * replaces the stack, and is readable at any scale of the map.
 */
const Counters = memo(function Counters({ svg, fanned, scale }: CountersProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const fans = fanned === null ? [] : (box.current?.querySelectorAll<SVGElement>(`.fan[data-space="${CSS.escape(fanned)}"]`) ?? []);
    for (const fan of fans) {
      if (fan.classList.contains("near") && scale >= READ) continue;
      fan.classList.add("spread");
      fan.style.setProperty("--grow", String(Math.min(3, Math.max(1, 0.95 / scale))));
      fan.parentElement?.append(fan);
      slideIn(fan, scale);
    }
    return () => fans.forEach((fan) => fan.classList.remove("spread"));
  }, [svg, fanned, scale]);
  return <div className="counters" ref={box} style={{ "--grown": grown(scale) } as CSSProperties} aria-hidden="true" dangerouslySetInnerHTML={useMemo(() => ({ __html: svg }), [svg])} />;
});

/** Move a fan that would overflow the window, or be covered by its buttons, into view, as far as it fits; lengths are of the sheet. */
function slideIn(fan: SVGElement, scale: number): void {
  for (const way of ["--aside", "--down"]) fan.style.setProperty(way, "0px");
  const window = fan.closest(".pane");
  if (!window) return;
  const pane = window.getBoundingClientRect();
  const box = fan.getBoundingClientRect();
  const buttons = window.parentElement?.querySelector(".zoom")?.getBoundingClientRect();
  const beside = buttons && box.top < buttons.bottom && box.width + 2 * EDGE <= buttons.left - pane.left;
  const right = beside ? buttons.left : pane.right;
  const into = (from: number, to: number, least: number, most: number) => Math.max(least - from, 0) || Math.min(most - to, 0);
  fan.style.setProperty("--aside", `${into(box.left, box.right, pane.left + EDGE, right - EDGE) / scale}px`);
  fan.style.setProperty("--down", `${into(box.top, box.bottom, pane.top + EDGE, pane.bottom - EDGE) / scale}px`);
}

interface LightsProps extends Pick<BoardProps, "sheet" | "lit" | "far" | "marked" | "about"> {
  /** The places of counters, which would hide a small ring on the ground. */
  taken: ReadonlySet<string>;
}

export const Lights = memo(function Lights({ sheet, lit, far, marked, about, taken }: LightsProps) {
  const at = (place: string) => sheet.spots.get(place);
  const way = marked.map(at).filter((spot) => spot !== undefined);
  return (
    <>
      <radialGradient id="lit-glow">
        <stop offset="0.35" className="glow-heart" />
        <stop offset="1" className="glow-rim" />
      </radialGradient>
      {[...far.keys()].map((place) => {
        const spot = at(place);
        return spot && <circle key={`f-${place}`} className="far" cx={spot.x} cy={spot.y} r={19} />;
      })}
      {about.map((place) => {
        const spot = lit.has(place) ? undefined : at(place);
        return spot && <circle key={`a-${place}`} className="asked-about" cx={spot.x} cy={spot.y} r={taken.has(place) ? 46 : 32} />;
      })}
      {[...lit].map((place) => {
        const spot = at(place);
        return (
          spot && (
            <g key={place} className={marked.includes(place) ? "light marked" : "light"}>
              <circle className="light-wash" cx={spot.x} cy={spot.y - 6} r={58} />
              <circle className="light-ring" cx={spot.x} cy={spot.y} r={taken.has(place) ? 46 : (spot.ring ?? 24)} />
            </g>
          )
        );
      })}
      {way.map((spot) => (
        <g key={`m-${spot.key}`}>
          <circle className="mark-wash" cx={spot.x} cy={spot.y} r={84} />
          <circle className="mark-under" cx={spot.x} cy={spot.y} r={36} />
          <circle className="mark" cx={spot.x} cy={spot.y} r={36} />
        </g>
      ))}
    </>
  );
});

/** A spreading ring at the place of the last event: above the sheet, which is not repainted for it. */
const News = memo(function News({ sheet, latest }: Pick<BoardProps, "sheet" | "latest">) {
  return latest.map((place) => {
    const spot = sheet.spots.get(place);
    if (!spot) return null;
    const at = { left: `${(spot.x / sheet.width) * 100}%`, top: `${(spot.y / sheet.height) * 100}%` };
    return <i key={place} className="news" style={{ ...at, width: `${(128 / sheet.width) * 100}%` }} />;
  });
});

/** A ring around what a lesson mentions: above the counters, which would hide one on the ground. */
const Taught = memo(function Taught({ sheet, marked }: Pick<BoardProps, "sheet" | "marked">) {
  return marked.map((place) => {
    const spot = sheet.spots.get(place);
    if (!spot) return null;
    const at = { left: `${(spot.x / sheet.width) * 100}%`, top: `${(spot.y / sheet.height) * 100}%` };
    return <i key={place} className="taught" style={{ ...at, width: `${(136 / sheet.width) * 100}%` }} />;
  });
});

const Hits = memo(function Hits({ sheet, lit, far }: Pick<BoardProps, "sheet" | "lit" | "far">) {
  return (
    <>
      {[...sheet.spots.values()].map((spot) => (
        <g key={spot.key} data-space={spot.key} className={lit.has(spot.key) || far.has(spot.key) ? "spot can" : "spot"}>
          <circle cx={spot.x} cy={spot.y} r={30} />
          <rect x={spot.x - 30} y={spot.y - 48} width={60} height={48} rx={8} />
        </g>
      ))}
    </>
  );
});
