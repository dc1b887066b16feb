// Orders are planned with the shift key and given in one go; who has none yet is counted, shown and found by a key.
import { glance, laid, must, myTurn, sitAt, until } from "../desk.mjs";

/** A click with the shift key where a place lies, and is in sight. */
async function shiftClick(page, place) {
  const at = await page.evaluate((key) => {
    const box = document.querySelector(`.hits [data-space="${CSS.escape(key)}"] circle`).getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, place);
  await page.keyboard.down("Shift");
  await page.mouse.click(at.x, at.y);
  await page.keyboard.up("Shift");
}

const planned = (page) => page.locator(".plan ol li span").allTextContents();

async function atTheSiege(desk) {
  const { record, seat, steps: units } = desk.order.stack;
  const game = await laid(desk, record);
  const page = await sitAt(desk, game, seat, { viewport: { width: 1440, height: 900 }, reducedMotion: "reduce", locale: desk.order.locale });
  const before = await myTurn(page);
  const headers = { Authorization: `Bearer ${game.tokens[seat]}` };
  const ask = async (path) => (await fetch(`${desk.order.page}api/games/${game.id}${path}`, { headers })).json();

  // Who can still be ordered.
  const pieces = new Set(before.orders.filter((one) => /^move/.test(one)).map((one) => one.split(" ")[1]));
  const line = page.locator(".unmoved");
  must((await line.textContent()).includes(String(pieces.size)), async () => `not ${pieces.size}`);
  await line.locator("button").first().click();
  await page.locator(".waits").first().waitFor({ state: "attached" });
  await desk.shoot(page, "plan-unmoved");
  await line.locator("button").first().click();
  await page.locator(".waits").first().waitFor({ state: "detached" });
  const sought = new Set();
  for (let n = 0; n < 3; n += 1) {
    await page.keyboard.press("u");
    sought.add(await until(page, (known) => {
      const action = document.activeElement?.dataset.action;
      return action !== undefined && !known.includes(action) && action;
    }, [...sought]));
  }
  must(sought.size === 3, "U does not go on");

  // Two of a stack are planned, and dropped again by Escape.
  const reachOf = async (unit) => (await ask(`/overlays?about=${unit}`)).filter((one) => one.about === unit).flatMap((one) => one.marks).filter(({ kind }) => kind === "reach").map((mark) => mark.place);
  const goals = [];
  const names = units.slice(0, 2);
  for (const unit of names) {
    await page.locator(`.orders [data-action="move ${unit}"]`).click({ modifiers: ["Shift"] });
    await page.locator(".plan .hint").filter({ hasText: /\S/ }).waitFor();
    await page.locator(".hits .spot.can").first().waitFor({ state: "attached" });
    const reach = await reachOf(unit);
    const goal = await until(page, ([places, taken]) => places.find((key) => {
      const box = document.querySelector(`.hits [data-space="${CSS.escape(key)}"] circle`)?.getBoundingClientRect();
      if (!box || taken.includes(key)) return false;
      return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest("[data-space]")?.dataset.space === key;
    }), [reach, goals]);
    goals.push(goal);
    await shiftClick(page, goal);
    await until(page, (count) => document.querySelectorAll(".plan ol li").length === count, goals.length);
  }
  const list = await planned(page);
  must(list.length === 2 && list[0].includes(goals[0]) && list[1].includes(goals[1]), list.join("; "));
  must((await page.locator(".planned line").count()) === 2, "the ways are not pencilled on the map");
  must((await glance(page)).moment === before.moment, "what was planned was given");
  await desk.shoot(page, "plan-drawn");
  await page.keyboard.press("Escape");
  await page.locator(".plan").waitFor({ state: "detached" });

  // Planned once more, by the keyboard as far as the list goes, and given.
  for (const [index, unit] of names.entries()) {
    await page.locator(`.orders [data-action="move ${unit}"]`).focus();
    await page.keyboard.press("Shift+Enter");
    await page.locator(".plan .hint").filter({ hasText: /\S/ }).waitFor();
    await shiftClick(page, goals[index]);
    await until(page, (count) => document.querySelectorAll(".plan ol li").length === count, index + 1);
  }
  await page.keyboard.press("g");
  await until(page, (from) => {
    const told = Number.parseInt(document.querySelector(".replay output").textContent, 10);
    return told > from + 2 && document.querySelector('.orders [aria-disabled="true"]') === null && document.querySelector(".plan") === null;
  }, before.moment);
  const { units: stand } = (await ask("")).view;
  for (const [index, unit] of names.entries()) must(stand[unit].at === goals[index], `${unit} is at ${stand[unit].at}, not at ${goals[index]}`);
  must(!(await page.locator(".unmoved").textContent()).includes(`: ${pieces.size}`), "they are still counted");
  await desk.shoot(page, "plan-done");
  // A line of the log lights its place, and stays marked in its moment.
  const told = page.locator(".log li").filter({ has: page.locator("button") }).nth(-2);
  await told.locator("button").first().focus();
  await page.locator(".lights .mark").first().waitFor({ state: "attached" });
  await told.locator("button").first().click();
  await page.locator(".past-banner").waitFor();
  await page.mouse.move(5, 5);
  await page.evaluate(() => document.activeElement.blur());
  await page.locator(".lights .mark").first().waitFor({ state: "attached" });
  await desk.shoot(page, "plan-moment");
  return names.length;
}

/** On the way the enemy is asked: what was planned waits, and is dropped by Escape. */
async function onTheMarch(desk) {
  const { record, seat, place, steps } = desk.order.stopped;
  const game = await laid(desk, record);
  const page = await sitAt(desk, game, seat, { reducedMotion: "reduce" });
  await myTurn(page);
  await page.locator(`.orders [data-action="${steps[0]}"]`).click({ modifiers: ["Shift"] });
  await page.locator(".filter input").fill("");
  await shiftClick(page, place);
  await until(page, () => document.querySelectorAll(".plan ol li").length === 2);
  await page.locator(".plan .main").click();
  const told = await page.locator(".halted").textContent();
  must((await planned(page)).length > 0, "nothing is left of the plan");
  await desk.shoot(page, "plan-halted");
  await page.keyboard.press("Escape");
  await page.locator(".plan").waitFor({ state: "detached" });
  return told;
}

/** On a phone a button stands for the shift key. */
async function byThumb(desk) {
  const { record, seat, steps: units } = desk.order.stack;
  const game = await laid(desk, record);
  const page = await sitAt(desk, game, seat, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: "it-IT", reducedMotion: "reduce" });
  await myTurn(page);
  await page.locator(".unmoved button").nth(2).tap();
  await page.locator(`.orders [data-action="move ${units[0]}"]`).tap();
  await page.locator(".plan .hint").filter({ hasText: /\S/ }).waitFor();
  await desk.shoot(page, "plan-phone");
  await page.locator(`.orders [data-action="move ${units[0]}"]`).tap();
  await until(page, () => document.querySelectorAll(".plan ol li").length === 1);
  await page.locator(".plan .drop").tap();
  must((await planned(page)).length === 0, "it is not dropped");
}

export default async function plan(desk) {
  const gone = await atTheSiege(desk);
  const told = await onTheMarch(desk);
  await byThumb(desk);
  return `${gone} were planned and went; then: ${told}`;
}
