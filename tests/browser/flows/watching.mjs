// Two bots play a turn; whoever watches sees it, looks back, and comes back to the present.
import { begin, glance, must, until } from "../desk.mjs";

export default async function watching(desk) {
  const page = await desk.sit({ toured: true });
  await begin(page, desk.order.page, { union: "random", confederate: "random" }, { tour: false });
  // Bots that do not pause may play on while the page draws: any turn after the first will do.
  await until(page, () => / 186\d /.test(document.querySelector("h1").textContent) && !document.querySelector("h1").textContent.startsWith("Spring"));
  const seen = await glance(page);
  must(seen.title.endsWith("Observer"), seen.title);
  must(seen.orders.length === 0 && seen.cards.length === 0, "an observer has orders or cards");
  await until(page, () => [...document.querySelectorAll(".log li")].length > 20);
  const line = page.locator(".log li[data-seq]").nth(12);
  const at = Number(await line.getAttribute("data-seq"));
  // The log follows its end while bots play: a line is focused, not aimed at.
  await line.locator("button").focus();
  await page.keyboard.press("Enter");
  await until(page, (to) => document.querySelector(".past-banner") && Number.parseInt(document.querySelector(".replay output").textContent, 10) === to, at);
  await until(page, () => document.querySelector("h1").textContent.startsWith("Spring 1861"));
  await page.locator(".replay input").focus();
  await page.keyboard.press("Home");
  await until(page, () => document.querySelector(".replay output").textContent.startsWith("0 "));
  await page.locator(".replay .present").click();
  await until(page, () => document.querySelector(".past-banner") === null && !document.querySelector("h1").textContent.startsWith("Spring"));
  return `${seen.moment} orders watched, back to ${at} and 0`;
}
