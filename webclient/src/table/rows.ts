/** Arrow keys in the list of orders, which often has several orders in a line. */

/** The position of a row on the page. */
export type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** Pixels by which lines may overlap. */
const SLACK = 2;

/** The row below (1) or above (-1) the one at `at`; null if there is no line. A row that is not rendered is null. */
export function lineAway(boxes: readonly (Box | null)[], at: number, by: 1 | -1): number | null {
  const here = boxes[at];
  if (!here) return null;
  const away = (box: Box) => (by === 1 ? box.top - here.bottom : here.top - box.bottom);
  const beyond = boxes.flatMap((box, index) => (box && away(box) >= -SLACK ? [{ index, box, away: away(box) }] : []));
  const nearest = Math.min(...beyond.map(({ away }) => away));
  const high = here.bottom - here.top;
  const aside = (box: Box) => Math.abs((box.left + box.right - here.left - here.right) / 2);
  const line = beyond.filter(({ away }) => away <= nearest + high / 2).sort((a, b) => aside(a.box) - aside(b.box) || a.index - b.index);
  return line[0]?.index ?? null;
}

/** Whether the arrows lead from there to the orders: where the page puts the focus by itself, and where nothing has it. */
export function leadsToOrders(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches("body, .orders, .prompt .ask");
}
