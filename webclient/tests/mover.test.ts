// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { Mover, type Parts } from "../src/table/mover";

vi.stubGlobal("ResizeObserver", class { observe() {} disconnect() {} });
vi.stubGlobal("matchMedia", () => ({ matches: true }));

const sheet = { width: 2600, height: 3400 };
const [north, south] = [{ x: 1500, y: 300 }, { x: 2200, y: 3100 }];

function laid(wide: number, high: number, opening: readonly { x: number; y: number }[], left: { x: number; y: number; scale: number } | null = null): Mover {
  const mover = new Mover(sheet, opening, left);
  const part = () => document.createElement("div");
  const pane = part();
  Object.defineProperties(pane, { clientWidth: { value: wide }, clientHeight: { value: high } });
  mover.attach({ pane, sheet: part(), glass: part(), frame: part() } as Parts);
  return mover;
}

test("on a phone what happens far apart is never shown so small that nothing can be told", () => {
  const mover = laid(390, 300, [north, north]);
  const { scale } = mover.pose;
  mover.show([north, south]);
  expect(mover.pose.scale).toBe(scale);
  mover.near([north, south]); // but what a lesson speaks of is all shown
  expect(mover.pose.scale).toBeLessThan(scale / 2);
  const wide = laid(1000, 700, [north, north]);
  wide.enlarge(3);
  wide.show([north, south]);
  expect(wide.pose.scale).toBeLessThan(0.3);
});

test("who has zoomed in keeps his scale when something is laid over the map or a place is shown", () => {
  const mover = laid(1000, 700, [north]);
  mover.whole();
  mover.enlarge(20);
  mover.show([north]);
  const { scale } = mover.pose;
  const middle = { x: 1300, y: 1700 };
  mover.show([middle]);
  expect(mover.pose.scale).toBe(scale);
  mover.glimpse([south, { x: 1500, y: 1000 }, north]); // the nearest, not all of them
  expect(mover.pose.scale).toBe(scale);
  expect(mover.view.x).toBeCloseTo(1500);
  expect(mover.view.y).toBeCloseTo(1000);
});

test("what is laid over the map is glimpsed: some of it, if nothing of it is in sight", () => {
  const mover = laid(390, 300, [north]);
  const { pose } = mover;
  mover.glimpse([north, south]);
  expect(mover.pose).toEqual(pose);
  mover.glimpse([]);
  expect(mover.pose).toEqual(pose);
  mover.glimpse([south]);
  expect(mover.pose).not.toEqual(pose);
  expect(mover.onScreen(south).y).toBeLessThan(300);
});

test("on a phone a question with answers far apart is shown so that it can be read, also after the whole map was", () => {
  const mover = laid(390, 300, [north]);
  mover.whole();
  expect(mover.fits([north, south])).toBe(false);
  mover.ask([], [north, south], true);
  expect(mover.pose.scale).toBeGreaterThanOrEqual(0.36);
});

test("a single counter is not what a large window opens on, but what was left is", () => {
  const many = Array.from({ length: 6 }, () => north);
  expect(laid(1000, 700, [north]).pose.scale).toBeLessThan(0.5);
  expect(laid(1000, 700, many).pose.scale).toBeGreaterThan(1);
  const left = { x: 2000, y: 2500, scale: 0.9 };
  const view = laid(1000, 700, many, left).view;
  expect(view.x).toBeCloseTo(2000);
  expect(view.y).toBeCloseTo(2500);
  expect(view.scale).toBe(0.9);
});

test("while it glides the sheet counts as moving, from the first moment and through a slow frame", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (call: FrameRequestCallback) => frames.push(call));
  vi.stubGlobal("cancelAnimationFrame", () => {});
  const mover = new Mover(sheet, [north], null);
  const part = () => document.createElement("div");
  const [pane, map] = [part(), part()];
  Object.defineProperties(pane, { clientWidth: { value: 390 }, clientHeight: { value: 300 } });
  const leave = mover.attach({ pane, sheet: map, glass: part(), frame: part() } as Parts);
  mover.whole();
  expect(map.classList.contains("moving")).toBe(true);
  const step = (wait: number) => {
    vi.advanceTimersByTime(wait);
    for (const call of frames.splice(0)) call(performance.now());
  };
  step(100);
  vi.advanceTimersByTime(1000); // no frame in a second: the machine is busy
  expect(map.classList.contains("moving")).toBe(true);
  step(1000);
  vi.advanceTimersByTime(1000);
  expect(map.classList.contains("moving")).toBe(false);
  leave();
  vi.useRealTimers();
});
