// The key to the counters tells what lies where one points, in every game; and the map is seen without counters.
import { begin, must, myTurn, seated, until } from "../desk.mjs";

const GAMES = ["For the People", "Savannah", "Mosby's Raiders", "Bobby Lee", "The U.S. Civil War"];

/** A place with a stack, where it is seen whole on the screen, and what lies there. */
const stack = (page) =>
  page.evaluate(() => {
    const side = document.querySelector(".map-side").getBoundingClientRect();
    const hand = document.querySelector(".hand")?.getBoundingClientRect().top ?? innerHeight;
    for (const one of document.querySelectorAll(".counters .stack[data-kinds]")) {
      const hit = document.querySelector(`.hits [data-space="${one.dataset.space}"] circle`)?.getBoundingClientRect();
      if (!hit) continue;
      const [x, y] = [hit.x + hit.width / 2, hit.y + hit.height / 2];
      const free = document.elementFromPoint(x, y)?.closest("[data-space]")?.dataset.space === one.dataset.space;
      if (free && x > side.left + 420 && x < side.right - 60 && y > side.top + 60 && y < hand - 40) return { x, y, kinds: one.dataset.kinds.split(" ") };
    }
    return null;
  });

const names = (page) => page.evaluate(() => [...document.querySelectorAll(".counter-key li")].map((one) => one.dataset.specimen));

/** Every specimen is drawn, and as large as it needs. */
const drawn = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".counter-key .drawing svg")].every((svg) => {
      const { width, height } = svg.getBoundingClientRect();
      return width > 12 && width < 125 && height > 8 && height < 125 && svg.getAttribute("width") !== null;
    }),
  );

async function keyOf(desk, page, game) {
  await page.goto(desk.order.page);
  await page.locator(".title-sheet img").waitFor();
  await page.locator(".titles button", { hasText: game }).click();
  await page.locator(".begin").click();
  await seated(page);
  const shown = await stack(page);
  if (shown) {
    await page.mouse.move(shown.x, shown.y, { steps: 3 });
    await page.locator(".hover").waitFor();
    await desk.shoot(page, `fan-${GAMES.indexOf(game)}`);
    await page.mouse.move(4, 4);
  }
  await page.keyboard.press("k");
  await page.locator(".counter-key li").first().waitFor();
  const all = await names(page);
  must(all.length > 5, `${game}: ${all}`);
  must(await drawn(page), `${game}: a specimen is not drawn as it should be`);
  await desk.shoot(page, `key-${GAMES.indexOf(game)}`);
  const at = await stack(page);
  if (at) {
    await page.mouse.move(at.x, at.y, { steps: 3 });
    await until(page, (count) => document.querySelectorAll(".counter-key li").length < count, all.length);
    const there = await names(page);
    must(there.some((name) => at.kinds.includes(name)), `${game}: ${there} are told of ${at.kinds}`);
    await desk.shoot(page, `key-${GAMES.indexOf(game)}-there`);
    await page.mouse.move(4, 4);
    await until(page, (count) => document.querySelectorAll(".counter-key li").length === count, all.length);
  }
  // Wherever the focus is, not only in the panel.
  await page.evaluate(() => document.activeElement?.blur());
  await page.keyboard.press("Escape");
  must((await page.locator(".counter-key").count()) === 0, `${game}: Escape does not close it`);
  return at !== null;
}

export default async function counterkey(desk) {
  const page = await desk.sit({ viewport: { width: 1440, height: 900 }, toured: true, reducedMotion: "reduce" });
  await begin(page, desk.order.page, { confederate: "random" }, { tour: false });
  await myTurn(page);
  // The map by itself; what lies on it comes back.
  const visible = () => page.evaluate(() => getComputedStyle(document.querySelector(".counters")).visibility);
  await page.keyboard.press("h");
  await page.locator(".bared").waitFor();
  must((await visible()) === "hidden", "the counters are seen");
  await desk.shoot(page, "bare");
  await page.locator(".zoom .hide").click();
  must((await visible()) === "visible" && (await page.locator(".bared").count()) === 0, "the counters stay away");
  // Where somebody types a letter is a letter.
  await page.locator(".filter input").fill("");
  await page.locator(".filter input").press("h");
  must((await visible()) === "visible" && (await page.locator(".filter input").inputValue()) === "h", "H hides while somebody types");

  let pointed = 0;
  for (const game of GAMES) pointed += Number(await keyOf(desk, page, game));
  must(pointed >= 3, `only in ${pointed} games something could be pointed at`);

  // On a phone a finger that is held asks, in the reader's language.
  const phone = await desk.sit({ viewport: { width: 390, height: 780 }, locale: "es-ES", toured: true, hasTouch: true, isMobile: true, reducedMotion: "reduce" });
  await begin(phone, desk.order.page, { confederate: "random" }, { tour: false });
  // What the bot has done is shown, and the map lies still.
  const { moment } = await myTurn(phone);
  const place = await phone.evaluate(() => {
    const box = document.querySelector(".pane").getBoundingClientRect();
    for (const one of document.querySelectorAll(".counters .stack[data-kinds]")) {
      const hit = document.querySelector(`.hits [data-space="${one.dataset.space}"] circle`)?.getBoundingClientRect();
      const [x, y] = hit ? [hit.x + hit.width / 2, hit.y + hit.height / 2] : [0, 0];
      if (x > box.left + 10 && x < box.right - 60 && y > box.top + 10 && y < box.bottom - 10 && document.elementFromPoint(x, y)?.closest("[data-space]")?.dataset.space === one.dataset.space) return { x, y };
    }
    return null;
  });
  must(place !== null, "no stack is to be seen on the phone");
  const cdp = await phone.context().newCDPSession(phone);
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [place] });
  await phone.locator(".counter-key li").first().waitFor();
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  must((await phone.locator(".counter-key h3").textContent()) === "Explicación de las fichas", "not in Spanish");
  must((await phone.locator(".menu").count()) === 0 && Number.parseInt(await phone.locator(".replay output").textContent(), 10) === moment, "a finger that is held gives an order");
  await desk.shoot(phone, "key-phone");
  await phone.locator(".counter-key header button").click();
  must((await phone.locator(".counter-key").count()) === 0, "it cannot be put away");
  return `explained in ${GAMES.length} games, pointed at in ${pointed}`;
}
