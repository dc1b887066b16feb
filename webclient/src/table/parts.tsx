/** Small parts of the table's page. */

import { useState } from "react";
import type { Card, Choice, LogLine } from "../api";
import { useReader } from "../words";

export const NO_PLACES: readonly string[] = [];
/** A point of the screen. */
export type At = { x: number; y: number };
const SLIP = 272;

/**
 * Where a slip about something on the map goes: below it, or above where there is more room, over
 * the map and not over what is beside it. How long it becomes is not known yet.
 */
export function beside(at: At): { left: number; top: number } | { left: number; bottom: number } {
  const right = document.querySelector(".map-side")?.getBoundingClientRect().right ?? innerWidth;
  const left = at.x + 18 + SLIP > right ? at.x - 18 - SLIP : at.x + 18;
  const over = { left: Math.max(8, left) };
  return at.y > innerHeight * 0.55 ? { ...over, bottom: innerHeight - at.y + 18 } : { ...over, top: at.y + 22 };
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
