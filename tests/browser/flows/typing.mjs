// Keys that come at the wrong time do no harm, and the keyboard finds the list again by itself.
import { begin, glance, must, myTurn, until } from "../desk.mjs";

/** What is told of a place covers no order, and goes away again wherever the focus is. */
async function slip(page) {
  const side = await page.locator(".side").boundingBox();
  const pane = await page.locator(".pane").boundingBox();
  for (const [right, down] of [[0.9, 0.5], [0.6, 0.4], [0.5, 0.5], [0.7, 0.6]]) {
    await page.mouse.click(pane.x + pane.width * right, pane.y + pane.height * down);
    const box = await page.locator(".menu").boundingBox({ timeout: 3000 }).catch(() => null);
    if (!box) continue;
    must(box.x + box.width <= side.x + 1, `the slip lies over the orders: ${JSON.stringify({ box, side })}`);
    await page.locator(".menu").click({ position: { x: 12, y: 12 } });
    await page.keyboard.press("Escape");
    await page.locator(".menu").waitFor({ state: "detached" });
    return;
  }
  throw new Error("no slip came");
}

export default async function typing(desk) {
  const page = await desk.sit();
  await begin(page, desk.order.page, { confederate: "random" });
  let seen = await myTurn(page);
  await slip(page);
  const shown = () => page.locator(".orders li button").count();
  // Nothing chosen, nothing done: Enter in an empty field, and letters that fit nothing.
  await page.keyboard.press("/");
  await page.keyboard.press("/");
  await page.keyboard.press("Enter");
  await page.keyboard.type("zzz");
  await until(page, () => document.querySelectorAll(".orders li button").length === 0);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await until(page, (all) => document.querySelectorAll(".orders li button").length === all, seen.orders.length);
  must((await glance(page)).moment === seen.moment, "an order was given that nobody chose");
  // Enter with several left goes to the first of them, and once more gives it.
  await page.keyboard.type("operations");
  await until(page, (all) => document.querySelectorAll(".orders li button").length < all, seen.orders.length);
  must((await shown()) > 1, "too few cards to choose from");
  await page.keyboard.press("Enter");
  await until(page, () => document.activeElement?.dataset?.action?.endsWith("operations"));
  await page.keyboard.down("Enter");
  for (let n = 0; n < 12; n += 1) await page.keyboard.down("Enter"); // held down
  await page.keyboard.up("Enter");
  const before = seen.moment;
  seen = await myTurn(page, before);
  must(seen.clause === "4.1", `a held key has gone on to ${seen.clause}`);
  // The new list is whole, though something was typed for the old one, and the keyboard is on it.
  await until(page, () => document.querySelector(".filter input").value === "" && document.activeElement?.matches(".filter input"));
  must((await shown()) === seen.orders.length && seen.orders.length > 1, "the list is not whole");
  return `${seen.moment - before} order for 13 keystrokes`;
}
