// What one's own battle has come to stands until it is put away: nothing goes on before the reader has seen it.
import { anyElsewhere, glance, grave, laid, must, playElsewhere, sitAt, until } from "../desk.mjs";

export default async function ownbattle(desk) {
  const { record, attack } = desk.order;
  const game = await laid(desk, record);
  const pages = [await sitAt(desk, game, "union", { watch: 1, battles: true }), await sitAt(desk, game, "confederate", { watch: 1, battles: true })];
  let seq = await playElsewhere(desk, game, "union", attack);
  // Until it is decided whoever is asked answers with what stands first; then the other one is told of it.
  const told = async () => {
    for (const one of pages) if ((await one.locator(".battle-plate").count()) > 0) return one;
    return null;
  };
  let page = null;
  for (let n = 0; n < 16 && page === null; n += 1) {
    for (const one of pages) await until(one, (at) => document.querySelector(".battle-plate") || Number.parseInt(document.querySelector(".replay output").textContent, 10) >= at, seq);
    page = await told();
    if (page === null) seq = (await anyElsewhere(desk, game, "union")) ?? (await anyElsewhere(desk, game, "confederate"));
  }
  must(page !== null, "the battle is never told");
  const plate = page.locator(".battle-plate");
  await plate.waitFor();
  must((await plate.locator(".die").count()) === 2, "both dice are not told");
  must((await plate.locator(".told li").count()) > 0, "nobody knows what came of it");
  await desk.shoot(page, "own-battle");
  const faults = await grave(page);
  must(faults.length === 0, faults.join("; "));

  // Others play on: the table stays where it is until the plate is put away.
  const { moment } = await glance(page);
  const later = (await anyElsewhere(desk, game, "union")) ?? (await anyElsewhere(desk, game, "confederate"));
  await until(page, () => document.querySelector(".playback .left") !== null);
  must((await plate.count()) === 1 && (await glance(page)).moment === moment, "it goes on before it is read");
  await page.keyboard.press("Escape");
  await plate.waitFor({ state: "detached" });
  await until(page, (at) => Number.parseInt(document.querySelector(".replay output").textContent, 10) >= at, later);

  // Whoever does not want to be stopped is not; nor is it told again to who comes later.
  await page.locator(".habits summary").click();
  const stops = page.locator(".habits label", { hasText: "my own battles" }).locator("input");
  must(await stops.isChecked(), "it is not the habit");
  await stops.uncheck();
  await page.reload();
  await page.locator(".habits summary").click();
  must(!(await stops.isChecked()), "it was forgotten");
  must((await plate.count()) === 0, "it is told twice");
  return `a result stood at ${moment}, others had gone on to ${later}`;
}
