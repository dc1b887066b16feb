/** Beyond which edges of what scrolls there is more: a bar that a finger does not see tells it of none. */

/** `before`, `after`, both or neither: what is `whole` long is scrolled to `at`, and `seen` of it is seen. */
export function beyond(at: number, seen: number, whole: number): string {
  return [at > 1 && "before", whole - seen - at > 1 && "after"].filter(Boolean).join(" ");
}

/** Keep it said on `box`, for its look, as long as it is there; how to end that. */
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

/** The `ref` of a row that is drawn aside. */
export const across = (box: HTMLElement | null) => watched(box, (one) => beyond(one.scrollLeft, one.clientWidth, one.scrollWidth));

/** The `ref` of a sheet that scrolls. */
export const down = (box: HTMLElement | null) => watched(box, (one) => beyond(one.scrollTop, one.clientHeight, one.scrollHeight));
