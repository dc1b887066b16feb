/** Keeps a number and what it counts or names on one line. */

const NO_BREAK = "\u00a0";

/** A text with no line break between a number and the word or per cent sign after it: “5 MP”, “1545 Harper's Ferry”, “40 %”. */
export function bound(text: string): string {
  return text.replace(/(\d) (?=[\p{L}%])/gu, `$1${NO_BREAK}`);
}
