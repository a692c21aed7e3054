/** What answers would change for the seat, as the server has tried them. */
import type { Entry, Question } from '$lib/api/types';
import type { Amounts } from './briefing';
import { RESOURCES } from './scene';

export type Changes = Amounts;

/** What an answer would change of the supply, as far as can be foreseen. */
export function changesOf(question: Question | null, entry: Entry | null): Changes {
  const told = question?.prospects[entry?.answer ?? '']?.changes ?? {};
  return pick(told);
}

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
