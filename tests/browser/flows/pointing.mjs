// Pointing at a space tells what stands there, and why its forces cannot act: by the reader's language.
import { begin, must, myTurn, until } from "../desk.mjs";

/** Where a space is on the screen. */
const where = (page, place) =>
  page.evaluate((key) => {
    const box = document.querySelector(`.hits [data-space="${key}"] circle`).getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, place);

const told = (page, name) =>
  until(page, (who) => [...document.querySelectorAll(".hover .why-not .denial")].map((one) => one.textContent).find((text) => text.includes(who)), name);

export default async function pointing(desk) {
  const page = await desk.sit({ viewport: { width: 1280, height: 800 }, toured: true, reducedMotion: "reduce" });
  await begin(page, desk.order.page, { confederate: "random" }, { tour: false });
  let seen = await myTurn(page);
  must(seen.clause === "3.3.2", seen.clause);
  const point = async (place) => {
    await page.mouse.move(4, 400);
    const at = await where(page, place);
    await page.mouse.move(at.x, at.y, { steps: 4 });
  };
  await point("washington-dc");
  const first = await told(page, "McDowell");
  must(/value 3/.test(first) && /5\.1\.4/.test(first), first);
  await desk.shoot(page, "pointing");

  // With a lower card chosen his rating is what is in the way.
  const low = await page.evaluate(() => {
    const cards = [...document.querySelectorAll(".hand .card")].map((one) => [one.querySelector(".ops").textContent, one.querySelector(".number").textContent]);
    return cards.find(([value]) => Number(value) < 3)?.[1];
  });
  await page.locator(`.orders button[data-action="play ${low} operations"]`).click();
  seen = await myTurn(page, seen.moment);
  await point("washington-dc");
  const second = await told(page, "McDowell");
  must(second !== first && /value 3/.test(second), second);

  // Another space, another answer: nothing of the last one is left.
  await point("cairo");
  await until(page, () => document.querySelector(".hover h3")?.textContent.startsWith("Cairo"));
  must(!(await page.locator(".hover").textContent()).includes("McDowell"), "an old slip is left");

  // No command is shown that only a record knows.
  await page.locator(".orders li button").first().hover();
  must((await page.locator(".orders code").count()) === 0, "a command is shown");

  // In another language the map is not read in the old one: what cannot be read is faint until it is drawn.
  const italian = page.waitForResponse((answer) => answer.url().includes("lang=it") && answer.url().includes("board.svg"));
  await page.locator('.languages button[lang="it"]').hover();
  await italian;
  await page.locator('.languages button[lang="it"]').click();
  await until(page, () => document.documentElement.lang === "it");
  await until(page, () => !document.querySelector(".drawn.late"));
  await point("washington-dc");
  const third = await told(page, "McDowell");
  must(/da 3/.test(third), third);
  return `told: ${first} | ${second} | ${third}`;
}
