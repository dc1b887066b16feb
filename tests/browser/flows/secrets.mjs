// Two browsers on two seats: nothing that the server tells one names what only the other may know.
import { begin, glance, must, myTurn, seated, tapeOf, until, whoseTurn } from "../desk.mjs";
import { keyboard } from "../people.mjs";

const other = { union: "confederate", confederate: "union" };

/** The state after the frames of a tape: one that was told whole, and what has changed since. */
function lastState(tape, known) {
  let state = known;
  for (const { what, text } of tape) {
    if (what !== "frame" || !/^\{"type":"(state|change)"/.test(text)) continue;
    const told = JSON.parse(text);
    state = told.type === "state" ? told.state : { ...state, ...told.state };
  }
  return state;
}

/**
 * What is served alike to all who ask, without a token: it was there before the game, and a rule may
 * speak of a card. That it is so is not taken on trust: a stranger asks too.
 */
const alike = new Map();
async function isPublic({ what, text, url }) {
  if (!/^\/(assets\/|api\/titles|game\/|drum|$)/.test(what)) return false;
  if (!alike.has(url)) alike.set(url, await (await fetch(url)).text());
  return alike.get(url) === text;
}

/** What betrays a card: its title, its effect, an order that plays it. */
const traces = (card) => [
  card.title,
  ...(card.effect.length > 20 ? [card.effect, JSON.stringify(card.effect).slice(1, -1)] : []),
  `"play ${card.number} `,
  `"discard ${card.number}"`,
];

/** The link has given its seat away: who set the table has it no more, nor has another who opens it. */
async function usedUp(desk, home, away, link) {
  await until(home, () => [...document.querySelectorAll(".papers button")].filter((one) => one.textContent === "Confederacy").length === 1);
  must((await home.locator(".prompt button").filter({ hasText: /Confederacy/ }).count()) === 0, "the link is still offered");
  const late = await desk.sit({ toured: true });
  await late.goto(link);
  await late.locator(".notice p").filter({ hasText: "New link for a seat" }).waitFor();
  await late.context().close();
  await away.goto(link);
  await seated(away);
}

export default async function secrets(desk) {
  const { order } = desk;
  const home = await desk.sit({ toured: true, permissions: ["clipboard-read", "clipboard-write"] });
  const tapes = { union: tapeOf(home) };
  await begin(home, order.page, { confederate: "elsewhere" }, { tour: false });
  await home.locator(".to-papers").click();
  await home.locator(".papers button", { hasText: "Confederacy" }).first().click();
  await home.locator(".papers [role=status]").filter({ hasText: /./ }).waitFor();
  const link = await home.evaluate(() => navigator.clipboard.readText());

  const away = await desk.sit({ toured: true });
  tapes.confederate = tapeOf(away);
  await away.goto(link);
  await seated(away);
  must(!away.url().includes("token"), "the token stays in the address");
  await usedUp(desk, home, away, link);

  const first = await tapes.union.cut();
  const opened = JSON.parse(first.find(({ what }) => what === "/api/games").text.startsWith("[")
    ? first.findLast(({ what, text }) => what === "/api/games" && text.startsWith("{")).text
    : first.find(({ what }) => what === "/api/games").text);
  const held = { union: [], confederate: [] };
  const ever = { union: new Set(), confederate: new Set() };
  const now = { union: lastState(first, null), confederate: null };
  const keys = { union: [], confederate: [opened.tokens.union, opened.host, opened.observer].filter(Boolean) };
  let [searched, texts, found] = [0, 0, 0];

  const publicLog = async () => {
    const answer = await fetch(`${order.page}api/games/${opened.id}/log`, { headers: { Authorization: `Bearer ${opened.observer}` } });
    return answer.text();
  };
  /** Search what came since the last order for what the other seat held before and after it. */
  const search = async (carry = { union: [], confederate: [] }) => {
    const cut = {};
    for (const seat of ["union", "confederate"]) {
      cut[seat] = [...carry[seat], ...(await tapes[seat].cut())];
      now[seat] = lastState(cut[seat], now[seat]);
      for (const card of now[seat]?.cards ?? []) ever[seat].add(card.title);
    }
    const told = await publicLog();
    for (const seat of ["union", "confederate"]) {
      const after = now[other[seat]]?.cards ?? [];
      const before = held[other[seat]];
      const hidden = after.filter(({ number, title }) =>
        (before.length === 0 || before.some((card) => card.number === number)) && !told.includes(title) && !ever[seat].has(title));
      for (const each of cut[seat]) {
        const { what, text } = each;
        texts += 1;
        if (await isPublic(each)) continue;
        for (const card of hidden) {
          for (const trace of traces(card)) must(!text.includes(trace), `${seat} reads ${trace} in ${what}`);
          searched += 1;
        }
        for (const key of keys[seat]) must(!text.includes(key), `${seat} reads a key of another in ${what}`);
        if (what === "frame" && (now[seat]?.cards ?? []).some((card) => text.includes(card.title))) found += 1;
      }
      must(typeof now[seat].view.hands[other[seat]] === "number", "the other hand is not a number");
    }
    for (const seat of ["union", "confederate"]) held[seat] = now[seat]?.cards ?? [];
  };

  const pages = [home, away];
  let { page, seen } = await whoseTurn(pages, -1);
  await search({ union: first, confederate: [] });
  let played = 0;
  for (let n = 0; n < 60 && !(n >= 24 && played >= 4); n += 1) {
    if (seen.clause === "3.3.2") played += 1;
    await keyboard.order(page, seen);
    ({ page, seen } = await whoseTurn(pages, seen.moment));
    for (const each of pages) await myMoment(each, seen.moment);
    await search();
  }
  must(found > 8, `a seat finds its own cards in only ${found} frames: the search is blind`);
  must(searched > 120, `only ${searched} searches`);
  await home.reload();
  await seated(home);
  await search();
  return `${texts} texts, ${searched} searches, ${(await glance(home)).moment} orders`;
}

/** Wait until a page shows the moment that the other shows. */
async function myMoment(page, at) {
  await page.waitForFunction(
    (to) => Number.parseInt(document.querySelector(".replay output")?.textContent ?? "-1", 10) >= to, at, { polling: 60 });
}
