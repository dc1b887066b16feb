// node run.mjs FLOW '{"page": ADDRESS, "browser": PATH, "shots": FOLDER}': one flow in a browser of its own.
import { glance, must, openDesk } from "./desk.mjs";

const [flow, given] = process.argv.slice(2);
const order = JSON.parse(given);
const desk = await openDesk(order);
try {
  const { default: go } = await import(`./flows/${flow}.mjs`);
  const told = await go(desk);
  must(desk.faults.length === 0, () => `the page failed: ${desk.faults.join("; ")}`);
  console.log(`${flow}: ${told}`);
} catch (error) {
  console.error(error.stack);
  for (const [index, page] of desk.pages.entries()) {
    console.error(`page ${index + 1} at ${page.url()}:`, await glance(page).catch(() => "closed"));
    await page.screenshot({ path: `${order.failed}/${flow}-${index + 1}.png` }).catch(() => undefined);
  }
  process.exitCode = 1;
} finally {
  await desk.browser.close();
}
