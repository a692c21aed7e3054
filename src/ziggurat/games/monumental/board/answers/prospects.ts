/** What answers would change for the seat, as the server has tried them. */
import type { Entry, Question } from '$lib/api/types';
import type { Amounts } from '../briefing';
import type { GemName } from '../faces/gems';
import { RESOURCES } from '../scene';

export type Changes = Amounts;

/** Something a seat has, before an answer and after it. */
export interface Shift {
  thing: string;
  name: string;
  gem: GemName | null;
  from: number;
  to: number;
}

/** What is counted of a seat, in the order in which it is told. */
const COUNTED: readonly Pick<Shift, 'thing' | 'name' | 'gem'>[] = [
  { thing: 'resource:production', name: 'Production', gem: 'production' },
  { thing: 'resource:science', name: 'Science', gem: 'science' },
  { thing: 'resource:military', name: 'Military', gem: 'military' },
  { thing: 'resource:gold', name: 'Gold', gem: 'gold' },
  { thing: 'resource:culture', name: 'Culture', gem: 'culture' },
  { thing: 'resource:trade', name: 'Trade track', gem: 'trade' },
  { thing: 'token:production', name: 'Production tokens', gem: 'production' },
  { thing: 'token:science', name: 'Science tokens', gem: 'science' },
  { thing: 'points', name: 'Points', gem: null },
];

/** Everything an answer would change, as far as can be foreseen: `2 → 4`. */
export function shiftsOf(question: Question | null, answer: string | null): Shift[] {
  const changes = question?.prospects[answer ?? '']?.changes ?? {};
  return COUNTED.flatMap((each) => {
    const change = changes[each.thing] ?? 0;
    const from = question?.holdings[each.thing] ?? 0;
    return change === 0 ? [] : [{ ...each, from, to: from + change }];
  });
}

/** What an answer would change of the supply, by its notation. */
export const changesAfter = (question: Question | null, answer: string | null): Changes =>
  pick(question?.prospects[answer ?? '']?.changes ?? {});

/** The same by its entry in a list of whole answers. */
export const changesOf = (question: Question | null, entry: Entry | null): Changes =>
  changesAfter(question, entry?.answer ?? null);

/** What is left of the supply then. */
export function leftOf(question: Question | null, changes: Changes): Changes {
  const had = pick(question?.holdings ?? {});
  return Object.fromEntries(
    RESOURCES.map((resource) => [resource, (had[resource] ?? 0) + (changes[resource] ?? 0)]),
  );
}

/** Only what is gained, or only what is paid, as amounts. */
export const gained = (changes: Changes): Changes => part(changes, 1);
export const paid = (changes: Changes): Changes => part(changes, -1);

const part = (changes: Changes, sign: 1 | -1): Changes =>
  Object.fromEntries(
    Object.entries(changes).flatMap(([resource, amount]) =>
      amount * sign > 0 ? [[resource, amount * sign]] : [],
    ),
  );

const pick = (told: Record<string, number>): Changes =>
  Object.fromEntries(
    RESOURCES.flatMap((resource) => {
      const amount = told[`resource:${resource}`];
      return amount === undefined ? [] : [[resource, amount]];
    }),
  );
