// A finished game on paper: the report opens from its end, and the page itself prints with the whole map and log.
import { writeFile } from "node:fs/promises";
import { laid, must, sitAt, until } from "../desk.mjs";

export default async function paper(desk) {
  const game = await laid(desk, desk.order.record);
  const page = await sitAt(desk, game, "union", { viewport: { width: 1280, height: 800 } });
  const link = page.locator("a.to-report");
  await link.waitFor();
  const [report] = await Promise.all([page.context().waitForEvent("page"), link.click()]);
  await report.locator(".swing .map").first().waitFor({ timeout: 120_000 });
  const swings = await report.locator(".swing").count();
  // Every map shows the one board, in its colours.
  const painted = await report.evaluate(() => getComputedStyle(document.querySelector("#board .land")).fill);
  must(painted !== "rgb(0, 0, 0)", `the board has no colours: ${painted}`);
  await desk.shoot(report, "report");

  await page.bringToFront();
  await page.emulateMedia({ media: "print" });
  await until(page, () => document.querySelector(".on-paper").complete);
  const seen = await page.evaluate(() => {
    const box = (name) => document.querySelector(name).getBoundingClientRect();
    const last = [...document.querySelectorAll(".log li")].at(-1).getBoundingClientRect();
    return { wide: innerWidth, map: box(".on-paper"), log: box(".log"), last, tabs: getComputedStyle(document.querySelector(".tabs")).display };
  });
  must(seen.map.width > seen.wide * 0.8, `the map is ${seen.map.width} wide on ${seen.wide}`);
  must(Math.abs(seen.map.width / seen.map.height - 3200 / 2240) < 0.02, "the map on paper is cut or stretched");
  must(seen.last.bottom <= seen.log.bottom + 2, "the log is cut off");
  must(seen.tabs === "none", "what is for fingers is on paper");
  await writeFile(`${desk.order.shots || desk.order.failed}/page.pdf`, await page.pdf({ preferCSSPageSize: true, format: "A4" }));
  await page.emulateMedia({ media: "screen" });
  must((await page.locator(".on-paper").isVisible()) === false, "two maps on the screen");
  return `${swings} turning points on paper`;
}
