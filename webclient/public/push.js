// What a club tells a browser while no page of it is open: {title, text, link}. It keeps nothing, and answers for no page.
self.addEventListener("push", (event) => {
  const { title, text, link } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body: text, icon: "/drum-called.svg", tag: link, data: link }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { href } = new URL(event.notification.data, self.location.href);
  const look = async () => {
    const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const open = windows.find((one) => one.url.split("#")[0] === href);
    await (open ? open.focus() : self.clients.openWindow(href));
  };
  event.waitUntil(look());
});
