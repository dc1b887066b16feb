/** Letter shortcuts on the page of a table. */

import { useEffect } from "react";

/** What a letter does: hide what lies on the map, open the key to the counters, go to the next or previous place, find a piece without orders, give the plan, list the keys. */
export const LETTERS = { h: "hide", k: "key", n: "next", p: "previous", u: "unmoved", g: "give", "?": "keys" } as const;
export type Deed = (typeof LETTERS)[keyof typeof LETTERS];

/** The letter that declines what is asked. */
export const DECLINE = "x";
/** The digits that give the other answers, in the order of the list. */
export const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;

/** Fields in which a letter is a letter. */
const TYPED = "input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]";

/** What lies over the map and wants an answer first. */
const ASKED = "dialog, [role=dialog], [role=alertdialog]";

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "repeat" | "target">;

/** Whether a key is pressed alone, and not where somebody types. */
function isAlone({ ctrlKey, metaKey, altKey, target }: Pressed): boolean {
  return !(ctrlKey || metaKey || altKey || (target instanceof Element && target.closest(TYPED) !== null));
}

/** The function of a key on the page; null for none, as where somebody types. */
export function deedOf(pressed: Pressed): Deed | null {
  const { key, repeat, target } = pressed;
  if (!isAlone(pressed)) return null;
  const deed = LETTERS[key.toLowerCase() as keyof typeof LETTERS] ?? null;
  // A held key repeats moves over the map; everything else happens once, and not behind a dialog.
  if (deed !== "next" && deed !== "previous") return repeat ? null : deed;
  return target instanceof Element && target.closest(ASKED) !== null ? null : deed;
}

/** The key of an answer; null for any other. */
export function answerOf(pressed: Pressed): string | null {
  const key = pressed.key.toLowerCase();
  if (key !== DECLINE && !DIGITS.some((digit) => digit === key)) return null;
  // A click on the text of a dialog takes the focus out of it: an order could not be called back then.
  return isAlone(pressed) && !pressed.repeat && document.querySelector(ASKED) === null ? key : null;
}

/** Call `act` whenever its letter is pressed. */
export function useShortcut(deed: Deed, act: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (deedOf(event) !== deed) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [deed, act]);
}
