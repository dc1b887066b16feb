import { useEffect, useState } from "react";
import type { Hindrance, Table } from "../api";
import { useReader } from "../words";

/** Whoever only passes over a place is told nothing of it. */
const POINTED = 250;

interface WhyNotProps {
  place: string;
  table: Table;
  /** At which moment it is asked: the answer of another is not shown. */
  at: string;
  most: number;
  /** What a lesson wants first: then nothing else is the reason. */
  first?: string;
}

/** Why nothing, or not more, can be done with what stands in a place. */
export function WhyNot({ place, table, at, most, first = "" }: WhyNotProps) {
  const { say } = useReader();
  const key = `${table.token} ${table.lang} ${at} ${place}`;
  const [told, setTold] = useState<{ key: string; found: Hindrance[] } | null>(null);
  useEffect(() => {
    if (first !== "") return;
    let left = false;
    const timer = setTimeout(() => {
      table.hindrances(place).then(
        (found) => !left && setTold({ key, found }),
        () => undefined,
      );
    }, POINTED);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [key, place, table, first]);
  if (first !== "") return <p className="denial why-not">{say("lesson-first", { orders: first })}</p>;
  const found = told?.key === key ? told.found : [];
  if (found.length === 0) return null;
  return (
    <div className="why-not">
      {found.slice(0, most).map((one) => (
        <p key={one.text} className="denial">
          {one.text}
          {one.clause && !one.text.includes(one.clause) && ` § ${one.clause}`}
        </p>
      ))}
      {found.length > most && <p className="denial">{say("and-more", { count: found.length - most })}</p>}
    </div>
  );
}
