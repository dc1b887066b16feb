// A long list of orders has room for its first rows: on a phone, and beside a table of the rules in a low window.
import { must, sitAt } from "../desk.mjs";

/** How many orders are whole in sight, above what ends the list; and whether the figures can be moved sideways. */
const sight = (page) =>
  page.evaluate(() => {
    const list = document.querySelector(".orders .rows");
    const end = document.querySelector(".orders > .closing").getBoundingClientRect().top;
    const bottom = Math.min(end, getComputedStyle(list).overflowY === "visible" ? end : list.getBoundingClientRect().bottom);
    const rows = [...list.querySelectorAll("button")].map((one) => one.getBoundingClientRect()).filter(({ height }) => height > 0);
    const head = document.querySelector(".tracks").getBoundingClientRect().height;
    return { rows: rows.filter((box) => box.bottom <= bottom + 1).length, head, more: document.querySelector(".figures").dataset.more };
  });

export default async function firstrows(desk) {
  const answer = await fetch(`${desk.order.page}api/games`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ title: "uscivilwar", scenario: "1861", seats: { confederate: "random" }, seed: 1862 }),
  });
  const game = await answer.json();
  const phone = await sitAt(desk, game, "union", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: "reduce" });
  await phone.locator(".orders .rows button").first().waitFor();
  await desk.shoot(phone, "firstrows-phone");
  const small = await sight(phone);
  must(small.rows >= 2 && small.head < 40 && small.more === "after", () => JSON.stringify(small));
  const low = await sitAt(desk, game, "union", { viewport: { width: 1440, height: 757 }, reducedMotion: "reduce" });
  await low.locator(".orders .rows button").first().waitFor();
  await low.locator(".tabs .to-charts").click();
  await low.locator(".sheets .charts").waitFor();
  await desk.shoot(low, "firstrows-low");
  const beside = await sight(low);
  must(beside.rows >= 3, () => JSON.stringify(beside));
  return `${small.rows} and ${beside.rows} rows`;
}
