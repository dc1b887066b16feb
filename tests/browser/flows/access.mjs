// What axe-core finds serious or critical: on the start page, at the table, behind the curtain, on a phone.
import { begin, grave, must, myTurn, seated, until } from "../desk.mjs";
import { mouse } from "../people.mjs";

// What glides from one colour to another has neither: nothing glides here.
const DESK = { reducedMotion: "reduce" };
const PHONE = { ...DESK, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, toured: true };

const narrow = (page) => page.evaluate(() => document.scrollingElement.scrollWidth <= innerWidth);

export default async function access(desk) {
  const { page: address } = desk.order;
  const found = [];
  let looked = 0;
  const see = async (page, what) => {
    looked += 1;
    found.push(...(await grave(page)).map((each) => `${what}: ${each}`));
  };
  const page = await desk.sit(DESK);
  await page.goto(address);
  await page.locator(".title-sheet img").waitFor();
  await page.locator(".options summary").click();
  await see(page, "start page");
  await page.locator(".lamp").click();
  await see(page, "start page, dark");
  await page.locator(".lamp").click();
  await begin(page, address, { confederate: "here" }, { tour: false });
  await page.locator(".curtain").waitFor();
  await see(page, "curtain");
  await page.locator(".curtain .main").click();
  await page.locator(".tour .plain").waitFor();
  await see(page, "tour");
  await page.locator(".tour .plain").click();
  let seen = await myTurn(page);
  while (seen.clause !== "3.3.2" || seen.curtain !== null) {
    if (seen.curtain !== null) {
      await page.locator(".curtain .main").click();
      await page.locator(".curtain").waitFor({ state: "detached" });
      seen = await myTurn(page, seen.moment - 1);
    } else {
      await mouse.order(page, seen);
      seen = await myTurn(page, seen.moment);
    }
  }
  await see(page, "table");
  await page.locator(".lamp").click();
  await until(page, () => document.documentElement.dataset.theme === "dark");
  await see(page, "table, dark");
  await page.locator(".lamp").click();
  await page.locator(".hand .card.can").first().click({ position: { x: 24, y: 24 } });
  await page.locator(".menu li button").first().waitFor();
  await see(page, "card");
  await page.keyboard.press("Escape");
  for (const tab of await page.locator(".tabs button:visible").all()) {
    await tab.click();
    await see(page, `sheet ${await tab.innerText()}`);
  }
  await page.locator(".replay input").focus();
  await page.keyboard.press("Home");
  await page.locator(".past-banner").waitFor();
  await see(page, "the past");

  const phone = await desk.sit(PHONE);
  await phone.goto(address);
  await phone.locator(".title-sheet img").waitFor();
  await see(phone, "start page on a phone");
  must(await narrow(phone), "the start page is wider than a phone");
  await begin(phone, address, { confederate: "random" }, { tour: false });
  await seated(phone);
  await myTurn(phone);
  for (const tab of await phone.locator(".tabs button:visible").all()) {
    await tab.tap();
    await see(phone, `phone ${await tab.innerText()}`);
    must(await narrow(phone), "the table is wider than a phone");
  }
  must(looked >= 12, `only ${looked} views were looked at`);
  must(found.length === 0, () => `axe-core found:\n${found.join("\n")}`);
  return `${looked} views without a grave fault`;
}
