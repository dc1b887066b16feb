/** Moving a sheet under a window: pure arithmetic. Lengths are pixels of the screen. */

export interface Pose {
  /** The position of the sheet's corner in the window. */
  x: number;
  y: number;
  /** Pixels per unit of the sheet. */
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A window; buttons cover `aside` pixels at its right edge. */
export interface Pane extends Size {
  aside?: number;
}

/** Maximum scale: pixels per unit of the sheet. */
export const LARGEST = 2.4;

/** The minimum scale: the whole sheet is in the window, and none of it under the buttons. */
export function smallest(sheet: Size, pane: Pane): number {
  return Math.min((pane.width - (pane.aside ?? 0)) / sheet.width, pane.height / sheet.height);
}

function within(at: number, sheet: number, pane: number, aside = 0): number {
  const room = pane - aside - sheet;
  // A margin on both sides is equal, as far as the buttons leave it.
  if (room >= 0) return Math.min((pane - sheet) / 2, room);
  return Math.min(0, Math.max(room, at));
}

/** The nearest pose that shows no more of the background than necessary. */
export function settle(pose: Pose, sheet: Size, pane: Pane): Pose {
  const least = smallest(sheet, pane);
  const scale = Math.min(Math.max(pose.scale, least), Math.max(LARGEST, least));
  return {
    scale,
    x: within(pose.x, sheet.width * scale, pane.width, pane.aside),
    y: within(pose.y, sheet.height * scale, pane.height),
  };
}

/** Zoomed by `factor` about a fixed point of the window. */
export function zoom(pose: Pose, factor: number, about: { x: number; y: number }, sheet: Size, pane: Pane): Pose {
  const least = smallest(sheet, pane);
  const scale = Math.min(Math.max(pose.scale * factor, least), Math.max(LARGEST, least));
  const by = scale / pose.scale;
  return settle(
    { scale, x: about.x - (about.x - pose.x) * by, y: about.y - (about.y - pose.y) * by },
    sheet,
    pane,
  );
}

export function pan(pose: Pose, dx: number, dy: number, sheet: Size, pane: Pane): Pose {
  return settle({ ...pose, x: pose.x + dx, y: pose.y + dy }, sheet, pane);
}

/** A point of the sheet in the middle of the window. */
export function centre(pose: Pose, at: { x: number; y: number }, sheet: Size, pane: Pane): Pose {
  const { scale } = pose;
  return settle({ scale, x: pane.width / 2 - at.x * scale, y: pane.height / 2 - at.y * scale }, sheet, pane);
}

/** Several points of the sheet in the window, with a margin. */
export function embrace(points: readonly { x: number; y: number }[], sheet: Size, pane: Pane, room = 260): Pose {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const left = Math.min(...xs) - room;
  const top = Math.min(...ys) - room;
  const width = Math.max(...xs) + room - left;
  const height = Math.max(...ys) + room - top;
  const scale = Math.min(pane.width / width, pane.height / height, 1.15);
  const middle = { x: left + width / 2, y: top + height / 2 };
  return centre({ x: 0, y: 0, scale: Math.max(scale, smallest(sheet, pane)) }, middle, sheet, pane);
}

/** The visible fraction of the sheet's area. */
export function shares(pose: Pose, sheet: Size, pane: Pane): number {
  const wide = Math.min(pose.x + sheet.width * pose.scale, pane.width) - Math.max(pose.x, 0);
  const high = Math.min(pose.y + sheet.height * pose.scale, pane.height) - Math.max(pose.y, 0);
  return (Math.max(0, wide) * Math.max(0, high)) / (sheet.width * sheet.height * pose.scale * pose.scale);
}

/** Margin in pixels of what counts as visible; on the right of a small window are the buttons of the map. */
const MARGIN = 40;
const BESIDE_BUTTONS = 64;
/** Size of a phone's window, which shows so little that the map moves to each question. */
const NARROW = 600;

export function isNarrow(pane: Size): boolean {
  return pane.width < NARROW;
}

/** Whether a point of the sheet is visible, and not at the very edge. */
export function seen(pose: Pose, at: { x: number; y: number }, pane: Size, margin = MARGIN): boolean {
  const x = pose.x + at.x * pose.scale;
  const y = pose.y + at.y * pose.scale;
  const right = isNarrow(pane) ? Math.max(margin, BESIDE_BUTTONS) : margin;
  return x > margin && y > margin && x < pane.width - right && y < pane.height - margin;
}

/** Margin around the target of a small window, in units of the sheet. */
const ROOM = 120;
/** Acceptable reduction below readable size. */
const NEARLY = 0.9;

/** Whether a window can show some points of the sheet at once, at scale `least` or larger. */
export function fits(points: readonly Point[], sheet: Size, pane: Pane, least: number): boolean {
  return points.length === 0 || embrace(points, sheet, pane, ROOM).scale >= least * NEARLY;
}

/**
 * The pose of a small window for a question about some points of the sheet, whose answers may be
 * at others; null if it shows them well already. The scale is at least `least`, and no larger
 * unless it is now; of points too far apart for that, as many as possible.
 */
export function attend(pose: Pose, about: readonly Point[], answers: readonly Point[], sheet: Size, pane: Pane, least: number): Pose | null {
  if (about.length === 0) return null;
  if (pose.scale >= least * NEARLY && about.every((point) => seen(pose, point, pane))) return null;
  const largest = Math.max(least, pose.scale);
  for (const points of [[...about, ...answers], about]) {
    const { scale } = embrace(points, sheet, pane, ROOM);
    if (scale >= least) return centre({ x: 0, y: 0, scale: Math.min(scale, largest) }, middle(points), sheet, pane);
  }
  const most = crowd(about, least, sheet, pane);
  const shown = (at: Pose) => about.filter((point) => seen(at, point, pane)).length;
  return pose.scale >= least * NEARLY && shown(pose) > 0 && shown(pose) >= shown(most) ? null : most;
}

/** The pose at a scale with most of some points in the window. */
export function crowd(points: readonly Point[], scale: number, sheet: Size, pane: Pane): Pose {
  let best = centre({ x: 0, y: 0, scale }, { x: sheet.width / 2, y: sheet.height / 2 }, sheet, pane);
  let most = 0;
  for (const point of points) {
    const pose = centre({ x: 0, y: 0, scale }, point, sheet, pane);
    const there = points.filter((other) => seen(pose, other, pane, 0)).length;
    if (there > most) [best, most] = [pose, there];
  }
  return best;
}

/** The pose for a question with many answers, of which some are enough; null if some are readable already. */
export function attendSome(pose: Pose, answers: readonly Point[], sheet: Size, pane: Pane, least: number): Pose | null {
  if (answers.length === 0) return null;
  if (pose.scale >= least * NEARLY && answers.some((point) => seen(pose, point, pane))) return null;
  return crowd(answers, Math.max(least, pose.scale), sheet, pane);
}

interface Point {
  x: number;
  y: number;
}

export function middle(points: readonly Point[]): Point {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}
