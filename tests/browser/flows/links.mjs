// A link adds a seat or a view and takes none away; one that was used and a game that is not here have pages of their own.
import { begin, must, myTurn, seated, until } from "../desk.mjs";

const heading = (page) => page.locator(".notice h1").textContent();
const held = (page, game) => page.evaluate((id) => JSON.parse(localStorage.getItem(`longroll.game.${id}`)), game);
const watches = (page) => page.locator(".top h1 small", { hasText: "Observer" });

/** The link that a button of the papers copies. */
async function copied(page, name) {
  await page.locator(".to-papers").click();
  await page.locator(".papers button", { hasText: name }).first().click();
  await page.locator(".papers [role=status]").filter({ hasText: /./ }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.locator(".papers [role=status]").filter({ hasText: /^$/ }).waitFor({ state: "attached" });
  return link;
}

export default async function links(desk) {
  const { order } = desk;
  const home = await desk.sit({ toured: true, permissions: ["clipboard-read", "clipboard-write"] });
  await begin(home, order.page, { union: "elsewhere", confederate: "here" }, { tour: false });
  await myTurn(home);
  const game = new URL(home.url()).pathname.split("/").at(-1);
  const own = (await held(home, game)).tokens.confederate;
  const moment = await copied(home, "This moment");
  const observer = await copied(home, "Observer");
  const invitation = await copied(home, "Union");

  // Both links of those who watch open in a window beside the one where somebody sits, and take nothing.
  for (const link of [moment, observer]) {
    const beside = await home.context().newPage();
    await beside.goto(link);
    await seated(beside);
    await watches(beside).waitFor();
    must((await beside.locator(".orders li button").count()) === 0, "an observer can give orders");
    must(beside.url().endsWith("#watch"), beside.url());
    await beside.reload();
    await seated(beside);
    await watches(beside).waitFor();
    must((await held(home, game)).tokens.confederate === own, "the seat was taken away");
    await desk.shoot(beside, "watching-beside");
    await beside.locator(".top .own").click();
    await beside.locator(".orders li button").first().waitFor();
    must((await watches(beside).count()) === 0, "the way to one's own seat leads elsewhere");
    await beside.close();
  }
  await home.reload();
  await seated(home);
  must((await myTurn(home)).orders.length > 1, "nothing can be ordered any more");

  // The other seat's invitation, opened here: both seats are held, and the table is passed between them.
  const both = await home.context().newPage();
  // Its answer is lost on the way: the page asks again by itself and gets what it was given.
  let claims = 0;
  await both.route(/\/claim\?/, async (route) => {
    claims += 1;
    if (claims > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await both.goto(invitation);
  await both.locator(".notice").waitFor();
  must((await heading(both)).includes("not answering"), await heading(both));
  await desk.shoot(both, "claim-lost");
  await both.locator(".table-page").waitFor();
  must(claims === 2, `${claims} claims`);
  const now = await held(home, game);
  must(now.tokens.confederate === own && now.tokens.union, () => JSON.stringify(now.tokens));
  must(Object.keys(now.claims).length === 0, "the secret of the claim is kept for nothing");
  await both.locator(".curtain .main, .curtain button").first().click();
  await both.locator(".orders li button").first().waitFor();

  // By mistake: the seat can still be given to somebody else, and one's own stays.
  const fresh = await (async () => {
    await both.locator(".to-papers").click();
    await both.locator(".papers h3", { hasText: "New link" }).waitFor();
    const button = both.locator(".papers h3:has-text('New link') + .row button", { hasText: "Union" });
    await button.click();
    await until(both, (id) => !JSON.parse(localStorage.getItem(`longroll.game.${id}`)).tokens.union, game);
    return both.evaluate(() => navigator.clipboard.readText());
  })();
  must((await held(home, game)).tokens.confederate === own, "one's own seat went, too");
  const guest = await desk.sit({ toured: true });
  await guest.goto(fresh);
  await seated(guest);
  await guest.locator(".top h1 small", { hasText: "Union" }).waitFor();

  // Who comes too late, and who comes to the wrong place: pages of their own, in every language.
  const used = { "en-US": /has been used/, "es-ES": /ya está usado/, "it-IT": /già usato/ };
  const none = { "en-US": /no such game/, "es-ES": /no hay tal partida/, "it-IT": /non c'è questa partita/ };
  for (const locale of Object.keys(used)) {
    const late = await desk.sit({ toured: true, locale });
    await late.goto(fresh);
    await late.locator(".notice").waitFor();
    must(used[locale].test(await heading(late)), await heading(late));
    await desk.shoot(late, `link-used-${locale}`);
    for (const address of [`game/${"x".repeat(12)}`, `game/${"x".repeat(12)}#token=${"y".repeat(43)}`]) {
      await late.goto(order.page);
      await late.goto(order.page + address);
      await late.locator(".notice").waitFor();
      must(none[locale].test(await heading(late)), await heading(late));
    }
    await desk.shoot(late, `no-game-${locale}`);
    await late.locator(".notice button").last().click();
    await late.locator(".title-sheet").waitFor();
    await late.context().close();
  }
  // Whoever holds a seat there finds back to it from a link that is used up.
  await guest.goto(order.page);
  await guest.goto(invitation);
  await guest.locator(".notice .own").click();
  await seated(guest);
  return "links add seats and views";
}
