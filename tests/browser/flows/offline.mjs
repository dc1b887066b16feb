// An order of which no answer comes is kept, told of in words, and given again only where it has not arrived.
import { begin, glance, must, myTurn, until } from "../desk.mjs";

const fate = (page, wanted) => page.locator(`.lost[data-fate="${wanted}"]`).waitFor();
const WORDS = {
  "en-US": { seat: "random", none: /not answering/, trouble: /ran into a problem.*502/, back: /line is back/ },
  "es-ES": { seat: "random", none: /no responde/, trouble: /problemas.*502/, back: /línea ha vuelto/ },
  "it-IT": { seat: "random", none: /non risponde/, trouble: /difficoltà.*502/, back: /linea è tornata/ },
};

/** An order of the list that is on it now; it ends nothing, if there is another. */
async function give(page) {
  const { orders, moment } = await myTurn(page);
  const action = orders.find((one) => !["pass", "stop", "done"].includes(one)) ?? orders[0];
  await page.locator(`.orders button[data-action="${action}"]`).click();
  return { action, moment };
}

export default async function offline(desk) {
  for (const [locale, words] of Object.entries(WORDS)) {
    const page = await desk.sit({ toured: true, locale });
    await begin(page, desk.order.page, { confederate: words.seat }, { tour: false });

    // The network is gone: the order is kept, and what is known of it is said.
    await myTurn(page);
    await page.context().setOffline(true);
    let { moment } = await give(page);
    await fate(page, "unknown");
    const told = await page.locator(".lost").textContent();
    must(words.none.test(told), told);
    await desk.shoot(page, `offline-${locale}`);
    must((await glance(page)).moment === moment && !(await glance(page)).busy, "the page waits for ever");
    await page.locator(".wire.broken").waitFor();
    await page.context().setOffline(false);
    await fate(page, "waits");
    await page.locator(".wire", { hasText: words.back }).waitFor();
    await desk.shoot(page, `online-${locale}`);
    await page.locator(".lost .again").click();
    await until(page, (at) => Number.parseInt(document.querySelector(".replay output").textContent, 10) > at, moment);
    must((await page.locator(".lost").count()) === 0, "the order is still told to be lost");

    // It has arrived, and only the answer was lost: it is not played twice.
    let sent = 0;
    await page.route(/\/actions\?/, async (route) => {
      sent += 1;
      if (sent > 1) return route.continue();
      await route.fetch();
      await route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" });
    });
    ({ moment } = await give(page));
    await fate(page, "arrived");
    must(sent === 1, `it was sent ${sent} times`);
    await page.locator(".lost .leave").click();
    await page.locator(".lost").waitFor({ state: "detached" });
    await page.unroute(/\/actions\?/);

    // A proxy that fails before the table: told in words, and dropped if one wants.
    await page.route(/\/actions\?/, (route) => route.fulfill({ status: 502, contentType: "text/html", body: "no" }));
    // Nor does what the page cannot hear hide behind a number: nothing is known until the table is asked.
    await page.route(/\/api\/games\/[^/?]+\?/, (route) => route.abort());
    ({ moment } = await give(page));
    await fate(page, "unknown");
    const trouble = await page.locator(".lost").textContent();
    must(words.trouble.test(trouble), trouble);
    await page.unroute(/\/api\/games\/[^/?]+\?/);
    await page.unroute(/\/actions\?/);
    // Given again by the reader himself, twice over: it is played once.
    await page.locator(".lost .again").click();
    await until(page, (at) => Number.parseInt(document.querySelector(".replay output").textContent, 10) > at, moment);
    await page.context().close();
  }
  return "no order was lost or doubled";
}
