// On a phone the map goes where something is asked, so near that it can be read, and stays where that is in sight.
import { must, myTurn, sitAt, until } from "../desk.mjs";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: "reduce" };

/** Places of the map that are in sight, clear of what lies over it, and how many pixels they measure. */
const inSight = (page, only) =>
  page.evaluate((which) => {
    const pane = document.querySelector(".pane").getBoundingClientRect();
    return [...document.querySelectorAll(`.hits ${which}`)].flatMap((space) => {
      const box = space.querySelector("circle").getBoundingClientRect();
      const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const hit = at.x > pane.left && at.x < pane.right && at.y > pane.top && at.y < pane.bottom && document.elementFromPoint(at.x, at.y)?.closest("[data-space]");
      return hit ? [{ key: space.dataset.space, wide: box.width }] : [];
    });
  }, only);

const still = (page) => until(page, () => !document.querySelector(".sheet.moving"));

async function set(desk, title, scenario) {
  const body = JSON.stringify({ title, scenario, options: [], seats: { union: "human", confederate: "random" }, seed: 1861 });
  return (await fetch(`${desk.order.page}api/games`, { method: "POST", headers: { "Content-Type": "application/json" }, body })).json();
}

/** What somebody is asked now, as the server tells it. */
async function asked(desk, game, seat) {
  return (await (await fetch(`${desk.order.page}api/games/${game.id}`, { headers: { Authorization: `Bearer ${game.tokens[seat]}` } })).json()).decision;
}

export default async function askedFlow(desk) {
  const game = await set(desk, "uscivilwar", "1862");
  const page = await sitAt(desk, game, "union", PHONE);
  let seen = await myTurn(page);
  await still(page);
  const opening = await inSight(page, ".spot.can");
  must(opening.length > 0 && opening[0].wide > 20, () => `the opening shows ${JSON.stringify(opening)}`);
  await desk.shoot(page, "asked-opening");
  const told = [];
  const march = seen.orders.filter((one) => one.startsWith("march ")).at(-1);
  for (const order of [march, /^lead /]) {
    const action = typeof order === "string" ? order : seen.orders.find((one) => order.test(one));
    must(action, () => `${order} is not among ${seen.orders.length} orders`);
    await page.locator(`.orders button[data-action="${action}"]`).first().click();
    seen = await myTurn(page, seen.moment);
    await still(page);
    const { about } = await asked(desk, game, "union");
    const [place] = about;
    const there = (await inSight(page, `[data-space="${place ?? ""}"]`))[0];
    if (place) must(there && there.wide > 20, () => `asked about ${place}, which is not in sight`);
    if (place) told.push(place);
    await desk.shoot(page, `asked-${told.length}`);
  }
  must(told.length > 0, "nothing was asked about a place");

  // What came of an order is told above the list, and once; a tap leads to the log, which marks it.
  const silent = await page.locator(".orders .lately").count();
  must(silent === 0, "what was told before is told again");
  await page.locator('.orders button[data-action="halt"]').click();
  seen = await myTurn(page, seen.moment);
  while ((await page.locator(".orders .lately").count()) === 0) {
    const next = seen.orders.find((one) => /^(march|lead|go) /.test(one)) ?? seen.orders[0];
    await page.locator(`.orders button[data-action="${next}"]`).first().click();
    seen = await myTurn(page, seen.moment);
  }
  const lately = await page.locator(".orders .lately").last().innerText();
  must((await page.locator(".prompt .die").count()) === 0, "the question repeats the dice");
  await desk.shoot(page, "asked-lately");
  await page.locator(".orders .lately").last().tap();
  const fresh = await page.locator(".log li.fresh").allInnerTexts();
  must(fresh.some((line) => line.includes(lately.trim())), () => `${lately} is not among ${fresh}`);
  await desk.shoot(page, "asked-log");
  return `goes to ${told.join(", ")}`;
}
