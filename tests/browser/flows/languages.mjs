// English, Spanish, Italian: switched in place, on the start page and in the middle of a decision.
import { readFileSync } from "node:fs";
import { begin, glance, must, myTurn, until } from "../desk.mjs";
import { keyboard } from "../people.mjs";

const words = Object.fromEntries(["en", "es", "it"].map((key) => [
  key, JSON.parse(readFileSync(new URL(`../../../webclient/src/locale/${key}.json`, import.meta.url), "utf8"))]));

/** From now on every change of the page is looked at: what it says of itself, and what the game says. */
const watch = (page) => page.evaluate(() => {
  const read = () => `${document.querySelector(".to-log").innerText} | ${document.querySelector(".prompt .ask").innerText} | ${document.querySelector(".log li:not(.undone)")?.innerText}`;
  const heard = new Set([read()]);
  new MutationObserver(() => heard.add(read())).observe(document.querySelector("main"), { subtree: true, childList: true, characterData: true });
  window.heard = heard;
});

/** Switch, and wait until both the page's words and the game's are in that language. */
async function speak(page, language, told) {
  const before = await page.locator(told).first().innerText();
  await page.locator(`.languages button[lang="${language}"]`).click();
  await until(page, ([lang, where, text]) =>
    document.documentElement.lang === lang && ![text, ""].includes(document.querySelector(where)?.innerText ?? ""), [language, told, before]);
}

const texts = (page) => page.locator(".orders li button span:first-child").allInnerTexts();

export default async function languages(desk) {
  const page = await desk.sit({ toured: true });
  await page.goto(desk.order.page);
  await page.locator(".title-sheet img").waitFor();
  for (const language of ["es", "it", "en"]) {
    await speak(page, language, ".title-sheet .about p");
    must((await page.locator(".begin").textContent()) === words[language].begin, `the start page in ${language}`);
  }
  await begin(page, desk.order.page, { confederate: "random" }, { tour: false });
  let seen = await myTurn(page);
  await keyboard.order(page, seen);
  seen = await myTurn(page, seen.moment);
  const said = { en: await texts(page) };
  const asked = { en: seen.prompt };
  await watch(page);
  for (const language of ["es", "it"]) {
    await speak(page, language, ".prompt .ask");
    const again = await myTurn(page);
    must(again.moment === seen.moment && JSON.stringify(again.orders) === JSON.stringify(seen.orders), "other orders in another language");
    must((await page.locator(".to-log").textContent()) === words[language]["tab-log"], `the tabs in ${language}`);
    said[language] = await texts(page);
    asked[language] = again.prompt;
    const same = said[language].filter((text, index) => text === said.en[index]).length;
    must(same === 0, `${same} orders are English in ${language}`);
    await until(page, ([old]) => !document.querySelector(".log").innerText.includes(old), [/^\w+ 1861/.exec(seen.title)[0]]);
    must(!/\{|\$|undefined/.test(await page.locator("main").innerText()), `a hole in a text in ${language}`);
  }
  // The page and the game change their language in one step: three languages, and nothing between them.
  const heard = await page.evaluate(() => [...window.heard]);
  must(heard.length === 3, () => `mixed languages: ${heard.join("; ")}`);
  must(new Set(Object.values(asked)).size === 3, JSON.stringify(asked));
  await page.reload();
  await myTurn(page);
  must((await glance(page)).prompt === asked.it, "the language is forgotten");
  await speak(page, "en", ".prompt .ask");
  await myTurn(page);
  must(JSON.stringify(await texts(page)) === JSON.stringify(said.en), "English has changed");
  return `${said.en.length} orders in three languages`;
}
