import { describe, expect, test } from "vitest";
import { eastward } from "../src/table/mover";
import { LARGEST, attend, attendSome, centre, crowd, embrace, fits, pan, seen, settle, smallest, zoom } from "../src/table/panzoom";

const sheet = { width: 3200, height: 2240 };
const pane = { width: 800, height: 600 };

test("the sheet never shrinks below its window nor grows beyond the largest scale", () => {
  expect(settle({ x: 0, y: 0, scale: 0.01 }, sheet, pane).scale).toBe(smallest(sheet, pane));
  expect(settle({ x: 0, y: 0, scale: 99 }, sheet, pane).scale).toBe(LARGEST);
});

test("a whole sheet lies in the middle of its window", () => {
  const { x, y, scale } = settle({ x: -500, y: 500, scale: 0 }, sheet, pane);
  expect(x).toBeCloseTo((pane.width - sheet.width * scale) / 2);
  expect(y).toBeCloseTo((pane.height - sheet.height * scale) / 2);
});

describe("the buttons at the right of a window", () => {
  const wide = { width: 800, height: 600, aside: 50 };

  test("cover nothing of a whole sheet", () => {
    const { x, scale } = settle({ x: -500, y: 500, scale: 0 }, sheet, wide);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + sheet.width * scale).toBeLessThanOrEqual(750);
  });

  test("leave it in the middle where there is room, and otherwise beside them", () => {
    const at = (height: number) => settle({ x: 0, y: 0, scale: 0 }, sheet, { ...wide, height });
    const [low, higher] = [at(420), at(520)];
    expect(low.x).toBeCloseTo((800 - sheet.width * low.scale) / 2);
    expect(higher.x + sheet.width * higher.scale).toBeCloseTo(750);
  });

  test("are no reason why the east of a larger sheet should stay under them", () => {
    const { x } = pan({ x: 0, y: 0, scale: 1 }, -9999, 0, sheet, wide);
    expect(x + sheet.width).toBe(750);
  });
});

test("zooming keeps the point under the pointer where it is", () => {
  const before = settle({ x: -600, y: -500, scale: 1 }, sheet, pane);
  const after = zoom(before, 1.3, { x: 300, y: 200 }, sheet, pane);
  expect((300 - after.x) / after.scale).toBeCloseTo((300 - before.x) / before.scale);
  expect((200 - after.y) / after.scale).toBeCloseTo((200 - before.y) / before.scale);
});

test("dragging stops at the edge of the sheet", () => {
  expect(pan({ x: -10, y: -10, scale: 1 }, 500, 500, sheet, pane)).toEqual({ x: 0, y: 0, scale: 1 });
});

test("what is embraced is seen", () => {
  const points = [{ x: 900, y: 700 }, { x: 1900, y: 1500 }];
  const pose = embrace(points, sheet, pane);
  for (const point of points) expect(seen(pose, point, pane)).toBe(true);
  expect(seen(centre({ x: 0, y: 0, scale: 1 }, { x: 2000, y: 1500 }, sheet, pane), { x: 100, y: 100 }, pane)).toBe(false);
});

describe("the eastern edge", () => {
  const [sheet, box] = [{ width: 3000, height: 2000 }, { width: 900, height: 700 }];
  test("comes into the window where little is beyond it", () => {
    expect(eastward({ x: -200, y: 0, scale: 0.4 }, [{ x: 800, y: 0 }], sheet, box).x).toBe(-300);
  });
  test("stays out where much is beyond it, or where somebody would leave the window in the west", () => {
    expect(eastward({ x: 0, y: 0, scale: 0.4 }, [], sheet, box).x).toBe(0);
    expect(eastward({ x: -200, y: 0, scale: 0.4 }, [{ x: 700, y: 0 }], sheet, box).x).toBe(-200);
  });
});

test("a part of the sheet fills the window, and no more is seen than its shape leaves", () => {
  const part = [{ x: 800, y: 600 }, { x: 1800, y: 1200 }];
  const pose = embrace(part, sheet, pane, 0);
  expect(pose.scale).toBeCloseTo(0.8);
  for (const corner of part) expect(seen({ ...pose, scale: pose.scale }, { x: (corner.x + 1300) / 2, y: (corner.y + 900) / 2 }, pane)).toBe(true);
  expect(pose.x + 800 * pose.scale).toBeCloseTo(0);
});

describe("a phone", () => {
  const [map, phone] = [{ width: 5000, height: 4600 }, { width: 370, height: 230 }];
  const far = centre({ x: 0, y: 0, scale: 0.1 }, { x: 2500, y: 2300 }, map, phone);
  const [force, near, away] = [{ x: 4000, y: 500 }, { x: 4100, y: 560 }, { x: 400, y: 4000 }];
  test("goes to what is asked about, so near that it can be read", () => {
    const pose = attend(far, [force], [near, away], map, phone, 0.42);
    expect(pose?.scale).toBe(0.42);
    expect(seen(pose ?? far, force, phone)).toBe(true);
  });
  test("stays where that is in sight and large enough", () => {
    const pose = centre({ x: 0, y: 0, scale: 0.42 }, near, map, phone);
    expect(attend(pose, [force], [away], map, phone, 0.42)).toBeNull();
    expect(attend(pose, [], [away], map, phone, 0.42)).toBeNull();
    expect(attend(far, [{ x: 2500, y: 2300 }], [], map, phone, 0.1)).toBeNull(); // as small as the reader likes it
  });
  test("shows the answers as well where they are near, and what lies apart together", () => {
    const pose = attend(far, [force], [near], map, phone, 0.42);
    expect(pose?.scale).toBe(0.42);
    for (const point of [force, near]) expect(seen(pose ?? far, point, phone)).toBe(true);
    expect(attend({ x: 0, y: 0, scale: 0.6 }, [force], [near], map, phone, 0.42)?.scale).toBe(0.6); // as near as before
    const apart = attend(far, [force, away], [], map, phone, 0.42); // not so small that nothing can be told
    expect(apart?.scale).toBe(0.42);
    expect([force, away].filter((point) => seen(apart ?? far, point, phone))).toHaveLength(1);
    expect(attend(apart ?? far, [force, away], [], map, phone, 0.42)).toBeNull();
    expect(fits([force, near], map, phone, 0.42)).toBe(true);
    expect(fits([force, away], map, phone, 0.42)).toBe(false);
  });
  test("does not take what lies beneath the buttons of the map for seen", () => {
    const at = { x: 4000, y: 2300 };
    const edge = { ...centre({ x: 0, y: 0, scale: 0.42 }, at, map, phone) };
    edge.x += 370 / 2 - 50;
    expect(seen(edge, at, phone)).toBe(false);
  });
  test("of many answers shows some that can be read, also after it has followed others far and wide", () => {
    const pose = attendSome(far, [force, near, away], map, phone, 0.42);
    expect(pose?.scale).toBe(0.42);
    expect(seen(pose ?? far, force, phone)).toBe(true);
    expect(attendSome(pose ?? far, [force, near, away], map, phone, 0.42)).toBeNull();
    expect(attendSome(pose ?? far, [away], map, phone, 0.42)).not.toBeNull();
    expect(attendSome(far, [], map, phone, 0.42)).toBeNull();
  });
  test("begins where most of what lies on the map can be read", () => {
    const pose = crowd([away, force, near, { x: 3950, y: 450 }], 0.42, map, phone);
    expect(pose.scale).toBe(0.42);
    expect(seen(pose, force, phone)).toBe(true);
    expect(seen(pose, away, phone, 0)).toBe(false);
  });
});
