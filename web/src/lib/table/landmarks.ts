/** Going from one part of a table to the next by key. Parts say by `data-landmark` what they are. */

/** The next part gets the focus, in the order of the page; false where there is none. */
export function goRound(table: HTMLElement, step: 1 | -1): boolean {
  const all = [...table.querySelectorAll<HTMLElement>('[data-landmark]')].filter(
    (each) => each.checkVisibility() && goalIn(each) !== null,
  );
  const here = all.findIndex((each) => each.contains(document.activeElement));
  const next = here < 0 ? (step === 1 ? 0 : all.length - 1) : here + step;
  return enter(all.at(next % all.length) ?? null);
}

/** Give the focus to what can be picked in a part, else to the first thing in it. */
export function enter(part: HTMLElement | null): boolean {
  const goal = part === null ? null : goalIn(part);
  goal?.focus();
  return goal !== null;
}

/** What is drawn twice is a button once. */
const LIT = ':is(.lit, [role="button"])[data-thing]:not([aria-hidden="true"])';

function goalIn(part: HTMLElement): HTMLElement | null {
  return (
    part.querySelector<HTMLElement>(LIT) ??
    part.querySelector<HTMLElement>('button:not(:disabled), [tabindex="0"]')
  );
}
