/** Marks the edges beyond which a scrolling element has more: touch screens show no scroll bars. */

/** `before`, `after`, both or neither: content of length `whole` is scrolled to `at`, with `seen` visible. */
export function beyond(at: number, seen: number, whole: number): string {
  return [at > 1 && "before", whole - seen - at > 1 && "after"].filter(Boolean).join(" ");
}

/** Keep the marks of `box` up to date, for styling; returns how to stop. */
function watched(box: HTMLElement | null, measure: (box: HTMLElement) => string): (() => void) | undefined {
  if (box === null) return undefined;
  const tell = () => {
    box.dataset.more = measure(box);
  };
  tell();
  const sizes = new ResizeObserver(tell);
  sizes.observe(box);
  const parts = new MutationObserver(tell);
  parts.observe(box, { childList: true, subtree: true, characterData: true });
  box.addEventListener("scroll", tell, { passive: true });
  box.addEventListener("toggle", tell, true);
  return () => {
    sizes.disconnect();
    parts.disconnect();
    box.removeEventListener("scroll", tell);
    box.removeEventListener("toggle", tell, true);
  };
}

/** The `ref` of a row that scrolls sideways. */
export const across = (box: HTMLElement | null) => watched(box, (one) => beyond(one.scrollLeft, one.clientWidth, one.scrollWidth));

/** The `ref` of such a row with nothing in it that takes the focus: where it scrolls, it does so itself, for the arrow keys. */
export const acrossByKeys = (box: HTMLElement | null) =>
  watched(box, (one) => {
    const more = beyond(one.scrollLeft, one.clientWidth, one.scrollWidth);
    if (more === "") one.removeAttribute("tabindex");
    else one.tabIndex = 0;
    return more;
  });

/** The `ref` of a sheet that scrolls. */
export const down = (box: HTMLElement | null) => watched(box, (one) => beyond(one.scrollTop, one.clientHeight, one.scrollHeight));
