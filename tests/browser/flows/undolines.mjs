// On a phone the undo buttons take a line each, so that orders are seen below them; on any screen they say whole what they undo.
import { must, myTurn, playElsewhere, sitAt } from "../desk.mjs";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: "reduce" };

/** Play on as the Union until two blocks have been deployed for a battle. */
async function deployed(desk, game) {
  const address = `${desk.order.page}api/games/${game.id}`;
  for (let n = 0; n < 300; n += 1) {
    const { decision, undo, over } = await (await fetch(address, { headers: { Authorization: `Bearer ${game.tokens.union}` } })).json();
    must(!over, "there was no battle");
    const all = decision?.mine ? decision.actions.map(({ action }) => action) : [];
    const deploys = all.filter((one) => one.startsWith("deploy"));
    if (deploys.length > 0 && undo.free_count > 1) return;
    if (all.length === 0) await new Promise((after) => setTimeout(after, 100));
    // The bot may have moved meanwhile: then this is looked at anew.
    else await playElsewhere(desk, game, "union", deploys[0] ?? all.find((one) => one === "done") ?? all[0]).catch(() => null);
  }
  throw new Error("nobody ever deployed two blocks");
}

export default async function undolines(desk) {
  const body = JSON.stringify({ title: "bobbylee", scenario: "1863", seats: { confederate: "greedy" }, seed: 3 });
  const answer = await fetch(`${desk.order.page}api/games`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
  const game = await answer.json();
  await deployed(desk, game);
  const found = [];
  for (const locale of ["en-US", "es-ES", "it-IT"]) {
    const page = await sitAt(desk, game, "union", { ...PHONE, locale });
    await myTurn(page);
    const [undos, rows, tabs] = await page.evaluate(() => {
      const boxes = (which) => [...document.querySelectorAll(which)].map((one) => one.getBoundingClientRect().toJSON());
      return [boxes(".undoing > .plain"), boxes(".orders .rows button"), boxes(".side > .tabs")];
    });
    must(undos.length === 2 && undos.every(({ height }) => height < 45), () => `${locale}: ${JSON.stringify(undos)}`);
    // A row that is cut off below the middle of its letters can be read and tapped.
    const seen = rows.filter(({ height, bottom }) => height > 0 && bottom - height / 4 <= tabs[0].top).length;
    must(seen > 0, () => `${locale}: no order is seen below the undo buttons`);
    found.push(seen);
    await desk.shoot(page, `undolines-${locale}`);
    await page.context().close();
    const wide = await sitAt(desk, game, "union", { locale });
    await myTurn(wide);
    const cut = () => wide.evaluate(() => [...document.querySelectorAll(".undoing > .plain")].filter((one) => one.scrollWidth > one.clientWidth || one.getBoundingClientRect().right > innerWidth).map((one) => one.textContent));
    must((await cut()).length === 0, () => `${locale}: cut off`);
    // An order whose name is long.
    await wide.evaluate(() => (document.querySelector(".undoing .what").textContent = `: ${"2nd Texas Cavalry Brigade to Fredericksburg ".repeat(3)}`));
    must((await cut()).length === 0, () => `${locale}: a long name is cut off`);
    await desk.shoot(wide, `undolines-wide-${locale}`);
    await wide.context().close();
  }
  return `${found} orders are seen below the undo buttons`;
}
