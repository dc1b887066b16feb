// Two battles lie beside the map as sheets: areas are chosen by mouse, thumb and keyboard, read aloud, and put aside.
import { grave, laid, must, sitAt, until } from "../desk.mjs";

const area = (page, key) => page.locator(`.display-area[data-area="${key}"]`);

const told = (page, key) => area(page, key).getAttribute("aria-label");

/** What of the sheets is in the window: how many, and whether all of their areas can be reached. */
const sheets = (page) =>
  page.evaluate(() => {
    const side = document.querySelector(".map-side").getBoundingClientRect();
    const found = [...document.querySelectorAll(".display")];
    const first = found[0]?.querySelector(".display-sheet").getBoundingClientRect();
    return { count: found.length, whole: Boolean(first && first.left >= side.left && first.right <= side.right + 1 && first.bottom <= side.bottom + 1) };
  });

/** Deploy the first block that may go to an area: by a press on it, then on the first line of the menu. */
async function deploy(page, key, press) {
  const before = await told(page, key);
  await press(area(page, key));
  const line = page.locator(".menu li button").first();
  await line.waitFor();
  await line.click();
  await until(page, ([place, was]) => document.querySelector(`.display-area[data-area="${place}"]`)?.getAttribute("aria-label") !== was, [key, before]);
}

export default async function flow(desk) {
  const { record, hexes } = desk.order.sheets;
  const [here] = hexes;
  const game = await laid(desk, record);
  const page = await sitAt(desk, game, "confederate", { reducedMotion: "reduce" });
  await page.locator(".display .display-drawn svg").nth(1).waitFor();
  const wide = await sheets(page);
  must(wide.count === 2 && wide.whole, () => JSON.stringify(wide));
  for (const hex of hexes) must((await told(page, `${hex}/union-dispersed`)).includes("hidden"), "the enemy's blocks are told");
  const faults = await grave(page);
  must(faults.length === 0, () => faults.join("\n"));

  await deploy(page, `${here}/confederate-centre`, (place) => place.click());
  must(/steps/.test(await told(page, `${here}/confederate-centre`)), "the own block is not told");
  await deploy(page, `${here}/confederate-left`, async (place) => {
    await place.focus();
    await page.keyboard.press("Enter");
  });
  await desk.shoot(page, "sheets");

  await page.locator(".fold-displays").click();
  must((await sheets(page)).count === 0, "the sheets stay");
  await page.locator(".fold-displays").click();
  must((await sheets(page)).count === 2, "the sheets do not come back");

  for (const viewport of [{ width: 390, height: 844 }, { width: 844, height: 390 }]) {
    const small = await sitAt(desk, game, "confederate", { viewport, hasTouch: true, isMobile: true, reducedMotion: "reduce" });
    await small.locator(".display .display-drawn svg").nth(1).waitFor();
    const seen = await sheets(small);
    must(seen.count === 2 && seen.whole, () => `${viewport.width}: ${JSON.stringify(seen)}`);
    // What can be ordered is seen below them, and not only what is asked.
    const [row, tabs] = await small.evaluate(() => [".orders li button", ".tabs"].map((one) => document.querySelector(one).getBoundingClientRect()));
    must(viewport.width > 400 || row.bottom <= tabs.top, () => `the first order ends at ${row.bottom}, the tabs begin at ${tabs.top}`);
    await desk.shoot(small, `sheets-${viewport.width}`);
    if (viewport.width < 400) await deploy(small, `${here}/confederate-reserve`, (place) => place.tap());
  }
  return "two sheets were used";
}
