import { useEffect, useState } from "react";
import type { Hindrance, Table } from "../api";
import { useReader } from "../words";

/** Delay, so that nothing is shown to a pointer that only passes. */
const POINTED = 250;

interface WhyNotProps {
  place: string;
  table: Table;
  /** The moment of the request: responses for another are not shown. */
  at: string;
  most: number;
  /** The pointer rests there, and nothing was clicked: only what an order may mean is explained. */
  pointed?: boolean;
  /** The order that a lesson wants first: then it is the only reason. */
  first?: string;
}

/** Why nothing, or no more, can be done with what is in a place. */
export function WhyNot({ place, table, at, most, pointed = false, first = "" }: WhyNotProps) {
  const { say } = useReader();
  const key = `${table.token} ${table.lang} ${at} ${place}`;
  const [told, setTold] = useState<{ key: string; found: Hindrance[] } | null>(null);
  useEffect(() => {
    if (first !== "") return;
    let left = false;
    const timer = setTimeout(() => {
      table.hindrances(place, pointed).then(
        (found) => !left && setTold({ key, found }),
        () => undefined,
      );
    }, POINTED);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [key, place, table, pointed, first]);
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
