/** Tokens lifted and set down elsewhere, as they are written: `ur*2+susa>babylon*3`. */
import { namedIn, withNamed } from '$lib/table/fields.svelte';

type Counts = ReadonlyMap<string, number>;

export interface Scattered {
  lifted: Counts;
  placed: Counts;
}

export function scatteredIn(text: string): Scattered {
  const [from = '', to = ''] = text.split('>');
  return { lifted: namedIn(from, ''), placed: namedIn(to, '') };
}

/** Nothing at all is written as nothing. */
export function writtenScattering({ lifted, placed }: Scattered): string {
  const sides = [lifted, placed].map((side) => withNamed('', '', side));
  return sides.every((side) => side === '') ? '' : sides.join('>');
}

export function withCount(side: Counts, area: string, count: number): Counts {
  const counts = new Map(side);
  if (count > 0) counts.set(area, count);
  else counts.delete(area);
  return counts;
}

export const sumOf = (side: Counts): number =>
  [...side.values()].reduce((sum, count) => sum + count, 0);
