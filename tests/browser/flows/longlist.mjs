// Hundreds of orders are found beneath who can do them, and where he stands; the search says how many are left.
import { grave, must, myTurn, playElsewhere, sitAt, until } from "../desk.mjs";

const PHONE = { viewport: { width: 390, height: 844 } };

async function set(desk, options, seats) {
  const body = JSON.stringify({ title: "bobbylee", scenario: "1862", options, seats, seed: 1861 });
  return (await fetch(`${desk.order.page}api/games`, { method: "POST", headers: { "Content-Type": "application/json" }, body })).json();
}

/** The headings of the list, and how many orders stand beneath none. */
const headings = (page) =>
  page.evaluate(() => ({
    told: [...document.querySelectorAll(".orders .rows li.group")].map((one) => `${one.querySelector("h3").textContent}=${one.querySelectorAll("button").length}`),
    alone: document.querySelectorAll(".orders .rows li:not(.group) button").length,
    all: document.querySelectorAll(".orders li button").length,
  }));

/** A finger finds no tooltip: the parts of the map are called by their names, and whatever stands on the map can be reached. */
async function parts(phone) {
  await phone.locator(".hand .card").first().waitFor();
  const told = await phone.locator(".zoom .views button:visible").evaluateAll((all) => all.map((one) => one.innerText.trim()));
  must(told.join() === "Est,Ovest,Trans-Mississippi", () => `the parts are called ${told}`);
  const covered = await phone.locator(".zoom button:visible").evaluateAll((all) => all.filter((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [0.2, 0.8].some((share) => !one.contains(document.elementFromPoint(left + width * share, top + height * share)));
  }).map((one) => one.title));
  must(covered.length === 0, () => `cannot be reached: ${covered}`);
}

/** On a usual screen the list is the largest part of what stands beside the map: the aims take two lines, the odds one each. */
async function room(desk) {
  const body = JSON.stringify({ title: "uscivilwar", scenario: "1861", seats: { union: "human", confederate: "human" }, seed: 1861 });
  const game = await (await fetch(`${desk.order.page}api/games`, { method: "POST", headers: { "Content-Type": "application/json" }, body })).json();
  const decides = await Promise.all(["union", "confederate"].map(async (seat) => [seat, await sitAt(desk, game, seat)]));
  const [seat, page] = await Promise.any(decides.map(async ([seat, each]) => (await each.locator(".orders.long").waitFor({ timeout: 20_000 }), [seat, each])));
  const measure = () =>
    page.evaluate(() => ({
      list: document.querySelector(".orders .rows").clientHeight,
      log: document.querySelector(".sheets").clientHeight,
      aims: document.querySelector(".tracks .aims").offsetHeight,
      others: [...document.querySelectorAll(".tracks .aim.other")].filter((one) => one.checkVisibility()).length,
      two: document.querySelectorAll(".odds .two").length,
    }));
  const shut = await measure();
  must(shut.list > 200 && shut.list > 2 * shut.log && shut.log > 40 && shut.aims < 40 && shut.others === 0 && shut.two === 0, () => JSON.stringify(shut));
  await desk.shoot(page, "longlist-room");
  await page.locator(".tracks .aims summary").click();
  const open = await measure();
  must(open.aims > shut.aims && open.others === 1, () => JSON.stringify(open));
  const [mark, key] = await page.locator(".zoom .explain").evaluate((one) => [one.textContent, one.title]);
  must(mark.trim() === "" && /\(K\)/.test(key), `the key to the counters bears the sign ${mark}`);
  const faults = await grave(page);
  must(faults.length === 0, () => faults.join("\n"));
  await parts(await sitAt(desk, game, seat, { ...PHONE, deviceScaleFactor: 2, hasTouch: true, isMobile: true, locale: "it-IT" }));
  return shut.list;
}

/** At a laptop, opened odds leave the list as much as three plain rows and the log three lines, and are folded again at the next decision. */
async function opened(desk) {
  const body = JSON.stringify({ title: "uscivilwar", scenario: "1862", seats: {}, seed: 3 });
  const game = await (await fetch(`${desk.order.page}api/games`, { method: "POST", headers: { "Content-Type": "application/json" }, body })).json();
  const page = await sitAt(desk, game, "union", { viewport: { width: 1280, height: 800 } });
  await page.locator(".orders.long").waitFor();
  const bars = page.locator(".odds .where");
  must((await bars.count()) > 1, "no odds stand above the list");
  await bars.nth(1).click();
  await page.locator(".odds .two").waitFor();
  const seen = await page.evaluate(() => {
    const [odds, losses] = [".odds", ".odds .losses"].map((one) => document.querySelector(one).getBoundingClientRect());
    return { list: document.querySelector(".orders .rows").clientHeight, log: document.querySelector(".sheets").clientHeight, losses: losses.top > odds.top && losses.bottom < odds.bottom };
  });
  must(seen.list > 100 && seen.log > 72 && seen.losses, () => `beside opened odds: ${JSON.stringify(seen)}`);
  await desk.shoot(page, "longlist-odds");
  // A table that is looked up has rows.
  await page.locator(".prompt .to-table").click();
  await until(page, () => {
    const sheet = document.querySelector(".sheets").getBoundingClientRect();
    const rows = [...document.querySelectorAll(".charts .consulted tbody tr")].map((one) => one.getBoundingClientRect());
    return rows.filter((row) => row.top >= sheet.top && row.bottom <= sheet.bottom).length > 3;
  });
  await page.locator(".tabs .to-log").click();
  await page.locator(".odds .two").waitFor();
  const { decision } = await (await fetch(`${desk.order.page}api/games/${game.id}`, { headers: { Authorization: `Bearer ${game.tokens.union}` } })).json();
  const seq = await playElsewhere(desk, game, "union", decision.actions.find(({ action }) => action.startsWith("entrench ")).action);
  await myTurn(page, seq - 1);
  await bars.first().waitFor();
  must((await page.locator(".odds .two").count()) === 0, "the odds are still open");
}

export default async function longlist(desk) {
  const high = await room(desk);
  await opened(desk);
  const deploying = await set(desk, ["free-deployment"], { union: "human", confederate: "human" });
  const page = await sitAt(desk, deploying, "union");
  await myTurn(page);
  const swaps = await headings(page);
  must(swaps.all > 500 && swaps.alone < 5 && swaps.told.length > 20, () => JSON.stringify(swaps));
  must(/^Exchange War Department and … from 1510\u00a0Washington=/.test(swaps.told[0]), swaps.told[0]);
  // Of so many what one thing can do is folded: by mouse and by keyboard it is opened.
  const folds = page.locator(".orders .group details");
  must((await folds.count()) > 20 && (await page.locator(".orders .rows .group button:visible").count()) < swaps.all / 4, "nothing is folded");
  const more = Number.parseInt((await page.locator(".orders > .below").innerText()).replace(/\D/g, ""), 10);
  must(more < 60, () => `${more} rows are said to lie below`);
  await folds.first().locator("summary").click();
  must(await folds.first().locator("button").first().isVisible(), "the fold does not open");
  await desk.shoot(page, "longlist-deploy");
  await page.locator(".filter input").focus();
  await page.keyboard.press("ArrowDown");
  must(await page.evaluate(() => document.activeElement.closest("details")?.open === true), "the keyboard is in a fold that is shut");
  await page.locator(".filter input").fill("war department");
  const left = await page.locator(".filter .matches").innerText();
  must(new RegExp(`^\\d+ of ${swaps.all}$`).test(left) && Number.parseInt(left, 10) === (await headings(page)).all, `the search says: ${left}`);
  must((await folds.count()) === 0, "what was sought is folded");
  await desk.shoot(page, "longlist-search");
  const faults = await grave(page);
  must(faults.length === 0, () => faults.join("\n"));

  // A march: who goes, from where; the whole order is still read out.
  const marching = await set(desk, [], { union: "human", confederate: "human" });
  const pages = { union: await sitAt(desk, marching, "union", PHONE), confederate: await sitAt(desk, marching, "confederate", PHONE) };
  const asked = async (each) => (await (await fetch(`${desk.order.page}api/games/${marching.id}`, { headers: { Authorization: `Bearer ${marching.tokens[each]}` } })).json()).decision;
  let seat = null;
  for (let n = 0; n < 24 && seat === null; n += 1) {
    for (const each of Object.keys(pages)) {
      const { mine, actions } = await asked(each);
      if (mine && actions.length > 200) seat = each;
      else if (mine) await playElsewhere(desk, marching, each, (actions.find(({ action }) => action === "bid 4") ?? actions[0]).action);
    }
  }
  must(seat !== null, "nobody has a long list");
  const phone = pages[seat];
  await until(phone, () => document.querySelectorAll(".orders:not(.idle) li button").length > 200);
  const marches = await headings(phone);
  must(marches.alone < marches.all / 20 && marches.told.some((one) => / from \d{4}/.test(one)), () => JSON.stringify(marches));
  const first = phone.locator(".orders .group h3 small").first().locator("xpath=ancestor::li").locator("button").first();
  must(/: .*, from \d{4}/.test(await first.getAttribute("aria-label")), await first.getAttribute("aria-label"));
  await desk.shoot(phone, "longlist-folded");
  await first.evaluate((row) => row.closest("details")?.setAttribute("open", ""));
  await first.scrollIntoViewIfNeeded();
  await desk.shoot(phone, "longlist-phone");
  return `${swaps.all} orders beneath ${swaps.told.length} headings, ${marches.all} beneath ${marches.told.length}; ${left}; ${high} pixels of list`;
}
