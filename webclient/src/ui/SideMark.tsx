/** A side by colour and shape, as its counters have it: square corners, or cut ones. */
export function SideMark({ side }: { side: string }) {
  return (
    <svg className={`side-mark ${side}`} viewBox="0 0 16 16" aria-hidden="true">
      {side === "union" ? (
        <rect x="2" y="2" width="12" height="12" />
      ) : side === "confederate" ? (
        <path d="M5 1.500h6l3.500 3.500v6L11 14.500H5L1.500 11V5z" />
      ) : (
        <path d="M8 1l7 7-7 7-7-7z" />
      )}
    </svg>
  );
}
