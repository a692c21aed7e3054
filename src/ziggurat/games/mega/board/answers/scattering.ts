/** Tokens lifted and set down elsewhere, as they are written: `ur*2+susa>babylon*3`. */
import type { Schemas } from '$lib/api/types';
import { namedIn, withNamed, type Pointing } from '$lib/table/fields.svelte';
import { areaThing, idIn } from '../scene';

type Counts = ReadonlyMap<string, number>;

export interface Scattered {
  lifted: Counts;
  placed: Counts;
}

/** Tokens are lifted, or set down. */
export type Side = keyof Scattered;

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

/** The text with one token more, or less, on a side; nothing is both lifted and set down in an area. */
export function steppedTo(text: string, side: Side, area: string, by: 1 | -1): string {
  const moves = scatteredIn(text);
  const other = side === 'lifted' ? 'placed' : 'lifted';
  return writtenScattering({
    ...moves,
    [side]: withCount(moves[side], area, (moves[side].get(area) ?? 0) + by),
    [other]: by === 1 ? withCount(moves[other], area, 0) : moves[other],
  });
}

/** What clicks on the map do: they lift tokens, or set down what was lifted. */
export function pointingAt(
  { most, tokens, room }: Schemas['MegaBriefing.Scattering'],
  moves: Scattered,
  side: Side,
  step: (area: string, by: 1 | -1) => void,
): Pointing {
  const [limits, whole] = side === 'lifted' ? [tokens, most] : [room, sumOf(moves.lifted)];
  const hasRoom = sumOf(moves[side]) < whole;
  const counts = Object.entries(limits).map(([area, limit]) => {
    const count = moves[side].get(area) ?? 0;
    const held = { count, canGrow: hasRoom && count < limit, canShrink: count > 0 };
    return [areaThing(area), held] as const;
  });
  return {
    counts: new Map(counts),
    step: (thing, by) => step(idIn('area', thing) ?? '', by),
  };
}
