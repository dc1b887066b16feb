// A small screen and a phone: orders can be seen without scrolling, and every card by its title.
import { begin, must, myTurn, sitAt } from "../desk.mjs";

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

/** How many orders, and how many whole titles of cards, can be seen as the page lies. */
const inSight = (page) =>
  page.evaluate(() => {
    const seen = (one) => {
      const box = one.getBoundingClientRect();
      return document.elementFromPoint(box.x + box.width / 2, box.bottom - 3)?.closest("button") === one.closest("button");
    };
    const orders = [...document.querySelectorAll(".orders li button")];
    const cards = [...document.querySelectorAll(".hand .card .name")];
    return {
      orders: orders.filter(seen).length,
      of: orders.length,
      first: seen(orders[0]),
      titles: cards.filter(seen).length,
      cards: cards.length,
      wide: document.scrollingElement.scrollWidth > innerWidth || document.querySelector(".side").getBoundingClientRect().right > innerWidth + 1,
    };
  });

/** Whether the map is seen whole above the cards, its title and scale, too. */
const isWhole = (page) =>
  page.evaluate(() => {
    const [sheet, hand] = [".sheet", ".hand"].map((one) => document.querySelector(one).getBoundingClientRect());
    return sheet.bottom <= hand.top + 1 && sheet.left >= 0 && sheet.right <= innerWidth;
  });

/** Beside the map of a low window one's own aim stands open, the others' is folded, and orders and log have room. */
async function aims(desk) {
  const titles = await (await fetch(`${desk.order.page}api/titles`)).json();
  for (const { key } of titles) {
    const body = JSON.stringify({ title: key, seats: {}, seed: 1861 });
    const game = await (await fetch(`${desk.order.page}api/games`, { method: "POST", headers: { "Content-Type": "application/json" }, body })).json();
    for (const seat of Object.keys(game.tokens)) {
      const headers = { Authorization: `Bearer ${game.tokens[seat]}` };
      const { decision, aims: told } = await (await fetch(`${desk.order.page}api/games/${game.id}`, { headers })).json();
      if (!decision.mine) continue;
      const page = await sitAt(desk, game, seat, { viewport: { width: 1280, height: 800 } });
      await myTurn(page);
      const seen = await page.evaluate(() => ({
        own: [...document.querySelectorAll(".tracks .aim:not(.other)")].map((one) => [one.innerText.replaceAll("\u00a0", " "), one.clientHeight]),
        others: [...document.querySelectorAll(".tracks .aim.other")].map((one) => one.checkVisibility()),
        rows: document.querySelector(".orders .rows").clientHeight,
        need: document.querySelector(".orders .rows").scrollHeight,
        log: document.querySelector(".sheets").clientHeight,
      }));
      const own = told.find(({ side }) => seat === side) ?? told[0];
      must(seen.own.length === 1 && seen.own[0][0].includes(own.text) && seen.own[0][1] > 26, () => `${key}: ${JSON.stringify(seen)}`);
      must(seen.others.length === told.length - 1 && !seen.others.includes(true), () => `${key}: the aims of others are open`);
      must(seen.rows >= Math.min(seen.need, 90) && seen.log > 50, () => `${key}: ${JSON.stringify(seen)}`);
      await desk.shoot(page, `room-aims-${key}`);
      await page.context().close();
    }
  }
}

export default async function room(desk) {
  await aims(desk);
  const page = await desk.sit({ viewport: { width: 1280, height: 800 }, toured: true, reducedMotion: "reduce" });
  await begin(page, desk.order.page, { confederate: "random" }, { tour: false });
  await myTurn(page);
  const small = await inSight(page);
  must(small.orders === small.of && small.of > 8, () => `at 1280 by 800: ${JSON.stringify(small)}`);
  must(await isWhole(page), "the cards lie upon the map");
  must(small.titles === small.cards && small.cards > 2, () => JSON.stringify(small));

  // A card that is taken up is read whole, and is not shown once more beside its menu.
  const cards = page.locator(".hand .card");
  for (let n = 0; n < small.cards; n += 1) {
    await cards.nth(n).click({ position: { x: 30, y: 20 } });
    await page.locator(".menu li button, .menu .close").first().waitFor();
    await page.locator(".hand .card.held").waitFor();
    const read = await cards.nth(n).evaluate((card) => {
      const [face, effect] = [".face", ".effect"].map((one) => card.querySelector(one));
      const [box, menu] = [face, document.querySelector(".menu")].map((one) => one.getBoundingClientRect());
      return {
        cut: effect.scrollHeight > effect.clientHeight + 1,
        covered: menu.left < box.right - 1 && menu.right > box.left + 1,
        copies: [...document.querySelectorAll(".menu .card")].filter((one) => one.offsetParent !== null).length,
      };
    });
    must(!read.cut && !read.covered && read.copies === 0, () => `card ${n}: ${JSON.stringify(read)}`);
    await page.keyboard.press("Escape");
    await page.locator(".menu").waitFor({ state: "detached" });
  }

  // Habits lie on a slip of their own, which a click elsewhere puts away.
  await page.locator(".habits summary").click();
  const habits = await page.locator(".habits label").allInnerTexts();
  for (const each of ["Pass automatically", "my own battles", "one by one", "Drum roll"]) must(habits.some((one) => one.includes(each)), () => `${each} is missing: ${habits}`);
  await page.locator(".prompt h2").click();
  must((await page.locator(".habits[open]").count()) === 0, "the slip stays");

  // A heading stands for what its row would say again; the whole order is still read out.
  const first = page.locator(".orders .group").first();
  const name = await first.locator("button").first().getAttribute("aria-label");
  must(name.startsWith(`${await first.locator("b").textContent()}: `), name);

  // In the language whose words are the longest.
  const phone = await desk.sit({ ...PHONE, locale: "it-IT", toured: true, reducedMotion: "reduce" });
  await begin(phone, desk.order.page, { confederate: "random" }, { tour: false });
  await myTurn(phone);
  const tiny = await inSight(phone);
  const legible = await phone.evaluate(() => {
    const hand = document.querySelector(".hand").getBoundingClientRect();
    const stacks = [...document.querySelectorAll(".counters .stack")].map((one) => one.getBoundingClientRect());
    return { wide: document.querySelector(".hits circle").getBoundingClientRect().width, seen: stacks.filter((box) => box.bottom < hand.top && box.left > 0 && box.right < innerWidth).length };
  });
  must(legible.wide > 24 && legible.seen > 3, () => `on a phone the map begins with ${JSON.stringify(legible)}`);
  must(tiny.first && tiny.orders > 3 && !tiny.wide, () => `on a phone: ${JSON.stringify(tiny)}`);
  return `room for ${small.orders} orders, for ${tiny.orders} on a phone`;
}
