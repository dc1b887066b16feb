// Lessons on a phone: at each step what is wanted can be seen below its words, and the place it is about is lit and near.
import { must, seated, until } from "../desk.mjs";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, toured: true, reducedMotion: "reduce" };

export default async function go(desk) {
  const page = await desk.sit(PHONE);
  await page.goto(desk.order.page);
  const title = page.locator(".titles button").nth(desk.order.title);
  await title.click();
  await page.locator(".title-sheet img.seen").waitFor();
  await page.locator(".learn button").click();
  await seated(page);
  let told = "";
  let steps = 0;
  let lit = 0;
  for (let turns = 0; turns < 80 && steps < 8; turns += 1) {
    const seen = await until(page, (was) => {
      const panel = document.querySelector(".lesson");
      if (!panel) return null;
      const text = panel.querySelector("p").textContent;
      const next = panel.querySelector(".main") !== null;
      const rows = [...document.querySelectorAll(".orders:not(.idle) li button")].filter((one) => one.getAttribute("aria-disabled") !== "true");
      const now = `${document.querySelector(".replay output")?.textContent ?? ""} ${text}`;
      return (next || rows.length > 0) && now !== was ? { now, text, next } : null;
    }, told);
    const fresh = !told.endsWith(seen.text);
    told = seen.now;
    if (fresh) {
      steps += 1;
      const found = await until(page, () => {
        const top = document.querySelector(".side").getBoundingClientRect().top;
        const bottom = document.querySelector(".tabs").getBoundingClientRect().top;
        const wanted = document.querySelector(".lesson .main") ?? document.querySelector(".orders:not(.idle) li button");
        const box = wanted?.getBoundingClientRect();
        const pane = document.querySelector(".map-side").getBoundingClientRect();
        const lit = [...document.querySelectorAll(".map-side .mark")].map((one) => one.getBoundingClientRect());
        const near = lit.every((one) => one.width > 12 && one.left > pane.left && one.right < pane.right && one.top > pane.top && one.bottom < pane.bottom);
        return box && box.top >= top && box.bottom <= bottom + 1 && near ? { near: lit.length } : null;
      });
      lit += found.near;
      await desk.shoot(page, `pocket-${desk.order.title}-${steps}`);
    }
    if (seen.next) {
      await page.locator(".lesson .main").click();
      continue;
    }
    await page.locator(".orders li button").first().click();
  }
  must(lit > 0, "no place is lit");
  return `${steps} steps were read`;
}
