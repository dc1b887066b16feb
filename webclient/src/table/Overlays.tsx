import { type CSSProperties, type ReactNode, type Ref, useState } from "react";
import type { MarkKind, Overlay } from "../api";
import { sideStyle, useSides } from "../sides";
import { Clause } from "../ui/Clause";
import { SideMark } from "../ui/SideMark";
import { useReader } from "../words";
import { across } from "./edges";
import { meantBy } from "./marked";
import { MarkShape } from "./OverlayMarks";

interface ChoiceProps {
  overlays: readonly Overlay[];
  chosen: string | null;
  onChoose: (key: string | null) => void;
}

/** The menu of overlays. */
export function OverlayChoice({ overlays, chosen, onChoose }: ChoiceProps) {
  const { say } = useReader();
  if (overlays.length === 0) return null;
  return (
    <div role="group" aria-label={say("overlays")} className="overlays" ref={across}>
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
  );
}

interface LegendProps {
  overlay: Overlay;
  name: (key: string) => string;
  children?: ReactNode;
  /** Only its name is shown. */
  folded: boolean;
  onFold: (folded: boolean) => void;
  /** Show a place on the map. */
  onShow: (place: string) => void;
  /** Its position. */
  style: CSSProperties;
  ref: Ref<HTMLDivElement>;
}

/** The legend of the overlay on the map. */
export function OverlayLegend({ overlay, name, children, folded, onFold, onShow, style, ref }: LegendProps) {
  const sides = useSides();
  const { say } = useReader();
  const other = sides.find((side) => side.key !== overlay.side)?.key ?? "";
  return (
    <div className={overlay.pairs ? "legend fine" : "legend"} ref={ref} style={{ ...sideStyle(overlay.side, sides), ...style }}>
      <p>
        {overlay.side && <SideMark side={overlay.side} beside={overlay.name} />} <span>
          <b>{overlay.name}</b>
          {overlay.about && `: ${name(overlay.about)}`}
        </span>{" "}
        <Clause clause={overlay.clause} />
        <button type="button" className="fold" aria-expanded={!folded} aria-label={say("legend")} title={say("legend")} onClick={() => onFold(!folded)} />
      </p>
      <ul hidden={folded}>
        {Object.entries(overlay.legend).map(([kind, meaning]) => (
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
      {overlay.marks.length > 0 && !folded && <Named overlay={overlay} name={name} onShow={onShow} />}
      {overlay.note && !folded && <p className="bears">{overlay.note}</p>}
      {children}
    </div>
  );
}

/** The marked places by name, in a list that can be opened. */
function Named({ overlay, name, onShow }: Pick<LegendProps, "overlay" | "name" | "onShow">) {
  const { say } = useReader();
  const [open, setOpen] = useState(false);
  return (
    <details className="named-places" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say("places-marked", { count: overlay.marks.length })}</summary>
      {open && (
        <dl aria-label={overlay.name}>
          {meantBy(overlay, name).map(({ kind, meaning, places }) => (
            <div key={kind}>
              <dt>
                {meaning} ({places.length})
              </dt>
              <dd>
                {places.map(({ key, told }) => (
                  <button key={key} type="button" className="to-place" onClick={() => onShow(key)}>
                    {told}
                  </button>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  );
}

/** Announces an overlay once to screen readers. */
export function OverlaySaid({ overlay, name }: { overlay: Overlay | null; name: (key: string) => string }) {
  const about = overlay?.about ? `, ${name(overlay.about)}` : "";
  const told = overlay && meantBy(overlay, name).map(({ meaning, places }) => `${meaning}: ${places.length}`);
  return (
    <p className="unseen" role="status">
      {overlay && `${overlay.name}${about}. ${told?.join("; ") ?? ""}`}
    </p>
  );
}
