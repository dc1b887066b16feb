import { sideStyle, useSides } from "../sides";

const SHAPES: Record<string, string> = {
  square: "M2 2h12v12H2z",
  cut: "M5 1.500h6l3.500 3.500v6L11 14.500H5L1.500 11V5z",
  round: "M8 1.200L15 14H1z",
};
const NOBODY = "M8 1l7 7-7 7-7-7z";

/** A side by colour and shape, as its counters have it: square corners, cut ones, a point. */
export function SideMark({ side }: { side: string }) {
  const sides = useSides();
  return (
    <svg className="side-mark" style={sideStyle(side, sides)} viewBox="0 0 16 16" aria-hidden="true">
      <path d={SHAPES[sides.find((one) => one.key === side)?.shape ?? ""] ?? NOBODY} />
    </svg>
  );
}
