// What the documents show: start page, table, hand, battle, phone, the siege, two theatres; written into a folder.
import { begin, glance, laid, must, myTurn, seated, sitAt, until } from "../desk.mjs";
import { mouse } from "../people.mjs";

const SHARP = { deviceScaleFactor: 1, reducedMotion: "reduce" };
const PHONE = { ...SHARP, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

/** Whether the map is drawn in the size that it is shown in. */
const sharp = () => {
  const drawn = document.querySelector(".map canvas")?.width ?? 0;
  return Math.abs(drawn - document.querySelector(".sheet").offsetWidth * devicePixelRatio) < 2;
};

/** Whether the map is that of the night. */
const dark = () => {
  const map = document.querySelector(".map canvas");
  const [red, green, blue] = map.getContext("2d").getImageData(map.width / 2, map.height / 2, 1, 1).data;
  return document.documentElement.dataset.theme === "dark" && red + green + blue < 300;
};

/** Nothing moves, all letters are there, and the map is drawn at its size. */
async function still(page) {
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await until(page, () => !document.querySelector(".sheet.moving") && [...document.images].every((one) => one.complete));
  if (await page.locator(".pane").count()) await until(page, sharp);
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

/** Ask the server as a program does, for a seat of a game. */
const asker = (address, { id, tokens }) => async (seat, path = "", body) => {
  const answer = await fetch(`${address}api/games/${id}${path}`, {
    method: body ? "POST" : "GET",
    headers: { Authorization: `Bearer ${tokens[seat]}`, "Content-Type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  must(answer.ok, () => `${path}: ${answer.status}`);
  return answer.json();
};

/** Two players of a siege who fight wherever they can and else do anything; on until what a seat is asked is wanted. */
async function fought(ask, seats, wanted) {
  let dice = 1861;
  const one = (list) => list[(dice = (dice * 1103515245 + 12345) % 2147483648) % list.length];
  for (let n = 0; n < 1200; n += 1) {
    const seat = seats[n % seats.length];
    const state = await ask(seat);
    if (!state.decision?.mine) continue;
    if (wanted(state)) return seat;
    const orders = state.decision.actions.map((each) => each.action);
    const fights = orders.filter((each) => /^(attack|fire|fight) /.test(each));
    const ends = orders.includes("done") && dice % 4 === 0 ? ["done"] : orders;
    await ask(seat, "/actions", { seq: state.seq, action: one(fights.length > 0 ? fights : ends) });
  }
  throw new Error("nobody fights");
}

/** The lines before the town, and a close combat for them, each as a seat sees it. */
async function siege(desk, address) {
  const seats = ["british", "allied"];
  const body = JSON.stringify({ title: "savannah", scenario: "historical", seed: 1779, seats: { british: "human", allied: "human" } });
  const made = await (await fetch(`${address}api/games`, { method: "POST", headers: { "Content-Type": "application/json" }, body })).json();
  const ask = asker(address, made);
  for (const [name, wanted] of [
    ["savannah-table", ({ decision }) => decision.clause === "G11.2"],
    ["savannah-combat", ({ decision }) => decision.clause === "G12.23.4"],
  ]) {
    const seat = await fought(ask, seats, wanted);
    const page = await desk.sit({ ...SHARP, toured: true });
    await page.goto(`${address}game/${made.id}#token=${made.tokens[seat]}`);
    await seated(page);
    // Who sits down by a link has a token of his own from then on.
    const held = await page.evaluate((id) => JSON.parse(localStorage.getItem(`longroll.game.${id}`)), made.id);
    made.tokens[seat] = held.tokens[seat];
    await myTurn(page);
    await still(page);
    await desk.shoot(page, name);
  }
}

/** Which of the map's parts, which are buttons in this order. */
const [EAST, WEST] = [0, 1];

/** A part of the map one step nearer, shoved by hand so that what it is about lies free. */
async function near(page, part, [dx, dy]) {
  await page.locator(".zoom .views button").nth(part).click();
  await until(page, () => !document.querySelector(".sheet.moving"));
  await page.locator(".zoom button").first().click();
  await still(page);
  const { x, y, width, height } = await page.locator(".pane").boundingBox();
  const from = [x + width / 2, y + height / 2];
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(from[0] + dx, from[1] + dy, { steps: 8 });
  await page.mouse.up();
  await still(page);
}

/** The East as 1862 begins, and in the West the way of a march that the enemy may intercept, before it is ordered. */
async function theatres(desk, { begun, record, seat, action }) {
  const east = await sitAt(desk, await laid(desk, begun), seat, SHARP);
  await myTurn(east);
  await near(east, EAST, [-130, 40]);
  await desk.shoot(east, "uscivilwar-table");
  const west = await sitAt(desk, await laid(desk, record), seat, SHARP);
  await myTurn(west);
  await near(west, WEST, [110, 110]);
  const row = west.locator(`.orders li button[data-action="${action}"]`);
  await row.scrollIntoViewIfNeeded();
  await row.hover();
  await west.locator(".route-line").waitFor({ state: "attached" });
  await desk.shoot(west, "uscivilwar-march");
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
  must((await page.locator(".glass.needless").count()) === 1, "the map is seen whole, and a small one lies upon it");
  await desk.shoot(page, "table");
  await page.locator(".overlays button").first().click();
  await page.locator(".legend li").first().waitFor();
  await still(page);
  await desk.shoot(page, "overlays");
  await page.locator(".overlays button").first().click();
  await page.locator(".lamp").click();
  await until(page, dark);
  await still(page);
  await desk.shoot(page, "dark");

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
  await siege(desk, address);
  await theatres(desk, desk.order.theatres);
  must(desk.pages.length === 7, "a page is missing");
  return `start, hand, table, battle at moment ${(await glance(war)).moment}, phone`;
}
