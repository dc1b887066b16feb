import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refusal, Unheard } from "../src/ask";
import { type Keeping, NoteKeeper } from "../src/notekeeper";

const told: Keeping[] = [];
const heard: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  told.length = heard.length = 0;
});
afterEach(() => vi.useRealTimers());

/** A server that answers with these errors first. */
function keeper(...errors: Error[]): NoteKeeper {
  return new NoteKeeper(
    "old",
    async (text) => {
      const error = errors.shift();
      if (error) throw error;
      heard.push(text);
    },
    (keeping) => told.push(keeping),
  );
}

test("a note is kept when no key was pressed for a moment", async () => {
  const one = keeper();
  one.write("a");
  await vi.advanceTimersByTimeAsync(500);
  one.write("ab");
  await vi.advanceTimersByTimeAsync(500);
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(500);
  expect(heard).toEqual(["ab"]);
  expect(told.at(-1)).toBe("kept");
  await one.flush();
  expect(heard).toEqual(["ab"]);
});

test("what the server did not hear is said again, at growing distances, until it has", async () => {
  const one = keeper(new Unheard(0, ""), new Unheard(503, ""), new Refusal(429, "", "", null));
  one.write("a");
  await vi.advanceTimersByTimeAsync(900);
  expect(told.at(-1)).toBe("not-kept");
  await vi.advanceTimersByTimeAsync(2_000 + 5_000);
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(heard).toEqual(["a"]);
  expect(told.at(-1)).toBe("kept");
});

test("what the server refuses is not said again until something else is written", async () => {
  const one = keeper(new Refusal(401, "", "", null));
  one.write("a");
  await vi.advanceTimersByTimeAsync(600_000);
  expect(heard).toEqual([]);
  expect(told.at(-1)).toBe("not-kept");
  one.write("b");
  await vi.advanceTimersByTimeAsync(900);
  expect(heard).toEqual(["b"]);
});

test("one text at a time, and the last of them is the one that stays", async () => {
  let answer = () => {};
  const one = new NoteKeeper(
    "",
    (text) => {
      heard.push(text);
      return new Promise<void>((resolve) => (answer = resolve));
    },
    (keeping) => told.push(keeping),
  );
  one.write("first");
  await vi.advanceTimersByTimeAsync(900);
  one.write("second");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(heard).toEqual(["first"]);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(told.at(-1)).toBe("");
  await vi.advanceTimersByTimeAsync(900);
  expect(heard).toEqual(["first", "second"]);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(told.at(-1)).toBe("kept");
});

test("whoever leaves does not wait", async () => {
  const one = keeper();
  one.write("a");
  await one.flush();
  expect(heard).toEqual(["a"]);
});
