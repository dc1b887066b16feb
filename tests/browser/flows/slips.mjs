// What is told in small print is read whole: tips, and what lies in a space; and a tap beside a lit space means it.
import { glance, must, myTurn, sitAt, until } from "../desk.mjs";

const TITLES = [
  { title: "forthepeople", scenario: "1861", seat: "union", seats: { confederate: "random" }, places: ["washington-dc", "cairo", "richmond"] },
  { title: "savannah", scenario: "historical", seat: "allied", seats: { british: "random" }, places: ["1404", "2010"] },
];
const PHONE = { viewport: { width: 844, height: 390 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const FINGER = 44;

async function opened(desk, { title, scenario, seats }) {
  const body = JSON.stringify({ title, scenario, seats, seed: 1861 });
  const answer = await fetch(`${desk.order.page}api/games`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
  return answer.json();
}

/** Whether the tip of the first clause is seen whole, with nothing of it cut off or covered. */
async function tip(page, name) {
  await page.locator(".prompt .clause.told").first().hover();
  await page.locator(".tip:popover-open").waitFor();
  const seen = await page.evaluate(() => {
    const one = document.querySelector(".tip:popover-open");
    const box = one.getBoundingClientRect();
    const corners = [[box.left + 3, box.top + 3], [box.right - 3, box.top + 3], [box.left + 3, box.bottom - 3], [box.right - 3, box.bottom - 3]];
    return {
      text: one.textContent.length,
      inside: box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight,
      free: corners.every(([x, y]) => document.elementFromPoint(x, y)?.closest(".tip") === one),
    };
  });
  must(seen.inside && seen.free && seen.text > 20, () => `${name}: ${JSON.stringify(seen)}`);
  await page.mouse.move(4, 300);
  await page.locator(".tip:popover-open").waitFor({ state: "detached" }).catch(() => undefined);
  must((await page.locator(".tip:popover-open").count()) === 0, "the tip stays");
}

/** No label of the slip that is open reaches into what stands beside it, nor either out of the slip. */
const runsOver = (page) =>
  page.evaluate(() => {
    const wide = (one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return range.getBoundingClientRect();
    };
    const slip = document.querySelector(".hover, .menu").getBoundingClientRect();
    return [...document.querySelectorAll(".space-slip > div:not(.unseen)")].flatMap((row) => {
      const [label, value] = [row.querySelector("dt"), row.querySelector("dd")].map(wide);
      const over = label.right > value.left + 0.5 || value.right > slip.right || label.left < slip.left;
      return over ? [row.textContent] : [];
    });
  });

const where = (page, place) =>
  page.evaluate((key) => {
    const box = document.querySelector(`.hits [data-space="${key}"] circle`).getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, place);

/** A point of bare paper whose nearest lit place is so far away, in pixels, and that place; null if there is none. */
const bare = (page, [least, most]) =>
  page.evaluate(([from, to]) => {
    const lit = [...document.querySelectorAll(".hits .spot.can")].map((spot) => {
      const box = spot.querySelector("circle").getBoundingClientRect();
      return { place: spot.dataset.space, x: box.x + box.width / 2, y: box.y + box.height / 2 };
    });
    const pane = document.querySelector(".pane").getBoundingClientRect();
    for (let y = pane.top + 8; y < pane.bottom - 8; y += 3) {
      for (let x = pane.left + 8; x < pane.right - 8; x += 3) {
        const hit = document.elementFromPoint(x, y);
        if (!hit?.closest(".pane") || hit.closest("[data-space]")) continue;
        const [near, next] = lit.map((one) => ({ ...one, far: Math.hypot(one.x - x, one.y - y) })).sort((one, two) => one.far - two.far);
        // Not half-way between two: which of them is meant has to be plain.
        if (near.far >= from && near.far <= to && (next === undefined || next.far > near.far + 2)) return { x, y, place: near.place };
      }
    }
    return null;
  }, [least, most]);

/** What a tap has led to: the slip that it opened, as the orders and ways that it offers, or the moment of the game if it gave an order. */
const meant = (page, before) =>
  until(page, (since) => {
    const moment = Number.parseInt(document.querySelector(".replay output").textContent, 10);
    if (moment > since) return { given: moment };
    // Where one comes by a way of several steps the slip offers the way, not an order.
    const offered = [...document.querySelectorAll(".menu [data-action], .menu [data-course]")].map((one) => one.dataset.action ?? one.dataset.course);
    return offered.length > 0 ? { offered } : null;
  }, before);

async function taps(desk, setting, game) {
  const page = await sitAt(desk, game, setting.seat, PHONE);
  const seen = await myTurn(page);
  const first = seen.orders.find((one) => /^(move|play \d+ operations)/.test(one));
  await page.locator(`.orders button[data-action="${first}"]`).click();
  await myTurn(page, seen.moment);
  await until(page, () => document.querySelectorAll(".hits .spot.can").length > 0 && !document.querySelector(".sheet.moving"));
  let at = await bare(page, [FINGER + 25, 2000]);
  must(at !== null, "no paper is far from what is lit");
  await page.touchscreen.tap(at.x, at.y);
  await page.locator(".missed").waitFor();
  await desk.shoot(page, `missed-${setting.title}`);
  await page.locator(".missed").waitFor({ state: "detached" });
  // Nearer, so that bare paper lies between the places.
  for (let n = 0; n < 5 && (at = await bare(page, [6, FINGER - 4])) === null; n += 1) {
    await page.locator(".zoom button").first().click();
    await until(page, () => !document.querySelector(".sheet.moving"));
  }
  must(at !== null, "no bare paper lies beside a lit place");
  const { moment } = await glance(page);
  await page.touchscreen.tap(at.x, at.y);
  const led = await meant(page, moment);
  must(led.given !== undefined || led.offered.some((one) => one.split(" ").includes(at.place)), () => `${setting.title}: beside ${at.place}: ${led.offered}`);
  await desk.shoot(page, `beside-${setting.title}`);
  await page.context().close();
}

export default async function slips(desk) {
  let read = 0;
  for (const setting of TITLES) {
    const game = await opened(desk, setting);
    for (const [locale, viewport] of [["en-US", { width: 1440, height: 900 }], ["es-ES", { width: 1280, height: 800 }], ["it-IT", { width: 844, height: 390 }]]) {
      const page = await sitAt(desk, game, setting.seat, { viewport, locale, reducedMotion: "reduce" });
      await myTurn(page);
      await tip(page, `${setting.title}, ${locale}`);
      // A small screen has gone to where the question is: the places lie elsewhere.
      await page.locator(".zoom button").nth(2).click();
      await until(page, () => !document.querySelector(".sheet.moving"));
      for (const place of setting.places) {
        const at = await where(page, place);
        await page.mouse.move(at.x, at.y, { steps: 3 });
        await page.locator(".hover .space-slip dt").first().waitFor();
        const over = await runsOver(page);
        must(over.length === 0, () => `${place}, ${locale}: ${over}`);
        read += 1;
      }
      await desk.shoot(page, `slip-${setting.title}-${locale}`);
      await page.context().close();
    }
    await taps(desk, setting, game);
  }
  return `${read} slips are read whole`;
}
