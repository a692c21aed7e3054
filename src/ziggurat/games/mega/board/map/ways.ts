/** Arrows on the map: what went where lately, and what is about to go. */
import type { Line, Schemas } from '$lib/api/types';
import type { Point } from '$lib/map/point';
import { idIn } from '../scene';

export interface Way {
  from: string;
  to: string;
  tokens: number;
  /** Who goes. */
  seat: number | null;
  isPlanned: boolean;
  isVoyage: boolean;
}

/** The marches and voyages that lines tell of; those between the same two areas are one. */
export function waysIn(lines: readonly Line[]): Way[] {
  const found = new Map<string, Way>();
  for (const line of lines) {
    const event = line.event as Schemas['MegaEvent'] | null;
    if (event?.kind !== 'marched' && event?.kind !== 'sailed') continue;
    const { seat, origin, area, tokens } = event;
    const key = `${seat} ${origin} ${area}`;
    const before = found.get(key)?.tokens ?? 0;
    found.set(key, {
      from: origin,
      to: area,
      tokens: before + tokens,
      seat,
      isPlanned: false,
      isVoyage: event.kind === 'sailed',
    });
  }
  return [...found.values()];
}

/** More of them than this hide what they are to show. */
const MANY = 24;

/** Ways to be shown: all if they are few, else those from and to the areas of whoever looks. */
export const mattering = (ways: readonly Way[], own: ReadonlySet<string>): Way[] =>
  ways.filter(({ from, to }) => ways.length <= MANY || own.has(from) || own.has(to));

/** Things that something happened to lately, areas of others left out where they are many. */
export function recentThings(
  lines: readonly Line[],
  own: ReadonlySet<string>,
): ReadonlySet<string> {
  const things = new Set(lines.flatMap((line) => line.things));
  if (things.size <= MANY) return things;
  return new Set([...things].filter((thing) => own.has(idIn('area', thing) ?? '')));
}

/** A bent arrow that ends before what it leads to, `short` of it. */
export function arrowPath([x, y]: Point, [u, v]: Point, short: number): string {
  const [dx, dy] = [u - x, v - y];
  const length = Math.hypot(dx, dy) || 1;
  const [ax, ay] = [dx / length, dy / length];
  const bend = Math.min(60, length * 0.18);
  const [mx, my] = [(x + u) / 2 + ay * bend, (y + v) / 2 - ax * bend];
  const [bx, by] = [u - mx, v - my];
  const last = Math.hypot(bx, by) || 1;
  const end = [u - (bx / last) * short, v - (by / last) * short];
  return `M${round(x)} ${round(y)}Q${round(mx)} ${round(my)} ${round(end[0] ?? u)} ${round(end[1] ?? v)}`;
}

/** Where the number of an arrow stands: on its bend. */
export function bendOf([x, y]: Point, [u, v]: Point): Point {
  const [dx, dy] = [u - x, v - y];
  const length = Math.hypot(dx, dy) || 1;
  const bend = Math.min(60, length * 0.18) / 2;
  return [(x + u) / 2 + (dy / length) * bend, (y + v) / 2 - (dx / length) * bend];
}

const round = (value: number): number => Math.round(value * 10) / 10;
