import { type RefObject, useCallback, useEffect, useMemo, useState } from "react";
import { useReader } from "../words";
import type { BoardHandle } from "./Board";
import type { Naming } from "./choices";
import { across } from "./edges";
import { NO_PLACES, SMALL, useMedia } from "./parts";
import { asking } from "./useFollowing";
import type { Sight } from "./useSight";

export interface Spread {
  /** The places of the answers, if a small map cannot show all of them in readable size. */
  places: readonly string[];
  /** The one that was shown last. */
  looked: string;
  look: (place: string) => void;
}

/** The places of answers that a small map cannot show at once; `mark` rings the one that is shown. */
export function useSpread(board: RefObject<BoardHandle | null>, { now, present, drawn }: Sight, mark: (places: readonly string[]) => void): Spread {
  const { sheet, counters } = drawn;
  const decision = present && now?.decision?.mine ? now.decision : null;
  const answers = useMemo(() => (decision && sheet ? asking(decision).answers.filter((place) => sheet.spots.has(place)) : NO_PLACES), [decision, sheet]);
  const [places, setPlaces] = useState(NO_PLACES);
  const [looked, setLooked] = useState("");
  const small = useMedia(SMALL);
  const stands = counters !== null;
  useEffect(() => {
    const map = board.current;
    setPlaces(small && map && answers.length > 1 && !map.fits(answers) ? answers : NO_PLACES);
    setLooked("");
  }, [board, answers, small, stands]);
  const look = useCallback(
    (place: string) => {
      setLooked(place);
      mark([place]);
      board.current?.near([place]);
    },
    [board, mark],
  );
  // The mark is removed when something else is asked.
  useEffect(() => {
    if (looked !== "") return () => mark(NO_PLACES);
    return undefined;
  }, [looked, mark]);
  return { places, looked, look };
}

/** The places to choose from, by name; tapping one moves the map to it, without an order. */
export function Candidates({ spread: { places, looked, look }, spot }: { spread: Spread; spot: Naming }) {
  const { say } = useReader();
  if (places.length === 0) return null;
  return (
    <nav className="candidates" aria-label={say("candidates")} ref={across}>
      <span aria-hidden="true">{say("candidates")}</span>
      {places.map((place) => (
        <button key={place} type="button" data-look={place} aria-pressed={place === looked} onClick={() => look(place)}>
          {spot(place)}
        </button>
      ))}
    </nav>
  );
}
