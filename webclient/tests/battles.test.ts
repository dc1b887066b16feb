import { describe, expect, test } from "vitest";
import type { Contest, GameState, Party } from "../src/api";
import { fieldName, ownBattle } from "../src/table/battles";
import type { Seen } from "../src/table/useSight";

const party = (side: string): Party => ({ side, strength: 3, modifiers: [], dice: [], total: null, loss: null });
const state = (more: Partial<Contest>) =>
  ({
    seat: "british",
    seats: { british: {}, allied: {} },
    contest: { place: "1809", clause: "G11.3", kind: "fire", since: 0, text: "", parties: [party("british"), party("allied")], told: [], winner: "british", ...more },
  }) as unknown as GameState;

describe("the plate of one's own battle", () => {
  test("tells fire that has hit, whoever fired", () => {
    expect(ownBattle(state({}))?.place).toBe("1809");
    expect(ownBattle({ ...state({}), seat: "allied" })?.place).toBe("1809");
    expect(ownBattle(state({ winner: "allied" }))?.place).toBe("1809"); // by a shell that strayed
  });
  test("does not stop the reader for a miss", () => expect(ownBattle(state({ winner: "both" }))).toBeNull());
  test("tells a battle that nobody has won", () => expect(ownBattle(state({ kind: "battle", winner: "both" }))?.place).toBe("1809"));
  test("waits until it is decided, and is not for those who look on", () => {
    expect(ownBattle(state({ winner: "" }))).toBeNull();
    expect(ownBattle({ ...state({}), seat: "observer" })).toBeNull();
  });
});

test("a field of battle is called as in the log, and an area of an open sheet as on the sheet", () => {
  const seen = { now: { names: { "1846": "Aquia Creek (1846)" } }, drawn: { sheet: { spots: new Map([["1846", {}], ["1745", {}]]) } } } as unknown as Seen;
  const spot = fieldName(seen, (place) => `here ${place}`);
  expect(["1846", "1745", "left"].map(spot)).toEqual(["Aquia Creek (1846)", "here 1745", "here left"]);
});
