// Whoever hears the page instead of seeing it: what the keyboard has come to on the map, what a place is, what came of an order.
import { glance, must, myTurn, sitAt, until } from "../desk.mjs";

const PHONE = { viewport: { width: 390, height: 844 } };

const come = (page) => page.locator(".come").innerText();
const described = (page) =>
  page.evaluate(() => {
    const menu = document.querySelector(".menu");
    const below = document.getElementById(menu?.getAttribute("aria-describedby") ?? "");
    return { name: menu?.getAttribute("aria-label"), role: menu?.getAttribute("role"), live: below?.getAttribute("aria-live"), text: below?.textContent ?? "" };
  });

/** A table of a title. */
async function begun(desk, title, scenario, seats) {
  const body = JSON.stringify({ title, scenario, options: [], seats, seed: 1861 });
  return (await fetch(`${desk.order.page}api/games`, { method: "POST", headers: { "Content-Type": "application/json" }, body })).json();
}

export default async function heard(desk) {
  const page = await sitAt(desk, await begun(desk, "mosby", "ranger", { mosby: "human" }), "mosby");
  let seen = await myTurn(page);
  await page.locator(".pane").focus();
  // Enter before anything is come to says so, and orders nothing.
  await page.keyboard.press("Enter");
  must(/^No place/.test(await come(page)), `Enter nowhere says: ${await come(page)}`);
  await page.keyboard.press("n");
  const [first] = [await come(page)];
  must(new RegExp(`, 1 of ${seen.orders.length}\. Enter: Muster at `).test(first), `the first place is told as: ${first}`);
  await page.keyboard.press("p");
  must(new RegExp(`, ${seen.orders.length} of ${seen.orders.length}\. Enter: Muster at `).test(await come(page)), `the last place is told as: ${await come(page)}`);
  await desk.shoot(page, "heard-map");
  // What the place is: its slip is a dialog that tells what a map shows, and orders nothing.
  await page.keyboard.press("i");
  await until(page, () => document.querySelector(".menu .space-slip dd") !== null);
  let slip = await described(page);
  must(slip.role === "dialog" && slip.live === "polite" && /county/.test(slip.text) && /beside/.test(slip.text), () => JSON.stringify(slip));
  await desk.shoot(page, "heard-slip");
  await page.keyboard.press("Escape");
  await until(page, () => document.activeElement?.matches(".pane"));
  must((await glance(page)).moment === seen.moment, "asking what a place is has ordered something");
  await page.keyboard.press("Enter");
  seen = await myTurn(page, seen.moment);
  await until(page, () => document.querySelector("[role=log].unseen").textContent.length > 10);
  const came = await page.locator("[role=log].unseen").innerText();
  must(/muster/i.test(came), `what came of the order is told as: ${came}`);
  must(await page.evaluate(() => document.activeElement.matches(".pane")), "the keyboard has lost the map");

  // The map in words comes first among the charts; every place in it opens its slip, and any other is found.
  await page.locator(".tabs .to-charts").click();
  await page.locator(".charts").focus();
  await page.keyboard.press("Tab");
  must(await page.evaluate(() => document.activeElement.closest(".in-words") !== null), "the map in words does not come first");
  await page.keyboard.press("Enter");
  const places = page.locator(".in-words section li .to-place");
  await places.first().waitFor();
  const name = await places.first().innerText();
  await places.first().focus();
  await page.keyboard.press("Enter");
  await until(page, () => document.querySelector(".menu .space-slip dd") !== null);
  slip = await described(page);
  must(slip.name.startsWith(name) && /county/.test(slip.text), () => `${name} is told as ${JSON.stringify(slip)}`);
  await desk.shoot(page, "heard-words");
  // From there one goes on to what lies round about.
  const next = page.locator(".around .to-place").first();
  const [where] = await next.evaluate((one) => [one.firstChild.textContent]);
  await next.focus();
  await page.keyboard.press("Enter");
  await until(page, (wanted) => document.querySelector(".menu")?.getAttribute("aria-label") === wanted && document.querySelector(".menu").contains(document.activeElement), where);
  await page.keyboard.press("Escape");
  await until(page, (wanted) => document.activeElement?.textContent === wanted, name);
  await page.locator(".in-words .seek").fill("rockv");
  must((await page.locator(".in-words .found .to-place").allInnerTexts()).join() === "Rockville, Maryland", "Rockville is not found");

  // What is laid over the map is told in figures, and its places by name.
  await page.locator(".overlays button", { hasText: "Targets" }).click();
  await until(page, () => [...document.querySelectorAll(".map-side [role=status]")].some((one) => /^Targets\. points that wait there: \d+/.test(one.textContent)));
  await page.locator(".legend .named-places summary").click();
  const targets = await page.locator(".named-places dd").first().innerText();
  must(/Chain Bridge, Fairfax \(5\)/.test(targets), `the targets are named as: ${targets}`);
  await desk.shoot(page, "heard-overlay");
  await page.locator(".overlays button", { hasText: "Targets" }).click();

  // A card of which no order can be given says so, and is read.
  const war = await begun(desk, "uscivilwar", "1862", { union: "human", confederate: "human" });
  const south = await sitAt(desk, war, "confederate");
  await myTurn(south);
  must((await south.locator(".hand .card.can").count()) > 0, "no card can be played");
  await south.locator(".hand .card.can").last().click({ position: { x: 24, y: 24 } });
  must((await south.locator(".menu li button").count()) > 5, "the card for any theatre has no orders");
  const north = await sitAt(desk, war, "union");
  await north.locator(".hand .card:not(.can)").first().click({ position: { x: 24, y: 24 } });
  await until(north, () => /cannot be played now/.test(document.getElementById(document.querySelector(".menu")?.getAttribute("aria-describedby") ?? "")?.textContent ?? ""));
  must(await north.locator(".menu .card .effect").isVisible(), "the card cannot be read");
  await desk.shoot(north, "heard-card");

  const phone = await sitAt(desk, await begun(desk, "bobbylee", "1862", { union: "human", confederate: "random" }), "union", PHONE);
  await phone.locator(".tabs .to-charts").click();
  await phone.locator(".in-words summary").click();
  await phone.locator(".in-words .seek").fill("richmond");
  await phone.locator(".in-words .found .to-place").first().click();
  await until(phone, () => document.querySelectorAll(".menu .around .to-place").length === 6);
  await desk.shoot(phone, "heard-phone");
  await phone.keyboard.press("Escape");
  await phone.locator(".overlays button", { hasText: "supply" }).first().click();
  await phone.locator(".legend .fold").click();
  await phone.locator(".legend .named-places summary").click();
  must(/Richmond/.test(await phone.locator(".named-places dl").innerText()) === false, "the Union's supply names Richmond");
  await desk.shoot(phone, "heard-overlay-phone");
  return `${first} Then: ${came}`;
}
