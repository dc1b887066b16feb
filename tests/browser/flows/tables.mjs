// The tables of the rules: sought on their sheet, and named where a question is looked up on them.
import { anyElsewhere, grave, must, sitAt, until } from "../desk.mjs";

const MOST = 40;

export default async function tables(desk) {
  const answer = await fetch(`${desk.order.page}api/games`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ title: "uscivilwar", scenario: "1862", seats: {}, seed: 3 }),
  });
  const game = await answer.json();
  // On to the strategic movement of the Union.
  for (let count = 0; ; count += 1) {
    const state = await (
      await fetch(`${desk.order.page}api/games/${game.id}`, { headers: { Authorization: `Bearer ${game.tokens.union}` } })
    ).json();
    if (state.decision.tables.length > 0) break;
    must(count < MOST, "no question is looked up on a table");
    await anyElsewhere(desk, game, state.decision.seats[0]);
  }
  const page = await sitAt(desk, game, "union");
  const link = page.locator(".prompt .to-table");
  await link.waitFor();
  const name = (await link.getAttribute("title")).split(": ")[1].split(", ")[0];
  await link.click();

  // Its table is on the screen, with its rows, and marked.
  const table = page.locator(".chart.consulted", { hasText: name });
  await table.waitFor();
  await until(page, () => {
    const sheet = document.querySelector(".sheets").getBoundingClientRect();
    const rows = [...document.querySelectorAll(".chart.consulted tbody tr")].map((row) => row.getBoundingClientRect());
    return rows.filter((row) => row.top >= sheet.top - 2 && row.bottom <= sheet.bottom).length > 2;
  });
  await desk.shoot(page, "table-of-rules");

  // Who seeks finds by the words of any row.
  await page.locator(".charts > .seek").fill("momentum");
  must((await page.locator(".charts .chart").count()) === 1, "one table speaks of momentum");
  must((await page.locator(".charts .chart").innerText()).includes("+2"), "the modifier is there");
  await page.locator(".charts > .seek").fill("no such word");
  await page.locator(".charts > [role=status]").waitFor();
  await page.locator(".charts > .seek").fill("");
  // Whoever hears the map is told who stands where, by region.
  await page.locator(".in-words summary").click();
  const told = page.locator(".in-words section", { hasText: "Cairo" }).first();
  await told.waitFor();
  must((await told.innerText()).includes("Grant"), "Grant stands in Cairo");
  await told.scrollIntoViewIfNeeded();
  await desk.shoot(page, "map-in-words");
  const faults = await grave(page);
  must(faults.length === 0, faults.join("; "));
  return `${name} is looked up`;
}
