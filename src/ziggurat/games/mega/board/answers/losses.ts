/** Losses as they are written, `ur*2+city:susa+reduce:kish`: tidied, and put together at once. */
import { namedIn, withNamed } from '$lib/table/fields.svelte';
import type { Loss } from '../printed';

const DESTROY = 'city:';
const REDUCE = 'reduce:';

/** The area that a written loss is in. */
export const areaOf = (text: string): string => text.slice(text.indexOf(':') + 1);

/**
 * What is meant by clicks that come one after the other: a city is destroyed or reduced, as was
 * said last, and the tokens beside one that is destroyed go with it without being named.
 */
export function tidied(text: string): string {
  const named = namedIn(text, '');
  const { size } = named;
  const last = new Map<string, string>();
  for (const each of named.keys()) if (each.includes(':')) last.set(areaOf(each), each);
  for (const each of named.keys()) {
    const fate = last.get(areaOf(each));
    const isOver = each.includes(':') ? fate !== each : fate?.startsWith(DESTROY);
    if (isOver === true) named.delete(each);
  }
  // Whoever writes by hand is not interrupted.
  return named.size === size ? text : withNamed('', '', named);
}

/** How what becomes of a city is written; empty while it is spared. */
export const fateText = (area: string, fate: 'destroy' | 'reduce' | null): string =>
  fate === null ? '' : `${fate === 'destroy' ? DESTROY : REDUCE}${area}`;

/** What becomes of a city; null while it is spared. */
export function fateIn(text: string, area: string): 'destroy' | 'reduce' | null {
  const named = namedIn(text, '');
  if (named.has(`${DESTROY}${area}`)) return 'destroy';
  return named.has(`${REDUCE}${area}`) ? 'reduce' : null;
}

/** The losses with so many tokens of an area. */
export function withTokens(text: string, area: string, count: number): string {
  const named = namedIn(text, '');
  if (count > 0) named.set(area, count);
  else named.delete(area);
  return withNamed('', '', named);
}

/** The losses with another fate for a city. */
export function withFate(text: string, area: string, fate: 'destroy' | 'reduce' | null): string {
  const named = namedIn(text, '');
  named.delete(`${DESTROY}${area}`);
  named.delete(`${REDUCE}${area}`);
  if (fate !== null) named.set(fateText(area, fate), 1);
  return tidied(withNamed('', '', named));
}

/**
 * So many points in tokens alone, one at a time from wherever most are left, so that no area is
 * emptied before it must be; null where there are too few.
 */
export function spreadOut(losses: readonly Loss[], aim: number): string | null {
  const left = new Map(
    losses.filter(({ what }) => what === 'tokens').map(({ text, most = 1 }) => [text, most]),
  );
  const named = new Map<string, number>();
  for (let point = 0; point < aim; point += 1) {
    const [area, count] = [...left].reduce(
      (largest, each) => (each[1] > largest[1] ? each : largest),
      ['', 0] as [string, number],
    );
    if (count === 0) return null;
    left.set(area, count - 1);
    named.set(area, (named.get(area) ?? 0) + 1);
  }
  return withNamed('', '', named);
}
