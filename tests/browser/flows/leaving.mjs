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

export default async function leaving(desk) {
  const game = await laid(desk, desk.order.record);
  const page = await sitAt(desk, game, desk.order.seat, { reducedMotion: "reduce" });
  await page.locator(".display .display-drawn svg").first().waitFor();
  await until(page, () => document.querySelector(".hits .spot.can") && !document.querySelector(".sheet.moving"));
  const wide = await hidden(page);
  await desk.shoot(page, "leaving");
  must(wide.of > 0 && wide.under === 0 && wide.sheets > 0, () => JSON.stringify(wide));
  const phone = await sitAt(desk, game, desk.order.seat, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: "reduce" });
  await phone.locator(".fold-displays").waitFor();
  await until(phone, () => document.querySelectorAll(".display").length === 0 && document.querySelector(".hits .spot.can"));
  await desk.shoot(phone, "leaving-phone");
  return `${wide.of} havens beside ${wide.sheets} sheets`;
}
