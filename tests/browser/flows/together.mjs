// A deployment that both make at once, block by block: the page asks one thing, and does not say by turns who decides.
import { anyElsewhere, must, myTurn, sitAt, until } from "../desk.mjs";

export default async function together(desk) {
  const body = JSON.stringify({ title: "bobbylee", scenario: "1862", options: ["free-deployment"], seats: { union: "human", confederate: "human" }, seed: 1861 });
  const made = await (await fetch(`${desk.order.page}api/games`, { method: "POST", headers: { "Content-Type": "application/json" }, body })).json();
  const page = await sitAt(desk, made, "union");
  let seen = await myTurn(page);
  await page.evaluate(() => {
    const told = document.querySelector(".prompt [aria-live]");
    window.said = [told.textContent];
    new MutationObserver(() => told.textContent !== window.said.at(-1) && window.said.push(told.textContent)).observe(told, { subtree: true, childList: true, characterData: true });
  });
  for (let n = 0; n < 3; n += 1) {
    // A list of hundreds is folded beneath who can do something.
    await page.locator(".orders .group details:not([open]) summary").first().click();
    await page.locator(".orders .group details[open] button").first().click();
    await page.locator(".orders.idle").waitFor({ state: "attached" });
    must((await anyElsewhere(desk, made, "confederate")) !== null, "the other is not asked");
    seen = await myTurn(page, seen.moment);
  }
  const said = await page.evaluate(() => window.said);
  must(said.length === 1 && /Which two blocks/.test(said[0]), () => `it says: ${said.join(" | ")}`);
  // Whoever is content waits, and is told so.
  await page.locator('.orders [data-action="done"]').click();
  await until(page, () => !/Which two blocks/.test(document.querySelector(".prompt [aria-live]").textContent));
  return `${seen.moment} exchanges, one question`;
}
