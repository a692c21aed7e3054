/** What stands below a card that is to be had: what is truly paid for it, or why it is not. */
import type { Entry, Question } from '$lib/api/types';
import type { Picks } from '$lib/board';
import { changesOf, paid, type Changes } from './prospects';

export interface Refused {
  sentence: string;
  clause: string;
}

export interface FootOfOffer {
  /** What is paid, where it can be. */
  pay: Changes | null;
  /** What is missing, where only that is in the way. */
  short: Changes | null;
  refusal: Refused | null;
}

export const NO_FOOT: FootOfOffer = { pay: null, short: null, refusal: null };

/** What an offer of a verb takes: found among the answers, each of which the server has tried. */
export function footOf(
  question: Question | null,
  picks: Picks,
  verb: string,
  thing: string,
): FootOfOffer {
  const entry = entryFor(question, verb, thing);
  if (entry === undefined) return NO_FOOT;
  return { ...NO_FOOT, pay: paid(changesOf(question, entry)) };
}

function entryFor(question: Question | null, verb: string, thing: string): Entry | undefined {
  if (question?.options.kind !== 'list') return undefined;
  const group = question.options.groups.find((each) => each.name === verb);
  return group?.entries.find((entry) => entry.things[0] === thing);
}
