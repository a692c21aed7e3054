/** Makes a number that has changed stand out for a moment. */
import type { Attachment } from 'svelte/attachments';

/** How long it is marked, in milliseconds. */
const MOMENT = 2500;

const known = new WeakMap<Element, number>();

/** Marks the element when its value is another than before; how the mark looks is a matter of style. */
export const changed =
  (value: number): Attachment<HTMLElement> =>
  (element) => {
    const before = known.get(element);
    known.set(element, value);
    if (before === undefined || before === value) return;
    element.dataset.changed = '';
    const timer = setTimeout(() => delete element.dataset.changed, MOMENT);
    return () => {
      clearTimeout(timer);
      delete element.dataset.changed;
    };
  };
