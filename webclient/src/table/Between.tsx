/** The relation of two places, such as line of sight: the first is the subject of an overlay. */

import { useCallback, useMemo, useState } from "react";
import type { Overlay, Shown, Table } from "../api";
import { useReader } from "../words";
import { useTold } from "./SpaceSlip";

/** The server's key for a pair of places. */
export function pairOf(from: string, to: string): string {
  return `${from}-${to}`;
}

/** Whether a click on a place chooses the second place of a pair. */
export function asksBetween(overlay: Overlay | null, place: string): boolean {
  return overlay?.pairs === true && overlay.about !== "" && overlay.about !== place;
}

/** The overlay with only the line to the other place, once one is chosen. */
export function lineTo(overlay: Overlay | null, to: string | null): Overlay | null {
  return overlay === null || to === null ? overlay : { ...overlay, lines: [[overlay.about, to]] };
}

/** The verdict, and the obstacles. */
export function verdictOf(told: readonly Shown[] | null): { verdict: string; blocked: string[] } | null {
  const said = (key: string) => told?.find((line) => line.key === key)?.values ?? [];
  const [verdict] = said("verdict");
  return verdict === undefined ? null : { verdict, blocked: said("blocked") };
}

interface Measured {
  /** The overlay to be laid over the map. */
  laid: Overlay | null;
  /** The other place, if one is chosen. */
  to: string | null;
  /** Choose it; false if a click on a place means something else. */
  choose: (place: string) => boolean;
}

/** The second place of an overlay about pairs; it is forgotten with the first. */
export function useBetween(overlay: Overlay | null): Measured {
  const [chosen, setChosen] = useState<{ about: string; to: string } | null>(null);
  const to = overlay?.pairs === true && chosen?.about === overlay.about ? chosen.to : null;
  const choose = useCallback(
    (place: string) => {
      if (overlay === null || !asksBetween(overlay, place)) return false;
      setChosen({ about: overlay.about, to: place });
      return true;
    },
    [overlay],
  );
  return { laid: useMemo(() => lineTo(overlay, to), [overlay, to]), to, choose };
}

interface BetweenProps {
  overlay: Overlay;
  to: string | null;
  table: Table;
  /** The moment of the table. */
  at: string;
  moment: number | null;
  /** Close it. */
  onClose: () => void;
}

/** The answer, or how to ask. */
export function Between({ overlay, to, table, at, moment, onClose }: BetweenProps) {
  const { say } = useReader();
  const told = useTold(to === null ? null : pairOf(overlay.about, to), table, at, moment);
  const found = verdictOf(told);
  return (
    <div className="between">
      <p role="status">
        {to === null && say("second-place")}
        {found && (
          <>
            <b>{found.verdict}</b>
            {found.blocked.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </>
        )}
      </p>
      <button type="button" className="plain" onClick={onClose}>
        {say("close")}
      </button>
    </div>
  );
}
