import { sitAt, until, playElsewhere } from "../desk.mjs";
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: "reduce" };
export default async function zz(desk) {
  for (const locale of ["en-US", "es-ES"]) {
  const answer = await fetch(`${desk.order.page}api/games`, { method: "POST", headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ title: "bobbylee", scenario: "1863", seats: {confederate: "greedy"}, seed: 3 }) });
  const game = await answer.json();
  const acts = async (seat) => (await (await fetch(`${desk.order.page}api/games/${game.id}`, { headers: { Authorization: `Bearer ${game.tokens[seat]}` } })).json());
  let s = await acts("union"); console.error(JSON.stringify(s.decision.actions.slice(0,3)), s.decision.clause);
  for (let n = 0; n < 120; n += 1) {
    s = await acts("union");
    if (!s.decision?.mine) { await new Promise(r => setTimeout(r, 200)); continue; }
    if (s.undo.free_count > 1 && s.undo.activation_count > 1 && s.undo.order.length > 20) break;
    const all = s.decision.actions; const dep = all.filter(a => a.action.startsWith("deploy")); const adds = dep.length ? dep : all.filter(a => a.text.length > 20);
    try { await playElsewhere(desk, game, "union", (adds[0] ?? all.find(a=>a.action==="done") ?? all[0]).action); } catch {}
  }
  console.error(JSON.stringify(s.undo), s.decision?.clause);
  const page = await sitAt(desk, game, "union", {...PHONE, locale});
  await page.waitForTimeout(1200);
  await desk.shoot(page, `zz-${locale}-u`);
  console.error(await page.evaluate(() => JSON.stringify([...document.querySelectorAll(".undoing > .plain")].map(b => [b.innerText, b.getBoundingClientRect().height]))));
  }
  return "ok";
}
