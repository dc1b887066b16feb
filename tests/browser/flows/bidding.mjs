// Both bid at the same time: what one is typing stands when the other has bid, and is gone when it is done.
import { must, myTurn, playElsewhere, sitAt, until } from "../desk.mjs";

const typed = () => document.querySelector(".filter input").value;

export default async function bidding(desk) {
  const body = JSON.stringify({ title: "bobbylee", scenario: "1862", seats: { union: "human", confederate: "human" }, seed: 3 });
  const answer = await fetch(`${desk.order.page}api/games`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
  const game = await answer.json();
  const page = await sitAt(desk, game, "union");
  const { moment } = await myTurn(page);
  await page.keyboard.press("/");
  await page.keyboard.type("bid 2");
  await playElsewhere(desk, game, "confederate", "bid 1");
  const moves = (before) => Number.parseInt(document.querySelector(".replay output").textContent, 10) > before;
  await until(page, moves, moment);
  must((await page.evaluate(typed)) === "bid 2", "what was typed is gone");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await until(page, moves, moment + 1);
  await until(page, () => document.querySelector(".filter input")?.value === "");
  return "bid while the other bid";
}
