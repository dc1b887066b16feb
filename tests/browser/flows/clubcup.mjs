// A member holds a tournament, a friend reads of it, signs in and enters; they play; a line is reported, one resigns, and the tables tell it.
import { grave, must, seated, until } from "../desk.mjs";

const CALM = { reducedMotion: "reduce", toured: true };
const PHONE = { ...CALM, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const heading = (page, text) => page.locator("h2", { hasText: text }).waitFor();

export default async function clubcup(desk) {
  const { page: address, cookie, members } = desk.order;
  const faults = [];
  const look = async (page, what) => {
    await desk.shoot(page, `club-${what}`);
    faults.push(...(await grave(page)).map((each) => `${what}: ${each}`));
    must(await page.evaluate(() => document.scrollingElement.scrollWidth <= innerWidth), `${what} is wider than its window`);
  };
  const known = (name) => [{ name: cookie, value: members[name], url: address, httpOnly: true, sameSite: "Lax" }];
  /** What a member does in another browser. */
  const elsewhere = async (name, path, body) => {
    const headers = { "Content-Type": "application/json", Cookie: `${cookie}=${members[name]}` };
    const answer = await fetch(`${address}api/${path}`, body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers });
    must(answer.ok, async () => `${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };

  // Without anybody on the ladder it says how one comes there.
  const grant = await desk.sit(CALM);
  await grant.context().addCookies(known("Grant"));
  await grant.goto(`${address}club/ladder`);
  await grant.getByText("Nobody has finished a rated game of For the People").waitFor();
  if (desk.order.shots) await fill(desk, elsewhere, members);
  await grant.locator(".ways a", { hasText: "Tournaments" }).click();
  await heading(grant, "Tournaments");
  must((await grant.evaluate(() => document.activeElement.textContent)) === "Tournaments", "the focus is elsewhere");
  await grant.getByRole("button", { name: "Create it" }).waitFor();
  if (desk.order.shots) await grant.setViewportSize({ width: 1440, height: 1300 });
  await look(grant, "tournaments");
  await grant.setViewportSize({ width: 1440, height: 900 });
  await grant.getByLabel("Its name").fill("Winter Quarters");
  await grant.getByLabel("Round robin: everybody plays everybody").check();
  await grant.getByLabel("Entries open").fill(new Date().toLocaleDateString("sv"));
  await grant.getByLabel("What players should know").fill("A turn in the evening, if you like.\nWho needs a holiday takes one.");
  await grant.getByRole("button", { name: "Create it" }).click();
  await heading(grant, "Winter Quarters");
  await grant.getByRole("button", { name: "Enter" }).click();
  await grant.locator(".entered li", { hasText: "Grant" }).waitFor();

  // A friend who is no member reads it, and comes back to it by way of the door.
  const lee = await desk.sit(PHONE);
  await lee.goto(grant.url());
  await heading(lee, "Winter Quarters");
  must((await lee.title()).startsWith("Winter Quarters"), "the title of the page does not tell");
  must((await lee.locator(".cup .who").count()) === 2 && (await lee.locator(".cup a.who").count()) === 0, "who is not signed in is led to members");
  await look(lee, "cup-friend-phone");
  await lee.getByRole("button", { name: "Sign in to enter" }).tap();
  await lee.locator(".entrance").waitFor();
  await lee.context().addCookies(known("Lee"));
  await lee.goto(address);
  await heading(lee, "Winter Quarters");
  await lee.getByRole("button", { name: "Enter" }).tap();
  await lee.locator(".entered li", { hasText: "Lee" }).waitFor();

  // The host starts it by the keyboard, on second thoughts.
  await grant.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await grant.getByRole("button", { name: "Start it…" }).focus();
  await grant.keyboard.press("Enter");
  await look(grant, "cup-start");
  await grant.keyboard.press("Tab");
  await grant.keyboard.press("Enter");
  const way = grant.locator(".rounds .look a");
  await way.waitFor();
  const path = new URL(await way.getAttribute("href"), address).pathname;
  const game = path.split("/").at(-1);
  await elsewhere("Lee", `games/${game}/chat`, { text: "You could not count to three, Sir." });
  await way.click();
  await seated(grant);

  // What Lee has said is reported, on second thoughts as well.
  await grant.locator(".tabs .to-talk").click();
  const line = grant.locator(".talk .chat li", { hasText: "count to three" });
  await line.hover();
  await line.getByRole("button", { name: "Report…" }).click();
  must((await grant.evaluate(() => document.activeElement.textContent)) === "Cancel", "the first answer is not to cancel");
  await line.getByLabel("Why (optional)").fill("He is rude.");
  await look(grant, "report");
  await line.getByRole("button", { name: "Report it" }).click();
  await line.getByText("The moderators have received it").waitFor();
  must((await line.getByRole("button").count()) === 0, "it is reported again and again");

  // Lee gives the game up: the ladder and the tournament tell it.
  await elsewhere("Lee", `games/${game}/resign`, { sure: true });
  await grant.locator(".rematch").waitFor();
  await grant.goBack();
  await grant.locator(".rounds .score", { hasText: /1 : 0|0 : 1/ }).waitFor();
  // That it is over is seen to beside the games, within ten seconds, and asked for by the page within twenty.
  if (desk.order.shots) await grant.locator(".winner", { hasText: "Grant" }).waitFor();
  must((await grant.locator(".standings tbody tr").first().innerText()).includes("Grant"), "the winner is not first");
  await look(grant, "cup");
  await grant.locator(".ways a", { hasText: "Ladder" }).click();
  await grant.locator(".ranks .own", { hasText: "Grant" }).waitFor();
  await look(grant, "ladder");
  await lee.locator(".ways a", { hasText: "Tournaments" }).tap();
  await lee.locator(".cups li", { hasText: "Winter Quarters" }).waitFor();
  await look(lee, "tournaments-phone");
  await lee.locator(".cups a", { hasText: desk.order.shots ? "Spring Campaign" : "Winter Quarters" }).tap();
  await lee.locator(".standings").waitFor();
  await look(lee, "cup-phone");
  await lee.locator(".ways a", { hasText: "Ladder" }).tap();
  await lee.locator(".ranks").waitFor();
  await look(lee, "ladder-phone");
  if (desk.order.shots) await pictures(desk, grant, lee);
  must(faults.length === 0, () => faults.join("\n"));
  return "one tournament held, entered and won";
}

/** More of them: dark, a tablet, and other languages. */
async function pictures(desk, grant, lee) {
  const shots = [];
  for (const [name, tell] of [["Spring Campaign", "swiss"], ["Christmas League", "league"]]) {
    await grant.locator(".ways a", { hasText: "Tournaments" }).click();
    await grant.locator(".cups a", { hasText: name }).click();
    await heading(grant, name);
    shots.push(tell);
    await grant.setViewportSize({ width: 1440, height: 1200 });
    await desk.shoot(grant, `club-cup-${tell}`);
    await grant.locator(".lamp").click();
    await until(grant, () => document.documentElement.dataset.theme === "dark");
    await desk.shoot(grant, `club-cup-${tell}-dark`);
    await grant.setViewportSize({ width: 768, height: 1400 });
    await desk.shoot(grant, `club-cup-${tell}-tablet`);
    await grant.locator(".lamp").click();
    await grant.setViewportSize({ width: 1440, height: 900 });
  }
  await grant.locator(".ways a", { hasText: "Ladder" }).click();
  await grant.locator(".ranks").waitFor();
  await grant.locator(".lamp").click();
  await desk.shoot(grant, "club-ladder-dark");
  await grant.setViewportSize({ width: 768, height: 1024 });
  await desk.shoot(grant, "club-ladder-tablet");
  for (const [language, name] of [["es", "Torneos"], ["it", "Tornei"]]) {
    await lee.locator(`.languages button[lang="${language}"]`).tap();
    await lee.locator(".ways a", { hasText: name }).tap();
    await lee.locator(".cups a", { hasText: "Christmas League" }).tap();
    await lee.locator(".cross").waitFor();
    await lee.screenshot({ path: `${desk.order.shots}/club-cup-${language}-phone.png`, fullPage: true });
  }
}

/** For the pictures: a club with a past. */
async function fill(desk, elsewhere, members) {
  const names = Object.keys(members);
  const body = { title: "forthepeople", rated: true, clock: { bank: 3 * 86_400, turn: 86_400 } };
  const won = [[0, 1], [0, 2], [1, 2], [0, 3], [3, 4], [4, 0], [1, 5], [0, 5], [2, 3], [1, 4], [5, 2], [3, 1]];
  for (const [at, [winner, loser]] of won.entries()) {
    const [host, guest] = at % 3 === 0 ? [loser, winner] : [winner, loser];
    const { invitation } = await elsewhere(names[host], "club/invitations", { ...body, scenario: ["1861", "1862", "1861", "campaign"][at % 4], seats: { union: "me" } });
    const { game } = await elsewhere(names[guest], `club/invitations/${invitation.id}/accept`, { seat: "confederate" });
    await elsewhere(names[loser], `games/${game}/resign`, { sure: true });
  }
  const hold = async (name, who, more) => {
    const { id } = await elsewhere(names[1], "club/tournaments", { ...body, scenario: "1862", name, ...more });
    for (const one of who) await elsewhere(names[one], `club/tournaments/${id}/enter`, {});
    return id;
  };
  const play = async (id, rounds, all) => {
    await elsewhere(names[1], `club/tournaments/${id}/start`, {});
    for (let round = 1; round <= rounds; round += 1) {
      const page = desk.pages[0];
      let told;
      do {
        await page.waitForTimeout(500);
        told = await elsewhere(names[0], `club/tournaments/${id}`);
      } while (told.round < round || !told.games.find((one) => one.number === round)?.games.every((one) => one.bye || one.game));
      const games = told.games.find((one) => one.number === round).games.filter((one) => !one.bye);
      for (const one of round < rounds || all ? games : games.slice(0, -1)) {
        const order = (who) => names.indexOf(who.name);
        const loser = order(one.first) > order(one.second) !== (round === 2 && one.board === 1) ? one.first : one.second;
        await elsewhere(loser.name, `games/${one.game}/resign`, { sure: true });
      }
    }
  };
  await hold("Beginners' Muster", [2, 4], { kind: "swiss", rounds: 3, rated: false, note: "For whoever has never played a tournament." });
  await play(await hold("Spring Campaign", [0, 1, 2, 3, 4, 5, 6], { kind: "swiss", rounds: 4, note: "Four rounds by the clock. Whoever leads after the fourth names the next one." }), 3, false);
  await play(await hold("Christmas League", [0, 1, 2, 3, 4], { kind: "round-robin", at_once: false }), 2, true);
}
