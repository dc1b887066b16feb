import { type Side, sideStyle, tellsSide, useSideNames, useSides } from "../sides";

const SHAPES: Record<string, string> = {
  square: "M2 2h12v12H2z",
  cut: "M5 1.500h6l3.500 3.500v6L11 14.500H5L1.500 11V5z",
  round: "M8 1.200L15 14H1z",
};
const NOBODY = "M8 1l7 7-7 7-7-7z";

interface MarkProps {
  side: string;
  /** The text beside it: the mark names the side unless this text does. Without a text the mark has the name. */
  beside?: string;
  /** The name of the side, outside of a game. */
  name?: string | undefined;
}

/** A side by colour and shape, as its counters: square corners, cut ones, a point; with letter and name if nothing else says it. */
export function SideMark({ side, beside, name }: MarkProps) {
  const sides = useSides();
  const names = useSideNames();
  const called = name ?? names[side] ?? sides.find((one) => one.key === side)?.name ?? side;
  const shape = (
    <svg className="side-mark" style={sideStyle(side, sides)} viewBox="0 0 16 16" aria-hidden="true">
      <path d={SHAPES[sides.find((one) => one.key === side)?.shape ?? ""] ?? NOBODY} />
    </svg>
  );
  if (beside === undefined || tellsSide(beside, called)) return shape;
  return (
    <span className="side-tell" role="img" aria-label={called} title={called}>
      {shape}
      <b aria-hidden="true">{sides.length > 0 ? letterOf(side, sides) : ""}</b>
    </span>
  );
}

/** The first letter of a side's name, or as many as distinguish it from the others. */
export function letterOf(side: string, sides: readonly Side[]): string {
  const word = (one: Side) => one.name.split(/\s+/).at(-1) ?? "";
  const own = sides.find((one) => one.key === side);
  if (!own) return "";
  const others = sides.map(word).filter((each) => each !== word(own));
  let long = 1;
  while (long < word(own).length && others.some((each) => each.slice(0, long).toLowerCase() === word(own).slice(0, long).toLowerCase())) long += 1;
  const said = word(own).slice(0, long);
  return said.charAt(0).toUpperCase() + said.slice(1);
}
