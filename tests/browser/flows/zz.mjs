import { must, myTurn, sitAt, until, seated } from "../desk.mjs";
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: "reduce" };
const SIZES = { phone: PHONE, w1280: { viewport: { width: 1280, height: 800 } }, w1440: { viewport: { width: 1440, height: 900 } } };
async function set(desk, title, scenario, seats) {
  const body = JSON.stringify({ title, scenario, options: [], seats, seed: 1861 });
  const a = await fetch(`${desk.order.page}api/games`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
  must(a.ok, () => `${title} ${a.status}`);
  return a.json();
}
export default async function zz(desk) {
  const titles = await (await fetch(`${desk.order.page}api/titles`)).json();
  const out = [];
  for (const t of titles.titles ?? titles) {
    const sc = t.scenarios[0].key;
    const seats = {};
    const keys = (t.seats ?? []).map((s) => s.key ?? s);
    keys.forEach((k, i) => { seats[k] = "human"; });
    const game = await set(desk, t.key, sc, seats);
    for (const [name, how] of Object.entries(SIZES)) {
      const seat = Object.keys(game.tokens)[0];
      for (const s of Object.keys(game.tokens)) {
        const st = await (await fetch(`${desk.order.page}api/games/${game.id}`, { headers: { Authorization: `Bearer ${game.tokens[s]}` } })).json();
        if (st.decision?.mine) { var who = s; }
      }
      const page = await sitAt(desk, game, who ?? seat, how);
      await page.waitForTimeout(2500);
      await desk.shoot(page, `first-${t.key}-${name}`);
      await page.reload(); await seated(page); await page.waitForTimeout(1500);
      await desk.shoot(page, `reload-${t.key}-${name}`);
      await page.context().close();
    }
    out.push(t.key);
  }
  return out.join();
}
