import { sitAt, until, myTurn } from "../desk.mjs";
export default async function zz(desk) {
  for (const [locale, title, scenario] of [["es-ES","savannah","historical"],["en-US","savannah","historical"],["it-IT","uscivilwar","1862"],["es-ES","uscivilwar","1862"],["es-ES","bobbylee","1863"],["es-ES","forthepeople","1862"],["it-IT","mosby","ranger"]]) {
  const answer = await fetch(`${desk.order.page}api/games`, { method: "POST", headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ title, scenario, seats: {}, seed: 3 }) });
  const game = await answer.json();
  const seat = Object.keys(game.tokens)[0];
  const page = await sitAt(desk, game, seat, {viewport:{width:768,height:1024}, hasTouch:true, isMobile:true, locale});
  page.setDefaultTimeout(9000);
  await page.waitForTimeout(1500);
  await desk.shoot(page, `zz-768-${title}-${locale}`);
  console.error(await page.evaluate(() => JSON.stringify([...document.querySelectorAll(".overlays button, .overlays")].map(b => { const r=b.getBoundingClientRect(); return [b.className,b.innerText, r.left, r.right, r.top, b.scrollWidth, b.clientWidth]}))));
  }
  return "ok";
}
