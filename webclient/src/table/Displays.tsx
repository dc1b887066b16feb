/** The open displays beside the map, such as those of battles: side by side, each with its areas as buttons. */

import { type MouseEvent, type ReactNode, type RefObject, memo, useEffect, useMemo, useRef, useState } from "react";
import type { Display, GameState, LogLine, Overlay, Table } from "../api";
import { Die } from "../ui/Dice";
import { bound } from "../ui/bound";
import { useReader } from "../words";
import type { BoardHandle } from "./Board";
import { type At, SMALL, useMedia } from "./parts";
import { useCorner } from "./useCorner";
import type { Ordering } from "./useOrders";
import type { Seen } from "./useSight";

interface DisplaysProps {
  board: RefObject<BoardHandle | null>;
  seen: Seen;
  orders: Ordering;
  /** The places of the last events. */
  latest: readonly string[];
  onLook: (place: string) => void;
}

/** The last events on a display: who moved or fired from which area to which, and the dice. */
export interface Stroke {
  from: string;
  to: string;
  fire: boolean;
}

const ARROW = 16;
/** Distance of an arrow's ends from the edges of its areas. */
const WITHIN = 34;

/** The lines of the last action that concern a display. */
export function linesOf(log: readonly LogLine[], seq: number, name: string): LogLine[] {
  return log.filter((line) => line.seq === seq && seq > 0 && !line.undone && line.places.some((place) => place.startsWith(`${name}/`)));
}

/** The areas from and to which something moved in these lines; with dice it was fire. */
export function strokes(lines: readonly LogLine[], name: string): Stroke[] {
  const found = lines.flatMap(({ places, dice }) => {
    const [from, to] = places.filter((place) => place.startsWith(`${name}/`));
    return from && to ? [{ from, to, fire: dice.length > 0 }] : [];
  });
  return found.filter((one, at) => found.findIndex((each) => each.from === one.from && each.to === one.to) === at);
}

/** The drawings of the open displays by name, as a seat sees them; old ones stay until new ones are loaded. */
function useDrawings(table: Table, theme: string, state: GameState, moment: number | null): ReadonlyMap<string, string> {
  const [drawn, setDrawn] = useState<ReadonlyMap<string, string>>(new Map());
  const names = state.displays.map(({ name, round }) => `${name}:${round}`).join(" ");
  useEffect(() => {
    let stale = false;
    const fetched = state.displays.map(async ({ name }) => [name, await table.display(name, theme, moment === null ? undefined : state.seq)] as const);
    Promise.all(fetched).then(
      (all) => !stale && setDrawn(new Map(all)),
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [table, theme, names, state.counters]);
  return drawn;
}

/** Whether all choices are on the map, and none on a display: as on leaving a battle. */
export function isOnMap(lit: ReadonlySet<string>): boolean {
  return lit.size > 0 && [...lit].every((place) => !place.includes("/"));
}

/** What the displays must not hide, as marks of an overlay. */
function litMarks(lit: ReadonlySet<string>): Overlay {
  const marks = [...lit].map((place) => ({ place, kind: "reach" as const, value: 0 }));
  return { key: "lit", side: "", clause: "", name: "", about: "", pairs: false, marks, lines: [], legend: {}, note: "" };
}

export function Displays({ board, seen, orders, latest, onLook }: DisplaysProps) {
  const { say, theme } = useReader();
  const { shown } = seen;
  const [folded, setFolded] = useState(false);
  // If the map is asked about, the displays step aside, small and clear of choices; a phone folds them.
  const aside = isOnMap(orders.lit);
  const small = useMedia(SMALL);
  useEffect(() => {
    if (small) setFolded(aside);
  }, [small, aside]);
  const drawn = useDrawings(seen.live.table, theme, shown, seen.then);
  if (shown.displays.length === 0) return null;
  const count = shown.displays.length;
  return (
    <Frame folded={folded} board={aside && !small && seen.drawn.sheet !== null && seen.drawn.counters !== null ? board : null} lit={orders.lit}>
      <button type="button" className="fold-displays" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
        {say(folded ? "unfold-displays" : "fold-displays", { count })}
      </button>
      {!folded && (
        <div className="display-row" style={{ "--count": count } as React.CSSProperties}>
          {shown.displays.map((display) => (
            <OneDisplay key={display.name} svg={drawn.get(display.name) ?? ""} log={seen.live.log} seq={shown.seq} {...{ display, orders, latest, onLook }} />
          ))}
        </div>
      )}
    </Frame>
  );
}

interface FrameProps {
  folded: boolean;
  /** The map that they must not hide; null where they lie over it. */
  board: RefObject<BoardHandle | null> | null;
  lit: ReadonlySet<string>;
  children: ReactNode;
}

function Frame({ folded, board, lit, children }: FrameProps) {
  if (board !== null) return <Aside {...{ folded, board, lit, children }} />;
  return <div className={folded ? "displays folded" : "displays"}>{children}</div>;
}

/** In the corner of the map with the fewest choices. */
function Aside({ folded, board, lit, children }: FrameProps & { board: RefObject<BoardHandle | null> }) {
  const box = useRef<HTMLDivElement>(null);
  const style = useCorner(board, useMemo(() => litMarks(lit), [lit]), box);
  return (
    <div ref={box} className={folded ? "displays folded aside" : "displays aside"} style={style}>
      {children}
    </div>
  );
}

interface OneProps extends Pick<DisplaysProps, "orders" | "latest" | "onLook"> {
  display: Display;
  svg: string;
  log: readonly LogLine[];
  seq: number;
}

function OneDisplay({ display, svg, log, seq, orders, latest, onLook }: OneProps) {
  const { name, title, note, wide, high } = display;
  const lines = useMemo(() => linesOf(log, seq, name), [log, seq, name]);
  const last = lines.at(-1);
  const dice = lines.flatMap((line) => line.dice);
  return (
    <section className="display" aria-label={title}>
      <header>
        <h3>
          <button type="button" className="to-place" onClick={() => onLook(name)}>
            {title}
          </button>
        </h3>
        <p>{note}</p>
      </header>
      <div className="display-sheet" style={{ "--shape": `${wide} / ${high}`, "--slope": wide / high } as React.CSSProperties}>
        <Drawn svg={svg} />
        <Strokes display={display} strokes={strokes(lines, name)} />
        {display.areas.map((area) => (
          <AreaButton key={area.key} {...{ area, display, orders }} news={latest.includes(area.key)} />
        ))}
      </div>
      <p className="display-last" role="status">
        {last && <span>{bound(last.text)}</span>}
        {dice.map((face, at) => (
          <Die key={at} face={face} />
        ))}
      </p>
    </section>
  );
}

const Drawn = memo(function Drawn({ svg }: { svg: string }) {
  return <div className="display-drawn" aria-hidden="true" dangerouslySetInnerHTML={useMemo(() => ({ __html: svg }), [svg])} />;
});

interface AreaProps extends Pick<DisplaysProps, "orders"> {
  area: Display["areas"][number];
  display: Display;
  news: boolean;
}

/** An area: screen readers get its contents, and a click shows what can be done there. */
function AreaButton({ area, display, orders, news }: AreaProps) {
  const { say } = useReader();
  const { lit, marked, pick, point } = orders;
  const { key, name, holds } = area;
  const classes = ["display-area", lit.has(key) && "can", marked.includes(key) && "marked", news && "news-here"].filter(Boolean);
  const part = (length: number, of: number) => `${(length / of) * 100}%`;
  const style = { left: part(area.left, display.wide), top: part(area.top, display.high), width: part(area.wide, display.wide), height: part(area.high, display.high) };
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // With the keyboard there is no pointer position.
    const box = event.currentTarget.getBoundingClientRect();
    const keyed = event.detail === 0;
    pick(key, keyed ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : { x: event.clientX, y: event.clientY });
  };
  return (
    <button
      type="button"
      className={classes.join(" ")}
      style={style}
      data-area={key}
      aria-label={`${name}: ${holds.length > 0 ? holds.join("; ") : say("area-empty")}`}
      onClick={click}
      onPointerEnter={(event) => event.pointerType !== "touch" && point(key, { x: event.clientX, y: event.clientY })}
      onPointerLeave={() => point(null, { x: 0, y: 0 })}
    />
  );
}

type Box = Pick<Display["areas"][number], "left" | "top" | "wide" | "high">;

/** From near the edge of one area to beyond that of another, along the line between their middles. */
export function reach(from: Box, to: Box): { a: At; b: At } {
  const [start, end] = [from, to].map(({ left, top, wide, high }) => ({ x: left + wide / 2, y: top + high / 2 })) as [At, At];
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const long = Math.hypot(dx, dy);
  if (long === 0) return { a: start, b: end };
  const inside = ({ wide, high }: Box) => Math.min(dx === 0 ? Infinity : (wide * long) / (2 * Math.abs(dx)), dy === 0 ? Infinity : (high * long) / (2 * Math.abs(dy)));
  const along = (far: number) => ({ x: start.x + (dx * far) / long, y: start.y + (dy * far) / long });
  return { a: along(Math.max(0, inside(from) - WITHIN)), b: along(Math.min(long, long - inside(to) + WITHIN)) };
}

/** Arrows from where somebody moved or fired to the target; opposite ones are distinguishable. */
function Strokes({ display, strokes }: { display: Display; strokes: readonly Stroke[] }) {
  const boxes = new Map(display.areas.map((area) => [area.key, area]));
  return (
    <svg className="display-strokes" viewBox={`0 0 ${display.wide} ${display.high}`} aria-hidden="true">
      {strokes.map(({ from, to, fire }) => {
        const [here, there] = [boxes.get(from), boxes.get(to)];
        if (!here || !there) return null;
        const { a, b } = reach(here, there);
        const long = Math.hypot(b.x - a.x, b.y - a.y);
        const [ux, uy] = long > 0 ? [(b.x - a.x) / long, (b.y - a.y) / long] : [0, 0];
        const head = { x: b.x - ux * ARROW, y: b.y - uy * ARROW };
        return (
          <g key={`${from} ${to}`} className={fire ? "fire" : "went"}>
            {long > 0 ? (
              <>
                <path d={`M${a.x} ${a.y}L${head.x} ${head.y}`} />
                <path className="head" d={`M${b.x} ${b.y}L${head.x - uy * 9} ${head.y + ux * 9}L${head.x + uy * 9} ${head.y - ux * 9}Z`} />
              </>
            ) : (
              <circle cx={a.x} cy={a.y} r={30} />
            )}
          </g>
        );
      })}
    </svg>
  );
}
