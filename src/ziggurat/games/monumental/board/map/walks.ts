/** Where an Explorer can go and what awaits it there, as the server tells it; and the way. */
import type { Question, Schemas } from '$lib/api/types';
import type { Picks } from '$lib/board';
import { briefingOf } from '../briefing';
import { thingOf, type Chart } from './chart';

export type Walk = Schemas['MonumentalBriefing.Walk'];

/** The action by which an Explorer makes a step. */
export const STEP = 'explore';

export const explorerThing = (explorer: number): string => `explorer:${explorer}`;

/** How far the Explorer can go that was chosen. */
export function walkOf(question: Question | null, picks: Picks): Walk | null {
  if (picks.verb !== null && picks.verb !== STEP) return null;
  const walks = briefingOf(question).walks ?? [];
  return walks.find(({ explorer }) => explorerThing(explorer) === picks.chosen[0]) ?? null;
}

/** The tiles on a shortest way, without the one where it begins; none where it leads too far. */
export function wayTo(chart: Chart, walk: Walk, goal: string): string[] {
  const steps = walk.steps[goal];
  if (steps === undefined) return [];
  if (steps === 1) return [goal];
  const before = chart.tiles.find(
    ({ id, ways }) => walk.steps[id] === steps - 1 && ways?.includes(goal),
  );
  return before === undefined ? [] : [...wayTo(chart, walk, before.id), goal];
}

/** The things of each answer on the way. */
export const answersAlong = (walk: Walk, way: readonly string[]): string[][] =>
  way.map((tile) => [explorerThing(walk.explorer), thingOf(tile)]);

/** What so many steps cost. */
export const payFor = (walk: Walk, steps: number) => walk.pays?.[steps - 1] ?? {};
