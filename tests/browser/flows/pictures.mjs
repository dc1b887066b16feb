// What the documents show: start page, table, hand, battle, phone; written into a folder.
import { begin, glance, must, myTurn, seated, until } from "../desk.mjs";
import { mouse } from "../people.mjs";

const SHARP = { deviceScaleFactor: 1, reducedMotion: "reduce" };
const PHONE = { ...SHARP, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

/** Nothing moves, all letters are there, and the map is drawn at its size. */
async function still(page) {
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await until(page, () => !document.querySelector(".sheet.moving") && [...document.images].every((one) => one.complete));
  await page.mouse.move(2, 2);
}

/** Sit down wherever a curtain falls; what is to be chosen then. */
async function risen(page, seen) {
  let now = seen;
  while (now.curtain !== null) {
    await page.locator(".curtain .main").click();
    await page.locator(".curtain").waitFor({ state: "detached" });
    now = await myTurn(page, now.moment - 1);
  }
  return now;
}

export default async function pictures(desk) {
  const { page: address, record } = desk.order;
  const page = await desk.sit({ ...SHARP, toured: true });
  await page.goto(address);
  await page.locator(".title-sheet img").waitFor();
  await still(page);
  await desk.shoot(page, "start");

  await begin(page, address, { confederate: "random" }, { tour: false });
  let seen = await myTurn(page);
  await still(page);
  await page.locator(".hand .card").nth(1).hover({ position: { x: 24, y: 24 } });
  await desk.shoot(page, "hand");
  while (seen.clause !== "5.1.1") {
    await mouse.order(page, seen);
    seen = await myTurn(page, seen.moment);
  }
  await still(page);
  await desk.shoot(page, "table");

  const war = await desk.sit({ ...SHARP, toured: true });
  await war.goto(address);
  await war.locator(".import input").setInputFiles(record);
  await seated(war);
  seen = await risen(war, await myTurn(war));
  const where = war.locator(".odds .where").first();
  await where.waitFor();
  if ((await where.getAttribute("aria-expanded")) === "false") await where.click();
  await war.locator(".odds .two").first().waitFor();
  await still(war);
  await desk.shoot(war, "odds");
  await war.locator(`.orders button[data-action="${desk.order.attack}"]`).click();
  for (let n = 0; n < 20 && !(await war.locator(".contest").count()); n += 1) {
    seen = await risen(war, await myTurn(war, seen.moment));
    if (await war.locator(".contest").count()) break;
    await war.locator(`.orders button[data-action="${seen.orders.includes("pass") ? "pass" : seen.orders[0]}"]`).click();
  }
  await war.locator(".contest .fight").first().waitFor();
  await still(war);
  await desk.shoot(war, "battle");

  const phone = await desk.sit({ ...PHONE, toured: true });
  await begin(phone, address, { confederate: "random" }, { tour: false });
  await myTurn(phone);
  await still(phone);
  await desk.shoot(phone, "phone");
  must(desk.pages.length === 3, "a page is missing");
  return `start, hand, table, battle at moment ${(await glance(war)).moment}, phone`;
}
