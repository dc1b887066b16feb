import { useEffect, useState } from "react";
import type { LogLine, Table } from "../api";
import { type RegionText, fetchDescribed } from "../explained";
import { useReader } from "../words";

interface InWordsProps {
  table: Table;
  log: readonly LogLine[];
  seq: number;
  epoch: number;
  onShow: (place: string) => void;
}

/** The moment at which the turn began that is played. */
export function turnBegan(log: readonly LogLine[]): number {
  return log.findLast((line) => line.kind === "turn" && !line.undone)?.seq ?? 0;
}

/** Who stands where, by region, for whoever hears the map; what has changed since the turn began is said. */
export function InWords({ table, log, seq, epoch, onShow }: InWordsProps) {
  const { say } = useReader();
  const [open, setOpen] = useState(false);
  const [regions, setRegions] = useState<RegionText[] | null>(null);
  const since = turnBegan(log);
  useEffect(() => {
    if (!open) return;
    let left = false;
    fetchDescribed(table, since).then(
      (told) => !left && setRegions(told),
      () => !left && setRegions(null),
    );
    return () => {
      left = true;
    };
  }, [table, open, since, seq, epoch]);
  return (
    <details className="in-words" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say("map-in-words")}</summary>
      {regions?.map((region) => (
        <section key={region.name} aria-label={region.name}>
          <h3>{region.name || say("elsewhere")}</h3>
          <ul>
            {region.places.map(({ place, name, text, changed }) => (
              <li key={place} className={changed ? "changed" : ""}>
                <button type="button" className="to-place" onClick={() => onShow(place)}>
                  {name}
                </button>
                {": "}
                {text || say("nothing-left")}
                {changed && <em> {say("changed-this-turn")}</em>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}
