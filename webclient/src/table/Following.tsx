/** What follows by itself, beside the list of orders: courses of several steps, the same for other pieces. */

import type { Course as Far } from "../api";
import { useSideNames } from "../sides";
import { bound } from "../ui/bound";
import { useReader } from "../words";
import type { Naming } from "./choices";
import { told } from "./PlanPanel";
import type { Halt, Setting } from "./series";

interface CourseProps {
  course: Far;
  called: Naming;
  busy: boolean;
  onMarch: (course: Far) => void;
}

/** A place several steps away, the way, and its cost. */
export function Course({ course, called, busy, onMarch }: CourseProps) {
  const { say } = useReader();
  const way = course.places.slice(0, -1).map(called).join(", ");
  return (
    <button type="button" tabIndex={-1} data-course={course.place} aria-disabled={busy} onClick={() => busy || onMarch(course)}>
      <span>{way ? say("march-to", { place: called(course.place), way }) : called(course.place)}</span> <small className="note">{bound(course.note)}</small>
    </button>
  );
}

interface FollowingProps {
  others: readonly Setting[];
  from: string;
  to: string;
  busy: boolean;
  called: Naming;
  follow: () => void;
}

/** One piece has moved: others that were with it can move there, too, one after the other. */
export function Following({ others, from, to, busy, called, follow }: FollowingProps) {
  const { say } = useReader();
  if (others.length === 0) return null;
  const who = others.map(({ name }) => name).join(", ");
  return (
    <button type="button" className="follow" aria-disabled={busy} onClick={() => busy || follow()}>
      {say("same-for-others", { count: others.length, from: called(from), to: called(to) })}
      <small>{who}</small>
    </button>
  );
}

/** Why the following steps were not carried out. */
export function Halted({ halt, called }: { halt: Halt | null; called: Naming }) {
  const { say } = useReader();
  const names = useSideNames();
  if (halt === null) return null;
  const seat = halt.seats.map((key) => names[key] ?? key).join(", ");
  if (halt.key === "revealed" || halt.key === "refused" || halt.left !== undefined) {
    const [first] = halt.left ?? [];
    return (
      <p className="halted" role="status">
        {say(`plan-${halt.key}`, { seat, order: first ? told(first, called) : "" })}
      </p>
    );
  }
  return (
    <p className="halted" role="status">
      {say(`halt-${halt.key}`, { to: called(halt.to), seat, piece: called(halt.piece) })}
    </p>
  );
}
