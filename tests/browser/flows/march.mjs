// A click on a space several steps away marches there; where the enemy is asked first it stops and says so.
import { glance, grave, laid, must, myTurn, sitAt, until } from "../desk.mjs";

const where = (page, place) =>
  page.evaluate((key) => {
    const box = document.querySelector(`.hits [data-space="${key}"] circle`).getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, place);

/** The moment that is shown. */
const moment = async (page) => (await glance(page)).moment;

export default async function march(desk) {
  const { free, stopped } = desk.order;
  const game = await laid(desk, free.record);
  const page = await sitAt(desk, game, free.seat, { viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  const before = await myTurn(page);
  must(!before.orders.includes(free.steps.at(-1)), "one step leads there");
  must((await page.locator(`.lights .far`).count()) > 0, "nothing far is ringed");

  // With the odds open the list keeps its room.
  const odds = page.locator(".odds .where");
  if ((await odds.count()) > 0) await odds.first().click();
  const rows = await page.locator(".orders .rows").evaluate((list) => ({ high: list.clientHeight, wants: list.scrollHeight }));
  must(rows.high > Math.min(90, rows.wants - 1), () => `beside the odds the list has ${JSON.stringify(rows)}`);

  // Its way is told and marked before it is taken.
  await page.mouse.move(4, 400);
  const at = await where(page, free.place);
  await page.mouse.move(at.x, at.y, { steps: 3 });
  const offer = await page.locator(".hover .offer").textContent();
  must(/^Go there by .+: costs \d/.test(offer), offer);
  must((await page.locator(".lights .mark").count()) === free.steps.length, "the way is not marked");
  must((await page.locator(".hover .why-not").count()) === 0, "why not, though it can be done");
  await desk.shoot(page, "march-offer");
  await page.mouse.click(at.x, at.y);
  const there = before.moment + free.steps.length;
  await until(page, (seq) => Number.parseInt(document.querySelector(".replay output").textContent, 10) === seq, there);
  must((await page.locator(".halted").count()) === 0, "it says that it stopped");

  // Each step is an order of its own, and is taken back as such.
  await page.locator(".undoing .plain").first().click();
  await until(page, (seq) => Number.parseInt(document.querySelector(".replay output").textContent, 10) === seq, there - 1);
  must((await myTurn(page)).orders.includes(free.steps.at(-1)), "the last step is not asked again");

  // By the keyboard: what is far is found by its name.
  const back = await laid(desk, free.record);
  const typist = await sitAt(desk, back, free.seat, { viewport: { width: 1280, height: 800 } });
  await myTurn(typist);
  await typist.keyboard.press("/");
  await typist.keyboard.type(free.place.replace(/-[a-z]{2}$/, "").replaceAll("-", " "));
  const row = typist.locator(`.orders [data-course="${free.place}"]`);
  await row.waitFor();
  must((await grave(typist)).length === 0, "the list with a far place has a grave fault");
  const last = typist.locator(`.orders [data-course]`);
  if ((await last.count()) === 1 && (await typist.locator(".orders li button").count()) === 1) await typist.keyboard.press("Enter");
  else await row.click();
  await until(typist, (seq) => Number.parseInt(document.querySelector(".replay output").textContent, 10) === seq, there);

  // The enemy is asked first: no step more, and it is said why.
  const other = await laid(desk, stopped.record);
  const held = await sitAt(desk, other, stopped.seat, { viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  const begun = await myTurn(held);
  await held.mouse.move(4, 400);
  const goal = await where(held, stopped.place);
  await held.mouse.click(goal.x, goal.y);
  await held.locator(".halted").waitFor();
  const said = await held.locator(".halted").textContent();
  must(/Confederacy/.test(said), said);
  const gone = (await moment(held)) - begun.moment;
  must(gone > 0 && gone < stopped.steps.length, `${gone} steps`);
  await desk.shoot(held, "march-halted");
  return `marched ${free.steps.length} steps, and ${gone} of ${stopped.steps.length} until the enemy was asked`;
}
