/** Small parts of the table's page. */

import { type CSSProperties, type ReactNode, useState } from "react";
import type { Card, Choice, LogLine } from "../api";
import { useReader } from "../words";

export const NO_PLACES: readonly string[] = [];
/** A point of the screen. */
export type At = { x: number; y: number };
const SLIP = 272;
/** The room between a slip and the edge of the screen, in pixels: as in slips.css. */
const EDGE = 8;

/**
 * Where a slip about something on the map goes: over the map and not over what is beside it, and
 * `away` so far from the screen's upper edge, or from its lower one if it is to stand above.
 */
export function beside(at: At, right: number, height: number): { left: number; away: number; above: boolean } {
  const left = at.x + 18 + SLIP > right ? at.x - 18 - SLIP : at.x + 18;
  const above = at.y > height * 0.55;
  const away = above ? height - at.y + 18 : at.y + 22;
  return { left: Math.max(EDGE, left), away: Math.max(EDGE, away) - EDGE, above };
}

/**
 * A slip about something on the map that is pointed at. How long it becomes is not known yet: one
 * that would leave the screen stands nearer to its middle, beside what it is about.
 */
export function Beside({ at, children }: { at: At; children: ReactNode }) {
  const right = document.querySelector(".map-side")?.getBoundingClientRect().right ?? innerWidth;
  const { left, away, above } = beside(at, right, innerHeight);
  return (
    <div className={above ? "beside above" : "beside"} style={{ left, "--away": `${away}px` } as CSSProperties} aria-hidden="true">
      <div className="hover">{children}</div>
    </div>
  );
}

/** The places of what the last action caused. */
export function happened(log: readonly LogLine[], seq: number): readonly string[] {
  const lines = log.filter((line) => line.seq === seq && seq > 0 && !line.undone);
  const found = [...new Set(lines.flatMap((line) => line.places))];
  return found.length > 0 ? found : NO_PLACES;
}

/** The link for a seat that is waited for, to be sent to whoever plays it. */
export function CopyLink({ link, name }: { link: string; name: string }) {
  const { say } = useReader();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      prompt(say("copy-this"), link);
    }
  };
  return (
    <button type="button" className="plain" onClick={() => void copy()}>
      {copied ? say("copied") : say("copy-for", { seat: name })}
    </button>
  );
}

/** A choice in a card's own menu need not begin with the card's title. */
export function within(choice: Choice, card: Card): Choice {
  const rest = choice.text.startsWith(`${card.title}: `) ? choice.text.slice(card.title.length + 2) : choice.text;
  return { ...choice, text: rest.charAt(0).toUpperCase() + rest.slice(1) };
}
