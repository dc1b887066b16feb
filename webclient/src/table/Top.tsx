/** The head of the page: the turn and the viewer, overlays, language and theme. */

import { useEffect, useRef, useState } from "react";
import { Switches } from "../ui/Switches";
import { type Language, useReader } from "../words";
import { OverlayChoice } from "./Overlays";
import { useLinger } from "./run";
import { foresee } from "./sheet";
import type { Seen } from "./useSight";

interface TopProps {
  seen: Seen;
  /** The name of the viewer's seat; null for an observer. */
  seat: string | null | undefined;
  onLeave: () => void;
  /** The link to a seat that this browser holds, for a viewer who only watches here; else null. */
  onOwn: (() => void) | null;
}

/** Time in ms for which it is shown that the connection is back. */
const BACK = 6000;

/** Whether a lost connection, shown as such, has just come back. */
function useBack(lost: boolean): boolean {
  const [back, setBack] = useState(false);
  const before = useRef(false);
  useEffect(() => {
    const came = before.current && !lost;
    before.current = lost;
    setBack(came);
    if (!came) return;
    const timer = setTimeout(() => setBack(false), BACK);
    return () => clearTimeout(timer);
  }, [lost]);
  return back;
}

export function Top({ seen, seat, onLeave, onOwn }: TopProps) {
  const { say, theme } = useReader();
  const { live, shown, laid, wanted } = seen;
  // A replaced connection, as for another language, is no news.
  const lost = useLinger(live.connected ? "" : "wire");
  const back = useBack(lost);
  // Prefetch what has to be loaded in another language.
  const approach = (next: Language) => {
    foresee(shown.title, theme, next);
    const { table } = live;
    if (next !== wanted) for (const asked of [table.told(next).state(), table.told(next).log(0)]) asked.catch(() => undefined);
  };
  return (
    <header className="top">
      <button type="button" className="brand" onClick={onLeave} title={say("to-start")}>
        Long Roll
      </button>
      <h1>
        {shown.turn_text || shown.scenario}
        {shown.name && <small className="named"> {shown.name}</small>}
        <small> {seat === null ? say("observer") : seat}</small>
      </h1>
      {onOwn && (
        <button type="button" className="plain own" onClick={onOwn}>
          {say("to-own-seat")}
        </button>
      )}
      <span className={lost ? "wire broken" : "wire"} role="status">
        {lost ? say("reconnecting") : back ? say("line-back") : ""}
      </span>
      <OverlayChoice overlays={laid.overlays} chosen={laid.chosen} onChoose={laid.lay} />
      <Switches wanted={wanted} onApproach={approach} />
    </header>
  );
}
