/**
 * Moves a sheet under its window without React, which is too slow for sixty frames a second.
 *
 * The contents of the sheet are laid out and painted once, at the scale at which it last came to rest.
 * Until it rests again only one transform changes, so that the browser only composites what it
 * has painted already: no style, layout or paint while a map is dragged.
 */

import { type Pane, type Pose, type Size, attend, attendSome, centre, crowd, embrace, fits, isNarrow, middle, pan, seen, settle, shares, smallest, zoom } from "./panzoom";

export interface Point {
  x: number;
  y: number;
}

/** The elements that a mover moves. */
export interface Parts {
  /** The window. */
  pane: HTMLElement;
  sheet: HTMLElement;
  /** The overview, and the frame in it that marks the window. */
  glass: HTMLElement;
  frame: HTMLElement;
}

export interface Listener {
  /** The user has grabbed the sheet: what is attached to a point of the window is out of place. */
  moved: () => void;
  /** The sheet moves by itself: what was pointed at has moved. */
  glides: () => void;
  /** The sheet rests at another scale than before. */
  rested: (scale: number) => void;
  /** The sheet rests. */
  still: () => void;
}

/** Maximum movement in pixels of a press that is still a click. */
const STILL = 4;
/** Milliseconds without a movement after which the sheet rests. */
const CALM = 180;
/** Margin around the initial part, in units of the sheet. */
const MARGIN = 150;
/** A sheet that almost fits into the window is shown whole at first: how much smaller it may be. */
const WHOLE = 1.15;
/** How much larger the occupied part of a sheet must appear to be shown at first instead. */
const LARGER = 1.15;
const LARGER_THAN_WHOLE = 1.35;
/** Visible fraction of the sheet above which no overview, which would hide a part of it, is needed. */
const NEARLY_ALL = 0.8;
/** The scale at which the contents of a sheet are readable; and the one at which they are barely so. */
const READABLE = 0.42;
const LEAST = 0.36;
/** Up to this many stacks do not show where the action will be. */
const FEW = 6;
/** Margin around points that are shown at readable size, in units of the sheet. */
const ABOUT = 340;
/** Duration of a glide in milliseconds. */
const GLIDE = 260;

/** The part of a sheet that is shown: the middle of the window, and the scale. */
export interface View extends Point {
  scale: number;
}

export class Mover {
  pose: Pose = { x: 0, y: 0, scale: 0 };
  /** Height in pixels of the covered lower edge of the window. */
  cover: () => number = () => 0;
  /** Width in pixels that its buttons cover at the right. */
  aside: () => number = () => 0;
  listener: Listener = { moved: () => undefined, glides: () => undefined, rested: () => undefined, still: () => undefined };
  #size: Size;
  #opening: readonly Point[];
  #left: View | null;
  #parts: Parts | null = null;
  /** The window, without what is covered. */
  #pane: Pane = { width: 1, height: 1 };
  #covered = 0;
  /** The window's position on the screen; read on press, not at each movement. */
  #corner: Point = { x: 0, y: 0 };
  /** The scale at which the sheet is laid out. */
  #laid = 0;
  #lens = 0;
  #frame = 0;
  #glide = 0;
  #calm: ReturnType<typeof setTimeout> | undefined;
  #fingers = new Map<number, Point>();
  /** The scale that the user has chosen. */
  #liked = Infinity;
  #far = 0;

  /** `opening`: points of the sheet that are in view at first; `left`: the part that was shown when it was left. */
  constructor(size: Size, opening: readonly Point[] = [], left: View | null = null) {
    this.#size = size;
    this.#opening = opening;
    this.#left = left;
  }

  /** The part that is shown. */
  get view(): View {
    const { x, y, scale } = this.pose;
    return { x: (this.#pane.width / 2 - x) / scale, y: (this.#pane.height / 2 - y) / scale, scale };
  }

  /** Begin to move these elements; returns how to stop. */
  attach(parts: Parts): () => void {
    const { pane } = parts;
    this.#parts = parts;
    this.#laid = 0;
    this.measure();
    const watch = new ResizeObserver(() => this.measure());
    watch.observe(pane);
    pane.addEventListener("wheel", this.#wheel, { passive: false });
    pane.addEventListener("pointerdown", this.#press);
    pane.addEventListener("pointermove", this.#drag);
    pane.addEventListener("pointerup", this.#lift);
    pane.addEventListener("pointercancel", this.#lift);
    return () => {
      watch.disconnect();
      clearTimeout(this.#calm);
      cancelAnimationFrame(this.#frame);
      this.#halt();
      this.#frame = 0;
      this.#parts = null;
      pane.removeEventListener("wheel", this.#wheel);
      pane.removeEventListener("pointerdown", this.#press);
      pane.removeEventListener("pointermove", this.#drag);
      pane.removeEventListener("pointerup", this.#lift);
      pane.removeEventListener("pointercancel", this.#lift);
    };
  }

  /** Whether the last press became a movement, and so is not a click. */
  get dragged(): boolean {
    return this.#far > STILL;
  }

  /** The position of a point of the sheet on the screen. */
  onScreen(at: Point): Point {
    const box = this.#parts?.pane.getBoundingClientRect();
    const { x, y, scale } = this.pose;
    return { x: (box?.left ?? 0) + x + at.x * scale, y: (box?.top ?? 0) + y + at.y * scale };
  }

  /** The visible part of the sheet's height: from and to, as fractions. */
  inSight = (): readonly [number, number] => {
    const high = this.#size.height * this.pose.scale;
    return [Math.max(0, -this.pose.y / high), Math.min(1, (this.#pane.height + this.#covered - this.pose.y) / high)];
  };

  /** What is seen of the sheet, in its units. */
  seen = (): Point & Size => {
    const { x, y, scale } = this.pose;
    return { x: -x / scale, y: -y / scale, width: this.#pane.width / scale, height: (this.#pane.height + this.#covered) / scale };
  };

  by(dx: number, dy: number): void {
    this.listener.moved();
    this.#pan(dx, dy);
  }

  /** Zoom about the middle of the window. */
  enlarge(factor: number): void {
    const { width, height } = this.#pane;
    this.#like(zoom(this.pose, factor, { x: width / 2, y: height / 2 }, this.#size, this.#pane));
  }

  whole(): void {
    this.#like(settle({ x: 0, y: 0, scale: 0 }, this.#size, this.#pane));
  }

  /** Fill the window with a part of the sheet. */
  frame(part: Point & Size): void {
    const corner = { x: part.x + part.width, y: part.y + part.height };
    this.#like(embrace([part, corner], this.#size, this.#pane, 0));
  }

  /** Go to the part that the reader has chosen. */
  #like(goal: Pose): void {
    this.#liked = goal.scale;
    this.#glideTo(goal);
  }

  /**
   * Bring points of the sheet into view, if they are not: at the reader's scale if they fit; in a
   * small window as many as are readable, or `all`.
   */
  show(points: readonly Point[], all = false): void {
    const pane = this.#pane;
    if (points.length === 0 || points.every((point) => seen(this.pose, point, pane))) return;
    const moved = centre(this.pose, middle(points), this.#size, pane);
    if (points.every((point) => seen(moved, point, pane))) return this.#glideTo(moved);
    const goal = embrace(points, this.#size, pane);
    const least = Math.min(READABLE, this.pose.scale);
    if (!all && isNarrow(pane) && goal.scale < least) return this.#glideTo(crowd(points, least, this.#size, pane));
    this.#glideTo(goal.scale < this.pose.scale ? goal : moved);
  }

  /** Bring the nearest of many points of the sheet into view, if none is: at the reader's scale, who looks closely. */
  glimpse(points: readonly Point[]): void {
    if (points.length === 0 || points.some((point) => seen(this.pose, point, this.#pane))) return;
    const { x, y } = this.view;
    const far = (point: Point) => Math.hypot(point.x - x, point.y - y);
    this.show([points.reduce((one, other) => (far(other) < far(one) ? other : one))]);
  }

  /** Bring all these points of the sheet into view, at readable size if possible. */
  near(points: readonly Point[]): void {
    if (points.length === 0 || this.pose.scale >= READABLE) return this.show(points, true);
    const goal = embrace(points, this.#size, this.#pane, ABOUT);
    if (goal.scale > this.pose.scale) this.#glideTo(goal);
    else this.show(points, true);
  }

  /** Whether all these points can be in view at once at readable size; in a large window they are in view anyway. */
  fits(points: readonly Point[]): boolean {
    return !isNarrow(this.#pane) || fits(points, this.#size, this.#pane, READABLE);
  }

  /**
   * Go to the places of a question, if they are not in view: on a phone at readable size, or nearly
   * so, unless the reader has zoomed in farther. Of many answers some are enough.
   */
  ask(about: readonly Point[], answers: readonly Point[], few: boolean): void {
    const pane = this.#pane;
    const scale = isNarrow(pane) ? Math.max(LEAST, Math.min(READABLE, this.#liked)) : this.pose.scale;
    const many = about.length === 0 && !few;
    if (!many && !isNarrow(pane)) return this.show(few ? [...about, ...answers] : about);
    const goal = many ? attendSome(this.pose, answers, this.#size, pane, scale) : attend(this.pose, about.length > 0 ? about : answers, answers, this.#size, pane, scale);
    if (goal) this.#glideTo(goal);
  }

  /** Centre the pressed point of the overview. */
  overlook(event: { buttons: number; clientX: number; clientY: number }): void {
    const glass = this.#parts?.glass;
    if (!glass || event.buttons !== 1) return;
    const box = glass.getBoundingClientRect();
    const by = this.#size.width / box.width;
    const at = { x: (event.clientX - box.left) * by, y: (event.clientY - box.top) * by };
    this.listener.moved();
    this.#put(centre(this.pose, at, this.#size, this.#pane));
  }

  /** Measure the window, and how much of it is visible. */
  measure(): void {
    const pane = this.#parts?.pane;
    if (!pane) return;
    this.#covered = Math.min(this.cover(), pane.clientHeight / 2);
    const size = { width: pane.clientWidth, height: pane.clientHeight - this.#covered };
    // On a phone every pixel is needed.
    const box = isNarrow(size) ? size : { ...size, aside: this.aside() };
    this.#pane = box;
    this.#lens = this.#parts?.glass.clientWidth ?? 0;
    this.pose = this.pose.scale > 0 ? settle(this.pose, this.#size, box) : this.#left ? centre({ x: 0, y: 0, scale: this.#left.scale }, this.#left, this.#size, box) : this.#first(box);
    this.#rest();
  }

  /**
   * At first the sheet fills the window, or is shown whole if that leaves hardly any margin; it is
   * larger if its contents, unless few, are close together; a phone shows where most of them are.
   */
  #first(box: Pane): Pose {
    const sheet = this.#size;
    const fill = Math.max(box.width / sheet.width, box.height / sheet.height);
    const least = smallest(sheet, box);
    const scale = fill < smallest(sheet, { ...box, aside: 0 }) * WHOLE ? least : Math.min(fill, least * 2.6);
    const close = this.#opening.length > 0 ? embrace(this.#opening, sheet, box, MARGIN) : null;
    // On a phone all of them would be unreadable: it begins where most of them are.
    const few = this.#opening.length < FEW;
    if (close && isNarrow(box) && (few || close.scale < READABLE)) return crowd(this.#opening, Math.max(READABLE, least), sheet, box);
    // If hardly larger, it would only hide the edges: title, scale, and in the east the legend.
    if (close && !few && close.scale > scale * (scale === least ? LARGER_THAN_WHOLE : LARGER)) return eastward(close, this.#opening, sheet, box);
    return eastward(centre({ x: 0, y: 0, scale }, { x: sheet.width * 0.6, y: sheet.height * 0.42 }, sheet, box), this.#opening, sheet, box);
  }

  #put(next: Pose): void {
    this.pose = next;
    this.#stir();
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#draw());
  }

  /** The sheet moves, until it has lain still for a while; a slow frame is no end of a glide. */
  #stir(): void {
    this.#parts?.sheet.classList.add("moving");
    clearTimeout(this.#calm);
    this.#calm = setTimeout(() => (this.#glide === 0 ? this.#rest() : this.#stir()), CALM);
  }

  /** End a glide where it is. */
  #halt(): void {
    cancelAnimationFrame(this.#glide);
    this.#glide = 0;
  }

  #draw(): void {
    this.#frame = 0;
    const parts = this.#parts;
    if (!parts) return;
    // Whole pixels of the screen: fractions would need resampling.
    const dense = window.devicePixelRatio || 1;
    const x = Math.round(this.pose.x * dense) / dense;
    const y = Math.round(this.pose.y * dense) / dense;
    const by = this.pose.scale / this.#laid;
    parts.sheet.style.transform = `translate(${x}px,${y}px)${by === 1 ? "" : ` scale(${by})`}`;
    this.#drawFrame(parts);
  }

  #drawFrame({ glass, frame }: Parts): void {
    if (this.#lens === 0) return;
    const { x, y, scale } = this.pose;
    const by = this.#lens / this.#size.width / scale;
    frame.style.transform = `translate(${Math.max(0, -x) * by}px,${Math.max(0, -y) * by}px)`;
    const wide = `${Math.min(this.#pane.width, this.#size.width * scale) * by}px`;
    glass.classList.toggle("needless", shares(this.pose, this.#size, this.#pane) >= NEARLY_ALL);
    if (frame.style.width === wide) return;
    frame.style.width = wide;
    frame.style.height = `${Math.min(this.#pane.height, this.#size.height * scale) * by}px`;
  }

  /** Lay out the contents of the sheet at its scale; nothing, if it was only moved. */
  #rest(): void {
    const sheet = this.#parts?.sheet;
    if (!sheet) return;
    sheet.classList.remove("moving");
    const { scale } = this.pose;
    if (scale !== this.#laid) {
      this.#laid = scale;
      sheet.style.width = `${Math.round(this.#size.width * scale)}px`;
      sheet.style.height = `${Math.round(this.#size.height * scale)}px`;
      this.listener.rested(scale);
    }
    this.#draw();
    this.listener.still();
  }

  #glideTo(goal: Pose): void {
    this.#halt();
    this.listener.glides();
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return this.#put(goal);
    const from = this.pose;
    const start = performance.now();
    const go = (now: number) => {
      const t = Math.min(1, Math.max(0, (now - start) / GLIDE));
      const ease = 1 - (1 - t) ** 3;
      const mix = (a: number, b: number) => (t === 1 ? b : a + (b - a) * ease);
      this.#put({ x: mix(from.x, goal.x), y: mix(from.y, goal.y), scale: mix(from.scale, goal.scale) });
      this.#glide = t < 1 ? requestAnimationFrame(go) : 0;
    };
    this.#glide = requestAnimationFrame(go);
    this.#stir();
  }

  #local(event: { clientX: number; clientY: number }): Point {
    return { x: event.clientX - this.#corner.x, y: event.clientY - this.#corner.y };
  }

  #look(): void {
    const box = this.#parts?.pane.getBoundingClientRect();
    this.#corner = { x: box?.left ?? 0, y: box?.top ?? 0 };
  }

  #press = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (this.#fingers.size === 0) this.#far = 0;
    this.#look();
    this.#fingers.set(event.pointerId, this.#local(event));
    this.#halt();
  };

  #drag = (event: PointerEvent) => {
    const before = this.#fingers.get(event.pointerId);
    const pane = this.#parts?.pane;
    if (!before || !pane) return;
    const after = this.#local(event);
    this.#fingers.set(event.pointerId, after);
    const was = this.dragged;
    this.#far += Math.hypot(after.x - before.x, after.y - before.y);
    if (!this.dragged) return;
    if (!was) this.listener.moved();
    if (!pane.hasPointerCapture(event.pointerId)) pane.setPointerCapture(event.pointerId);
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.#pinch(before, after, other);
    else this.#pan(after.x - before.x, after.y - before.y);
  };

  #pan(dx: number, dy: number): void {
    this.#put(pan(this.pose, dx, dy, this.#size, this.#pane));
  }

  #pinch(before: Point, after: Point, other: Point): void {
    const apart = Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
    const factor = Math.hypot(after.x - other.x, after.y - other.y) / apart;
    const about = { x: (after.x + other.x) / 2, y: (after.y + other.y) / 2 };
    const zoomed = zoom(this.pose, factor, about, this.#size, this.#pane);
    this.#liked = zoomed.scale;
    this.#put(pan(zoomed, (after.x - before.x) / 2, (after.y - before.y) / 2, this.#size, this.#pane));
  }

  #lift = (event: PointerEvent) => {
    this.#fingers.delete(event.pointerId);
  };

  #wheel = (event: WheelEvent) => {
    event.preventDefault();
    this.#halt();
    if (this.#frame === 0) this.#look();
    const lines = event.deltaMode === 1 ? 30 : 1;
    const factor = Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016));
    this.listener.moved();
    this.#put(zoom(this.pose, factor, this.#local(event), this.#size, this.#pane));
  };
}

/** As `pose`, with the eastern edge in view if little of it is outside: the legend is there. */
export function eastward(pose: Pose, points: readonly Point[], sheet: Size, box: Size): Pose {
  const beyond = pose.x + sheet.width * pose.scale - box.width;
  if (beyond <= 0 || beyond > box.width * 0.15) return pose;
  const moved = { ...pose, x: pose.x - beyond };
  return points.every((point) => moved.x + point.x * pose.scale > 0) ? moved : pose;
}
