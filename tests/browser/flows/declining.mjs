// Who does not want to be asked about a kind of reaction says so once, and is asked again when he likes.
import { laid, must, sitAt, until } from "../desk.mjs";

export default async function declining(desk) {
  const { record, seat } = desk.order;
  const game = await laid(desk, record);
  const page = await sitAt(desk, game, seat);
  const button = page.locator(".prompt .decline");
  await button.waitFor();
  const said = await button.innerText();
  // The habit is offered aside; what is asked stands out, with its chance.
  const [habitual, order] = await page.evaluate(() => [".prompt .decline", ".orders li button"].map((one) => getComputedStyle(document.querySelector(one))).map(({ fontSize, borderTopWidth }) => ({ size: Number.parseFloat(fontSize), border: borderTopWidth })));
  must(habitual.size < order.size && habitual.border === "0px", () => JSON.stringify([habitual, order]));
  must(/\d%/.test(await page.locator('.orders button[data-action="avoid"] .note').innerText()), "the chance is not told");
  await desk.shoot(page, "declining");
  // A line of the log lights its places on the map while it is pointed at.
  await page.locator(".log li", { hasText: /marches \d+\sSP from/ }).last().hover();
  await until(page, () => document.querySelectorAll(".lights .mark").length > 0);
  await page.mouse.move(300, 300);
  await until(page, () => document.querySelectorAll(".lights .mark").length === 0);
  const before = await page.evaluate(() => Number.parseInt(document.querySelector(".replay output").textContent, 10));
  await button.click();
  await until(page, (at) => Number.parseInt(document.querySelector(".replay output").textContent, 10) > at, before);
  await page.locator(".habits summary").click();
  const habit = page.locator(".habits label", { hasText: said });
  must(await habit.locator("input").isChecked(), "the habit is not listed");
  await habit.locator("input").click();
  await habit.waitFor({ state: "detached" });
  return said;
}
