// A game is over: what was needed against what was reached stands beside the map, and the list of games names the winner.
import { grave, laid, must, sitAt, until } from "../desk.mjs";

export default async function ending(desk) {
  const game = await laid(desk, desk.order.record);
  must(game.over, "it is not over");
  const page = await sitAt(desk, game, "union", { viewport: { width: 1280, height: 800 } });
  const table = page.locator(".reached:not(.deeds)");
  await table.waitFor();
  const decided = await table.locator(".decided").allInnerTexts();
  must(decided.length === 1 && /13\.2/.test(decided[0]), () => `what decided it: ${decided.join("; ")}`);
  const rows = await table.locator("tbody tr").count();
  must((await page.locator(".undoing button.plain:not(.keys)").count()) === 0, "a finished game can be taken back");
  // What the will came of stands there, and what can be done now.
  const deeds = await page.locator(".deeds").innerText();
  must(/an army lost/.test(deeds) && /[+\u2212-]\d/.test(deeds), deeds);
  for (const name of ["Play again", "Swap sides and play", "Analyse the game"]) await page.getByRole("button", { name }).waitFor();
  await desk.shoot(page, "ending");
  const faults = await grave(page);
  must(faults.length === 0, faults.join("; "));
  // Nor by its keys.
  const asked = [];
  page.on("request", (request) => request.url().includes("/undo") && asked.push(request.url()));
  await page.keyboard.press("Control+z");
  // The log is read below it; with another sheet open, what was needed is not told and takes no room.
  const high = () => page.evaluate(() => [".sheets", ".prompt"].map((one) => document.querySelector(one).offsetHeight));
  const [log] = await high();
  await page.locator(".tabs .to-papers").click();
  const [papers, prompt] = await high();
  must(log > 150 && papers > log && prompt < 200, () => `the log is ${log} high, the papers ${papers}, the ending ${prompt}`);
  await page.locator(".tabs .to-log").click();
  await page.locator('.languages button[lang="es"]').click();
  await until(page, () => document.querySelector(".reached:not(.deeds) caption").textContent === "Condiciones de victoria");
  must(asked.length === 0, "a finished game was taken back");
  await page.locator(".brand").click();
  const won = page.locator(".standing .ending").first();
  await won.waitFor();
  const said = await won.innerText();
  must(/^Victoria/.test(said.trim()) || said.includes("victoria"), said);
  await won.scrollIntoViewIfNeeded();
  await desk.shoot(page, "ending-list");
  // On a phone it is read as well.
  const phone = await sitAt(desk, game, "union", { viewport: { width: 390, height: 844 }, colorScheme: "dark" });
  await phone.locator(".reached:not(.deeds)").waitFor();
  await desk.shoot(phone, "ending-phone");
  // Another game like it, from the other side.
  await phone.getByRole("button", { name: "Swap sides and play" }).click();
  await phone.waitForURL((url) => url.pathname.startsWith("/game/") && !url.pathname.includes(game.id));
  await phone.locator(".pane").waitFor();
  const mine = await phone.evaluate(() => Object.keys(JSON.parse(localStorage.getItem(`longroll.game.${location.pathname.split("/")[2]}`)).tokens));
  must(mine.join() === "confederate", () => `he sits at ${mine.join()}`);
  return `${rows} rows of what was needed`;
}
