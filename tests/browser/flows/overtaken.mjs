// An answer that comes after the live line has told something newer does not take the table back.
import { begin, must, myTurn, until } from "../desk.mjs";
import { keyboard } from "../people.mjs";

/** Longer than the page waits before it asks. */
const SLOW = 900;

export default async function overtaken(desk) {
  const page = await desk.sit();
  // A live line that is slow: the page asks for the state before it is told.
  await page.routeWebSocket(/\/live\?/, (line) => {
    const server = line.connectToServer();
    server.onMessage((text) => setTimeout(() => line.send(text), SLOW));
  });
  await begin(page, desk.order.page, { confederate: "random" });
  let seen = await myTurn(page);
  // From here on every question for the state is answered with what was true now.
  const state = /\/api\/games\/[^/?]+\?/;
  let old = null;
  let late = 0;
  await page.route(state, async (route) => {
    if (old === null) {
      const answer = await route.fetch();
      old = { status: answer.status(), contentType: "application/json", body: await answer.text() };
    } else late += 1;
    await route.fulfill(old);
  });
  const first = seen.moment;
  for (let n = 0; n < 6 || seen.clause !== "3.3.2"; n += 1) {
    await keyboard.order(page, seen);
    seen = await myTurn(page, seen.moment);
  }
  must(late >= 5, `only ${late} late answers`);
  must(JSON.parse(old.body).seq <= first + 1, "the answers were not old");
  await until(page, (at) => Number.parseInt(document.querySelector(".replay output").textContent, 10) === at, seen.moment);
  return `${seen.moment - first} orders past ${late} late answers`;
}
