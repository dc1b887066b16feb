/** Arriving by a link: sit down or watch. */

import { useCallback, useEffect, useRef, useState } from "react";
import { Refusal, Unheard, api } from "./api";
import { type Place, claimOf, holdClaimed, keep, seatBehind, seatsHere, watchedOf } from "./keep";
import { Notice } from "./ui/Notice";
import { type Language, useReader } from "./words";

interface ArrivalProps {
  game: string;
  token: string;
  moment: number | null;
  onSeated: (place: Place) => void;
  onLeave: () => void;
  /** The link to a seat of this game that this browser holds. */
  onOwn: () => void;
}

/** Milliseconds before each retry while the server does not answer. */
const AGAIN = [1000, 2000, 4000, 8000];
const sitting = new Map<string, Promise<string>>();

/** One window at a time, if the browser has locks: two would claim with different secrets. */
function alone<T>(link: string, work: () => Promise<T>): Promise<T> {
  const locks = (navigator as { locks?: LockManager }).locks;
  return locks ? (locks.request(`longroll.claim.${link}`, work) as Promise<T>) : work();
}

/** Claim the seat of a link once: a second attempt with another secret would find the link used. */
function sitDown(game: string, link: string, language: Language): Promise<string> {
  const claim = () =>
    alone(link, async () => {
      const known = seatBehind(keep.held(game), link);
      if (known !== null) return known;
      const sat = await api.claim(game, link, claimOf(game, link), language);
      holdClaimed(game, link, sat.seat, sat.token);
      return sat.seat;
    });
  const under = sitting.get(link) ?? claim().finally(() => sitting.delete(link));
  sitting.set(link, under);
  return under;
}

/**
 * The seat gets a token that only this browser knows. The link is removed from the address bar, and
 * is no longer valid for others. While the server does not answer, it retries with the same secret.
 */
export function Arrival({ game, token, moment, onSeated, onLeave, onOwn }: ArrivalProps) {
  const { say, language } = useReader();
  const [failed, setFailed] = useState<Refusal | null>(null);
  const [attempt, setAttempt] = useState(0);
  const spoken = useRef(language);
  spoken.current = language;
  const again = useCallback(() => setAttempt((n) => n + 1), []);
  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    sitDown(game, token, spoken.current).then(
      (seat) => {
        if (left) return;
        const watch = watchedOf(game, seat);
        history.replaceState(null, "", `/game/${encodeURIComponent(game)}${watch ? "#watch" : ""}`);
        onSeated({ game, token: null, moment, watch });
      },
      (error: unknown) => {
        if (left) return;
        const refused = error instanceof Refusal ? error : new Unheard(0, say("no-server"));
        setFailed(refused);
        if (refused instanceof Unheard) timer = setTimeout(again, AGAIN[Math.min(attempt, AGAIN.length - 1)]);
      },
    );
    addEventListener("online", again);
    return () => {
      left = true;
      clearTimeout(timer);
      removeEventListener("online", again);
    };
  }, [game, token, moment, onSeated, attempt, again]);

  if (failed === null) {
    return (
      <main className="waiting">
        <p>{say("loading")}</p>
      </main>
    );
  }
  const away = failed instanceof Unheard;
  const gone = failed.status === 404;
  const title = away ? "table-unheard" : gone ? "no-game" : "link-used";
  const text = gone ? say("no-game-text") : failed.text;
  return (
    <Notice title={say(title)} text={away ? `${text} ${say("trying-again")}` : text}>
      {away && (
        <button type="button" className="plain" onClick={again}>
          {say("try-now")}
        </button>
      )}
      {seatsHere(keep.held(game)).length > 0 && (
        <button type="button" className="plain own" onClick={onOwn}>
          {say("to-own-seat")}
        </button>
      )}
      <button type="button" className="plain" onClick={onLeave}>
        {say("to-start")}
      </button>
    </Notice>
  );
}
