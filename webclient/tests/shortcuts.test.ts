import { afterEach, describe, expect, test } from "vitest";
import { KEYS } from "../src/table/KeysHelp";
import { DECLINE, LETTERS, answerOf, deedOf } from "../src/table/shortcuts";

const NONE = { ctrlKey: false, metaKey: false, altKey: false, repeat: false, target: null };

afterEach(() => document.body.replaceChildren());

const within = (html: string, selector: string): Element => {
  document.body.innerHTML = html;
  return document.querySelector(selector) as Element;
};

describe("letters of the table's page", () => {
  test("hide the counters and open their key", () => {
    expect(deedOf({ ...NONE, key: "h" })).toBe("hide");
    expect(deedOf({ ...NONE, key: "H" })).toBe("hide");
    expect(deedOf({ ...NONE, key: "k" })).toBe("key");
    expect(deedOf({ ...NONE, key: "?" })).toBe("keys");
    expect(deedOf({ ...NONE, key: "x" })).toBeNull();
  });

  test("are letters where somebody types, and the browser's with another key", () => {
    expect(deedOf({ ...NONE, key: "h", target: within('<input type="search">', "input") })).toBeNull();
    expect(deedOf({ ...NONE, key: "h", target: within("<select><option>h</option></select>", "option") })).toBeNull();
    expect(deedOf({ ...NONE, key: "h", target: within("<button>Done</button>", "button") })).toBe("hide");
    expect(deedOf({ ...NONE, key: "h", target: within('<input type="checkbox">', "input") })).toBe("hide");
    for (const held of ["ctrlKey", "metaKey", "altKey", "repeat"]) expect(deedOf({ ...NONE, [held]: true, key: "h" })).toBeNull();
  });

  test("lead to the map from anywhere, also while they are held, but not from behind a question", () => {
    expect(deedOf({ ...NONE, key: "n", target: within("<p tabindex='-1'>Where to?</p>", "p") })).toBe("next");
    expect(deedOf({ ...NONE, key: "p", repeat: true })).toBe("previous");
    expect(deedOf({ ...NONE, key: "n", target: within("<div role='alertdialog'><button>Stay</button></div>", "button") })).toBeNull();
  });

  test("answer what can be declined, once for each stroke", () => {
    expect(["x", "X", "1", "9"].map((key) => answerOf({ ...NONE, key }))).toEqual(["x", "x", "1", "9"]);
    expect(["0", "h", "Enter", "F1"].map((key) => answerOf({ ...NONE, key }))).toEqual([null, null, null, null]);
    for (const held of ["ctrlKey", "metaKey", "altKey", "repeat"]) expect(answerOf({ ...NONE, [held]: true, key: "x" })).toBeNull();
    expect(answerOf({ ...NONE, key: "1", target: within("<textarea></textarea>", "textarea") })).toBeNull();
    expect(answerOf({ ...NONE, key: "1", target: within("<button>Done</button>", "button") })).toBe("1");
    // What lies over the map is answered first, wherever the focus is.
    expect(answerOf({ ...NONE, key: "x", target: within("<p>1863</p><dialog open></dialog>", "p") })).toBeNull();
    expect(answerOf({ ...NONE, key: "x", target: within("<div role='alertdialog'><button>Stay</button></div>", "button") })).toBeNull();
  });

  test("that give orders have no other function", () => {
    for (const key of [DECLINE, "1", "9"]) expect(deedOf({ ...NONE, key })).toBeNull();
  });

  test("all stand in the list of the keys, with those that are not letters", () => {
    const told = KEYS.flatMap(([keys]) => keys.map((key) => key.toLowerCase()));
    for (const letter of Object.keys(LETTERS)) expect(told).toContain(letter);
    for (const key of [DECLINE, "1–9", "/", "i", ".", "key-undo", "key-space", "key-escape", "key-enter"]) expect(told).toContain(key);
  });
});
