// The start page remembers what was set up last, shows a short war openly, and tells a lesson from a game.
import { grave, must, seated } from "../desk.mjs";

export default async function remembered(desk) {
  const page = await desk.sit({ toured: true });
  await page.goto(desk.order.page);
  await page.getByRole("button", { name: "Mosby's Raiders" }).click();
  const short = page.getByRole("checkbox", { name: /short war/ });
  must(await short.isVisible(), "the short war is folded away");
  await short.check();
  await page.locator(".scenarios input[type=radio]").nth(2).check();
  await page.locator(".begin").click();
  await seated(page);
  const aim = (await page.locator(".tracks .aim").innerText()).replaceAll("\u00a0", " ");
  must(aim.includes("40 points at the end of turn 3"), aim);
  // The glow of what is lit dyes the paper: names under it stay as dark as they are.
  const dye = await page.locator("svg.lights").evaluate((lights) => getComputedStyle(lights).mixBlendMode);
  must(dye === "multiply", `the glow covers the names: ${dye}`);
  await page.locator(".brand").click();
  await page.locator(".learn button").click();
  await seated(page);
  await page.goto(desk.order.page);
  await short.waitFor();
  must(await short.isChecked(), "the short war is forgotten");
  must(await page.locator(".scenarios input[type=radio]").nth(2).isChecked(), "the scenario is forgotten");
  const tables = await page.locator(".standing li b").allInnerTexts();
  must(tables.some((told) => told.startsWith("Lesson: Mosby")), () => tables.join("; "));
  must(tables.some((told) => told.startsWith("Mosby's Raiders, ")), () => tables.join("; "));
  await desk.shoot(page, "remembered");
  const faults = await grave(page);
  must(faults.length === 0, faults.join("; "));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator(".lengths").scrollIntoViewIfNeeded();
  await desk.shoot(page, "remembered-phone");
  return `${tables.length} tables, and what was chosen`;
}
