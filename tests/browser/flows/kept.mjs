// The keyboard is never lost: not when the table is set, nor by the tour, a question about an undo, or a list that is gone.
import { glance, must, myTurn, seated, until } from "../desk.mjs";

/** What has the keyboard. */
const held = (page) => page.evaluate(() => {
  const one = document.activeElement;
  return one === document.body ? "nothing" : one.closest(".tour") ? "tour" : one.closest(".consent") ? "question" : one.closest(".orders") ? "orders" : one.closest(".prompt") ? "prompt" : one.className || one.tagName;
});

const gets = (page, wanted) => until(page, (which) => document.activeElement?.closest(which) !== null, wanted);

export default async function kept(desk) {
  const page = await desk.sit();
  await page.goto(desk.order.page);
  await page.locator(".titles button", { hasText: "Mosby" }).click();
  await page.locator(".begin").focus();
  await page.keyboard.press("Enter");
  await seated(page);
  // First there is the tour, to its end by the Enter key.
  await gets(page, ".tour");
  for (let n = 0; n < 6; n += 1) await page.keyboard.press("Enter");
  await page.locator(".tour").waitFor({ state: "detached" });
  await gets(page, ".orders");
  await page.keyboard.press("Tab");
  must(await page.evaluate(() => document.activeElement.matches(".filter input")), "from there it does not go on to the orders");

  // By mouse an order is given: its button is gone, and the keyboard is at the next ones.
  let seen = await glance(page);
  await page.locator(".orders .rows li button").first().click();
  seen = await myTurn(page, seen.moment);
  await gets(page, ".orders, .prompt");
  // Dice have fallen: taking that back is a question, which is answered both ways.
  await page.keyboard.press("Control+z");
  await gets(page, ".consent");
  must((await held(page)) === "question", "the question has not the keyboard");
  must(/You play alone/.test(await page.locator(".consent .hint").innerText()), "a bot is said to allow it");
  await desk.shoot(page, "kept-alone");
  await page.keyboard.press("Escape");
  await page.locator(".consent").waitFor({ state: "detached" });
  await gets(page, ".orders, .prompt");
  await page.keyboard.press("Control+z");
  await gets(page, ".consent");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await until(page, (at) => Number.parseInt(document.querySelector(".replay output").textContent, 10) < at, seen.moment);
  await gets(page, ".orders, .prompt");
  const after = await held(page);

  // Who knows the tour goes on at once: at what is asked, or at the orders when others have moved first.
  const again = await desk.sit({ toured: true });
  await again.goto(desk.order.page);
  await again.locator(".begin").focus();
  await again.keyboard.press("Enter");
  await seated(again);
  await myTurn(again);
  await gets(again, ".prompt .ask, .orders");
  return `the keyboard goes on at the ${after}`;
}
