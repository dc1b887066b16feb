// Where a battle can be left for, the map is seen beside the battle's sheet: neither hides the other.
import { laid, must, sitAt, until } from "../desk.mjs";

/** Hexes that can be chosen and lie under a sheet, of how many. */
const hidden = (page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll(".display")].map((one) => one.getBoundingClientRect());
    const lit = [...document.querySelectorAll(".hits .spot.can circle")].map((one) => one.getBoundingClientRect());
    const under = lit.filter((at) => boxes.some((box) => at.left < box.right && at.right > box.left && at.top < box.bottom && at.bottom > box.top));
    return { under: under.length, of: lit.length, sheets: boxes.length };
  });

/** Whether the legend of an overlay lies under a sheet, or under the button that folds them. */
const covered = (page) =>
  page.evaluate(() => {
    const legend = document.querySelector(".legend").getBoundingClientRect();
    const boxes = [...document.querySelectorAll(".display, .fold-displays")].map((one) => one.getBoundingClientRect());
    return boxes.some((box) => legend.left < box.right && legend.right > box.left && legend.top < box.bottom && legend.bottom > box.top);
  });

/** Lay each overlay over the map: the sheets never hide its legend. */
async function unhidden(page) {
  const overlays = page.locator(".overlays button");
  for (let at = 0; at < (await overlays.count()); at++) {
    await overlays.nth(at).click();
    await page.locator(".legend").waitFor();
    // Folded and opened again, the sheets come back over a legend that has chosen its corner without them.
    for (let turn = 0; turn < 3; turn++) {
      await until(page, () => getComputedStyle(document.querySelector(".legend")).visibility === "visible");
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      must(!(await covered(page)), `the sheets hide legend ${at + 1}`);
      if (turn < 2) await page.locator(".fold-displays").click();
    }
  }
}

export default async function leaving(desk) {
  const game = await laid(desk, desk.order.record);
  const page = await sitAt(desk, game, desk.order.seat, { reducedMotion: "reduce" });
  await page.locator(".display .display-drawn svg").first().waitFor();
  await until(page, () => document.querySelector(".hits .spot.can") && !document.querySelector(".sheet.moving"));
  const wide = await hidden(page);
  await desk.shoot(page, "leaving");
  must(wide.of > 0 && wide.under === 0 && wide.sheets > 0, () => JSON.stringify(wide));
  await unhidden(page);
  const low = await sitAt(desk, game, desk.order.seat, { viewport: { width: 1100, height: 700 }, reducedMotion: "reduce" });
  await low.locator(".display .display-drawn svg").first().waitFor();
  await unhidden(low);
  const phone = await sitAt(desk, game, desk.order.seat, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: "reduce" });
  await phone.locator(".fold-displays").waitFor();
  await until(phone, () => document.querySelectorAll(".display").length === 0 && document.querySelector(".hits .spot.can"));
  await desk.shoot(phone, "leaving-phone");
  return `${wide.of} havens beside ${wide.sheets} sheets`;
}
