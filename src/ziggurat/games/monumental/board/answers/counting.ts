/** Counts that an answer is made of, whether a number is asked for or so many of several things. */
import type { AmountDraft, BundleDraft, SharesDraft } from '$lib/table/fields.svelte';
import { gemOf, type GemName } from '../faces/gems';

export type CountDraft = AmountDraft | SharesDraft | BundleDraft;

/** Something there are so many of, with what one more and one less mean. */
export interface Counter {
  /** What it is on the board; its own words where it is nothing there. */
  thing: string;
  label: string;
  gem: GemName | null;
  count: number;
  least: number;
  most: number;
  canGrow: boolean;
  add: (step: 1 | -1) => void;
}

export function countersOf(draft: CountDraft): Counter[] {
  if (draft.kind === 'amount') return [counterOfAmount(draft)];
  return draft.items
    .filter((item) => item.most > 0)
    .map((item) => {
      const thing = item.things[0] ?? item.text;
      return {
        thing,
        label: item.label,
        gem: gemOf(thing),
        count: draft.of(item),
        least: 0,
        most: item.most,
        canGrow: draft.canHold(item),
        add: (step) => draft.give(item, draft.of(item) + step),
      };
    });
}

function counterOfAmount(draft: AmountDraft): Counter {
  const { thing, unit } = draft.options;
  return {
    thing: thing || unit,
    label: unit,
    gem: gemOf(thing) ?? 'any',
    count: draft.value,
    least: draft.span.least,
    most: draft.span.most,
    canGrow: draft.value < draft.span.most,
    add: (step) => draft.add(step),
  };
}

/** How far it has come: `2 of 3`; an amount says between what it lies. */
export function statusOf(draft: CountDraft): string {
  if (draft.kind === 'amount') {
    const { least, most } = draft.span;
    return least === most
      ? `${String(most)} is all there is.`
      : `At least ${String(least)}, at most ${String(most)}.`;
  }
  return `${String(draft.sum)} of ${String(draft.largest)}`;
}
