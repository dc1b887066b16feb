// A pointer that only lies over the log does not keep it from telling what is new; what others do is told whole
// beside a narrow map; whoever goes by the arrows has the letters as keys; a chart that is opened can be read;
// and a finger leaves no ring.
import { must, myTurn, sitAt, until } from "../desk.mjs";

const LOW = { viewport: { width: 1366, height: 768 } };
const TABLET = { viewport: { width: 768, height: 1024 }, hasTouch: true };

async function set(desk, title, scenario, seats) {
  const body = JSON.stringify({ title, scenario, seats, seed: 1861 });
  return (await fetch(`${desk.order.page}api/games`, { method: "POST", headers: { "Content-Type": "application/json" }, body })).json();
}

/** How far the log is from its end. */
const behind = (page) => page.evaluate(() => {
  const { scrollHeight, scrollTop, clientHeight } = document.querySelector(".log ol");
  return { off: Math.round(scrollHeight - scrollTop - clientHeight), longer: scrollHeight - clientHeight };
});

/** What is told of the others lies within its plate, and that beside what stands on the map. */
async function plate(desk) {
  const game = await set(desk, "savannah", "historical", { british: "human", allied: "random" });
  const page = await sitAt(desk, game, "british", { ...TABLET, watch: 1, locale: "es-ES" });
  await page.locator(".orders:not(.idle) li button").first().click();
  await page.locator(".playback li").first().waitFor();
  const out = await page.evaluate(() => {
    const box = document.querySelector(".playback").getBoundingClientRect();
    const inside = [...document.querySelectorAll(".playback :is(li, button, .left)")].filter((one) => one.getBoundingClientRect().right > box.right);
    return { wide: box.width, inside: inside.length, covers: box.right > document.querySelector(".zoom").getBoundingClientRect().left };
  });
  await desk.shoot(page, "resting-tablet");
  // What would be taken back is told whole, and the habits stay beside it, in the longer language, too.
  const [undo, habits] = await page.evaluate(() => [".undoing > .plain", ".undoing .habits"].map((part) => document.querySelector(part).getBoundingClientRect().toJSON()));
  const apart = Math.abs(habits.top + habits.bottom - undo.top - undo.bottom) / 2;
  must(habits.left >= undo.right && apart < 4, () => `the habits do not stand beside what is taken back: ${JSON.stringify([undo, habits])}`);
  must(out.inside === 0 && !out.covers, () => JSON.stringify(out));
  return Math.round(out.wide);
}

/** Who has led himself round by his finger sees no ring of a keyboard that he has not. */
async function ring(desk, game) {
  const phone = await sitAt(desk, game, "union", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, toured: false });
  for (const tour = phone.locator(".tour"); (await tour.count()) > 0; ) await tour.locator("button").last().tap();
  await until(phone, () => document.activeElement !== document.body);
  const outline = () => phone.evaluate(() => getComputedStyle(document.activeElement).outlineStyle);
  must((await outline()) === "none", "a finger leaves a ring");
  await phone.keyboard.press("Shift");
  must((await outline()) === "solid", "a key shows no ring");
}

export default async function resting(desk) {
  const wide = await plate(desk);
  const game = await set(desk, "uscivilwar", "1862", { union: "human", confederate: "recruit" });
  const page = await sitAt(desk, game, "union", LOW);
  // Where he set the table he leaves the pointer: the log lies under it, until it shrinks for his orders.
  await page.mouse.move(1100, 560);
  let seen = await myTurn(page);
  await until(page, () => document.querySelector(".orders.long") !== null);
  const log = await behind(page);
  must(log.longer > 60 && log.off < 2, () => `the log does not tell the last: ${JSON.stringify(log)}`);
  await desk.shoot(page, "resting");
  const odds = await page.evaluate(() => [document.querySelectorAll(".prospect").length, document.querySelector(".odds").offsetHeight]);
  must(odds[0] > 0 && odds[1] < 72 * odds[0], () => `${odds[0]} lines of odds are ${odds[1]} pixels high`);
  await ring(desk, game);
  // What is still to be ordered takes one line of the list in every language.
  for (const lang of ["es", "it", "en"]) {
    await page.locator(`.languages button[lang="${lang}"]`).click();
    await until(page, (wanted) => document.documentElement.lang === wanted, lang);
    await myTurn(page);
    const high = await page.locator(".unmoved").evaluate((one) => one.offsetHeight);
    must(high < 36, () => `what is still to be ordered is ${high} pixels high in ${lang}`);
  }
  // Whoever scrolls back is left there, though the pointer goes away.
  await page.mouse.move(1100, 720);
  await page.mouse.wheel(0, -9000);
  await until(page, () => document.querySelector(".log ol").scrollTop < 60);
  await page.mouse.move(500, 400);
  must((await behind(page)).off > 60, "who reads further back is called to the end");

  // What is asked is answered by the arrows: N is a key, and not a letter that is sought.
  await page.locator(".prompt .ask").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  seen = await myTurn(page, seen.moment);
  // Whoever has given an order has done reading: of what the others do then he is told the last.
  await until(page, () => {
    const { scrollHeight, scrollTop, clientHeight } = document.querySelector(".log ol");
    return scrollHeight - scrollTop - clientHeight < 2;
  });
  await until(page, () => document.activeElement.matches(".orders"));
  await page.keyboard.press("n");
  await until(page, () => document.activeElement.matches(".pane"));
  must((await page.locator(".filter input").inputValue()) === "", "a key was sought");
  // Whoever has typed types on.
  await page.keyboard.press("Control+z");
  await until(page, () => document.querySelector(".orders.long") !== null);
  seen = await myTurn(page);
  await page.keyboard.press("/");
  await page.keyboard.type("march with mcdowell");
  await page.keyboard.press("Enter");
  await myTurn(page, seen.moment);
  await until(page, () => document.activeElement.matches(".filter input"));
  await page.keyboard.press("Control+z");
  await until(page, () => document.querySelector(".orders.long") !== null);

  // A chart that is opened beside a long list gets the larger part.
  await page.locator(".to-charts").click();
  const parts = await page.evaluate(() => [".sheets", ".orders .rows"].map((one) => document.querySelector(one).clientHeight));
  await desk.shoot(page, "resting-charts");
  must(parts[0] > 230 && parts[0] > parts[1], () => `of the charts ${parts[0]} pixels are seen`);
  return `told whole in ${wide} pixels, the log at its end, ${parts[0]} pixels of charts`;
}
