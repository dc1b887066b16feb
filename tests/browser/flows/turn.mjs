// A whole turn of 1861 against a bot, from the start page to the first question of the next turn.
import { begin, glance, must, myTurn, seated, until } from "../desk.mjs";
import { keyboard, listener, mouse } from "../people.mjs";

const HANDS = { mouse, keyboard, listener };

export default async function turn(desk) {
  const { order } = desk;
  const page = await desk.sit();
  if (order.how === "mouse") await begin(page, order.page, { confederate: "random" });
  else await HANDS[order.how].begin(page, order.page);
  await seated(page);
  const hand = HANDS[order.how];
  const [spring] = /^\S+ \d{4}/.exec((await glance(page)).title) ?? [];
  must(spring === "Spring 1861", `it begins in ${spring}`);
  const done = { card: 0, map: 0, list: 0, keys: 0 };
  let rounds = 0;
  let heard = 0;
  let seen = await myTurn(page);
  for (let n = 0; n < 120 && seen.title.startsWith(spring); n += 1) {
    if (seen.clause === "3.3.2") rounds += 1;
    done[await hand.order(page, seen)] += 1;
    seen = await myTurn(page, seen.moment, spring);
    // What came of it is told to who hears the page.
    if ((await page.getByRole("log").allInnerTexts()).some((told) => told.trim() !== "")) heard += 1;
  }
  must(seen.title.startsWith("Summer 1861"), `the turn did not end: ${seen.title}`);
  must(heard >= rounds, `of ${rounds} rounds only ${heard} orders told what came of them`);
  must(rounds >= 3, `only ${rounds} rounds were played`);
  if (order.how === "mouse") must(done.card === rounds && done.map >= rounds, JSON.stringify(done));
  await until(page, () => /Summer 1861/.test([...document.querySelectorAll(".log li.turn")].at(-1)?.textContent ?? ""));
  return `${rounds} rounds, ${seen.moment} orders, ${JSON.stringify(done)}`;
}
