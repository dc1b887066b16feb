// Nothing of the whole map lies under its buttons; where troops stand, the marks of an overlay lie above them.
import { must, sitAt, until } from "../desk.mjs";

export default async function buttons(desk) {
  const answer = await fetch(`${desk.order.page}api/games`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ title: "uscivilwar", scenario: "1861", seats: {}, seed: 1861 }),
  });
  const page = await sitAt(desk, await answer.json(), "union", { viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  await page.locator(".zoom > button").nth(2).click();
  await until(page, () => !document.querySelector(".sheet.moving"));
  const [east, left] = await page.evaluate(() => {
    const spots = [...document.querySelectorAll(".hits [data-space] circle")].map((one) => one.getBoundingClientRect().right);
    return [Math.max(...spots), document.querySelector(".zoom").getBoundingClientRect().left];
  });
  must(east <= left, () => `the map ends at ${east}, and its buttons begin at ${left}`);
  await page.locator(".overlays button", { hasText: "Zones" }).click();
  await page.locator(".counters ~ .over .sign .badge").first().waitFor({ state: "attached" });
  await desk.shoot(page, "buttons");
  return `${Math.round(left - east)} pixels beside the map`;
}
