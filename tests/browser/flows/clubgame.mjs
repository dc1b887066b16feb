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

  /** What a member does in another browser. */
  const elsewhere = async (name, path, body) => {
    const headers = { "Content-Type": "application/json", Cookie: `${cookie}=${members[name]}` };
    const answer = await fetch(`${address}api/club/${path}`, body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers });
    must(answer.ok, () => `${path}: ${answer.status}`);
    return answer.json();
  };

  const grant = await come("Grant");
  await grant.getByLabel("3 days, plus 1 each turn").check();
  await grant.getByLabel("Rated: counts for the ladder").check();
  await grant.getByLabel("A word to whoever joins").fill("A turn in the evening, if you like.");
  await grant.getByRole("button", { name: "Offer it" }).click();
  await grant.locator(".offers > li", { hasText: "offered by you" }).waitFor();
  await grant.locator(".made").waitFor();

  const lee = await come("Lee");
  // He looks at whoever offers it: there he could block him, or offer him a game himself.
  await lee.locator(".offers > li a", { hasText: "Grant" }).first().click();
  await lee.locator(".member-page").waitFor();
  must((await lee.evaluate(() => document.activeElement.textContent)) === "Grant", "the page of a member opens, and the focus is elsewhere");
  await look(lee, "member");
  await lee.getByRole("button", { name: "Block" }).click();
  await lee.getByRole("button", { name: "Unblock" }).click();
  await lee.getByRole("button", { name: "Block" }).waitFor();
  await lee.getByRole("button", { name: "Offer Grant a game" }).click();
  must((await lee.locator(".offer-form .pick").inputValue()) === "Grant", "whom a game is offered to is forgotten on the way");
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
  if (desk.order.shots) await fill(elsewhere, after.page === grant ? "Lee" : "Grant", after.page === grant ? "Grant" : "Lee");
  await after.page.locator(".brand").click();
  await after.page.locator(".my-games > ul > li.called", { hasText: "Your turn" }).first().waitFor();
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
  await phone.locator(".my-games > ul > li").first().waitFor();
  await look(phone, "lobby-phone");
  await phone.locator(".my-games > ul > li", { hasText: "For the People, 1861" }).locator(".deeds button").tap();
  await seated(phone);
  await phone.locator(".club-seats .left").first().waitFor();
  await look(phone, "table-phone");
  await phone.context().close();

  // Lee gives the game up, on second thoughts; both are told how it has ended.
  if (after.page === lee) {
    await lee.locator(".my-games > ul > li", { hasText: "For the People, 1861" }).locator(".deeds .main").click();
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
  await grant.getByText("invited your opponent to play again").waitFor();

  // Nobody who is not signed in sees a game that is played, but he finds the way to the door.
  const nobody = await desk.sit(CALM);
  await nobody.goto(`${address}game/${"x".repeat(12)}`);
  await nobody.locator(".notice h1", { hasText: "no such game" }).waitFor();

  // They play again, with the sides exchanged; the link of the offer leads to it as well.
  await lee.reload();
  await lee.getByRole("button", { name: "Play again" }).click();
  await lee.waitForURL((url) => !url.pathname.endsWith(game));
  await seated(lee);
  await lee.locator(".top h1 small", { hasText: "Union" }).waitFor();
  const second = new URL(lee.url()).pathname;
  must(!second.endsWith(game), "it is the same game");
  await grant.goto(new URL(second, address).href);
  await seated(grant);
  await nobody.goto(new URL(second, address).href);
  await nobody.locator(".notice").getByRole("button", { name: "Sign in" }).click();
  await nobody.locator(".entrance").waitFor();
  await nobody.context().addCookies([{ name: cookie, value: members.Stuart, url: address, httpOnly: true, sameSite: "Lax" }]);
  await nobody.goto(address);
  // Signed in, he comes where he wanted to go: he may watch.
  await seated(nobody);
  await nobody.locator(".top h1 small", { hasText: "Observer" }).waitFor();
  await nobody.locator(".club-seats .left").first().waitFor();
  must((await nobody.locator(".resign, .orders li button").count()) === 0, "whoever watches can play");
  // A private offer is found by its link.
  const { link } = await elsewhere("Grant", "invitations", { title: "savannah", seats: { british: "me" }, private: true, note: "By the link." });
  await nobody.goto(link);
  await nobody.locator(".offers > li", { hasText: "By the link." }).waitFor();
  await look(nobody, "join");
  await nobody.locator(".offers .take").click();
  await seated(nobody);
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

/** For the pictures: an evening on which the club is well attended, as `me` sees it. */
async function fill(elsewhere, other, me) {
  const { id } = await elsewhere(me, "me");
  const days = { bank: 14 * 86_400, turn: 2 * 86_400 };
  const begin = async (host, guest, seat, offer) => {
    const { invitation } = await elsewhere(host, "invitations", offer);
    await elsewhere(guest, `invitations/${invitation.id}/accept`, { seat });
  };
  await begin("Stuart", me, "confederate", { title: "bobbylee", scenario: "1863", seats: { union: "me" }, clock: days });
  await begin("Stuart", other, "allied", { title: "savannah", seats: { british: "me" }, rated: true });
  await elsewhere("Stuart", "invitations", { title: "uscivilwar", scenario: "1862", seats: { confederate: "me" }, clock: days, note: "The whole year, one turn a week or so. Beginners are welcome." });
  await elsewhere(other, "invitations", { title: "forthepeople", scenario: "1863", seats: { union: "me", confederate: id }, clock: { bank: 3600, turn: 300 }, rated: true, note: "Tonight at nine?" });
}
