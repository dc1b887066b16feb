import { type KeyboardEvent, type MouseEvent, useId } from "react";
import type { Analysis } from "../api";
import { sideStyle, useSides } from "../sides";
import { useReader } from "../words";
import { HIGH, WIDE, keyed, lineOf, namedTurns, nearest, placeAt, turnsOf } from "./curve";

interface CurveProps {
  analysis: Analysis;
  /** The moment that is shown on the table. */
  moment: number;
  onJump: (seq: number) => void;
}

/** The standing from moment to moment: a slider along a curve, which the table follows. */
export function Curve({ analysis, moment, onJump }: CurveProps) {
  const { say } = useReader();
  const sides = useSides();
  const id = useId();
  const { points, seats, decisions } = analysis;
  const first = seats[0]?.key ?? "";
  const other = seats[1]?.key ?? "";
  const at = nearest(points, moment);
  const point = points[at];
  if (!point) return null;
  const name = seats[0]?.name ?? "";
  const line = lineOf(points);
  const turns = turnsOf(points);
  const shown = placeAt(points, moment);
  const press = (event: KeyboardEvent) => {
    const to = keyed(points, at, event.key);
    if (to === at) return;
    event.preventDefault();
    onJump(points[to]?.seq ?? 0);
  };
  const click = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const seq = ((event.clientX - box.left) / box.width) * (points.at(-1)?.seq ?? 0);
    onJump(points[nearest(points, seq)]?.seq ?? 0);
  };
  return (
    <figure className="curve">
      <figcaption id={`${id}-name`}>{say("curve", { side: name })}</figcaption>
      <div
        role="slider"
        tabIndex={0}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-keys`}
        aria-valuemin={0}
        aria-valuemax={points.length - 1}
        aria-valuenow={at}
        aria-valuetext={say("curve-at", { turn: point.turn, at: point.seq, side: name, share: Math.round(point.share * 100) })}
        onKeyDown={press}
        onClick={click}
      >
        <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
          <rect className="theirs" style={sideStyle(other, sides)} width={WIDE} height={HIGH} />
          <path className="ours" style={sideStyle(first, sides)} d={`${line}L${WIDE} ${HIGH}L0 ${HIGH}Z`} />
          <path className="even" d={`M0 ${HIGH / 2}H${WIDE}`} />
          {turns.slice(1).map((turn) => (
            <path key={turn} className="turn" d={`M${placeAt(points, points[turn]?.seq ?? 0).x.toFixed(1)} 0V${HIGH}`} />
          ))}
          <path className="line" d={line} />
          <path className="now" d={`M${shown.x.toFixed(1)} 0V${HIGH}`} />
        </svg>
        {[100, 50, 0].map((each) => (
          <span key={each} className="scale" aria-hidden="true" style={{ top: `${100 - each}%` }}>
            {each}
          </span>
        ))}
        {decisions.map((one, index) => {
          const { x, y } = placeAt(points, one.seq);
          return (
            <i key={one.seq} className="turning" aria-hidden="true" style={{ left: `${(x / WIDE) * 100}%`, top: `${(y / HIGH) * 100}%` }}>
              {index + 1}
            </i>
          );
        })}
        <i className="here" aria-hidden="true" style={{ left: `${(shown.x / WIDE) * 100}%`, top: `${(shown.y / HIGH) * 100}%` }} />
      </div>
      <p className="turns" aria-hidden="true">
        {namedTurns(points).map(({ turn, row, left }) => (
          <span key={turn} style={{ left: `${left * 100}%`, top: `${row * 1.15}rem` }}>
            {points[turn]?.turn}
          </span>
        ))}
      </p>
      <p className="reading">
        {say("curve-at", { turn: point.turn, at: point.seq, side: name, share: Math.round(point.share * 100) })}
      </p>
      <p id={`${id}-keys`} className="unseen">
        {say("curve-keys")}
      </p>
    </figure>
  );
}
