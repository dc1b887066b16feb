// On a phone a question whose answers lie all over the map shows some that can be read and leads to each; a page loaded anew shows its map as it was left.
import { must, myTurn, seated, sitAt, until } from "../desk.mjs";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: "reduce" };
const WIDE = { viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" };
/** At this many pixels a place, which measures 60 units of a sheet, can be told from another. */
const LEGIBLE = 60 * 0.36;

const still = (page) => until(page, () => !document.querySelector(".sheet.moving"));

/** How large places are drawn, and which of those that can be chosen are in sight. */
const seen = (page) =>
  page.evaluate(() => {
    const pane = document.querySelector(".pane").getBoundingClientRect();
    const spots = [...document.querySelectorAll(".hits .can")].map((space) => [space.dataset.space, space.querySelector("circle").getBoundingClientRect()]);
    const within = ([, box]) => box.left >= pane.left && box.right <= pane.right && box.top >= pane.top && box.bottom <= pane.bottom;
    return { wide: document.querySelector(".hits circle").getBoundingClientRect().width, can: spots.length, keys: spots.filter(within).map(([key]) => key) };
  });

const pose = (page) => page.evaluate(() => { const { x, y, width } = document.querySelector(".sheet").getBoundingClientRect(); return [x, y, width].map(Math.round).join(); });

async function set(desk, title, scenario, seats) {
  const body = JSON.stringify({ title, scenario, options: [], seats, seed: 1861 });
  const answer = await fetch(`${desk.order.page}api/games`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
  must(answer.ok, () => `${title}: ${answer.status}`);
  return answer.json();
}

/** Each candidate is led to, and nothing is ordered by that. */
async function leads(desk, page, name) {
  await still(page);
  const found = await seen(page);
  must(found.wide >= LEGIBLE, () => `${name} is shown ${found.wide} pixels small`);
  must(found.keys.length > 0, () => `nothing to choose is in sight in ${name}`);
  const chips = page.locator(".candidates button");
  must((await chips.count()) === found.can, () => `${found.can} places can be chosen in ${name}`);
  await desk.shoot(page, `candidates-${name}`);
  const last = chips.last();
  await last.tap();
  await still(page);
  const there = await seen(page);
  const place = await last.getAttribute("data-look");
  must(there.keys.includes(place) && there.wide >= LEGIBLE, () => `${place} is not shown in ${name}`);
  await desk.shoot(page, `candidates-${name}-looked`);
  return found.can;
}

export default async function candidates(desk) {
  const { order } = desk;
  const lee = await set(desk, "bobbylee", undefined, { union: "human", confederate: "random" });
  let page = await sitAt(desk, lee, "union", PHONE);
  let now = await myTurn(page);
  await page.locator('.orders button[data-action^="bid"]').last().click();
  for (now = await myTurn(page, now.moment); !now.orders.some((one) => one.startsWith("activate ")); now = await myTurn(page, now.moment)) {
    await page.locator(`.orders button[data-action="${now.orders.at(-1)}"]`).click();
  }
  let led = await leads(desk, page, "bobbylee");
  must((await myTurn(page)).moment === now.moment, "a look was an order");
  // As the reader leaves it, so it lies after a reload: also far from what is asked.
  await page.locator(".zoom button").nth(2).tap();
  await page.locator(".zoom button").nth(0).tap();
  await still(page);
  const left = await pose(page);
  await page.reload();
  await seated(page);
  await myTurn(page);
  await still(page);
  must((await pose(page)) === left, async () => `left at ${left}, found otherwise`);
  await page.context().close();

  const raid = await set(desk, "mosby", undefined, {});
  page = await sitAt(desk, raid, "mosby", PHONE);
  await myTurn(page);
  led += await leads(desk, page, "mosby");
  await page.context().close();

  // One counter alone is not what a map opens on; what was left is found again, wherever it is asked.
  page = await sitAt(desk, raid, "mosby", WIDE);
  now = await myTurn(page);
  await page.locator(`.orders button[data-action="${now.orders[0]}"]`).click();
  await myTurn(page, now.moment);
  await still(page);
  const before = await pose(page);
  await page.reload();
  await seated(page);
  await myTurn(page);
  await still(page);
  must((await pose(page)) === before, () => `the map of Mosby lay at ${before}`);
  await page.context().close();
  page = await sitAt(desk, raid, "mosby", WIDE);
  await myTurn(page);
  await still(page);
  const fresh = await page.evaluate(() => [".sheet", ".pane"].map((part) => document.querySelector(part).getBoundingClientRect().width));
  must(fresh[0] <= fresh[1] * 1.2, () => `a sheet ${fresh[0]} wide in a window of ${fresh[1]}`);
  await desk.shoot(page, "candidates-mosby-wide");
  return `${led} places are led to`;
}
