/** The way of the order that is pointed at, drawn before it is given. */

import { memo } from "react";
import type { Choice } from "../api";
import type { Sheet } from "./sheet";

interface RouteProps {
  sheet: Sheet;
  /** The order; null if none with a way is pointed at. */
  order: Choice | null;
}

/** Half the height of the sign where the enemy may react. */
const SIGN = 17;

/** The line from place to place, and a sign wherever the enemy may react. */
export const Route = memo(function Route({ sheet, order }: RouteProps) {
  const spots = (order?.way ?? []).flatMap((place) => sheet.spots.get(place) ?? []);
  if (spots.length < 2) return null;
  const line = spots.map(({ x, y }, at) => `${at ? "L" : "M"}${x} ${y}`).join("");
  const met = (order?.met ?? []).flatMap((place) => sheet.spots.get(place) ?? []);
  return (
    <g className="route">
      <path className="route-under" d={line} />
      <path className="route-line" d={line} />
      {met.map(({ key, x, y }) => (
        <path key={key} className="route-met" d={`M${x} ${y - SIGN}L${x + SIGN} ${y}L${x} ${y + SIGN}L${x - SIGN} ${y}Z`} />
      ))}
    </g>
  );
});
