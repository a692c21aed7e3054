/** Which things are to be marked on the board, and how. */
import type { Picks } from '$lib/board';

export interface ThingAttributes {
  'data-thing': string;
  role: 'button' | 'img';
  tabindex: 0 | -1;
  'aria-label': string;
  'aria-pressed': boolean | undefined;
}

/** Attributes of a thing one can point at: a button while it can be picked. */
export function thingAttributes(picks: Picks, thing: string, words: string): ThingAttributes {
  const isNext = picks.next.has(thing);
  const isChosen = picks.chosen.includes(thing);
  return {
    'data-thing': thing,
    role: isNext ? 'button' : 'img',
    tabindex: isNext ? 0 : -1,
    'aria-label': isChosen && !isNext ? `${words.replace(/[.]$/u, '')}, chosen` : words,
    'aria-pressed': isNext ? isChosen : undefined,
  };
}
