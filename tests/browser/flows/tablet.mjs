// In a narrow window no overlay's button is cut off; a phone, which has no room for them, says that there are more.
import { must, sitAt, until } from "../desk.mjs";

const SPANISH = { hasTouch: true, isMobile: true, locale: "es-ES" };
const TITLES = [["savannah", "historical", "british"], ["bobbylee", "1863", "union"], ["uscivilwar", "1862", "union"]];
/** One title in all of these, the others upright: the layout does not depend on the title. */
const SIZES = [[768, 1024], [768, 800], [800, 700], [1000, 700]];

/** What the arrow at the end of something that scrolls looks like, and whether it lies in sight. */
const arrow = (page, selector) =>
  page.evaluate((which) => {
    const box = document.querySelector(which);
    return { more: box.dataset.more, drawn: getComputedStyle(box, "::after").content };
  }, selector);

async function whole(desk, game, seat, title, [width, height]) {
  const page = await sitAt(desk, game, seat, { ...SPANISH, viewport: { width, height } });
  const { row, cut, number } = await page.evaluate(() => {
    const overlays = document.querySelector(".overlays");
    return { row: overlays.getBoundingClientRect().toJSON(), cut: overlays.scrollWidth - overlays.clientWidth, number: overlays.querySelectorAll("button").length };
  });
  must(cut <= 1 && row.left >= 0 && row.right <= width, () => `${title}, ${width} x ${height}: ${cut} pixels of ${number} overlays are cut off`);
  // Nor does the head take more than a second line.
  must((await page.locator(".top").evaluate((top) => top.clientHeight)) < 90, `${title}, ${width} x ${height}: the head is high`);
  await desk.shoot(page, `tablet-${title}-${width}-${height}`);
  await page.context().close();
  return number;
}

async function onAPhone(desk, game, seat) {
  const page = await sitAt(desk, game, seat, { ...SPANISH, viewport: { width: 390, height: 844 } });
  await until(page, () => document.querySelector(".overlays").dataset.more === "after");
  must((await arrow(page, ".overlays")).drawn.includes("▸"), "nothing says that there are more overlays");
  await page.locator(".overlays button").last().scrollIntoViewIfNeeded();
  await until(page, () => document.querySelector(".overlays").dataset.more === "before");
  await page.locator(".tabs .to-charts").tap();
  await until(page, () => document.querySelector(".charts").dataset.more === "after");
  must((await arrow(page, ".charts")).drawn.includes("▾"), "nothing says that there are more charts");
  await desk.shoot(page, "tablet-phone");
  await page.locator(".charts").evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight));
  await until(page, () => document.querySelector(".charts").dataset.more === "before");
  must((await arrow(page, ".charts")).drawn === "none", "below the last chart there is no more");
  await page.context().close();
}

export default async function tablet(desk) {
  let seen = 0;
  for (const [title, scenario, seat] of TITLES) {
    const body = JSON.stringify({ title, scenario, seats: {}, seed: 3 });
    const answer = await fetch(`${desk.order.page}api/games`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
    const game = await answer.json();
    for (const size of title === "bobbylee" ? SIZES : SIZES.slice(0, 1)) seen += await whole(desk, game, seat, title, size);
    if (title === "bobbylee") await onAPhone(desk, game, seat);
  }
  return `${seen} overlays are whole`;
}
