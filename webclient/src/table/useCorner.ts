/** The corner of the map in which a legend hides least of what it explains. */

import { type CSSProperties, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Overlay } from "../api";
import type { BoardHandle } from "./Board";
import { type Box, type Corner, clearest } from "./clear";
import type { At } from "./parts";

/** What is already over the map. */
const STANDING = ".zoom, .zoom .views, .counter-key, .playback, .past-banner, .glass:not(.needless, [data-blank=true])";
/** The displays, which lie over a legend: it gives way to them, not they to it. */
const SHEETS = ".displays .display, .displays .fold-displays";

/** The marked points on the screen: places, and the middles of lines. */
function marked(overlay: Overlay, board: BoardHandle): At[] {
  const at = new Map<string, At | null>();
  const where = (place: string) => {
    if (!at.has(place)) at.set(place, board.where(place));
    return at.get(place) ?? null;
  };
  const middles = overlay.lines.map(([a, b]) => {
    const [from, to] = [where(a), where(b)];
    return from && to && { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  });
  return [...overlay.marks.map(({ place }) => where(place)), ...middles].filter((point) => point !== null);
}

/** The visible window of the map, without the cards on its lower edge. */
function windowOf(side: Element): Box {
  const { left, top, right, bottom } = side.getBoundingClientRect();
  const hand = side.querySelector<HTMLElement>(".hand")?.offsetHeight ?? 0;
  return { left, top, right, bottom: bottom - Math.min(hand, (bottom - top) / 2) };
}

/** The position of a legend of `overlay`; chosen anew for another overlay or size, and when the map comes to rest. */
export function useCorner(board: RefObject<BoardHandle | null>, overlay: Overlay, legend: RefObject<HTMLElement | null>): CSSProperties {
  const [corner, setCorner] = useState<Corner | null>(null);
  const [below, setBelow] = useState(0);
  const last = useRef<Corner | null>(null);
  const choose = useCallback(() => {
    const [slip, map] = [legend.current, board.current];
    const side = slip?.closest(".map-side");
    if (!slip || !map || !side) return;
    const pane = windowOf(side);
    const over = slip.matches(".displays") ? STANDING : `${STANDING}, ${SHEETS}`;
    const standing = [...side.querySelectorAll(over)].map((each) => each.getBoundingClientRect());
    const size = { width: slip.offsetWidth, height: slip.offsetHeight };
    last.current = clearest(size, pane, marked(overlay, map), standing, last.current);
    setCorner(last.current);
    setBelow(side.getBoundingClientRect().bottom - pane.bottom);
  }, [board, overlay, legend]);
  useLayoutEffect(choose, [choose]);
  useEffect(() => board.current?.atRest(choose), [board, choose]);
  useEffect(() => {
    const watch = new ResizeObserver(choose);
    if (legend.current) watch.observe(legend.current);
    return () => watch.disconnect();
  }, [legend, choose]);
  // Displays open, close, fold and change their corner while the map is at rest.
  useEffect(() => {
    const side = legend.current?.closest(".map-side");
    if (!side || legend.current?.matches(".displays")) return;
    const watch = new MutationObserver(() => {
      follow();
      choose();
    });
    const follow = () => {
      watch.disconnect();
      watch.observe(side, { childList: true });
      const sheets = side.querySelector(".displays");
      if (sheets) watch.observe(sheets, { childList: true, subtree: true, attributes: true, attributeFilter: ["class", "style"] });
    };
    follow();
    return () => watch.disconnect();
  }, [legend, choose]);
  if (corner === null) return { visibility: "hidden" };
  return { ...corner.x, ...("bottom" in corner.y ? { bottom: corner.y.bottom + below } : corner.y) };
}
