// A browser, its pages, and what can be seen on them. Nothing here waits for a time: only for a state.
import { readFileSync } from "node:fs";
import { chromium } from "../../webclient/node_modules/playwright-core/index.mjs";

const QUIET = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-dev-shm-usage",
  "--disable-background-networking", "--disable-component-update", "--disable-sync"];
const AXE = readFileSync(new URL("../../webclient/node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
const WIDE = { width: 1440, height: 900 };
const PATIENCE = 120_000;

/** The browser at a path. */
export const launch = (path) => chromium.launch({ executablePath: path, args: QUIET });

/** Pages in a browser that belong to `order`: {page, shots, seed}; `leave` closes them. */
export async function openDesk(order, browser) {
  const pages = [];
  const faults = [];
  const contexts = [];
  /** A page of a person of its own: nothing is remembered from another. */
  const sit = async ({ viewport = WIDE, locale = "en-US", toured = false, watch = 0, battles = false, before = null, ...more } = {}) => {
    const context = await browser.newContext({ viewport, locale, ...more });
    contexts.push(context);
    if (before !== null) await context.addInitScript(before);
    if (toured) await context.addInitScript(() => localStorage.setItem("longroll.toured", "true"));
    // Whoever does not come to watch the others sees at once what they have done.
    await context.addInitScript((speed) => {
      if (localStorage.getItem("longroll.watch") === null) localStorage.setItem("longroll.watch", String(speed));
    }, watch);
    // Nor is he stopped by what his own battles have come to.
    await context.addInitScript((stops) => {
      if (localStorage.getItem("longroll.battles") === null) localStorage.setItem("longroll.battles", String(stops));
    }, battles);
    // The same dice in every run: a person has other ones.
    await context.route(/\/api\/games(\?.*)?$/, async (route) => {
      const request = route.request();
      if (request.method() !== "POST") return route.continue();
      return route.continue({ postData: JSON.stringify({ ...request.postDataJSON(), seed: order.seed ?? 1861 }) });
    });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    page.on("pageerror", (error) => faults.push(error.message));
    pages.push(page);
    return page;
  };
  const shoot = async (page, name) => {
    if (order.shots) await page.screenshot({ path: `${order.shots}/${name}.png` });
  };
  const leave = () => Promise.all(contexts.map((context) => context.close()));
  return { order, pages, faults, sit, shoot, leave };
}

export function must(holds, told) {
  if (!holds) throw new Error(typeof told === "function" ? told() : told);
}

/** Wait until `look` (which runs in the page) finds what it wants; what it found. */
export async function until(page, look, given) {
  const found = await page.waitForFunction(look, given, { polling: 60 });
  return found.jsonValue();
}

/** What a player can read off the table, all of one glance. */
export const glance = (page) =>
  page.evaluate(() => ({
    title: document.querySelector("h1")?.textContent ?? "",
    clause: document.querySelector(".prompt .clause")?.firstChild?.textContent ?? "",
    prompt: document.querySelector(".prompt .ask")?.textContent ?? "",
    moment: Number.parseInt(document.querySelector(".replay output")?.textContent ?? "-1", 10),
    orders: [...document.querySelectorAll(".orders:not(.idle) li button")].map((one) => one.dataset.action),
    cards: [...document.querySelectorAll(".hand .card .name")].map((one) => one.textContent),
    curtain: document.querySelector(".curtain h2")?.textContent ?? null,
    busy: document.querySelector('.orders [aria-disabled="true"]') !== null,
    wire: !document.querySelector(".wire.broken"),
    banner: document.querySelector(".past-banner")?.textContent ?? null,
  }));

/**
 * Wait until something is to be chosen after moment `after`: not only to pass, which the page does
 * by itself, and with no order under way. A curtain or another turn will do as well.
 */
export async function myTurn(page, after = -1, turn = null) {
  await until(page, ([at, title]) => {
    if (Number.parseInt(document.querySelector(".replay output")?.textContent ?? "-1", 10) <= at) return false;
    if (document.querySelector(".curtain")) return true;
    if (title !== null && !document.querySelector("h1").textContent.startsWith(title)) return true;
    const all = [...document.querySelectorAll(".orders:not(.idle) li button")];
    if (all.some((one) => one.getAttribute("aria-disabled") === "true")) return false;
    return all.length > 1 || (all.length === 1 && !["pass", "defer", "nothing", "no-general"].includes(all[0].dataset.action));
  }, [after, turn]);
  return glance(page);
}

/** The table stands: its map is drawn, and the counters lie on it. */
export async function seated(page) {
  await page.locator(".pane").waitFor();
  await page.locator(".counters svg").waitFor({ state: "attached" });
}

/** From the start page to the table, each seat (`union`, `confederate`) as the form's lists name it. */
export async function begin(page, address, seats = {}, { tour = true } = {}) {
  await page.goto(address);
  await page.locator(".title-sheet img").waitFor();
  for (const [index, seat] of ["union", "confederate"].entries()) {
    if (seats[seat]) await page.locator(".seats select").nth(index).selectOption(seats[seat]);
  }
  await page.locator(".begin").click();
  await seated(page);
  const ended = page.locator(".tour .plain");
  if (tour) await ended.click();
}

/** A record goes on as a game: its number, and the secret of each seat. */
export async function laid(desk, record) {
  const answer = await fetch(`${desk.order.page}api/games/import`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ record: readFileSync(record, "utf8") }),
  });
  must(answer.ok, `the record is refused: ${answer.status}`);
  return answer.json();
}

/** Somebody sits down on a seat of a game; the other seats are played elsewhere. */
export async function sitAt(desk, game, seat, how = {}) {
  const page = await desk.sit({ toured: true, ...how });
  await page.addInitScript(([key, held]) => {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, held);
  }, [`longroll.game.${game.id}`, JSON.stringify({ tokens: { [seat]: game.tokens[seat] }, invitations: {} })]);
  await page.goto(`${desk.order.page}game/${game.id}`);
  await seated(page);
  return page;
}

/** Somebody plays an action from elsewhere; the number of actions then. */
export async function playElsewhere(desk, game, seat, action) {
  const headers = { Authorization: `Bearer ${game.tokens[seat]}`, "Content-Type": "application/json" };
  const address = `${desk.order.page}api/games/${game.id}`;
  const { seq, epoch } = await (await fetch(address, { headers })).json();
  const answer = await fetch(`${address}/actions`, { method: "POST", headers, body: JSON.stringify({ seq, epoch, action }) });
  must(answer.ok, () => `${action} is refused: ${answer.status}`);
  return (await answer.json()).seq;
}

/** The first thing that a seat can do now, played from elsewhere; the moment then, or null if it is not asked. */
export async function anyElsewhere(desk, game, seat) {
  const state = await (await fetch(`${desk.order.page}api/games/${game.id}`, { headers: { Authorization: `Bearer ${game.tokens[seat]}` } })).json();
  return state.decision?.mine ? playElsewhere(desk, game, seat, state.decision.actions[0].action) : null;
}

/** Who hears a page goes from heading to heading: for us their order is no small thing. */
const OURS = ["heading-order"];

/** What axe-core finds grave on a page as it is. */
export async function grave(page) {
  await page.evaluate((source) => {
    if (!window.axe) (0, eval)(source);
  }, AXE);
  return page.evaluate(async (ours) => {
    const { violations, passes } = await window.axe.run(document, { resultTypes: ["violations"] });
    if (passes.length < 10) throw new Error("axe has hardly looked");
    return violations.filter((one) => one.impact === "serious" || one.impact === "critical" || ours.includes(one.id)).map((one) => `${one.id}: ${one.nodes[0]?.target} ${one.nodes[0]?.any[0]?.message ?? ""}`);
  }, OURS);
}

/** Of several pages of one table, the one that has something to choose after moment `after`, and what it shows. */
export async function whoseTurn(pages, after) {
  for (const end = performance.now() + PATIENCE; performance.now() < end; await pages[0].waitForTimeout(40)) {
    for (const page of pages) {
      const seen = await glance(page);
      if (seen.moment > after && seen.orders.length > 0 && !seen.busy) return { page, seen };
    }
  }
  throw new Error(`nobody has anything to choose after moment ${after}`);
}

/** Everything that comes to a page from the server from now on: answers and frames, as texts. */
export function tapeOf(page) {
  const told = [];
  const coming = [];
  page.on("response", (answer) => {
    if (!answer.url().startsWith("http") || answer.status() !== 200 && answer.status() !== 201) return;
    coming.push(answer.text().then((text) => told.push({ what: new URL(answer.url()).pathname, url: answer.url(), text })));
  });
  page.on("websocket", (line) => line.on("framereceived", ({ payload }) => told.push({ what: "frame", text: String(payload) })));
  /** What has come since this was last asked. */
  const cut = async () => {
    await Promise.all(coming.splice(0));
    return told.splice(0);
  };
  return { cut };
}
