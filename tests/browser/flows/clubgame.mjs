// Two members: one offers a game, the other takes the seat; they play, one resigns, they play again, and one runs out of time.
import { writeFileSync } from "node:fs";
import { grave, must, myTurn, seated, until, whoseTurn } from "../desk.mjs";

const CALM = { reducedMotion: "reduce", toured: true };
const PHONE = { ...CALM, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

export default async function clubgame(desk) {
  const { page: address, cookie, members, ahead } = desk.order;
  const faults = [];
  const look = async (page, what) => {
    await desk.shoot(page, `club-${what}`);
    faults.push(...(await grave(page)).map((each) => `${what}: ${each}`));
    must(await page.evaluate(() => document.scrollingElement.scrollWidth <= innerWidth), `${what} is wider than its window`);
  };
  const come = async (name, how = CALM) => {
    const page = await desk.sit(how);
    await page.context().addCookies([{ name: cookie, value: members[name], url: address, httpOnly: true, sameSite: "Lax" }]);
    await page.goto(address);
    await page.locator(".my-games").waitFor();
    return page;
  };

  const grant = await come("Grant");
  await grant.getByLabel("3 days, and 1 more each turn").check();
  await grant.getByLabel("Rated: it counts for the ladder").check();
  await grant.getByLabel("A word to whoever joins").fill("A turn in the evening, if you like.");
  await grant.getByRole("button", { name: "Offer it" }).click();
  await grant.locator(".offers > li", { hasText: "offered by you" }).waitFor();
  await grant.locator(".made").waitFor();

  const lee = await come("Lee");
  await lee.locator(".offers > li", { hasText: "Grant" }).waitFor();
  await look(lee, "lobby-offer");
  await lee.locator(".offers .take").click();
  await seated(lee);
  const game = new URL(lee.url()).pathname.split("/").at(-1);
  must((await lee.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("longroll.game.")).length)) === 0, "a member holds a token");
  await grant.goto(`${address}game/${game}`);
  await seated(grant);

  // Each at his own seat, by his cookie; with the clocks.
  for (const page of [grant, lee]) {
    await page.locator(".club-seats .left").nth(1).waitFor();
    must((await page.locator(".club-seats .left.runs").count()) >= 1, "no clock runs");
  }
  const { page: mover, seen } = await whoseTurn([grant, lee], -1);
  await mover.locator(`.orders li button[data-action="${seen.orders[0]}"]`).click();
  const after = await myTurn(mover === grant ? lee : grant, -1).then(() => whoseTurn([grant, lee], seen.moment));
  must(after.seen.moment > seen.moment, "nothing was played");
  const shown = await grant.locator(".club-seats .left.runs").first().innerText();
  must(/^3\sd 23\sh$/u.test(shown.replace(/\u202f/g, " ")), () => `the clock shows ${shown}`);
  await look(grant, "table");

  // The lobby tells whose turn it is.
  const turn = after.page === grant ? lee : grant;
  await after.page.locator(".brand").click();
  await after.page.locator(".my-games > ul > li.called .mark").waitFor();
  await look(after.page, "lobby");
  await after.page.setViewportSize({ width: 768, height: 1024 });
  await look(after.page, "lobby-tablet");
  await after.page.setViewportSize({ width: 1440, height: 1500 });
  await after.page.locator(".lamp").click();
  await until(after.page, () => document.documentElement.dataset.theme === "dark");
  await look(after.page, "lobby-dark");
  await after.page.locator(".lamp").click();
  await after.page.setViewportSize({ width: 1440, height: 900 });
  const phone = await come("Grant", PHONE);
  await phone.locator(".my-games > ul > li").waitFor();
  await look(phone, "lobby-phone");
  await phone.locator(".my-games .deeds button").tap();
  await seated(phone);
  await phone.locator(".club-seats .left").first().waitFor();
  await look(phone, "table-phone");
  await phone.context().close();

  // Lee gives the game up, on second thoughts; both are told how it has ended.
  if (after.page === lee) {
    await lee.locator(".my-games .deeds .main").click();
    await seated(lee);
  }
  await lee.locator(".to-papers").click();
  await lee.locator(".resign").click();
  must((await lee.evaluate(() => document.activeElement.textContent)) === "Play on", "the first answer is not to play on");
  await lee.keyboard.press("Escape");
  must((await lee.evaluate(() => document.activeElement.className)).includes("resign"), "the focus is lost");
  await lee.keyboard.press("Enter");
  await look(lee, "resigning");
  await lee.getByRole("button", { name: "I resign" }).click();
  await lee.locator(".prompt .ask", { hasText: "Confederacy has resigned" }).waitFor();
  if (after.page === grant) await grant.goto(`${address}game/${game}`);
  await grant.locator(".prompt .ask", { hasText: "Confederacy has resigned" }).waitFor();
  await grant.locator(".rematch").waitFor();
  await look(grant, "resigned");
  await grant.locator(".rematch").click();
  await grant.getByText("is invited to play again").waitFor();
  void turn;

  // They play again, with the sides exchanged.
  await lee.goto(address);
  await lee.locator(".offers > li.called", { hasText: "a rematch" }).locator(".take").click();
  await seated(lee);
  await lee.locator(".top h1 small", { hasText: "Union" }).waitFor();
  const second = new URL(lee.url()).pathname;
  must(!second.endsWith(game), "it is the same game");
  await grant.goto(new URL(second, address).href);
  await seated(grant);
  const { page: slow } = await whoseTurn([grant, lee], -1);
  const quick = slow === grant ? lee : grant;
  // A week passes.
  writeFileSync(ahead, String(4 * 86_400 - 1800));
  await slow.reload();
  await slow.locator(".club-seats .left.low").waitFor();
  await look(slow, "table-low");
  writeFileSync(ahead, String(7 * 86_400));
  await quick.reload();
  await quick.getByRole("button", { name: "Claim the game on time…" }).click();
  await look(quick, "claim");
  await quick.getByRole("button", { name: "Claim it" }).click();
  await quick.locator(".prompt .ask", { hasText: "has run out of time" }).waitFor();
  must(faults.length === 0, () => faults.join("\n"));
  return `${await until(quick, () => document.querySelector(".prompt .ask").textContent.trim())}: won on time`;
}
