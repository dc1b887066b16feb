/** One key answers a question that can be declined. */

import { useLayoutEffect, useMemo } from "react";
import type { Choice, Decision } from "../api";
import type { Group } from "./choices";
import { DECLINE, DIGITS, answerOf } from "./shortcuts";

/** The key of each choice that has one. */
export type Answers = ReadonlyMap<Choice, string>;

/**
 * The keys of a list: a letter for the order that declines, digits for the others, unless they are folded.
 * Only a question that can be declined has any: in an ordinary list an order could be given by accident.
 */
export function answering({ mine, decline }: Pick<Decision, "mine" | "decline">, groups: readonly Group[], isShut: (group: Group) => boolean): Answers {
  const keys = new Map<Choice, string>();
  if (!mine || !decline) return keys;
  let count = 0;
  for (const group of groups) {
    for (const { choice } of group.lines) {
      const key = choice.action === decline ? DECLINE : isShut(group) ? undefined : DIGITS[count++];
      if (key !== undefined) keys.set(choice, key);
    }
  }
  return keys;
}

interface Asked {
  decision: Decision;
  groups: readonly Group[];
  isShut: (group: Group) => boolean;
  /** Choices are planned now, or the plan is carried out. */
  planning: boolean;
  busy: boolean;
  give: (choice: Choice) => void;
}

/** The keys of the orders that are listed; each gives its order. */
export function useAnswers({ decision, groups, isShut, planning, busy, give }: Asked): Answers {
  const answers = useMemo(() => (planning ? new Map<Choice, string>() : answering(decision, groups, isShut)), [decision, groups, isShut, planning]);
  // With the list itself: a key that comes at once must not give an order of the last one.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = answerOf(event);
      const choice = key === null ? undefined : [...answers.keys()].find((each) => answers.get(each) === key);
      if (choice === undefined || busy) return;
      event.preventDefault();
      give(choice);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [answers, busy, give]);
  return answers;
}
