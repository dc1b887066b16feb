// A close combat at a small screen: one sheet for the fight and its odds, every tactic in sight and explained.
import { grave, laid, must, sitAt, until } from "../desk.mjs";

const SMALL = { viewport: { width: 1280, height: 800 } };

/** What of the fight and of the orders can be read as the page lies. */
const sheet = (page) =>
  page.evaluate(() => {
    const list = document.querySelector(".orders ul").getBoundingClientRect();
    const rows = [...document.querySelectorAll(".orders li button")].map((one) => one.getBoundingClientRect());
    return {
      fights: document.querySelectorAll(".side > .contest").length,
      odds: document.querySelectorAll(".side > .odds").length,
      chances: document.querySelectorAll(".contest .balance").length,
      modifiers: document.querySelectorAll(".modifiers").length,
      orders: rows.length,
      whole: rows.filter((row) => row.bottom <= list.bottom + 1).length,
      below: document.querySelector(".orders > .below:not(.none)")?.textContent ?? "",
    };
  });

export default async function tactics(desk) {
  const game = await laid(desk, desk.order.record);
  const page = await sitAt(desk, game, desk.order.seat, SMALL);
  await page.locator('.orders [data-action^="tactic "]').first().waitFor();
  const first = await sheet(page);
  must(first.fights === 1 && first.odds === 0 && first.chances === 1, () => JSON.stringify(first));
  must(first.orders === 8 && first.whole === 8 && first.below === "", () => `not every tactic is in sight: ${JSON.stringify(first)}`);

  // What a tactic does is told beside its row, by mouse and by key.
  must((await page.locator(".advice").count()) === 0, "something is told that was not asked");
  await page.locator('[data-action="tactic skirmish"]').hover();
  must(/2 worse for you against: frontal assault/.test(await page.locator(".advice").textContent()), "a skirmish is not explained");
  await page.locator('[data-action="tactic withdraw"]').focus();
  await until(page, () => document.querySelector(".advice h3")?.textContent === "Withdraw");
  const beside = await page.evaluate(() => {
    const [advice, side] = [".advice", ".side"].map((one) => document.querySelector(one).getBoundingClientRect());
    return advice.right <= side.left && advice.bottom <= innerHeight && advice.top >= 0;
  });
  must(beside, "the advice covers the orders, or leaves the window");
  await desk.shoot(page, "tactics");
  const faults = await grave(page);
  must(faults.length === 0, faults.join("; "));

  // What the odds rest on, once, and a sign that orders lie below what is left for them.
  await page.locator(".contest .fold").click();
  await until(page, () => document.querySelectorAll(".contest .losses").length === 2);
  await until(page, () => /\d/.test(document.querySelector(".orders > .below:not(.none)")?.textContent ?? ""));
  const open = await sheet(page);
  must(open.modifiers <= 2 && open.odds === 0, () => `the odds stand there twice: ${JSON.stringify(open)}`);
  await page.locator(".orders > .below:not(.none)").click();
  await until(page, () => document.querySelector(".orders > .below:not(.none)") === null);
  must((await page.locator(`[data-action="${desk.order.action}"]`).count()) === 1, "an order is lost");
  // The table on which it is looked up is a click away, and marks the column in question.
  await page.locator(".prompt .to-table").click();
  await until(page, () => {
    const sheet = document.querySelector(".sheets").getBoundingClientRect();
    const marked = [...document.querySelectorAll(".chart.consulted :is(th, td).asked")].map((one) => one.getBoundingClientRect());
    return marked.some((box) => box.top >= sheet.top && box.bottom <= sheet.bottom && box.left >= sheet.left && box.right <= sheet.right);
  });
  // A marked cell stands in its row as the others do.
  const forms = await page.evaluate(() => [...document.querySelectorAll(".chart.consulted .asked")].map((one) => getComputedStyle(one).display));
  must(forms.every((form) => form.startsWith("table-")), () => `marked cells are ${forms}`);
  await desk.shoot(page, "tactics-table");
  await page.locator(".tabs .to-log").click();

  // In a window that is lower the fight is scrolled, and an arrow says so until it is.
  await page.setViewportSize({ width: 1024, height: 640 });
  await until(page, () => document.querySelector(".contest").dataset.more === "after");
  const arrow = () => page.locator(".contest").evaluate((one) => getComputedStyle(one, "::after").content);
  must((await arrow()).includes("▾"), "nothing says that there is more of the fight");
  await page.locator(".contest").evaluate((one) => one.scrollTo(0, one.scrollHeight));
  await until(page, () => document.querySelector(".contest").dataset.more === "before");
  must(!(await arrow()).includes("▾"), "at its end there is no more of it");
  return `${first.whole} tactics in sight`;
}
