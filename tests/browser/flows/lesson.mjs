// A lesson from the start page to its end: each step is read and done, what is done elsewhere is answered kindly, and then the game goes on.
import { grave, must, seated, until } from "../desk.mjs";

export default async function go(desk) {
  const page = await desk.sit({ viewport: desk.order.viewport ?? undefined });
  await page.goto(desk.order.page);
  if (desk.order.title) await page.locator(".titles button").nth(desk.order.title).click();
  await page.locator(".title-sheet img.seen").waitFor();
  await desk.shoot(page, "lesson-start");
  await page.locator(".learn button").click();
  await seated(page);
  must((await page.locator(".tour").count()) === 0, "the tour hides the lesson");
  let steps = 0;
  let told = "";
  for (let turns = 0; turns < 80; turns += 1) {
    const seen = await until(page, (was) => {
      const panel = document.querySelector(".lesson");
      if (!panel) return null;
      const text = panel.querySelector("p").textContent;
      const next = panel.querySelector(".main") !== null;
      const rows = [...document.querySelectorAll(".orders:not(.idle) li button")].filter((one) => one.getAttribute("aria-disabled") !== "true");
      const at = document.querySelector(".replay output")?.textContent ?? "";
      if (!next && rows.length === 0) return null;
      const now = `${at} ${text}`;
      return now === was ? null : { now, text, next, step: panel.querySelector("h2 small").textContent, orders: rows.map((one) => one.dataset.action) };
    }, told);
    if (!told.endsWith(seen.text)) {
      steps += 1;
      await page.waitForTimeout(desk.order.title === undefined ? 0 : 900);
      await desk.shoot(page, `lesson-${desk.order.title ?? 0}-${steps}`);
    }
    told = seen.now;
    if (seen.next) {
      const over = seen.orders.length === 0 || (await page.locator(".lesson .plain").count()) === 0;
      await page.locator(".lesson .main").click();
      if (over) break;
      continue;
    }
    must(seen.orders.length <= 3, () => `the lesson offers ${seen.orders}`);
    if (steps === 3) {
      await page.locator(".filter input").fill("zzz");
      const answer = await until(page, () => [...document.querySelectorAll(".orders .denial")].find((one) => one.textContent.includes(":"))?.textContent ?? null);
      must(answer.startsWith("In this lesson, first"), `somebody is told: ${answer}`);
      await page.locator(".filter input").fill("");
      const bad = await grave(page);
      must(bad.length === 0, () => bad.join("; "));
    }
    await page.locator(".orders li button").first().click();
  }
  await page.locator(".lesson").waitFor({ state: "detached" });
  must((await page.evaluate(() => localStorage.getItem("longroll.toured"))) === "true", "who has learned to the end is shown round again");
  return `${steps} steps were read`;
}
