// Of a stack one moves, and the others after it; what ends the phase is always in full sight.
import { glance, laid, must, myTurn, sitAt, until } from "../desk.mjs";

/** What of an element can be seen where it lies. */
const whole = (page, selector) =>
  page.evaluate((which) => {
    const one = document.querySelector(which);
    const box = one.getBoundingClientRect();
    const seen = (x, y) => document.elementFromPoint(x, y)?.closest("button") === one;
    return seen(box.x + 20, box.y + 3) && seen(box.x + 20, box.bottom - 3);
  }, selector);

export default async function stack(desk) {
  const { record, seat, place, steps: units } = desk.order.stack;
  const game = await laid(desk, record);
  const page = await sitAt(desk, game, seat, { viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  const before = await myTurn(page);
  must(await whole(page, '.orders [data-action="done"]'), "Done is not in full sight");
  await page.locator(".tabs .to-charts").click();
  must(await whole(page, '.orders [data-action="done"]'), "nor beside the charts");
  const rows = await page.locator(".orders .rows").evaluate((list) => list.getBoundingClientRect().height);
  must(rows > 90, `beside the charts the list has ${rows} pixels`);
  await page.locator(".tabs .to-log").click();

  // One of them goes as far as the next but one hex that all may reach.
  const headers = { Authorization: `Bearer ${game.tokens[seat]}` };
  const ask = async (path) => (await fetch(`${desk.order.page}api/games/${game.id}${path}`, { headers })).json();
  const reaches = await Promise.all(units.map(async (unit) => {
    const laidOver = await ask(`/overlays?about=${unit}`);
    return new Set(laidOver.filter((one) => one.about === unit).flatMap((one) => one.marks.filter(({ kind }) => kind === "reach").map((mark) => mark.place)));
  }));
  await page.locator(`.orders [data-action="move ${units[0]}"]`).click();
  let seen = await myTurn(page, before.moment);
  const { courses } = (await ask("")).decision;
  const able = (to) => reaches.filter((reach) => reach.has(to)).length;
  const course = courses.filter(({ place: to }) => able(to) >= 2).sort((a, b) => able(b.place) - able(a.place))[0];
  await page.locator(".filter input").fill(course.place);
  await page.locator(`.orders [data-course="${course.place}"]`).click();
  await until(page, (seq) => Number.parseInt(document.querySelector(".replay output").textContent, 10) >= seq, seen.moment + course.actions.length);
  seen = await glance(page);
  if (seen.orders.includes("stop")) await page.locator('.orders [data-action="stop"]').click();
  const follow = page.locator(".orders .follow");
  await follow.waitFor();
  const offer = await follow.textContent();
  must(offer.includes(place) && offer.includes(course.place), offer);
  const from = (await glance(page)).moment;
  await desk.shoot(page, "stack-offer");
  await follow.click();
  // Either all of them stand there, or it is said who cannot come.
  await until(page, (seq) => {
    const told = Number.parseInt(document.querySelector(".replay output").textContent, 10);
    const idle = document.querySelector('.orders [aria-disabled="true"]') === null;
    return told > seq + 1 && idle && (document.querySelector(".halted") !== null || document.querySelector('.orders [data-action="done"]') !== null);
  }, from);
  const units_now = (await ask("")).view.units;
  const came = units.filter((unit) => units_now[unit].at === course.place).length;
  must(came >= 2, `${came} of ${units.length} came`);
  return `${came} of ${units.length} went together`;
}
