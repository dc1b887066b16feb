// The question mark lists the keys in every language; the arrows find the orders and N the map from anywhere; the keyboard sees where it stands; an overlay's places are shown.
import { begin, grave, must, seated, until } from "../desk.mjs";

const CALLED = { en: "Keys", es: "Teclas", it: "Tasti" };

export default async function keys(desk) {
  const page = await desk.sit({ toured: true, reducedMotion: "reduce" });
  await begin(page, desk.order.page, { confederate: "random" }, { tour: false });
  const dialog = page.locator("dialog.keys-help");
  for (const [lang, called] of Object.entries(CALLED)) {
    await page.locator(`.languages button[lang="${lang}"]`).click();
    await until(page, (wanted) => document.documentElement.lang === wanted, lang);
    await page.locator(".prompt h2").click();
    await page.keyboard.press("?");
    await dialog.waitFor();
    must((await dialog.locator("h2").textContent()) === called, await dialog.locator("h2").textContent());
    const told = await dialog.locator("kbd").allTextContents();
    for (const key of ["/", "X", "1–9", "N", "P", "I", "H", "K", "U", "G", "Ctrl+Z", ".", "?"]) must(told.includes(key), () => `${key} is not among ${told}`);
    if (lang === "en") await desk.shoot(page, "keys");
    if (lang === "it") must((await grave(page)).length === 0, "axe finds something");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  }
  // In a field it is a question mark.
  await page.locator(".filter input").fill("");
  await page.locator(".filter input").press("?");
  must((await dialog.count()) === 0, "a question mark that is typed opens the keys");
  await page.locator(".filter input").fill("");

  // Escape leaves the empty field; from there, as from what is asked, the arrows lead to the orders and N to the map.
  const held = (wanted) => until(page, (which) => document.activeElement?.matches(which), wanted);
  await page.locator(".filter input").press("Escape");
  await held(".orders");
  await page.keyboard.press("ArrowDown");
  await held(".orders .rows li button");
  await page.evaluate(() => document.querySelector(".prompt .ask").focus());
  await page.keyboard.press("ArrowDown");
  await held(".orders .rows li button");
  // Who has just come sees no ring before he presses a key.
  await page.reload();
  await seated(page);
  await held(".prompt .ask");
  const ringed = () => page.evaluate(() => getComputedStyle(document.querySelector(".prompt .ask")).outlineStyle);
  must((await ringed()) === "none", "there is a ring before a key is pressed");
  await page.keyboard.press("Shift");
  must((await ringed()) === "solid", "what is asked has the keyboard, and nobody sees it");
  await page.keyboard.press("ArrowDown");
  await held(".orders .rows li button");
  // Whatever has the keyboard shows it by a ring, whole, not by a tint alone: what is asked, the list and its orders, a card.
  const rings = await page.evaluate(() => {
    const found = {};
    for (const [part, drawn] of Object.entries({ ".prompt .ask": "", ".orders": "", ".orders .rows li button": "", ".hand .card": ".face" })) {
      const one = document.querySelector(part);
      one.focus({ preventScroll: true });
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(drawn === "" ? one : one.querySelector(drawn));
      // What lies outside of it is cut off by a list, and by the edge of the hand.
      const cut = part !== ".prompt .ask" && Number.parseFloat(outlineOffset) > -Number.parseFloat(outlineWidth);
      if (outlineStyle !== "solid" || Number.parseFloat(outlineWidth) < 2 || cut) found[part] = `${outlineStyle} ${outlineWidth} ${outlineOffset}`;
    }
    document.querySelector(".orders .rows li button").focus();
    return found;
  });
  must(Object.keys(rings).length === 0, () => `no ring: ${JSON.stringify(rings)}`);
  // It is of ink: red is for what warns.
  const inks = await page.evaluate(() => {
    const { outlineColor, borderLeftColor, color } = getComputedStyle(document.activeElement);
    return [outlineColor, borderLeftColor].every((each) => each === color);
  });
  must(inks, "the ring of an order is not of ink");
  // Of several orders in a line the next line is below.
  const box = () => page.evaluate(() => document.activeElement.getBoundingClientRect().toJSON());
  const first = await box();
  await page.keyboard.press("ArrowDown");
  const second = await box();
  must(second.top >= first.bottom - 2 && Math.abs(second.left - first.left) < 40, () => `down is ${JSON.stringify(second)} from ${JSON.stringify(first)}`);
  // Nothing can be done on the map while a card is chosen, and that is said where it can be seen.
  await page.keyboard.press("n");
  await held(".pane");
  await page.locator(".come.seen").waitFor();
  await desk.shoot(page, "keys-nothing");
  await page.evaluate(() => document.querySelector(".log li button").click());
  await page.locator(".replay .present").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".replay .present").waitFor({ state: "detached" });
  await page.locator(".prompt h2").click();

  // Whoever comes to the map by the keyboard sees that he is there.
  const ring = () => page.evaluate(() => {
    const style = getComputedStyle(document.querySelector(".board"), "::after");
    return style.content === "none" ? "" : `${style.borderTopStyle} ${style.borderTopWidth}, ${style.borderTopColor === getComputedStyle(document.body).color ? "of ink" : "not of ink"}`;
  });
  must((await ring()) === "", "there is a ring already");
  for (let n = 0; n < 60 && !(await page.evaluate(() => document.activeElement.matches(".pane"))); n += 1) await page.keyboard.press("Shift+Tab");
  // No thinner ring is surely seen, and a thicker one covers what it frames.
  const seen = await ring();
  must(seen === "solid 2px, of ink", () => `the map has the keyboard, and its ring is "${seen}"`);
  await desk.shoot(page, "keys-ring");

  // The names of an overlay's places show them.
  await page.locator(".overlays button").first().click();
  const places = page.locator(".named-places");
  await places.locator("summary").click();
  for (let n = 0; n < 4; n += 1) await page.locator(".zoom button").first().click();
  await until(page, () => !document.querySelector(".sheet.moving"));
  const before = await page.evaluate(() => document.querySelector(".sheet").style.transform);
  const name = places.locator("button").last();
  await name.click();
  await until(page, (was) => !document.querySelector(".sheet.moving") && document.querySelector(".sheet").style.transform !== was, before);
  await desk.shoot(page, "keys-overlay");
  return `shows ${await name.textContent()}`;
}
