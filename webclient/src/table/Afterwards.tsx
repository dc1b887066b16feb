import { useContext, useState } from "react";
import { type GameState, Refusal, api } from "../api";
import { againOf, canSwap } from "../again";
import { type Held, OBSERVER, holdOpened } from "../keep";
import { useReader } from "../words";
import { ReadingContext } from "./ReadCard";

interface AfterwardsProps {
  state: GameState;
  held: Held;
  /** At a club's table, where games begin by an offer. */
  member: boolean;
  /** The analysis is open already. */
  analysing: boolean;
  onAnalyse: () => void;
}

/** What to do after a game: play it again, also with sides swapped, read what happened, see where it turned. */
export function Afterwards({ state, held, member, analysing, onAnalyse }: AfterwardsProps) {
  const { say, language } = useReader();
  const table = useContext(ReadingContext);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState("");
  const plays = !member && Object.keys(held.tokens).some((seat) => seat !== OBSERVER);
  const play = async (swapped: boolean) => {
    setBusy(true);
    const { elsewhere, ...wanted } = againOf(state, held, swapped);
    try {
      const opened = await api.open(wanted, language);
      holdOpened(opened, elsewhere, held.open === true);
      location.assign(`/game/${encodeURIComponent(opened.id)}`);
    } catch (error) {
      setRefused(error instanceof Refusal ? error.text : say("no-server"));
      setBusy(false);
    }
  };
  return (
    <div className="afterwards">
      {plays && (
        <>
          <button type="button" className="main" disabled={busy} onClick={() => void play(false)}>
            {say("play-again")}
          </button>
          {canSwap(state, held) && (
            <button type="button" className="plain" disabled={busy} onClick={() => void play(true)}>
              {say("swap-sides")}
            </button>
          )}
        </>
      )}
      {table && (
        <a className="to-report" href={table.report()} target="_blank" rel="noreferrer">
          {say("report")}
        </a>
      )}
      {!analysing && (
        <button type="button" className="plain" onClick={onAnalyse}>
          {say("analyse")}
        </button>
      )}
      {refused && (
        <p className="denial" role="alert">
          {refused}
        </p>
      )}
    </div>
  );
}
