import { type RefObject, useCallback, useEffect, useMemo, useState } from "react";
import { useReader } from "../words";
import type { BoardHandle } from "./Board";
import type { Naming } from "./choices";
import { across } from "./edges";
import { NO_PLACES, SMALL, useMedia } from "./parts";
import { asking } from "./useFollowing";
import type { Sight } from "./useSight";

export interface Spread {
  /** Where the answers lie to what is asked, if a small map cannot show all of them so that they can be read. */
  places: readonly string[];
  /** The one that was looked at last. */
  looked: string;
  look: (place: string) => void;
}

/** Where answers lie that a small map cannot show at once; `mark` rings the one that is looked at. */
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
  // What was only looked at is marked no more when something else is asked.
  useEffect(() => {
    if (looked !== "") return () => mark(NO_PLACES);
    return undefined;
  }, [looked, mark]);
  return { places, looked, look };
}

/** The places to choose from, by name; the map goes to the one that is tapped, and nothing is ordered by that. */
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
