// node run.mjs: one browser, and a flow in it for each line: {flow, page, browser, shots, failed, ...}. Answers are lines: {ok, told}.
import { createInterface } from "node:readline";
import { glance, launch, must, openDesk } from "./desk.mjs";

let browser = null;

/** Follow a flow at a desk of its own; what it tells, or all that is known of why it failed. */
async function follow(order) {
  browser ??= await launch(order.browser);
  const desk = await openDesk(order, browser);
  try {
    const { default: go } = await import(`./flows/${order.flow}.mjs`);
    const told = await go(desk);
    must(desk.faults.length === 0, () => `the page failed: ${desk.faults.join("; ")}`);
    return { ok: true, told: `${order.flow}: ${told}` };
  } catch (error) {
    const told = [error.stack];
    for (const [index, page] of desk.pages.entries()) {
      told.push(`page ${index + 1} at ${page.url()}: ${JSON.stringify(await glance(page).catch(() => "closed"), null, 1)}`);
      await page.screenshot({ path: `${order.failed}/${order.flow}-${index + 1}.png` }).catch(() => undefined);
    }
    return { ok: false, told: told.join("\n") };
  } finally {
    await desk.leave();
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const answer = await follow(JSON.parse(line)).catch((error) => ({ ok: false, told: error.stack }));
  console.log(JSON.stringify(answer));
}
await browser?.close();
