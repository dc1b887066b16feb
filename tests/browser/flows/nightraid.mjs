// A raid by night: Mosby hunted inside the lines, as one would post it, by day and by lamplight.
import { laid, must, myTurn, sitAt, until } from "../desk.mjs";

/** Whether the map is that of the night. */
const dark = () => {
  const map = document.querySelector(".map canvas");
  const [red, green, blue] = map.getContext("2d").getImageData(map.width / 2, map.height / 2, 1, 1).data;
  return document.documentElement.dataset.theme === "dark" && red + green + blue < 300;
};

export default async function nightraid(desk) {
  const game = await laid(desk, desk.order.record);
  const page = await sitAt(desk, game, "mosby", { reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });
  await myTurn(page);
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await until(page, () => [...document.images].every((one) => one.complete));
  await desk.shoot(page, "raid-by-day");
  await page.locator(".lamp").click();
  await until(page, dark);
  await desk.shoot(page, "night-raid");
  must((await page.locator(".map canvas").count()) > 0, "there is no map");
  // What comes of one's own order is told to whoever hears the page.
  const before = await page.locator(".log li").count();
  await page.locator(".orders [data-action]").first().click();
  await until(page, (count) => document.querySelectorAll(".log li").length > count, before);
  await until(page, () => {
    const said = document.querySelector("p.unseen[role=log]").textContent;
    const last = [...document.querySelectorAll(".log li")].at(-1).textContent.trim();
    return last !== "" && said.includes(last);
  });
  return "raided";
}
