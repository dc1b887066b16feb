// A wire that says nothing any more and is not closed either: the page notices by itself and finds another.
import { begin, glance, must, myTurn, until } from "../desk.mjs";
import { keyboard } from "../people.mjs";

export default async function silent(desk) {
  const page = await desk.sit({ toured: true });
  const wires = [];
  await page.routeWebSocket(/\/live/, (wire) => {
    const server = wire.connectToServer();
    const one = { dead: false };
    wires.push(one);
    wire.onMessage((text) => one.dead || server.send(text));
    server.onMessage((text) => one.dead || wire.send(text));
    wire.onClose(() => undefined);
  });
  await begin(page, desk.order.page, { confederate: "random" }, { tour: false });
  let seen = await myTurn(page);
  const before = wires.length;
  wires.at(-1).dead = true;
  // Another is found at once, so that nothing has to be said of it; the orders after it go over that one.
  for (let n = 0; wires.length === before && n < 1200; n += 1) await page.waitForTimeout(100);
  must(wires.length > before, "no other wire was sought");
  await until(page, () => document.querySelector(".wire") && !document.querySelector(".wire.broken"));
  for (let n = 0; n < 3; n += 1) {
    await keyboard.order(page, seen);
    seen = await myTurn(page, seen.moment);
  }

  // A picture that a browser fails to paint is told of, and nothing else happens.
  await page.evaluate(() => {
    HTMLImageElement.prototype.decode = () => Promise.reject(new Error("no"));
  });
  await page.locator(".tabs .to-papers").click();
  await page.locator(".papers button", { hasText: "PNG" }).click();
  const told = await page.locator('.papers [role="alert"]').textContent();
  must(/SVG/.test(told), told);
  return `${wires.length} wires, and on to moment ${(await glance(page)).moment}`;
}
