// Every card that was played can be read: in the log, with those seen, and face up at its moment.
import { anyElsewhere, grave, must, myTurn, playElsewhere, sitAt, until } from "../desk.mjs";

const face = (page) => page.locator(".card.read");

export default async function cards(desk) {
  const answer = await fetch(`${desk.order.page}api/games`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ title: "forthepeople", scenario: "1861", seats: {}, seed: 1 }),
  });
  const game = await answer.json();
  const page = await sitAt(desk, game, "union");
  await playElsewhere(desk, game, "confederate", "defer");
  const seen = await myTurn(page);
  const discard = seen.orders.find((order) => order.startsWith("discard ")) ?? seen.orders.find((order) => order.startsWith("play "));
  const number = Number(discard.split(" ")[1]);
  await playElsewhere(desk, game, "union", discard);
  await until(page, (before) => Number.parseInt(document.querySelector(".replay output").textContent, 10) > before, seen.moment);

  // In the log, by pointing at it and by its button.
  const small = page.locator(".log .read-card button").last();
  const title = (await (await fetch(`${desk.order.page}api/games/${game.id}/cards/${number}`, { headers: { Authorization: `Bearer ${game.tokens.union}` } })).json()).title;
  must((await small.getAttribute("aria-label")) === `Read the card ${title}`, "the card is not named");
  must((await page.locator(".tabs [aria-pressed=true]").innerText()).toLowerCase() === "log", "no tab says that the log lies open");
  await small.hover();
  await face(page).waitFor();
  const told = await face(page).innerText();
  must(told.includes(String(number)) && (await face(page).locator(".effect").innerText()).length > 10, () => told);
  const inside = await face(page).evaluate((card) => {
    const box = card.getBoundingClientRect();
    return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
  });
  must(inside, "the card leaves the screen");
  await desk.shoot(page, "card-read");
  const faults = await grave(page);
  must(faults.length === 0, faults.join("; "));
  await page.mouse.move(10, 10);
  await face(page).waitFor({ state: "detached" });
  await small.focus();
  await page.keyboard.press("Enter");
  await face(page).waitFor();
  await page.keyboard.press("Escape");
  await face(page).waitFor({ state: "detached" });

  // With the cards that have been seen.
  if (discard.startsWith("discard ")) {
    await page.locator(".tabs button", { hasText: "Charts" }).click();
    const listed = page.locator(".charts .read-card button").first();
    await listed.hover();
    await face(page).waitFor();
    await page.mouse.move(10, 10);
  }

  // Whoever looks back at its moment sees it face up.
  must((await page.locator(".card.played").count()) === 0, "a card lies on the table without being played");
  await anyElsewhere(desk, game, "confederate");
  await until(page, (before) => Number.parseInt(document.querySelector(".replay output").textContent, 10) > before, seen.moment + 1);
  await page.locator(".replay [role=slider], .replay input").first().focus();
  await page.keyboard.press("ArrowLeft");
  await until(page, (wanted) => document.querySelector(".card.played .number")?.textContent === wanted, String(number));
  await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null))));
  await desk.shoot(page, "card-played");
  await page.locator(".replay .present").click();
  await page.locator(".card.played").waitFor({ state: "detached" });
  return `card ${number} is read`;
}
