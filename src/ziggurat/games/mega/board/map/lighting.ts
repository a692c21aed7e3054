/** What a question lights on the map beside what can be picked: what can set out, who gets areas. */
import type { Question } from '$lib/api/types';
import type { Picks } from '$lib/board';
import { briefingOf, WILD } from '../scene';
import { askedJourney, journeysOf } from './journeys';

/** Kinds of answer that are journeys. */
const JOURNEYS = new Set(['march', 'sail']);

/** The things that can set out; null where the question, or what was chosen of it, is about else. */
export function sourcesIn(question: Question | null, picks: Picks): ReadonlySet<string> | null {
  if (askedJourney(question) !== null) return new Set();
  if (question?.options.kind !== 'list') return null;
  if (picks.verb !== null && !JOURNEYS.has(picks.verb)) return null;
  const groups = question.options.groups.filter(({ name }) => JOURNEYS.has(name));
  if (groups.length === 0) return null;
  const known = journeysOf(question);
  const things = groups.flatMap(({ entries }) => entries.flatMap((entry) => entry.things));
  return new Set(things.filter((thing) => known.has(thing)));
}

/** Who gets the areas that are chosen where an empire is divided; null in all other questions. */
export function takerIn(question: Question | null): number | string | null {
  const { subject, damage } = briefingOf(question);
  const isDivided = damage?.losses.some(({ what }) => what === 'area') === true;
  return isDivided ? (subject?.beneficiary ?? WILD) : null;
}
