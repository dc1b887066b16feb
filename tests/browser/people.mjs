// Two people: one has a mouse, the other only a keyboard. Both choose an order that the list offers.
import { must, until } from "./desk.mjs";

/** What they would like to do: play every card for its operations, and stop as soon as one may. */
export function wish(orders) {
  return (
    orders.find((one) => one === "stop") ??
    orders.find((one) => /^play \d+ operations$/.test(one)) ??
    (orders.length === 2 && orders.includes("pass") ? "pass" : orders[0])
  );
}

/** The middle of something lit on the map that nothing covers, and its key. */
const inSight = (page) =>
  page.evaluate(() => {
    for (const space of document.querySelectorAll(".hits .spot.can")) {
      const box = space.querySelector("circle").getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (document.elementFromPoint(x, y)?.closest("[data-space]") === space) return { x, y };
    }
    return null;
  });

/** Whether the sheet lies still: nobody aims at what glides. */
const calm = (page) => until(page, () => !document.querySelector(".sheet.moving"));

export const mouse = {
  /** A card from the hand; a lit space of the map if one is in sight; else a line of the list. */
  async order(page, seen) {
    const want = wish(seen.orders);
    const card = /^play (\d+) /.exec(want)?.[1];
    if (card) return mouse.card(page, card);
    if (want !== "stop" && want !== "pass") {
      await calm(page);
      const at = await inSight(page);
      if (at !== null) return mouse.space(page, at, seen.moment);
    }
    await page.locator(`.orders button[data-action="${want}"]`).click();
    return "list";
  },
  async card(page, number) {
    const card = page.locator(".hand .card").filter({ has: page.locator(".number", { hasText: new RegExp(`^${number}$`) }) });
    await card.hover({ position: { x: 24, y: 24 } });
    await card.click({ position: { x: 24, y: 24 } });
    await page.locator(`.menu button[data-action="play ${number} operations"]`).click();
    return "card";
  },
  /** A click on a space does the only thing that can be done there, or opens a menu of several. */
  async space(page, at, moment) {
    await page.mouse.click(at.x, at.y);
    const found = await until(page, (before) => {
      if (document.querySelector(".menu li button")) return "menu";
      return Number.parseInt(document.querySelector(".replay output").textContent, 10) > before && "done";
    }, moment);
    if (found === "menu") await page.locator(".menu li button").first().click();
    return "map";
  },
};

export const keyboard = {
  /** Tab until what has the focus is `selector`. */
  async reach(page, selector) {
    for (let n = 0; n < 120; n += 1) {
      if (await page.evaluate((what) => document.activeElement?.matches(what) === true, selector)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`Tab never reaches ${selector}`);
  },
  /** In a list of choices, up with the arrow until `wanted` is chosen (letters would have to be quick). */
  async pick(page, wanted) {
    const chosen = () => page.evaluate(() => document.activeElement.value);
    for (let now = await chosen(); now !== wanted; now = await chosen()) {
      await page.keyboard.press("ArrowUp");
      await until(page, (before) => document.activeElement.value !== before, now);
    }
  },
  async begin(page, address) {
    await page.goto(address);
    await page.locator(".title-sheet img").waitFor();
    await keyboard.reach(page, ".seats label:nth-of-type(2) select");
    await keyboard.pick(page, "random");
    await keyboard.reach(page, ".begin");
    await page.keyboard.press("Enter");
    await page.locator(".tour").waitFor();
    await keyboard.reach(page, ".tour .plain");
    await page.keyboard.press("Enter");
    await page.locator(".tour").waitFor({ state: "detached" });
  },
  /** Slash, some letters, arrow down, Enter: looking at what each key has done. */
  async order(page, seen) {
    const want = wish(seen.orders);
    await page.keyboard.press("/");
    await until(page, () => document.activeElement?.matches(".filter input"));
    await page.keyboard.type(want);
    await until(page, (typed) => document.querySelector(".filter input").value === typed, want);
    const index = await until(page, (action) => {
      const at = [...document.querySelectorAll(".orders li button")].findIndex((one) => one.dataset.action === action);
      return at < 0 ? false : at + 1;
    }, want);
    for (let n = 1; n <= index; n += 1) {
      await page.keyboard.press("ArrowDown");
      await until(page, (nth) => {
        const all = [...document.querySelectorAll(".orders li button")];
        return all.indexOf(document.activeElement) === nth - 1;
      }, n);
    }
    const under = await page.evaluate(() => document.activeElement.dataset.action);
    must(under === want, `the keyboard is on ${under}, not on ${want}`);
    await page.keyboard.press("Enter");
    return "keys";
  },
};

/** Somebody who only hears the page: all that he finds, he finds by its role and by what it is called. */
export const listener = {
  async begin(page, address) {
    await page.goto(address);
    await page.getByRole("combobox", { name: "Confederacy" }).selectOption("random");
    await page.getByRole("button", { name: "Set the table" }).press("Enter");
    await page.getByRole("button", { name: "I will find my way" }).press("Enter");
  },
  /** What is asked is a heading's; the orders are buttons of a region with a name; what comes of one is told. */
  async order(page) {
    const orders = page.getByRole("region", { name: "Orders", exact: true }).getByRole("button");
    const names = await orders.allInnerTexts();
    const called = (how) => names.findIndex((name) => how.test(name));
    const found = [called(/^Stop/), called(/play for operations/), names.length === 2 ? called(/^Pass/) : -1, 0].find((at) => at >= 0);
    must(names[found].trim().length > 2, `an order is called ${names[found]}`);
    must((await page.getByRole("heading", { level: 2 }).allInnerTexts()).some((told) => /^(union|confederacy)/i.test(told.trim())), "no heading tells who is asked");
    await orders.nth(found).press("Enter");
    return "keys";
  },
};
