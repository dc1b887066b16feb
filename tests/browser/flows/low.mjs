// Low windows, as a phone that lies, in every title: whatever the table has to say or to offer can be reached, and the map is seen or heard.
import { glance, grave, must, myTurn, sitAt, until } from "../desk.mjs";
import { keyboard } from "../people.mjs";

const SIZES = [[844, 390], [932, 430], [911, 417], [960, 470]];
/** One title at every size, the others at the smallest: the layout does not depend on the title. */
const TITLES = [
  { title: "forthepeople", scenario: "1861", seat: "union", seats: { confederate: "random" }, sizes: SIZES },
  { title: "savannah", scenario: "historical", seat: "allied", seats: { british: "random" }, sizes: SIZES.slice(0, 1) },
  { title: "mosby", scenario: "ranger", seat: "mosby", seats: {}, sizes: SIZES.slice(0, 1) },
  { title: "bobbylee", scenario: "1862", seat: "union", seats: { confederate: "random" }, sizes: SIZES.slice(0, 1) },
  { title: "uscivilwar", scenario: "1862", seat: "union", seats: { confederate: "random" }, sizes: SIZES.slice(0, 1) },
];
/** What ends a move. */
const ENDS = ["stop", "halt", "done"];
/** So high, in pixels, the map is at least above the cards. */
const MAP = 200;

async function opened(desk, { title, scenario, seats }) {
  const body = JSON.stringify({ title, scenario, seats, seed: 1861 });
  const answer = await fetch(`${desk.order.page}api/games`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
  return answer.json();
}

/** Of what `which` names: the texts of those that no scrolling by hand brings into sight, or that something covers then. */
const beyond = (page, which) =>
  page.evaluate((selector) => {
    const told = (one) => `${selector}: ${one.textContent.trim().slice(0, 40)}`;
    const inside = (box, [top, bottom, left, right]) => box.top >= top - 1 && box.bottom <= bottom + 1 && box.left >= left - 1 && box.right <= right + 1;
    /** Whether every clipping part above it either scrolls or shows it whole. */
    const comes = (one) => {
      let box = one.getBoundingClientRect();
      for (let part = one.parentElement; part !== null; part = part.parentElement) {
        const [own, look] = [part.getBoundingClientRect(), getComputedStyle(part)];
        const down = /auto|scroll/.test(look.overflowY) && part.scrollHeight > part.clientHeight;
        // A wide table of the rules scrolls by itself.
        const aside = /auto|scroll/.test(look.overflowX) && part.scrollWidth > part.clientWidth;
        const scrolls = down || aside;
        if (scrolls) box = own;
        else if (look.overflowY !== "visible" && part.scrollTop !== 0) return false;
        else if (look.overflowY !== "visible" && !inside(box, [own.top, own.bottom, own.left, own.right])) return false;
      }
      return inside(box, [0, innerHeight, 0, innerWidth]);
    };
    const found = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    if (found.length === 0) return [`${selector}: there is none`];
    const lost = found.filter((one) => !comes(one)).map(told);
    if (lost.length > 0) return lost;
    return found.filter((one) => {
      one.scrollIntoView({ block: "center" });
      const box = one.getBoundingClientRect();
      return !one.contains(document.elementFromPoint(box.x + Math.min(box.width / 2, 20), box.y + box.height / 2));
    }).map(told);
  }, which);

const room = (page) =>
  page.evaluate(() => {
    const box = (one) => document.querySelector(one)?.getBoundingClientRect();
    const [board, hand, top] = [box(".pane"), box(".hand"), box(".top")];
    const turn = document.querySelector(".top h1");
    return {
      cut: turn.scrollWidth - turn.clientWidth,
      map: Math.min(board.bottom, hand?.top ?? innerHeight) - board.top,
      wide: Math.max(...[...document.querySelectorAll(".top > *, .side > *")].map((one) => one.getBoundingClientRect().right)) - innerWidth,
      lines: Math.round(top.height),
    };
  });

async function look(page, name) {
  const lost = [];
  const all = async (...which) => {
    for (const each of which) lost.push(...(await beyond(page, each)));
  };
  // Among a handful of orders there is no field to find one by.
  if ((await page.locator(".filter:not(.few)").count()) > 0) await all(".filter input");
  await all(".prompt .ask", ".orders li button", ".undoing .plain", ".habits summary", ".tabs button", ".replay input", ".languages button", ".top h1");
  for (const [tab, ...which] of [
    ["log", ".log li button"],
    ["charts", ".charts h3, .charts tr, .charts li"],
    ["papers", ".papers button", ".papers .hint"],
    ["orders", ".orders li button"],
  ]) {
    await page.locator(`.tabs .to-${tab}`).click();
    await page.locator(`.table-page.tab-${tab}`).waitFor();
    await all(...which);
  }
  must(lost.length === 0, () => `${name}: out of reach: ${lost.slice(0, 8).join("; ")} (${lost.length})`);
  const { map, wide, lines, cut } = await room(page);
  must(map >= MAP && wide <= 1 && lines <= 40 && cut <= 0, () => `${name}: ${JSON.stringify({ map, wide, lines, cut })}`);
}

/** Whoever hears the page is told who stands where, and meets nothing that axe-core finds grave. */
async function hear(desk, page, name) {
  await page.locator(".tabs .to-charts").click();
  await page.locator(".in-words summary").click();
  await until(page, () => document.querySelectorAll(".in-words li").length > 20);
  const heard = await page.locator(".in-words li").allInnerTexts();
  const mute = heard.filter((one) => !/^.+: .+/.test(one));
  must(mute.length === 0, () => `${name}: of ${mute} nothing is told`);
  const faults = await grave(page);
  must(faults.length === 0, () => `${name}: ${faults.join("; ")}`);
  await desk.shoot(page, `low-${name}-words`);
  await page.locator(".tabs .to-orders").click();
}

/** What ends the move stands in sight without scrolling, wherever the list lies. */
async function ends(page, name) {
  for (const far of [0, 120, 5000]) {
    const hit = await page.evaluate((to) => {
      document.querySelector(".side").scrollTo(0, to);
      const box = document.querySelector(".orders .closing button").getBoundingClientRect();
      return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest("button")?.dataset.action;
    }, far);
    must(ENDS.includes(hit), `${name}: at ${far} the end of the move is not in sight: ${hit}`);
  }
}

/** Whether the pieces march: step by step to an end that one chooses, or one after the other. */
const isMoving = (orders) => {
  const ends = orders.some((one) => ENDS.includes(one));
  return ends && orders.some((one) => /^(go |march \S+ \d)/.test(one));
};

/** Play until a move is under way that can be ended, and something else can be done as well. */
async function march(page) {
  let seen = await myTurn(page);
  for (let n = 0; n < 60 && !isMoving(seen.orders); n += 1) {
    const move = seen.orders.find((one) => /^(move|activate|march) /.test(one));
    if (move) await page.locator(`.orders button[data-action="${move}"]`).click();
    else await keyboard.order(page, seen);
    seen = await myTurn(page, seen.moment);
  }
  must(isMoving(seen.orders), () => `no move is under way: ${seen.orders}`);
}

export default async function low(desk) {
  let looked = 0;
  for (const setting of TITLES) {
    const game = await opened(desk, setting);
    const page = await sitAt(desk, game, setting.seat, { viewport: { width: SIZES[0][0], height: SIZES[0][1] }, locale: "it-IT", reducedMotion: "reduce" });
    await myTurn(page);
    for (const marching of [false, true]) {
      if (marching) await march(page);
      for (const [width, height] of setting.sizes) {
        await page.setViewportSize({ width, height });
        await until(page, ([w, h]) => innerWidth === w && innerHeight === h, [width, height]);
        const name = `${setting.title} at ${width} by ${height}`;
        await look(page, name);
        if (marching) await ends(page, name);
        await page.evaluate(() => document.querySelector(".side").scrollTo(0, 0));
        await desk.shoot(page, `low-${setting.title}-${width}${marching ? "-march" : ""}`);
        looked += 1;
      }
    }
    await hear(desk, page, setting.title);
    must((await glance(page)).orders.length > 0, "nothing is asked any more");
    await page.context().close();
  }
  return `${looked} low windows`;
}
