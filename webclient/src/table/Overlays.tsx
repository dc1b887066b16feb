import type { MarkKind, Overlay } from "../api";
import { sideStyle, useSides } from "../sides";
import { Clause } from "../ui/Clause";
import { SideMark } from "../ui/SideMark";
import { useReader } from "../words";
import { MarkShape } from "./OverlayMarks";

interface OverlaysProps {
  overlays: readonly Overlay[];
  chosen: string | null;
  name: (key: string) => string;
  onChoose: (key: string | null) => void;
}

/** Buttons for what can be laid over the map, and the legend of what is. */
export function Overlays({ overlays, chosen, name, onChoose }: OverlaysProps) {
  const { say } = useReader();
  const sides = useSides();
  if (overlays.length === 0) return null;
  const shown = overlays.find((overlay) => overlay.key === chosen);
  const other = sides.find((side) => side !== shown?.side) ?? "";
  return (
    <div className="overlays">
      <div role="group" aria-label={say("overlays")} className="choice">
        {overlays.map((overlay) => (
          <button
            key={overlay.key}
            type="button"
            aria-pressed={overlay.key === chosen}
            onClick={() => onChoose(overlay.key === chosen ? null : overlay.key)}
          >
            {overlay.name}
          </button>
        ))}
      </div>
      {shown && (
        <div className="legend" style={sideStyle(shown.side, sides)}>
          <p>
            {shown.side && <SideMark side={shown.side} />} <b>{shown.name}</b>
            {shown.about && `: ${name(shown.about)}`} <Clause clause={shown.clause} />
          </p>
          <ul>
            {Object.entries(shown.legend).map(([kind, meaning]) => (
              <li key={kind}>
                <svg viewBox="-24 -24 48 48" aria-hidden="true">
                  <g
                    className={`sign ${kind}`}
                    style={kind === "enemy" || kind === "block" ? sideStyle(other, sides) : undefined}
                  >
                    <MarkShape kind={kind as MarkKind} />
                  </g>
                </svg>
                {meaning}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
