// A new member is vouched for by another house, chooses a name, makes a passkey, signs in with it and by mail, and leaves for ever.
import { readFileSync, readdirSync } from "node:fs";
import { grave, must, until } from "../desk.mjs";

const CALM = { reducedMotion: "reduce", toured: true };
const PHONE = { ...CALM, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const heading = (page, text) => page.locator("h2", { hasText: text }).waitFor();

/** The link of the mail that comes to an address. */
async function linkTo(page, box, mail) {
  for (let n = 0; n < 400; n += 1) {
    const mails = readdirSync(box).filter((name) => /^\d+$/.test(name)).map((name) => readFileSync(`${box}/${name}`, "utf8"));
    const found = mails.filter((text) => text.includes(mail)).map((text) => /http:\/\/\S+\/club\/enter#[\w-]+/.exec(text)).find(Boolean);
    if (found) return found[0];
    await page.waitForTimeout(25);
  }
  throw new Error(`no mail comes to ${mail}`);
}

/** No service of pushes is behind a browser of a test: it is given a subscription, and told directly what is pushed. */
function subscribes() {
  PushManager.prototype.subscribe = async () => ({ toJSON: () => ({ endpoint: "https://push.example.org/nora", keys: { p256dh: "BA", auth: "AA" } }) });
}

export default async function clubdoor(desk) {
  const { page: address, box, house } = desk.order;
  const faults = [];
  const look = async (page, what) => {
    await desk.shoot(page, `club-${what}`);
    faults.push(...(await grave(page)).map((each) => `${what}: ${each}`));
    must(await page.evaluate(() => document.scrollingElement.scrollWidth <= innerWidth), `${what} is wider than its window`);
  };
  const page = await desk.sit({ ...CALM, permissions: ["notifications"], before: subscribes });
  const { cdp } = await keysOf(page);

  // Whoever wants a page for members is brought to it by way of the door.
  await page.goto(`${address}club/me`);
  await heading(page, "Sign in");
  await look(page, "entrance");
  // The other house vouches for nobody who does not want it to, and for her at the second time.
  await fetch(`${house}/users/nora`, {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: "nora@example.org", email_verified: true }),
  });
  await page.getByRole("link", { name: "Sign in with The Forge" }).click();
  await page.getByRole("button", { name: "Deny" }).click();
  await page.locator(".denial", { hasText: "did not say who you are" }).waitFor();
  await page.getByRole("link", { name: "Sign in with The Forge" }).click();
  await page.locator("input[name=sub]").fill("nora");
  await page.getByRole("button", { name: "Authorize" }).click();
  await heading(page, "Choose a name");
  await look(page, "name");
  await page.getByLabel("Name", { exact: true }).fill("Nora");
  await page.keyboard.press("Enter");
  await heading(page, "My account");

  // A passkey of this browser.
  await page.getByLabel("Name of a new passkey").fill("My desk");
  await page.getByRole("button", { name: "Make a passkey" }).click();
  await page.locator(".passkeys li", { hasText: "My desk" }).waitFor();
  const { credentials } = await cdp.session.send("WebAuthn.getCredentials", { authenticatorId: cdp.id });
  must(credentials.length === 1, `${credentials.length} passkeys`);
  await page.getByLabel("What others should know").fill("Evenings, from Fredericksburg.");
  await page.locator("section", { has: page.getByText("About me") }).getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved.").waitFor();
  await page.getByRole("button", { name: "Take these days off" }).click();
  await page.getByRole("button", { name: /I am back|Cancel these days/ }).waitFor();

  // A key for a program of hers, whose secret is shown once.
  await page.getByLabel("Name of a new key").fill("My bot");
  await page.getByRole("button", { name: "Make a key" }).click();
  await page.locator(".programs li", { hasText: "My bot" }).waitFor();
  await page.locator(".programs .copy").waitFor();
  // An address for calendar programs: it is shown once, and opens her deadlines to whoever has it.
  const answer = page.waitForResponse((one) => one.url().includes("/me/calendar") && one.request().method() === "POST");
  await page.getByRole("button", { name: "Make an address" }).click();
  const { link } = await (await answer).json();
  const calendar = await fetch(link.replace(/^https?:\/\/[^/]+/, new URL(page.url()).origin));
  must((await calendar.text()).startsWith("BEGIN:VCALENDAR"), `${link} answers ${calendar.status}`);
  await page.locator(".deadlines .copy").waitFor();
  await page.getByRole("button", { name: "Remove it" }).click();
  await page.getByRole("button", { name: "Remove it", exact: true }).click();
  await page.getByRole("button", { name: "Make an address" }).waitFor();
  must((await fetch(link.replace(/^https?:\/\/[^/]+/, new URL(page.url()).origin))).status === 401, "the address is good for something still");

  // What she is told, and where: by mail all but one, and by this browser.
  await page.locator(".notices").getByLabel("a game has begun").uncheck();
  await page.getByRole("button", { name: "Notify this browser too" }).click();
  await page.locator(".channel", { hasText: "Chrome, Linux" }).waitFor();
  must(!(await page.locator(".channel").first().getByLabel("a game has begun").isChecked()), "it is told all the same");
  const registered = new Promise((found) => cdp.session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => registrations[0] && found(registrations[0].registrationId)));
  await cdp.session.send("ServiceWorker.enable");
  const data = JSON.stringify({ title: "The club", text: "It is your turn.", link: `${address}game/x` });
  await cdp.session.send("ServiceWorker.deliverPushMessage", { origin: address.slice(0, -1), registrationId: await registered, data });
  await until(page, async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).some((one) => one.title === "The club" && one.body === "It is your turn.");
  });
  await page.setViewportSize({ width: 1440, height: 1500 });
  await page.evaluate(() => scrollTo(0, 0));
  await look(page, "profile");
  await page.locator(".lamp").click();
  await until(page, () => document.documentElement.dataset.theme === "dark");
  await look(page, "profile-dark");
  await page.locator(".lamp").click();

  await page.locator(".ways button").click();
  await heading(page, "Sign in");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await heading(page, "Lobby");
  await page.locator(".ways a", { hasText: "Nora" }).waitFor();

  // The same member on a phone, by mail; and out of it again from here.
  const phone = await desk.sit(PHONE);
  await phone.goto(address);
  await phone.locator("input[type=email]").fill("nora@example.org");
  await phone.keyboard.press("Enter");
  await phone.locator(".sent").waitFor();
  must(await phone.evaluate(() => document.activeElement.closest(".sent") !== null), "the focus stays on what is gone");
  await phone.goto(await linkTo(phone, box, "nora@example.org"));
  await heading(phone, "Lobby");
  must(!phone.url().includes("#"), "the secret of the link stays in the address");
  await phone.locator('.languages button[lang="it"]').tap();
  await heading(phone, "Sala");
  await look(phone, "lobby-empty-phone");
  await phone.locator(".ways a", { hasText: "Nora" }).tap();
  await heading(phone, "Il mio profilo");
  await phone.locator(".passkeys li").waitFor();
  await look(phone, "profile-phone");
  if (desk.order.shots) await phone.screenshot({ path: `${desk.order.shots}/club-profile-phone-whole.png`, fullPage: true });
  await page.locator(".ways a", { hasText: "Nora" }).click();
  await page.getByRole("button", { name: "Sign out there" }).click();
  await page.getByRole("button", { name: "Sign out there" }).waitFor({ state: "detached" });

  // She leaves, on second thoughts only.
  await page.getByRole("button", { name: "Leave the club…" }).click();
  const yes = page.getByRole("button", { name: "Leave for good" });
  must(await yes.isDisabled(), "a slip of the finger ends a membership");
  await page.getByLabel("To confirm").fill("Nora");
  await yes.click();
  await heading(page, "Sign in");
  must(faults.length === 0, () => faults.join("\n"));
  return "in by another house, by passkey and by mail, and gone";
}

/** An authenticator of software in the browser of a page. */
async function keysOf(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const options = { protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true };
  const { authenticatorId: id } = await session.send("WebAuthn.addVirtualAuthenticator", { options });
  return { cdp: { session, id } };
}
