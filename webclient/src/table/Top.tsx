/** The head of the page: which turn it is and who looks, what is laid over the map, language and light. */

import { Switches } from "../ui/Switches";
import { type Language, useReader } from "../words";
import { OverlayChoice } from "./Overlays";
import { useLinger } from "./run";
import { foresee } from "./sheet";
import type { Seen } from "./useSight";

interface TopProps {
  seen: Seen;
  /** What the seat that looks is called; null for one that only watches. */
  seat: string | null | undefined;
  onLeave: () => void;
}

export function Top({ seen, seat, onLeave }: TopProps) {
  const { say, theme } = useReader();
  const { live, shown, laid, wanted } = seen;
  // A wire that is changed, as for another language, is no news.
  const lost = useLinger(live.connected ? "" : "wire");
  // What will have to be told in another language is asked for before it is wanted.
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
        <small> {seat === null ? say("observer") : seat}</small>
      </h1>
      <span className={lost ? "wire broken" : "wire"} role="status">
        {lost ? say("reconnecting") : ""}
      </span>
      <OverlayChoice overlays={laid.overlays} chosen={laid.chosen} onChoose={laid.lay} />
      <Switches wanted={wanted} onApproach={approach} />
    </header>
  );
}
