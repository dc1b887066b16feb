// The way of a march is drawn before it is ordered, with signs where the enemy may intercept it.
import { laid, must, sitAt, until } from "../desk.mjs";

const drawn = (page) => page.evaluate(() => ({ corners: document.querySelector(".route-line")?.getAttribute("d").match(/[ML]/g).length ?? 0, met: document.querySelectorAll(".route-met").length }));

export default async function way(desk) {
  const { record, seat, action } = desk.order;
  const page = await sitAt(desk, await laid(desk, record), seat);
  const row = page.locator(`.orders li button[data-action="${action}"]`);
  await row.scrollIntoViewIfNeeded();
  must((await drawn(page)).corners === 0, "a way is drawn before anything is pointed at");
  await row.hover();
  await until(page, () => document.querySelector(".route-line") !== null);
  const seen = await drawn(page);
  must(seen.corners > 3 && seen.met > 1, () => JSON.stringify(seen));
  await desk.shoot(page, "way");
  // The same when the place is pointed at on the map.
  const place = action.split(" ")[1];
  await page.mouse.move(5, 5);
  await until(page, () => document.querySelector(".route-line") === null);
  await page.evaluate((key) => document.querySelector(`.hits [data-space="${key}"]`).dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" })), place);
  await until(page, () => document.querySelector(".route-line") !== null);
  must((await drawn(page)).corners === seen.corners, "the map draws another way than the list");
  return `${seen.corners - 1} steps, ${seen.met} of them guarded`;
}
