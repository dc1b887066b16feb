const PIPS: Record<number, readonly [number, number][]> = {
  1: [[12, 12]],
  2: [[7, 7], [17, 17]],
  3: [[6.5, 6.5], [12, 12], [17.5, 17.5]],
  4: [[7, 7], [17, 7], [7, 17], [17, 17]],
  5: [[6.5, 6.5], [17.5, 6.5], [12, 12], [6.5, 17.5], [17.5, 17.5]],
  6: [[7, 6], [17, 6], [7, 12], [17, 12], [7, 18], [17, 18]],
};

/** A die as it fell; a value that six faces cannot show is written on it. */
export function Die({ face }: { face: number }) {
  const pips = PIPS[face];
  return (
    <svg className="die" viewBox="0 0 24 24" role="img" aria-label={String(face)}>
      <rect x="1" y="1" width="22" height="22" rx="4.5" />
      {pips ? (
        pips.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="2.300" />)
      ) : (
        <text x="12" y="17" textAnchor="middle">
          {face}
        </text>
      )}
    </svg>
  );
}
