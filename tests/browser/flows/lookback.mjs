// A finished game is opened, analysed and walked along its curve; a bot says what it meant.
import { grave, must, seated, until } from "../desk.mjs";

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

/** The height of a button, in pixels, that has as much in it. */
const TWO_LINES = 42;

const momentOf = (page) => page.evaluate(() => Number.parseInt(document.querySelector(".replay output").textContent, 10));
const slider = (page) => page.locator('.curve [role="slider"]');

/** Open the record and come to the sheet with the analysis. */
async function opened(desk) {
  const page = await desk.sit({ toured: true, reducedMotion: "reduce" });
  await page.goto(desk.order.page);
  await page.locator(".title-sheet img").waitFor();
  await page.locator(".import input").setInputFiles(desk.order.record);
  await seated(page);
  // Whoever looks back takes no side: nothing is for his eyes alone.
  must((await page.locator("h1 small").textContent()).trim() === "Observer", "an imported game seats its reader");
  await page.locator(".tabs .to-analysis").click();
  return page;
}

export default async function lookback(desk) {
  const page = await opened(desk);
  await desk.shoot(page, "lookback-before");
  await page.locator(".analysis .main").click();
  await page.locator(".analysis .working progress").waitFor();
  must(/% done/.test(await page.locator(".analysis .working").textContent()), "nobody knows how far it is");
  await desk.shoot(page, "lookback-working");
  await page.locator(".turnings li").first().waitFor({ timeout: 400_000 }); // a process of its own, which comes last
  let faults = await grave(page);
  must(faults.length === 0, () => `axe finds something grave: ${faults.join("; ")}`);

  // Along the curve with the keyboard: the table follows, and the voice tells how it stood.
  await slider(page).focus();
  await page.keyboard.press("Home");
  await until(page, () => document.querySelector(".replay output").textContent.startsWith("0 "));
  await page.keyboard.press("PageDown");
  await until(page, () => document.querySelector("h1").textContent.startsWith("Summer 1861"));
  const heard = await slider(page).getAttribute("aria-valuetext");
  must(/^Summer 1861, after \d+ orders: Union \d+ of 100$/.test(heard), heard);
  must((await page.locator('.log li.moment[aria-current="step"]').count()) === 1, "the log does not mark the moment");
  const last = await page.evaluate(() => Math.max(...document.querySelector(".replay output").textContent.match(/\d+/g).map(Number)));
  const before = await momentOf(page);
  await page.keyboard.press("ArrowLeft");
  await until(page, (at) => Number.parseInt(document.querySelector(".replay output").textContent, 10) < at, before);

  // A decision leads to its moment; a click on the curve does as well.
  await page.locator(".turnings li button").first().click();
  const told = await page.locator(".turnings li h4 button").first().textContent();
  const number = Number(/\d+/.exec(told)[0]);
  await until(page, (at) => Number.parseInt(document.querySelector(".replay output").textContent, 10) === at, number - 1);
  await until(page, () => document.querySelector("h1").textContent.includes(" 1861"));
  must((await page.locator(".curve .turning").count()) === (await page.locator(".turnings li").count()), "a mark is missing");
  await desk.shoot(page, "lookback");
  await page.locator(".lamp").click();
  await until(page, () => document.documentElement.dataset.theme === "dark");
  faults = await grave(page);
  must(faults.length === 0, () => `axe finds something grave in the dark: ${faults.join("; ")}`);
  await desk.shoot(page, "lookback-dark");
  await page.locator(".lamp").click();
  const box = await slider(page).boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + 20);
  await until(page, (last) => Math.abs(Number.parseInt(document.querySelector(".replay output").textContent, 10) - last / 2) < last / 10, last);
  await slider(page).focus();
  await page.keyboard.press("End");
  await until(page, () => document.querySelector(".past-banner") === null);

  // It is there at once for whoever comes again.
  await page.reload();
  await seated(page);
  await page.locator(".tabs .to-analysis").click();
  await page.locator(".turnings li").first().waitFor();

  // What a bot meant, beneath the line of the log that tells what it did.
  const chosen = await page.evaluate(() => {
    const lines = [...document.querySelectorAll(".log li[data-seq]")];
    const at = lines.findIndex((line, index) => index > 30 && line.dataset.seq !== lines[index - 1].dataset.seq && !line.matches(".turn, .phase, .undone"));
    return Number(lines[at].dataset.seq);
  });
  const thought = { seq: chosen, seat: "confederate", name: "Confederacy", bot: "Captain", text: "…", told: ["I chose this and expected 42 of 100.", "I also weighed that: 40."], asked: "What do you do?", choices: 12 };
  await page.route("**/thoughts?**", (route) => route.fulfill({ json: [chosen] }));
  await page.route(`**/thoughts/${chosen}?**`, (route) => route.fulfill({ json: thought }));
  await page.reload();
  await seated(page);
  const ask = page.locator(".log .meant");
  must((await ask.textContent()) === "Why this order?", "the question has no words");
  await ask.waitFor();
  must((await ask.getAttribute("aria-expanded")) === "false", "it says it unasked");
  await ask.click();
  await page.locator(".log .meaning p").first().waitFor();
  must((await page.locator(".log .meaning").textContent()).includes("Captain"), "nobody knows who meant it");
  await desk.shoot(page, "meant");
  must(/possible orders:\s12/u.test(await page.locator(".log .question").textContent()), "nobody knows what it was asked");
  // On the banner of its moment too, and on no other: elsewhere nobody has decided anything.
  await page.locator(`.log li[data-seq="${chosen}"] > button`).first().click();
  await page.locator(".past-banner .meant").click();
  await until(page, () => document.querySelector(".past-banner .meaning")?.textContent.includes("Captain"));
  await desk.shoot(page, "meant-banner");
  await page.locator(`.log li:not([data-seq="${chosen}"]) > button`).nth(30).click();
  await until(page, () => document.querySelector(".past-banner") && !document.querySelector(".past-banner .meant"));

  // Whoever holds no seat looks at a finished game from the start page.
  const stranger = await desk.sit({ toured: true, reducedMotion: "reduce" });
  await stranger.goto(desk.order.page);
  await stranger.locator(".standing li:has(.ending)").first().locator("button").click();
  await seated(stranger);
  must((await stranger.locator("h1 small").textContent()).trim() === "Observer", "a stranger is given a seat");
  await stranger.locator(".tabs .to-analysis").waitFor();

  // Another person, who only watches, on a phone: what was found is there for everybody.
  const link = await page.evaluate(() => {
    const game = location.pathname.split("/").at(-1);
    const { tokens, invitations } = JSON.parse(localStorage.getItem(`longroll.game.${game}`));
    return `${location.origin}/game/${game}#token=${invitations.observer ?? tokens.observer}`;
  });
  const phone = await desk.sit({ toured: true, reducedMotion: "reduce", ...PHONE });
  await phone.goto(link);
  await seated(phone);
  await phone.locator(".tabs .to-analysis").tap();
  await phone.locator(".turnings li").first().waitFor();
  must(await phone.evaluate(() => document.scrollingElement.scrollWidth <= innerWidth), "it is wider than a phone");
  await slider(phone).tap({ position: { x: 120, y: 40 } });
  await phone.locator(".past-banner").waitFor();
  await desk.shoot(phone, "lookback-phone");
  // The way back is on the screen, and what tells of the past leaves the map's buttons free.
  const [present, banner, zoom] = await Promise.all([".present", ".past-banner", ".zoom"].map((each) => phone.locator(each).boundingBox()));
  must(present.x + present.width <= PHONE.viewport.width, "the way back to the present is cut");
  must(present.height < TWO_LINES, "the way back to the present is told in two lines");
  must(banner.x + banner.width <= zoom.x, "the past lies upon the map's buttons");
  await phone.locator(".replay .present").tap();
  await phone.locator(".past-banner").waitFor({ state: "detached" });
  return `analysed; ${await page.locator(".log .meant").count()} thought asked for`;
}
