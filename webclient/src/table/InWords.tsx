import { useEffect, useId, useState } from "react";
import type { LogLine, Table } from "../api";
import { type RegionText, fetchDescribed } from "../explained";
import { useReader } from "../words";
import { plain } from "./choices";
import type { At } from "./parts";
import type { Spot } from "./sheet";

interface InWordsProps {
  table: Table;
  log: readonly LogLine[];
  seq: number;
  epoch: number;
  /** Every place of the map. */
  spots: ReadonlyMap<string, Spot>;
  /** Open the slip of a place, beside its name. */
  onAsk: (place: string, at: At) => void;
}

/** The moment at which the present turn began. */
export function turnBegan(log: readonly LogLine[]): number {
  return log.findLast((line) => line.kind === "turn" && !line.undone)?.seq ?? 0;
}

/** Maximum number of search results. */
const FOUND = 24;

/** The places whose name or number contains every typed word; none if nothing is typed. */
export function namedSo(spots: ReadonlyMap<string, Spot>, typed: string): Spot[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return [...spots.values()].filter(({ key, name }) => {
    const said = plain(`${name} ${key}`);
    return words.every((word) => said.includes(word));
  });
}

/** The map in words by region, for screen readers; what has changed since the turn began is marked. */
export function InWords({ table, log, seq, epoch, spots, onAsk }: InWordsProps) {
  const { say } = useReader();
  const [open, setOpen] = useState(false);
  const [regions, setRegions] = useState<RegionText[] | null>(null);
  const [typed, setTyped] = useState("");
  const id = useId();
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
  const found = namedSo(spots, typed);
  const button = (place: string, name: string) => (
    <button
      type="button"
      className="to-place"
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => {
        const { left, bottom } = currentTarget.getBoundingClientRect();
        onAsk(place, { x: left, y: bottom, left });
      }}
    >
      {name}
    </button>
  );
  return (
    <details className="in-words" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say("map-in-words")}</summary>
      <p className="hint" id={id}>
        {say("map-legend")}
      </p>
      <input type="search" className="seek" value={typed} placeholder={say("seek-place")} aria-label={say("seek-place")} aria-describedby={id} onChange={(event) => setTyped(event.target.value)} />
      <p className="unseen" role="status">
        {typed.trim() !== "" && found.length > 0 && say("matches", { count: found.length, of: spots.size })}
      </p>
      {typed.trim() !== "" && (
        <ul className="found">
          {found.slice(0, FOUND).map(({ key, name }) => (
            <li key={key}>{button(key, name)}</li>
          ))}
          {found.length > FOUND && <li className="hint">{say("and-more", { count: found.length - FOUND })}</li>}
          {found.length === 0 && (
            <li className="hint" role="status">
              {say("no-place")}
            </li>
          )}
        </ul>
      )}
      {regions?.map((region) => (
        <section key={region.name} aria-label={region.name}>
          <h3>{region.name || say("elsewhere")}</h3>
          <ul>
            {region.places.map(({ place, name, text, changed }) => (
              <li key={place} className={changed ? "changed" : ""}>
                {button(place, name)}
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
