/** What stands below a card that is to be had: what is truly paid for it, or why it is not. */
import type { Question } from '$lib/api/types';
import { briefingOf, isNothing, type Amounts, type Offer } from '../briefing';

export interface FootOfOffer {
  /** What is paid, where it can be. */
  pay: Amounts | null;
  /** What is missing, where only that is in the way. */
  short: Amounts | null;
  refusal: { sentence: string; clause: string } | null;
}

export const NO_FOOT: FootOfOffer = { pay: null, short: null, refusal: null };

/** What a thing takes under a verb; nothing while nobody may act. */
export function footOf(question: Question | null, verb: string, thing: string): FootOfOffer {
  const offer = briefingOf(question).offers?.find(
    (each) => each.thing === thing && each.verb === verb,
  );
  return offer === undefined ? NO_FOOT : footFor(offer);
}

function footFor({ pay, short, refusal, clause }: Offer): FootOfOffer {
  if (refusal === undefined || refusal === '') return { ...NO_FOOT, pay: pay ?? {} };
  return {
    pay: null,
    short: isNothing(short) ? null : (short ?? null),
    refusal: { sentence: refusal, clause: clause ?? '' },
  };
}
