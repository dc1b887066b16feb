/** The page of a game: which seat of this screen is shown. */

import { useCallback, useMemo, useState } from "react";
import { type Held, OBSERVER, keep, seatsHere } from "../keep";
import { Seated } from "./Seated";

interface TablePageProps {
  game: string;
  held: Held;
  /** The viewer only watches here, whatever seats this browser holds. */
  watch: boolean;
  first: number | null;
  onLeave: () => void;
  /** The link to a seat that this browser holds. */
  onOwn: () => void;
}

const WATCHED = [OBSERVER];

/** Which seat of this screen is shown now; a curtain falls before another is. */
export function TablePage({ game, held: begun, watch, first, onLeave, onOwn }: TablePageProps) {
  const [held, setHeld] = useState(begun);
  const here = useMemo(() => (watch ? WATCHED : seatsHere(held)), [held, watch]);
  const [chosen, setSeat] = useState(() => keep.setting<string>(`seat.${game}`, ""));
  // A seat that was handed over to somebody else is no longer shown.
  const seat = here.includes(chosen) ? chosen : (here[0] ?? OBSERVER);
  const sit = useCallback(
    (next: string) => {
      keep.set(`seat.${game}`, next);
      setSeat(next);
    },
    [game],
  );
  const hold = useCallback(
    (change: (held: Held) => Held) => {
      // Keep what another window has stored meanwhile.
      const next = change(keep.held(game));
      keep.hold(game, next);
      setHeld(next);
    },
    [game],
  );
  // A member of a club needs no token: his first state tells his seat.
  const tokenless = !held.tokens[seat];
  const [sits, setSits] = useState(OBSERVER);
  const looks = tokenless ? sits : seat;
  const seats = useMemo(() => (tokenless && sits !== OBSERVER ? [sits] : here), [tokenless, sits, here]);
  const owns = watch && seatsHere(held).some((each) => each !== OBSERVER);
  return <Seated key={seat} {...{ game, held, first, onLeave }} seat={looks} here={seats} member={tokenless} onSeat={setSits} onOwn={owns ? onOwn : null} onSit={sit} onHeld={hold} />;
}
