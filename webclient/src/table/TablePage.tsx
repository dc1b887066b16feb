/** A game's page: which seat of this screen's looks at the table. */

import { useCallback, useMemo, useState } from "react";
import { type Held, keep } from "../keep";
import { Seated } from "./Seated";

interface TablePageProps {
  game: string;
  held: Held;
  first: number | null;
  onLeave: () => void;
}

/** Which seat of this screen's looks at the table now; a curtain falls before another does. */
export function TablePage({ game, held: begun, first, onLeave }: TablePageProps) {
  const [held, setHeld] = useState(begun);
  const here = useMemo(() => Object.keys(held.tokens), [held]);
  const last = keep.setting<string>(`seat.${game}`, here[0] ?? "");
  const [seat, setSeat] = useState(here.includes(last) ? last : (here[0] ?? "observer"));
  const sit = useCallback(
    (next: string) => {
      keep.set(`seat.${game}`, next);
      setSeat(next);
    },
    [game],
  );
  const hold = useCallback(
    (next: Held) => {
      keep.hold(game, next);
      setHeld(next);
    },
    [game],
  );
  return <Seated key={seat} {...{ game, held, first, onLeave, seat, here }} onSit={sit} onHeld={hold} />;
}
