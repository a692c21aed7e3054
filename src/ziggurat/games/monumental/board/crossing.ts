/** The city's three rows and columns, and what activating where they cross would bring. */
import type { Entry, Question } from '$lib/api/types';

export const SIDE = 3;

export const rowOf = (place: number): number => Math.floor(place / SIDE);
export const columnOf = (place: number): number => place % SIDE;
export const placeAt = (row: number, column: number): number => row * SIDE + column;

/** Whether a place is activated when row and column cross at another. */
export const isCrossed = (place: number, crossing: number): boolean =>
  rowOf(place) === rowOf(crossing) || columnOf(place) === columnOf(crossing);

/** The place a thing names; null where it names none. */
export function placeOf(thing: string | undefined): number | null {
  return thing?.startsWith('place:') === true ? Number(thing.slice('place:'.length)) : null;
}

/** The answers that activate, by the place where row and column cross. */
export function activationsOf(question: Question | null): ReadonlyMap<number, Entry> {
  if (question?.options.kind !== 'list') return new Map();
  const entries = question.options.groups.flatMap((group) => group.entries);
  return new Map(
    entries.flatMap((entry) => {
      const place = placeOf(entry.things[0]);
      return place === null ? [] : [[place, entry] as const];
    }),
  );
}
