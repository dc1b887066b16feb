// Two people talk and note things for themselves; who watches hears nothing. Tables are named, put away and deleted.
import { begin, grave, must, seated, tapeOf, until } from "../desk.mjs";

const WORD = "Good evening from Charleston";
const NOTE = "Whispered to myself";

async function named(page, label, name) {
  await page.locator(".tabs .to-papers").click();
  const form = page.locator(".naming").filter({ has: page.getByLabel(label, { exact: true }) });
  await form.locator("input").fill(name);
  await form.locator("button").click();
  await until(page, (value) => [...document.querySelectorAll(".naming")].some((one) => one.querySelector("input").value === value && one.querySelector("button").disabled), name);
}

export default async function talk(desk) {
  const host = await desk.sit({ toured: true });
  await begin(host, desk.order.page, { confederate: "elsewhere" }, { tour: false });
  const id = new URL(host.url()).pathname.split("/").pop();
  const { invitations } = await host.evaluate((key) => JSON.parse(localStorage.getItem(key)), `longroll.game.${id}`);
  const link = (seat) => `${desk.order.page}game/${id}#token=${invitations[seat]}`;
  // Who has said what he is called is called so wherever he sits down.
  const guest = await desk.sit({ toured: true, locale: "it-IT", viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, before: () => localStorage.setItem("longroll.me", '"Bruno"') });
  const watcher = await desk.sit({ toured: true });
  const tape = tapeOf(watcher);
  await guest.goto(link("confederate"));
  await seated(guest);
  await watcher.goto(link("observer"));
  await seated(watcher);
  await named(host, "Your name", "Anna");
  await named(host, "Name of the table", "Thursdays at eight");
  await until(guest, () => document.querySelector("h1").textContent.includes("Thursdays at eight"));
  await until(host, () => document.querySelector(".prompt").textContent.includes("Bruno"));

  // By the keyboard alone, and told to who looks elsewhere.
  await host.locator(".tabs .to-talk").focus();
  await host.keyboard.press("Enter");
  await host.locator(".talk .chat input").focus();
  await host.keyboard.type(WORD);
  await host.keyboard.press("Enter");
  await guest.locator(".tabs .unread").waitFor();
  must((await guest.locator(".tabs > .unseen").textContent()).includes(`Anna`), "it is not announced");
  await desk.shoot(guest, "talk-unread-phone");
  await guest.locator(".tabs .to-talk").tap();
  await guest.locator(".talk .chat li").filter({ hasText: WORD }).waitFor();
  await guest.locator(".tabs .unread").waitFor({ state: "detached" });
  await guest.locator(".talk .chat input").fill("Buonasera, Anna! Stasera attacco io.");
  await guest.locator(".talk .chat form button").tap();
  await host.locator(".talk .chat li").filter({ hasText: "Buonasera" }).waitFor();
  must((await host.locator(".tabs .unread").count()) === 0, "what is looked at is read");

  // Notes are kept, and are nobody else's.
  await host.locator(".notes textarea").fill(NOTE);
  await host.locator(".notes [role=status]").filter({ hasText: /^Saved/ }).waitFor();
  await desk.shoot(host, "talk-desktop");
  await desk.shoot(guest, "talk-phone");
  for (const page of [host, guest]) {
    const found = await grave(page);
    must(found.length === 0, found.join("; "));
  }
  await host.reload();
  await seated(host);
  await host.locator(".tabs .to-talk").click();
  await until(host, (text) => document.querySelector(".notes textarea").value === text, NOTE);
  must((await host.locator(".talk .chat li").count()) === 2, "the talk is lost");
  must((await guest.locator(".notes textarea").inputValue()) === "", "a note is read by the other");

  // Who watches has nothing of it, on his screen or behind it.
  must((await watcher.locator(".tabs .to-talk").count()) === 0, "an observer may talk");
  const heard = (await tape.cut()).map(({ text }) => text).join("\n");
  must(heard.includes("Thursdays at eight") && !heard.includes(WORD) && !heard.includes(NOTE), "an observer hears");

  // The list: one's own, what was put away, and what is deleted for ever.
  await watcher.goto(desk.order.page);
  await watcher.locator(".standing li").first().waitFor();
  await host.goto(desk.order.page);
  const row = host.locator(".standing li").filter({ hasText: "Thursdays at eight" });
  await row.waitFor();
  must((await row.textContent()).includes("Anna") && (await row.textContent()).includes("Bruno"), "the list does not name the players");
  await desk.shoot(host, "talk-list");
  await row.locator(".archive").click();
  await row.waitFor({ state: "detached" });
  await host.locator(".which button").last().click();
  await row.waitFor();
  await row.locator(".archive").click();
  await host.locator(".which button").first().click().catch(() => undefined);
  await row.waitFor();
  await row.locator(".delete").click();
  await desk.shoot(host, "talk-delete");
  await row.locator(".danger").click();
  await row.waitFor({ state: "detached" });
  await guest.locator(".notice, main h1, main h2").filter({ hasText: /partita|tavolo/i }).first().waitFor();
  return "two talked, and nobody else heard it";
}
