// One person on both sides: the page turns to whoever is asked, without a curtain; it can be hung up later.
import { glance, must, myTurn, seated, until } from "../desk.mjs";
import { mouse } from "../people.mjs";

export default async function alone(desk) {
  const page = await desk.sit({ toured: true });
  await page.addInitScript(() => {
    window.curtains = 0;
    new MutationObserver(() => {
      if (document.querySelector(".curtain")) window.curtains += 1;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(desk.order.page);
  await page.locator(".title-sheet img").waitFor();
  must((await page.locator(".alone").count()) === 0, "it is offered before two sit here");
  await page.locator(".seats select").nth(1).selectOption("here");
  await page.locator(".alone input").check();
  await desk.shoot(page, "alone");
  await page.locator(".begin").click();
  await seated(page);
  const seats = new Set();
  let seen = await myTurn(page);
  for (let n = 0; n < 30 && !(n >= 8 && seats.size === 2); n += 1) {
    seats.add(seen.title.split(" ").at(-1));
    await mouse.order(page, seen);
    seen = await myTurn(page, seen.moment);
  }
  must(seats.size === 2, `only ${[...seats]} have played`);
  must((await page.evaluate(() => window.curtains)) === 0, "a curtain fell");
  const title = (await glance(page)).title;
  await page.reload();
  await seated(page);
  await myTurn(page);
  must((await glance(page)).title === title && (await page.evaluate(() => window.curtains)) === 0, "it is forgotten when the page is loaded anew");

  // Nobody has to be asked for what he would have to answer himself.
  const undo = page.locator(".undoing .plain").first();
  let asked = false;
  for (let n = 0; n < 30 && !asked; n += 1) {
    const asks = page.waitForResponse((answer) => answer.url().includes("/undo?"));
    must((await undo.innerText()).startsWith("↶ Undo"), `the button is called ${await undo.innerText()}`);
    const { moment } = await glance(page);
    await undo.click();
    asked = (await (await asks).json()).asked;
    await until(page, (at) => Number.parseInt(document.querySelector(".replay output").textContent, 10) < at, moment);
    for (let m = 0; m <= n; m += 1) {
      seen = await myTurn(page);
      await mouse.order(page, seen);
      seen = await myTurn(page, seen.moment);
    }
  }
  must(asked, "nothing was to be asked for");

  // From now on two people play here.
  await page.locator(".habits summary").click();
  await page.locator(".habits label", { hasText: "no need to hide" }).locator("input").uncheck();
  await page.keyboard.press("Escape");
  for (let n = 0; n < 30 && seen.curtain === null; n += 1) {
    await mouse.order(page, seen);
    seen = await myTurn(page, seen.moment);
  }
  must(seen.curtain !== null, "no curtain falls between two people");
  await until(page, () => document.activeElement?.matches(".curtain .main"));
  return `${[...seats].sort()} without a curtain`;
}
