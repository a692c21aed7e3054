/** What on the map can set out, where a question lets something march or sail. */
import type { Question } from '$lib/api/types';
import type { Picks } from '$lib/board';
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
