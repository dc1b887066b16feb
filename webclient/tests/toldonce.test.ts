import { expect, test } from "vitest";
import type { Choice } from "../src/api";
import type { Group } from "../src/table/choices";
import { toldOnce } from "../src/table/toldonce";

const ZONE = "ZOI: zone of influence.";
const CAUGHT = "The chance is that if all try.";

const group = (...abouts: (string | undefined)[]) => ({ heading: null, place: null, lines: abouts.map((about) => ({ choice: { action: "go", text: "", places: [], cards: [], about }, text: "", where: null })) }) as unknown as Group;
const beneath = (groups: Group[], shut: readonly Group[] = []) => {
  const told = toldOnce(groups, (one) => shut.includes(one));
  return groups.map(({ lines }) => lines.map(({ choice }: { choice: Choice }) => told.get(choice) ?? ""));
};

test("what explains several rows stands beneath the first of them", () => {
  expect(beneath([group(ZONE, undefined, ZONE), group(ZONE, "Another.")])).toEqual([[ZONE, "", ""], ["", "Another."]]);
});

test("what says more says only that; what says less says nothing", () => {
  expect(beneath([group(ZONE, `${ZONE} ${CAUGHT}`, ZONE, `${ZONE} ${CAUGHT}`)])).toEqual([[ZONE, CAUGHT, "", ""]]);
});

test("what a folded group tells is not known to who reads further down", () => {
  const shut = group(ZONE, ZONE);
  expect(beneath([shut, group(ZONE)], [shut])).toEqual([[ZONE, ""], [ZONE]]);
  expect(beneath([group(ZONE), shut], [shut])).toEqual([[ZONE], ["", ""]]);
});
