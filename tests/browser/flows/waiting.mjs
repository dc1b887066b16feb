// Who waits is told what the other is asked; who is asked to take something back can go on reading the table.
import { glance, grave, laid, must, playElsewhere, sitAt, until } from "../desk.mjs";

/** The choice of a card, for which a reason stands beside what cannot be played. */
async function reason(page) {
  const cards = page.locator(".hand .card");
  for (let n = 0; n < (await cards.count()); n += 1) {
    await cards.nth(n).click({ position: { x: 24, y: 24 } });
    await page.locator(".menu").waitFor();
    const event = await page.locator('.menu [data-action$=" event"]').count();
    if (event === 0) {
      await page.locator(".menu .why-not .denial").first().waitFor();
      return page.locator(".menu .why-not").textContent();
    }
    await page.keyboard.press("Escape");
    await page.locator(".menu").waitFor({ state: "detached" });
  }
  return "";
}

export default async function waiting(desk) {
  const { record, seat, action } = desk.order;
  const game = await laid(desk, record);
  const home = await sitAt(desk, game, seat, { watch: 1 });
  await home.locator(`[data-action="${action}"]`).click();
  const told = await until(home, () => /^Asked: Intercept at .+, or not\?$/.exec(document.querySelector(".prompt .asked-of")?.textContent ?? "")?.[0]);

  // The other is asked himself, in his own words.
  const away = await sitAt(desk, game, "confederate", { watch: 1 });
  const asked = await glance(away);
  must(/do you intercept\?/.test(asked.prompt) && asked.orders.includes("pass"), () => JSON.stringify(asked));
  await away.locator(`[data-action="pass"]`).click();
  await until(home, () => document.querySelector(".prompt .asked-of") === null);

  // To take it back he is asked beside the map, which stays as it is.
  await home.locator(".undoing button").first().click();
  const plate = away.locator(".consent");
  await plate.waitFor();
  const seen = await away.evaluate(() => {
    const [consent, map] = [".consent", ".map-side"].map((one) => document.querySelector(one).getBoundingClientRect());
    const middle = document.elementFromPoint(map.x + map.width / 2, map.y + map.height / 2);
    return { beside: consent.left >= map.right, shadow: getComputedStyle(document.querySelector(".consent")).boxShadow, free: middle?.closest(".board") !== null, lines: document.querySelectorAll(".consent .taken").length };
  });
  must(seen.beside && seen.shadow === "none" && seen.free && seen.lines > 0, () => JSON.stringify(seen));
  await desk.shoot(away, "consent");
  const faults = await grave(away);
  must(faults.length === 0, faults.join("; "));
  await plate.locator(".plain").click();
  await plate.waitFor({ state: "detached" });

  // A past game goes as fast as its reader likes.
  await away.locator(".replay > button").first().click();
  const speed = away.locator(".replay .speed");
  await speed.waitFor();
  await speed.click();
  must((await speed.textContent()).endsWith("2×"), "the replay is no faster");
  await away.locator(".replay .present").click();
  must((await speed.count()) === 0, "there is a speed where nothing moves");

  const why = await cardReason(desk);
  return `${told} ${why}`;
}

/** A new game in which somebody looks at a card that is the enemy's event. */
async function cardReason(desk) {
  const answer = await fetch(`${desk.order.page}api/games`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ title: "forthepeople", scenario: "1861", seats: {}, seed: 1 }),
  });
  const game = await answer.json();
  await playElsewhere(desk, game, "confederate", "defer");
  const page = await sitAt(desk, game, "union");
  await page.locator('.orders [data-action^="play "]').first().waitFor();
  const why = await reason(page);
  must(/enemy.s event/.test(why) && /4\.2\.2/.test(why), `no reason why an event cannot be played: ${why}`);
  return why;
}
