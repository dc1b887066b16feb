/** What explains the notes of a list: where it stands beneath the rows, it stands there once. */

import type { Choice } from "../api";
import type { Group } from "./choices";

/** The choices beneath which something is told, and what: nothing that stands further up, and is not folded away there. */
export function toldOnce(groups: readonly Group[], isShut: (group: Group) => boolean): ReadonlyMap<Choice, string> {
  const told = new Map<Choice, string>();
  const all: string[] = [];
  for (const group of groups) {
    const above = isShut(group) ? [...all] : all;
    for (const { choice } of group.lines) {
      const about = choice.about ?? "";
      if (about === "" || above.some((text) => text.startsWith(about))) continue;
      const begun = above.findLast((text) => about.startsWith(`${text} `));
      told.set(choice, begun === undefined ? about : about.slice(begun.length + 1));
      above.push(about);
    }
  }
  return told;
}
