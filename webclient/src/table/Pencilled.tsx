/** What is pencilled on the map: pieces without orders, and planned ways. */

import { memo } from "react";
import type { Sheet } from "./sheet";

/** A planned way, or a place where something is planned. */
export interface Way {
  from: string | null;
  to: string | null;
}

interface PencilledProps {
  sheet: Sheet;
  waits: readonly string[];
  ways: readonly Way[];
}

export const Pencilled = memo(function Pencilled({ sheet, waits, ways }: PencilledProps) {
  const at = (place: string | null) => (place === null ? undefined : sheet.spots.get(place));
  return (
    <>
      {waits.map((place) => {
        const spot = at(place);
        return spot && <circle key={place} className="waits" cx={spot.x} cy={spot.y} r={40} />;
      })}
      {ways.map(({ from, to }, index) => {
        const [begin, end] = [at(from), at(to)];
        const there = end ?? begin;
        if (!there) return null;
        return (
          <g key={`${index} ${from} ${to}`} className="planned">
            {begin && end && <line x1={begin.x} y1={begin.y} x2={end.x} y2={end.y} />}
            <circle cx={there.x} cy={there.y} r={20} />
            <text x={there.x} y={there.y + 8}>
              {index + 1}
            </text>
          </g>
        );
      })}
    </>
  );
});
