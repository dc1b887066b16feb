// Taking back says what: on the button the order, and to who is asked for it how that order was told.
import { must, sitAt, until } from "../desk.mjs";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: "reduce" };

const state = async (desk, game, seat) =>
  (await fetch(`${desk.order.page}api/games/${game.id}`, { headers: { Authorization: `Bearer ${game.tokens[seat]}` } })).json();

/** Play what stands first until somebody would have to ask for what he has just played; who that is, and what. */
async function untilAsked(desk, game) {
  for (let n = 0; n < 200; n += 1) {
    let mover = "union";
    let seen = await state(desk, game, mover);
    if (!seen.decision.mine) seen = await state(desk, game, (mover = "confederate"));
    const { action, text } = seen.decision.actions[n % seen.decision.actions.length];
    const answer = await fetch(`${desk.order.page}api/games/${game.id}/actions`, {
      method: "POST",
      headers: { Authorization: `Bearer ${game.tokens[mover]}`, "Content-Type": "application/json" },
      body: JSON.stringify({ seq: seen.seq, epoch: seen.epoch, action }),
    });
    must(answer.ok, () => `${action}: ${answer.status}`);
    const after = await state(desk, game, mover);
    const log = await (await fetch(`${desk.order.page}api/games/${game.id}/log`, { headers: { Authorization: `Bearer ${game.tokens.observer ?? game.observer}` } })).json();
    if (after.undo.asks && after.undo.order === text && log.some((line) => line.seq === after.seq && line.kind !== "turn")) return { mover, text };
  }
  throw new Error("nobody ever had to ask");
}

export default async function undotold(desk) {
  const answer = await fetch(`${desk.order.page}api/games`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ title: "forthepeople", scenario: "1861", seats: {}, seed: 1861 }),
  });
  const game = await answer.json();
  const { mover, text } = await untilAsked(desk, game);
  const other = mover === "union" ? "confederate" : "union";
  const page = await sitAt(desk, game, mover, { viewport: { width: 1280, height: 800 } });
  const asked = await sitAt(desk, game, other, PHONE);
  const button = page.locator(".undoing > .plain").first();
  await until(page, () => document.querySelector(".undoing .what"));
  const said = await button.innerText();
  must(said.includes(text), () => `${said} does not say ${text}`);
  const [room, habits] = await page.evaluate(() => [".undoing > .plain", ".undoing .habits"].map((part) => document.querySelector(part).getBoundingClientRect().toJSON()));
  must(room.bottom - room.top < 40 && Math.abs(room.top - habits.top) < 20, "the button pushes the habits away");
  await desk.shoot(page, "undotold-button");
  // On a phone it is told whole, in lines of its own, and the habits stay beside it.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator(".undoing .what").evaluate((what) => what.append(" and very much else that is told in many words"));
  const [whole, beside] = await page.evaluate(() => [".undoing > .plain", ".undoing .habits"].map((part) => document.querySelector(part).getBoundingClientRect().toJSON()));
  must(whole.height > 35 && beside.top > whole.top && beside.bottom < whole.bottom && beside.left >= whole.right && beside.right <= 390, () => JSON.stringify([whole, beside]));
  await desk.shoot(page, "undotold-phone");
  await page.setViewportSize({ width: 1280, height: 800 });
  await button.click();
  await page.locator(".asked .taken").waitFor();
  await asked.locator(".consent .taken").waitFor();
  const taken = await asked.locator(".consent .taken").innerText();
  must(taken.startsWith("Take back: ") && taken === (await page.locator(".asked .taken").innerText()), () => taken);
  await desk.shoot(page, "undotold-asking");
  await desk.shoot(asked, "undotold-asked");
  return taken;
}
