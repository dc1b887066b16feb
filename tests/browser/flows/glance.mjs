// On a phone what came of one's own dice stands above the orders with what followed, and a few orders need no search.
import { must, myTurn, sitAt, until } from "../desk.mjs";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: "reduce" };
const WIDE = { viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" };

async function set(desk, title, scenario) {
  const body = JSON.stringify({ title, scenario, options: [], seats: {}, seed: 1861 });
  const answer = await fetch(`${desk.order.page}api/games`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
  must(answer.ok, () => `${title}: ${answer.status}`);
  return answer.json();
}

export default async function glanceFlow(desk) {
  const bids = await set(desk, "bobbylee", "1861");
  let page = await sitAt(desk, bids, "union", PHONE);
  await myTurn(page);
  must(await page.locator(".filter").isHidden(), "five bids have a field to find one by");
  const rows = await page.locator(".orders .rows li button").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  must(rows.length === 5 && Math.max(...rows) < 100, () => `a bid takes ${rows} pixels`);
  await desk.shoot(page, "glance-bids");

  // A stack that is spread out can be read: no button lies on its pips.
  const spread = (key) => page.evaluate((place) => {
    const { x, y, width, height } = document.querySelector(`.hits [data-space="${place}"] circle`).getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, key);
  const at = await spread("1410");
  await page.touchscreen.tap(at.x, at.y);
  await page.locator(".fan.spread").first().waitFor({ state: "attached" });
  const [fan, buttons] = await page.evaluate(() => [".fan.spread", ".zoom"].map((one) => document.querySelector(one).getBoundingClientRect().toJSON()));
  must(fan.right <= buttons.left || fan.top >= buttons.bottom, () => `the fan ends at ${fan.right}, the buttons begin at ${buttons.left}`);
  must(fan.left >= 0, () => `the fan begins at ${fan.left}`);
  await desk.shoot(page, "glance-fan");
  await page.context().close();
  page = await sitAt(desk, bids, "union", WIDE);
  await myTurn(page);
  const tall = () => page.locator(".filter").evaluate((one) => one.getBoundingClientRect().height);
  must((await tall()) < 2, "five bids have a field to find one by, before a mouse");
  await page.keyboard.press("/");
  await page.keyboard.type("bid 3");
  must((await tall()) > 20 && (await page.locator(".orders .rows li button").count()) === 1, "whoever has a keyboard cannot seek");
  await page.context().close();

  const war = await set(desk, "uscivilwar", "1862");
  page = await sitAt(desk, war, "confederate", PHONE);
  must((await myTurn(page)).orders.length > 12 && (await page.locator(".filter").isVisible()), "many orders have no field to find one by");
  await page.context().close();

  const raid = await set(desk, "mosby", "partisan");
  page = await sitAt(desk, raid, "mosby", PHONE);
  let now = await myTurn(page);
  const sought = async () => must((await page.locator(".filter").isVisible()) === now.orders.length > 12, () => `of ${now.orders.length} orders`);
  await sought();
  // What is laid over the map is seen: a tap on a button does not seem to do nothing.
  await page.locator('.orders button[data-action="muster thoroughfare-gap"]').click();
  now = await myTurn(page, now.moment);
  await sought();
  await page.locator(".overlays button").nth(1).tap();
  await until(page, () => {
    const pane = document.querySelector(".pane").getBoundingClientRect();
    return [...document.querySelectorAll(".pane .sign")].some((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return left >= pane.left && right <= pane.right && top >= pane.top && bottom <= pane.bottom;
    });
  });
  await desk.shoot(page, "glance-overlay");
  await page.locator(".overlays button").nth(1).tap();
  let most = 0;
  for (let step = 0; step < 40 && most < 2; step += 1) {
    const next = now.orders.find((one) => /^(demolish|attack)/.test(one)) ?? now.orders.find((one) => one.startsWith("scout")) ?? now.orders[(step * 7) % now.orders.length];
    await page.locator(`.orders button[data-action="${next}"]`).first().click();
    now = await myTurn(page, now.moment);
    const told = await page.locator(".orders .lately").evaluateAll((all) => all.map((one) => [one.innerText, one.querySelectorAll(".die").length]));
    most = Math.max(most, told.length);
    must(told.length < 3, () => `${told.length} lines of what has happened`);
    if (told.length === 2) must(told[0][1] > 0, () => `${told[0][0]} has no dice`);
  }
  must(most === 2, "one's own dice are hidden by what followed");
  await desk.shoot(page, "glance-lately");
  return `${rows.length} bids at a glance`;
}
