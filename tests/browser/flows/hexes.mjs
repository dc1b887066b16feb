// Savannah: what is told of a hex stays on the screen, and a second click tells whether it is seen from the first.
import { must, seated, until } from "../desk.mjs";

const where = (page, place) =>
  page.evaluate((key) => {
    const box = document.querySelector(`.hits [data-space="${key}"]`).getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, place);

const point = async (page, place) => {
  await page.mouse.move(4, 400);
  const at = await where(page, place);
  await page.mouse.move(at.x, at.y, { steps: 4 });
  return at;
};

/** Every slip that pointing opens, from the top of the map to its bottom: all of it is on the screen. */
async function slips(page) {
  const seen = [];
  for (const place of ["1801", "1404", "1806", "2010", "1913", "2713"]) {
    await point(page, place);
    await until(page, (key) => document.querySelector(".hover h3")?.textContent.includes(key) && document.querySelector(".hover .space-slip div"), place);
    const box = await page.evaluate(() => {
      const { top, bottom, left, right } = document.querySelector(".hover").getBoundingClientRect();
      return { top, bottom, left, right, high: innerHeight, wide: innerWidth, cut: document.querySelector(".hover").scrollHeight - Math.ceil(bottom - top) };
    });
    must(box.top >= 0 && box.bottom <= box.high && box.left >= 0 && box.right <= box.wide && box.cut <= 0, () => `${place}: ${JSON.stringify(box)}`);
    seen.push(place);
  }
  return seen.length;
}

/** How many marks lie under the legend that explains them. */
const under = (page) =>
  page.evaluate(() => {
    const legend = document.querySelector(".legend").getBoundingClientRect();
    const middles = [...document.querySelectorAll(".over .sign")].map((one) => one.getBoundingClientRect()).map((box) => [box.x + box.width / 2, box.y + box.height / 2]);
    return middles.filter(([x, y]) => x > legend.left && x < legend.right && y > legend.top && y < legend.bottom).length;
  });

export default async function hexes(desk) {
  const page = await desk.sit({ viewport: { width: 1280, height: 800 }, toured: true, reducedMotion: "reduce" });
  await page.goto(desk.order.page);
  await page.locator(".title-sheet img").waitFor();
  await page.locator(".titles button", { hasText: "Savannah" }).click();
  // How many play is asked where seats are taken: no list has to be opened for it.
  const three = page.locator(".seats .options input");
  must((await page.locator(".seats select").count()) === 2, "more than two seats");
  await three.check();
  must((await page.locator(".seats select").count()) === 3, "the third player has no seat");
  await three.uncheck();
  await page.locator(".seats select").nth(1).selectOption("random");
  await page.locator(".begin").click();
  await seated(page);
  const slipped = await slips(page);
  await desk.shoot(page, "hex-slip");

  // The line of sight: from a hex without an order to another.
  const start = await point(page, "2009");
  await page.mouse.click(start.x, start.y);
  await page.locator(".menu .aside").click();
  await page.locator(".legend .between").waitFor();
  must((await page.locator(".over .sign").count()) > 30, "hardly anything is marked");
  must((await under(page)) === 0, "the legend hides what it explains");
  const note = await page.locator(".legend .bears").innerText();
  must(/fog/i.test(note), `the legend is silent on the fog: ${note}`);
  const high = (await page.locator(".legend").boundingBox()).height;
  await page.locator(".legend .fold").click();
  must((await page.locator(".legend li").first().isVisible()) === false && (await page.locator(".legend").boundingBox()).height < high - 60, "the legend is not folded");
  await page.locator(".legend .fold").click();
  const before = Number.parseInt(await page.locator(".replay output").textContent(), 10);
  const far = await where(page, "2012");
  await page.mouse.click(far.x, far.y);
  await until(page, () => document.querySelector(".between b")?.textContent.startsWith("2012 "));
  const verdict = await page.locator(".between [role=status]").innerText();
  must(/is (not )?seen from 2009 \(3 hexes\), § G11\.4/.test(verdict), verdict);
  must((await page.locator(".overlay .line").count()) === 1, "not one line is drawn");
  await until(page, () => document.querySelector(".hover h3")?.textContent.startsWith("2012"));
  must((await page.locator(".hover .why-not, .hover .offer").count()) === 0, "who measures is told why an order cannot be given");
  // A lit hex is measured too: nobody gives an order by it.
  const lit = await page.locator(".hits .spot.can").first().getAttribute("data-space");
  const at = await where(page, lit);
  await page.mouse.click(at.x, at.y);
  await until(page, (key) => document.querySelector(".between b")?.textContent.includes(key), lit);
  must(Number.parseInt(await page.locator(".replay output").textContent(), 10) === before, "measuring has given an order");
  await desk.shoot(page, "sight");
  await page.locator(".lamp").click();
  await until(page, () => document.documentElement.dataset.theme === "dark" && !document.querySelector(".drawn.late"));
  await desk.shoot(page, "sight-dark");
  await page.locator(".between button").click();
  must((await page.locator(".legend").count()) === 0, "the tool cannot be put away");

  // Another browser holds no seat: its row says so, and takes a link.
  const link = await page.evaluate(() => {
    const game = location.pathname.split("/").at(-1);
    const { invitations } = JSON.parse(localStorage.getItem(`longroll.game.${game}`));
    return `${location.origin}/game/${game}#token=${invitations.observer}`;
  });
  const other = await desk.sit({ viewport: { width: 1280, height: 800 }, toured: true, reducedMotion: "reduce" });
  await other.goto(desk.order.page);
  const row = other.locator(".standing li").first();
  await row.locator(".by-link button").click();
  await row.locator("input").fill("https://example.org/");
  await row.locator(".by-link button").click();
  await row.locator(".denial").waitFor();
  await desk.shoot(other, "no-seat");
  await row.locator("input").fill(link);
  await row.locator(".by-link button").click();
  await seated(other);
  must((await other.locator("h1 small").textContent()).trim() === "Observer", "the link brings elsewhere");
  must((await other.locator(".standing").count()) === 0, "still on the start page");
  return `${slipped} slips on the screen; ${verdict.split("\n")[0]}`;
}
