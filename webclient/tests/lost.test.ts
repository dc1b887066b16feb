import { expect, test } from "vitest";
import type { GameState } from "../src/api";
import { judged, lose } from "../src/table/lost";

const at = (seats: string[]) =>
  ({ seq: 7, epoch: 1, decision: { mine: true, seats, actions: [{ action: "go richmond", text: "Go to Richmond" }] } }) as unknown as GameState;

test("an order without an answer is kept by its name, and nothing is known of it", () => {
  expect(lose("go richmond", at(["union"]), "no answer")).toMatchObject({ called: "Go to Richmond", fate: "unknown", text: "no answer" });
});

test.each([
  ["its moment stands", ["union"], { seq: 7, epoch: 1 }, "waits"],
  ["the table has gone on from it", ["union"], { seq: 8, epoch: 1 }, "arrived"],
  ["the table has gone on far", ["union"], { seq: 12, epoch: 1 }, "arrived"],
  ["another may have gone on", ["union", "confederate"], { seq: 8, epoch: 1 }, "passed"],
  ["something was taken back", ["union"], { seq: 5, epoch: 2 }, "passed"],
  ["what is told is older", ["union"], { seq: 6, epoch: 1 }, "unknown"],
])("of a lost order the table tells: %s", (_, seats, told, fate) => {
  expect(judged(lose("go richmond", at(seats), ""), told).fate).toBe(fate);
});

test("an order that was on its way still arrives after all; once that is known it stays so", () => {
  const waits = judged(lose("go richmond", at(["union"]), ""), { seq: 7, epoch: 1 });
  const arrived = judged(waits, { seq: 8, epoch: 1 });
  expect([waits.fate, arrived.fate]).toEqual(["waits", "arrived"]);
  expect(judged(arrived, { seq: 3, epoch: 2 }).fate).toBe("arrived");
});
