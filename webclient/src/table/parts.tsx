/** Small parts of the table's page. */

import { useState } from "react";
import type { Card, Choice, LogLine } from "../api";
import { useReader } from "../words";

export const NO_PLACES: readonly string[] = [];
/** A point of the screen. */
export type At = { x: number; y: number };
const SLIP = { width: 272, height: 240 };

/** Where a slip about something on the map goes: below it, over the map and not over what is beside it. */
export function beside(at: At): { left: number; top: number } {
  const right = document.querySelector(".map-side")?.getBoundingClientRect().right ?? innerWidth;
  const left = at.x + 18 + SLIP.width > right ? at.x - 18 - SLIP.width : at.x + 18;
  return { left: Math.max(8, left), top: Math.max(8, Math.min(at.y + 22, innerHeight - SLIP.height)) };
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
