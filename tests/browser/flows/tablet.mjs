// On an upright tablet no overlay's button is cut off: a finger would not know that there is more.
import { must, sitAt } from "../desk.mjs";

const TABLET = { viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true, locale: "es-ES" };

export default async function tablet(desk) {
  let seen = 0;
  for (const [title, scenario, seat] of [["savannah", "historical", "british"], ["bobbylee", "1863", "union"], ["uscivilwar", "1862", "union"]]) {
    const body = JSON.stringify({ title, scenario, seats: {}, seed: 3 });
    const answer = await fetch(`${desk.order.page}api/games`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
    const page = await sitAt(desk, await answer.json(), seat, TABLET);
    const { row, cut, number } = await page.evaluate(() => {
      const overlays = document.querySelector(".overlays");
      return { row: overlays.getBoundingClientRect().toJSON(), cut: overlays.scrollWidth - overlays.clientWidth, number: overlays.querySelectorAll("button").length };
    });
    must(cut <= 1 && row.left >= 0 && row.right <= 768, () => `${title}: ${cut} pixels of ${number} overlays are cut off`);
    seen += number;
    await desk.shoot(page, `tablet-${title}`);
    await page.context().close();
  }
  return `${seen} overlays are whole`;
}
