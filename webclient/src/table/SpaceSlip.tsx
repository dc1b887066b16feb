import { useEffect, useState } from "react";
import type { Shown, Table } from "../api";

/** Lines that are only for screen readers: the map beside them shows the same. */
const ON_THE_MAP = new Set(["space", "hex", "links"]);
const known = new Map<string, Shown[]>();

interface SlipProps {
  place: string;
  table: Table;
  /** The moment of the table: details of another one are not shown. */
  at: string;
  moment: number | null;
  /** Whether to include what the map shows. */
  whole?: boolean;
  /** For screen readers: includes what the map shows. */
  heard?: boolean;
}

/** The details of a place or a pair of them at a moment; null until loaded, and for no place. */
export function useTold(place: string | null, table: Table, at: string, moment: number | null): Shown[] | null {
  const key = `${table.token} ${table.lang} ${at} ${place ?? ""}`;
  const [came, setCame] = useState<{ key: string; lines: Shown[] } | null>(null);
  const told = known.get(key) ?? (came?.key === key ? came.lines : null);
  useEffect(() => {
    if (place === null || known.has(key)) return;
    let left = false;
    const timer = setTimeout(() => {
      table.show(place, moment).then(
        (lines) => {
          if (known.size > 400) known.clear();
          known.set(key, lines);
          if (!left) setCame({ key, lines });
        },
        () => undefined,
      );
    }, 60);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [key, place, table, moment]);
  return place === null ? null : told;
}

/** The details of a space, in the title's words. */
export function SpaceSlip({ place, table, at, moment, whole = false, heard = false }: SlipProps) {
  const told = useTold(place, table, at, moment);
  return (
    <dl className="space-slip">
      {told?.filter((line) => whole || heard || !ON_THE_MAP.has(line.key)).map((line) => (
        <div key={line.key} className={!whole && ON_THE_MAP.has(line.key) ? "unseen" : undefined}>
          <dt>{line.label}</dt>
          <dd>
            {line.values.map((value) => (
              <span key={value}>{value}</span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
