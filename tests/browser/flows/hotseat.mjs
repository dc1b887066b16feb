// Two players at one screen: between them a curtain falls, and behind it is nothing to be seen.
import { begin, glance, must, myTurn, until } from "../desk.mjs";
import { mouse } from "../people.mjs";

const SEATS = { Union: "union", Confederacy: "confederate" };

/** The titles of the cards in a hand that nobody else has been told of. */
async function hiddenOf(page, cards) {
  const told = await page.locator(".log").innerText();
  return cards.filter((title) => !told.includes(title));
}

export default async function hotseat(desk) {
  const page = await desk.sit({ toured: true });
  await begin(page, desk.order.page, { confederate: "here" }, { tour: false });
  const hands = {};
  let curtains = 0;
  let searched = 0;
  let seen = await myTurn(page);
  for (let n = 0; n < 80 && !(curtains >= 4 && searched > 8); n += 1) {
    if (seen.curtain === null) {
      const seat = seen.title.split(" ").at(-1);
      must(seen.cards.length > 0 || seat in hands, `the ${seat} has no hand`);
      hands[seat] = seen.cards;
      await mouse.order(page, seen);
      seen = await myTurn(page, seen.moment);
      continue;
    }
    curtains += 1;
    if (curtains === 2) {
      // Whoever loads the page anew meanwhile does not look behind it either.
      await page.reload();
      await page.locator(".curtain").waitFor();
    }
    must((await page.locator(".hand, .orders li").count()) === 0, "cards or orders lie before the curtain");
    const all = await page.content();
    for (const cards of Object.values(hands)) {
      for (const title of await hiddenOf(page, cards)) {
        must(!all.includes(title), `${title} can be read before the curtain`);
        searched += 1;
      }
    }
    await until(page, () => document.activeElement?.matches(".curtain .main"));
    await page.keyboard.press("Enter");
    await page.locator(".curtain").waitFor({ state: "detached" });
    const before = seen.curtain;
    seen = await myTurn(page, seen.moment - 1);
    must(seen.curtain === null || seen.curtain !== before, "the curtain does not rise");
    // Who can only pass is not called for that: the page does it by itself.
    must(seen.curtain !== null || seen.orders.length > 1, () => `a curtain for ${seen.orders}`);
  }
  must(Object.keys(hands).length === 2, `only ${Object.keys(hands)} have sat here`);
  must(curtains >= 4 && searched > 8, `${curtains} curtains, ${searched} cards searched for`);
  const known = Object.keys(hands).every((seat) => SEATS[seat]);
  must(known, `seats ${Object.keys(hands)}`);

  // Who is asked for an undo is called to the screen for it, and answers there.
  const undo = page.locator(".undoing .plain").first();
  const sit = async () => {
    await page.locator(".curtain .main").click();
    await page.locator(".curtain").waitFor({ state: "detached" });
  };
  for (let n = 0; n < 40; n += 1) {
    if (seen.curtain !== null) {
      await sit();
      seen = await myTurn(page, seen.moment - 1);
    } else if ((await undo.innerText()).includes("Ask")) break;
    else {
      await mouse.order(page, seen);
      seen = await myTurn(page, seen.moment);
    }
  }
  const { moment, title } = await glance(page);
  await undo.click();
  await page.locator(".curtain").waitFor();
  await sit();
  must((await glance(page)).title !== title, "who asks is to answer himself");
  await page.locator(".consent .main").click();
  await until(page, (at) => Number.parseInt(document.querySelector(".replay output").textContent, 10) < at, moment);
  return `${curtains} curtains, ${searched} cards searched for in ${(await glance(page)).moment} orders`;
}
