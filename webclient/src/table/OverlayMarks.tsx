import { memo } from "react";
import type { MarkKind, Overlay } from "../api";
import { sideStyle, useSides } from "../sides";
import type { Sheet } from "./sheet";

/** The colours of a kind of mark: those of the overlay's side, of the other, or neutral. */
const OTHERS: readonly MarkKind[] = ["enemy", "block"];

interface MarksProps {
  sheet: Sheet;
  overlay: Overlay | null;
  /** The places whose marks are badges above the counters, which would cover them. */
  badged: ReadonlySet<string>;
  /** Those of them whose stack has a name above it, which is to be read as well. */
  named: ReadonlySet<string>;
  /** Whether to draw these badges, or everything else. */
  badges: boolean;
  /** How much strengths are enlarged. */
  grown?: number;
}

/** Position of a badge relative to the middle of its place, and its size: over the shoulder of the stack. */
const badge = (grown: number) => `translate(${Math.round(-30 * grown)} ${Math.round(-10 - 22 * grown)})scale(.8)`;
/** The same where a name lies over the shoulder: beside the stack, below the name. */
const beside = (grown: number) => `translate(${Math.round(-20 - 23 * grown)} 3)scale(.8)`;
/** The paper beneath a badge: on a counter of its own colour it would not be seen. */
const PAPER = 24;

/** An overlay on the map: every kind has its own shape, so that colours need not be told apart. */
export const OverlayMarks = memo(function OverlayMarks({ sheet, overlay, badged, named, badges, grown = 1 }: MarksProps) {
  const sides = useSides();
  if (overlay === null) return null;
  const other = sides.find((side) => side.key !== overlay.side)?.key ?? "";
  const at = (place: string) => sheet.spots.get(place);
  // A line is the enemy's if one of its ends is his alone.
  const hostile = new Set(overlay.marks.filter(({ kind }) => kind === "enemy").map(({ place }) => place));
  return (
    <g className={overlay.pairs ? "overlay fine" : "overlay"} style={sideStyle(overlay.side, sides)}>
      {!badges && overlay.lines.map(([a, b]) => {
        const [from, to] = [at(a), at(b)];
        if (!from || !to) return null;
        const way = sheet.ways.get(`${a} ${b}`) ?? sheet.ways.get(`${b} ${a}`) ?? `M${from.x} ${from.y}L${to.x} ${to.y}`;
        const theirs = hostile.has(a) || hostile.has(b);
        return <path key={`${a} ${b}`} className={theirs ? "line enemy" : "line"} style={theirs ? sideStyle(other, sides) : undefined} d={way} />;
      })}
      {overlay.marks.map(({ place, kind, value }) => {
        const spot = badged.has(place) === badges ? at(place) : undefined;
        return (
          spot && (
            <g
              key={place}
              className={badges && named.has(place) ? `sign beside ${kind}` : `sign ${kind}`}
              style={OTHERS.includes(kind) ? sideStyle(other, sides) : undefined}
              transform={`translate(${spot.x} ${spot.y})${!badges ? "" : (named.has(place) ? beside : badge)(grown)}`}
            >
              {value > 0 && !overlay.pairs ? (
                <g className="legible">
                  {badges && <circle className="badge" r={PAPER} />}
                  <MarkShape kind={kind} />
                  <text y={6} textAnchor="middle">
                    {value}
                  </text>
                </g>
              ) : (
                <>
                  {badges && !overlay.pairs && <circle className="badge" r={PAPER} />}
                  <MarkShape kind={kind} />
                </>
              )}
            </g>
          )
        );
      })}
    </g>
  );
});

/** The shape of a kind of mark, about the origin; also used in the legend. */
export function MarkShape({ kind }: { kind: MarkKind }) {
  switch (kind) {
    case "source":
      return <path d="M0-21L6-7 21-6 9 4 13 19 0 11-13 19-9 4-21-6-6-7z" />;
    case "free":
      return <circle r={13} />;
    case "cut":
      return (
        <>
          <circle r={19} />
          <path d="M-12-12L12 12M12-12L-12 12" />
        </>
      );
    case "own":
      return <circle r={18} />;
    case "enemy":
      return <path d="M0-21L21 0 0 21-21 0z" />;
    case "both":
      return (
        <>
          <circle r={18} />
          <path d="M-13 13L13-13" />
        </>
      );
    case "reach":
      return <circle r={16} />;
    case "fight":
      return <path d="M0-20L20 0 0 20-20 0z" />;
    case "block":
      return <path d="M-16-16h32v32h-32zM-16 0h32" />;
  }
}
