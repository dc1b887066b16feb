import { useEffect, useState } from "react";
import type { Shown, Table } from "../api";

/** Lines that are of no use to whoever sees the map beside them: they are only heard there. */
const ON_THE_MAP = new Set(["space", "hex", "links"]);
const known = new Map<string, Shown[]>();

interface SlipProps {
  place: string;
  table: Table;
  /** Which moment of the table it is told of: what was known of another is not shown. */
  at: string;
  moment: number | null;
  /** What the map shows is told, too. */
  whole?: boolean;
  /** It is heard: what the map shows is told to whoever does not see it. */
  heard?: boolean;
}

/** What is known of a place or a pair of them at a moment; null until it is told, and for no place. */
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

/** What lies in a space, spelled out: the title tells it. */
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
