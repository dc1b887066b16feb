// Plays a first round of 1861 against a bot through the page: node first_round.mjs PAGE mouse|keyboard
import { chromium } from "../../webclient/node_modules/playwright-core/index.mjs";

const [address, how, executablePath] = process.argv.slice(2);
const QUIET = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
  "--disable-background-networking", "--disable-component-update", "--disable-sync"];
const browser = await chromium.launch({ executablePath, args: QUIET });
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-US" });
const page = await context.newPage();
page.setDefaultTimeout(30_000);
const faults = [];
page.on("pageerror", (error) => faults.push(error.message));

const clause = () => page.locator(".prompt .clause").first().evaluate((at) => at.firstChild.textContent);
const orders = () => page.locator(".orders li button").evaluateAll((all) => all.map((one) => one.dataset.action));
const moment = async () => Number.parseInt(await page.locator(".replay output").innerText(), 10);

/** Wait until there is something to choose that is not only to pass, which the page does itself. */
async function mine() {
  await page.waitForFunction(() => {
    const all = [...document.querySelectorAll(".orders:not(.idle) li button")];
    return all.length > 1 || (all.length === 1 && all[0].dataset.action !== "pass");
  });
}

async function changed(before) {
  await page.waitForFunction(
    (at) => Number.parseInt(document.querySelector(".replay output")?.textContent ?? "0", 10) > at, before);
  await mine();
}

const mouse = {
  async begin() {
    await page.locator(".begin").click();
    await page.locator(".tour button").first().click();
  },
  async card() {
    const card = page.locator(".card.can").first();
    await card.hover({ position: { x: 24, y: 24 } });
    await card.click({ position: { x: 24, y: 24 } });
    await page.locator('.menu button[data-action$="operations"]').click();
  },
  /** A lit space on the map if there is one in sight, else the first order of the list. */
  async order() {
    const stop = page.locator('.orders button[data-action="stop"]');
    if (await stop.count()) return stop.click();
    const at = await page.evaluate(() => {
      for (const space of document.querySelectorAll(".hits .spot.can")) {
        const box = space.querySelector("circle").getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        if (document.elementFromPoint(x, y)?.closest("[data-space]") === space) return { x, y };
      }
      return null;
    });
    if (at === null) return page.locator(".orders li button").first().click();
    await page.mouse.click(at.x, at.y);
    const menu = page.locator(".menu li button").first();
    if (await menu.isVisible().catch(() => false)) await menu.click();
    return "map";
  },
};

const keyboard = {
  async until(selector) {
    for (let n = 0; n < 80; n += 1) {
      await page.keyboard.press("Tab");
      if (await page.evaluate((what) => document.activeElement?.matches(what), selector)) return;
    }
    throw new Error(`Tab never reaches ${selector}`);
  },
  async begin() {
    await keyboard.until(".begin");
    await page.keyboard.press("Enter");
    await page.locator(".tour").waitFor();
    await keyboard.until(".tour .plain");
    await page.keyboard.press("Enter");
    await page.locator(".tour").waitFor({ state: "detached" });
  },
  async card() {
    await page.keyboard.press("/");
    await page.keyboard.type("operations");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
  },
  async order() {
    await page.keyboard.press("/");
    if ((await orders()).includes("stop")) await page.keyboard.type("stop");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
  },
};

const hand = how === "mouse" ? mouse : keyboard;
try {
  await page.goto(address);
  await page.locator(".title-sheet img").waitFor();
  await hand.begin();
  await page.locator(".pane").waitFor();
  await mine();
  if ((await clause()) !== "3.3.2") throw new Error(`the first question is of ${await clause()}, not of 3.3.2`);
  const cards = await page.locator(".card").count();
  let before = await moment();
  await hand.card();
  await changed(before);
  let onMap = 0;
  for (let n = 0; n < 40 && (await clause()) !== "3.3.2"; n += 1) {
    before = await moment();
    if ((await hand.order()) === "map") onMap += 1;
    await changed(before);
  }
  const left = await page.locator(".card").count();
  if ((await clause()) !== "3.3.2" || left >= cards) throw new Error("the round did not come to its end");
  if (how === "mouse" && onMap === 0) throw new Error("nothing was done on the map");
  if (faults.length > 0) throw new Error(`the page failed: ${faults.join("; ")}`);
  console.log(`${how}: ${cards - left} card played, ${await moment()} orders, ${onMap} of them on the map`);
} catch (error) {
  await page.screenshot({ path: process.env.SHOT ?? "failed.png" }).catch(() => undefined);
  console.error(error.message, "| orders:", await orders().catch(() => "?"));
  process.exitCode = 1;
} finally {
  await browser.close();
}
