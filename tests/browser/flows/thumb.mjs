// A phone: a thumb that covers several lit spaces is asked which it meant; what ends a phase stays in sight.
import { glance, laid, must, sitAt, until } from "../desk.mjs";

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const FINGER = 44;
/** So many spaces are offered beside the one that was hit. */
const MOST = 4;

/** Lit spaces that nothing covers, each with how many others lie under a thumb there. */
const lit = (page) =>
  page.evaluate((reach) => {
    const all = [...document.querySelectorAll(".hits .spot.can")].map((space) => {
      const box = space.querySelector("circle").getBoundingClientRect();
      return { key: space.dataset.space, x: box.x + box.width / 2, y: box.y + box.height / 2, space };
    });
    return all
      .filter(({ x, y, space }) => document.elementFromPoint(x, y)?.closest("[data-space]") === space)
      .map(({ key, x, y }) => ({ key, x, y, near: all.filter((other) => other.key !== key && Math.hypot(other.x - x, other.y - y) < reach).length }));
  }, FINGER);

export default async function thumb(desk) {
  const game = await laid(desk, desk.order.record);
  const page = await sitAt(desk, game, desk.order.seat, PHONE);
  await page.locator(".orders li button").first().waitFor();
  must(await page.locator(".filter kbd").isHidden(), "a key is shown to a finger");
  await until(page, () => !document.querySelector(".sheet.moving"));

  // What ends the march stands above the names of the sheets, wherever the list lies.
  for (const far of [0, 150, 5000]) {
    const stands = await page.evaluate((to) => {
      document.querySelector(".side").scrollTo(0, to);
      const [end, tabs] = ['.orders li:last-child [data-action="stop"]', ".tabs"].map((one) => document.querySelector(one).getBoundingClientRect());
      const hit = document.elementFromPoint(end.x + end.width / 2, end.y + end.height / 2);
      return { above: end.bottom <= tabs.top + 1, hit: hit?.closest("button")?.dataset.action };
    }, far);
    must(stands.above && stands.hit === "stop", () => `at ${far}: ${JSON.stringify(stands)}`);
  }
  await page.evaluate(() => document.querySelector(".side").scrollTo(0, 0));

  // So near as a phone goes to a question no two spaces lie close together: whoever looks at the whole map sees them so.
  await page.locator(".zoom button").nth(2).tap();
  await until(page, () => !document.querySelector(".sheet.moving"));
  const crowded = (await lit(page)).find(({ near }) => near > 0);
  must(crowded !== undefined, "no two lit spaces lie close together");
  const before = await glance(page);
  await page.touchscreen.tap(crowded.x, crowded.y);
  await page.locator(".menu li button").first().waitFor();
  const offered = await page.locator(".menu li button").evaluateAll((all) => all.map((one) => one.dataset.action));
  must(offered[0].endsWith(` ${crowded.key}`) && offered.length > Math.min(crowded.near, MOST), () => `${crowded.key}: ${offered}`);
  must((await glance(page)).moment === before.moment, "the thumb has marched");
  await desk.shoot(page, "thumb");
  // A slip that fills the screen is put away, too.
  await page.locator(".menu .shut").tap();
  must((await page.locator(".menu").count()) === 0 && (await glance(page)).moment === before.moment, "the slip stays");
  // The tap that put a slip away opens no other, nor does one so soon after it.
  while ((await page.locator(".menu").count()) === 0) await page.touchscreen.tap(crowded.x, crowded.y);
  await page.locator(".menu li button").nth(1).click();
  await until(page, (at) => Number.parseInt(document.querySelector(".replay output").textContent, 10) > at, before.moment);
  return `asked among ${offered.length}`;
}
