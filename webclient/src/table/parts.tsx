/** Small parts of the table's page. */

import { type CSSProperties, type ReactNode, useCallback, useState, useSyncExternalStore } from "react";
import type { Card, Choice, LogLine } from "../api";
import { useReader } from "../words";
import { capital } from "./choices";
import { hidden } from "./clear";

/** A phone, or a low window: as in table.css. */
export const SMALL = "(max-width: 760px), (max-height: 600px)";

/** A touch screen, without hover and usually without a keyboard. */
export const FINGERS = "(pointer: coarse)";

/** Whether the screen matches the media query. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (tell: () => void) => {
      const media = matchMedia(query);
      media.addEventListener("change", tell);
      return () => media.removeEventListener("change", tell);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => matchMedia(query).matches);
}

export const NO_PLACES: readonly string[] = [];
/** A point of the screen. */
export type At = {
  x: number;
  y: number;
  /** The left edge of what is there, if that must not be covered. */
  left?: number;
};
/** Width of a slip in pixels at the default font size, as in slips.css; and its approximate height. */
const SLIP = 232;
const HIGH = 170;
/** The space between a slip and the edge of the screen: as in slips.css. */
const EDGE = 8;
/** The distance of a slip from its subject: to the side, above and below. */
const ASIDE = 18;
const OVER = 18;
const UNDER = 22;

/**
 * The position of a slip about something on the map: over the map, not over what is beside it, where
 * it hides least of what it is compared with; `away` is its distance from the screen's upper edge,
 * or from the lower one if it is above its subject.
 */
export function beside(at: At, right: number, height: number, compared: readonly At[] = []): { left: number; away: number; above: boolean } {
  const ways = [false, true].flatMap((above) => [at.x + ASIDE, at.x - ASIDE - SLIP].map((left) => ({ left, above })));
  const fits = ({ left, above }: { left: number; above: boolean }) =>
    (left >= EDGE && left + SLIP <= right ? 2 : 0) + ((above ? at.y - OVER - HIGH >= EDGE : at.y + UNDER + HIGH <= height - EDGE) ? 1 : 0);
  const hides = ({ left, above }: { left: number; above: boolean }) => {
    const top = above ? at.y - OVER - HIGH : at.y + UNDER;
    return hidden({ left, top, right: left + SLIP, bottom: top + HIGH }, compared);
  };
  const [{ left, above }] = ways.sort((one, two) => fits(two) - fits(one) || hides(one) - hides(two)) as [(typeof ways)[0]];
  const away = above ? height - at.y + OVER : at.y + UNDER;
  return { left: Math.max(EDGE, Math.min(left, right - SLIP)), away: Math.max(EDGE, away) - EDGE, above };
}

/**
 * A slip about something on the map that is pointed at. Its height is not known yet: one that would
 * overflow the screen is moved towards the middle, beside its subject.
 */
export function Beside({ at, compared, children }: { at: At; compared: readonly At[]; children: ReactNode }) {
  const right = document.querySelector(".map-side")?.getBoundingClientRect().right ?? innerWidth;
  const { left, away, above } = beside(at, right, innerHeight, compared);
  return (
    <div className={above ? "beside above" : "beside"} style={{ left, "--away": `${away}px` } as CSSProperties} aria-hidden="true">
      <div className="hover">{children}</div>
    </div>
  );
}

/** The places of the last action's events. */
export function happened(log: readonly LogLine[], seq: number): readonly string[] {
  const lines = log.filter((line) => line.seq === seq && seq > 0 && !line.undone);
  const found = [...new Set(lines.flatMap((line) => line.places))];
  return found.length > 0 ? found : NO_PLACES;
}

/** The link for a seat that is waited for, to be sent to its player. */
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

/** A choice in a card's own menu, without the card's title at its beginning. */
export function within(choice: Choice, card: Card): Choice {
  const rest = choice.text.startsWith(`${card.title}: `) ? choice.text.slice(card.title.length + 2) : choice.text;
  return { ...choice, text: capital(rest) };
}
