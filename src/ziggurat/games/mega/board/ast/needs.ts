/** What the A.S.T. asks for, in words short and long. */
import type { Epoch, Need, Step } from '../printed';
import type { Player, Scene } from '../scene';

export const isMet = ({ have, need }: Need): boolean => have >= need;

/** `advances`, `advances from 100`, `points of advances`. */
function kindOf({ what, cost_least: least = 0, cost_most: most = 0 }: Need): string {
  if (what === 'points') return 'points of advances';
  if (what === 'cities') return 'cities';
  const from = least > 0 ? ` from ${String(least)}` : '';
  return `advances${from}${most > 0 ? ` up to ${String(most)}` : ''}`;
}

/** `2 of 3 advances from 100`. */
export const needWords = (need: Need): string =>
  `${String(need.have)} of ${String(need.need)} ${kindOf(need)}`;

/** The same where there is little room: `2/3 adv ≥100`. */
export function needBrief(need: Need): string {
  const { what, cost_least: least = 0, cost_most: most = 0 } = need;
  const kinds = { cities: 'cities', advances: 'adv', points: 'points' };
  const from = least > 0 ? ` ≥${String(least)}` : '';
  const to = most > 0 ? ` ≤${String(most)}` : '';
  return `${String(need.have)}/${String(need.need)} ${kinds[what]}${from}${to}`;
}

/** What a step asks for in a sentence, the epoch before it. */
export function stepWords(scene: Scene, step: Step): string {
  const epoch = epochName(scene, step.epoch);
  const needs = step.needs.map(needWords).join(', ');
  return `Step ${String(step.step)}, ${epoch}: ${needs === '' ? 'nothing is needed' : needs}`;
}

export const epochName = (scene: Scene, epoch: string): string =>
  scene.succession.epochs[epoch] ?? epoch;

/** What every epoch asks for: `3 cities, 3 advances from 100`. */
export function demandWords(scene: Scene, epoch: Epoch): string {
  const needs = scene.succession.needs[epoch];
  if (needs === undefined) return '';
  const from = needs.advance_cost_min > 0 ? ` from ${String(needs.advance_cost_min)}` : '';
  const to = needs.advance_cost_max > 0 ? ` up to ${String(needs.advance_cost_max)}` : '';
  return [
    needs.cities > 0 ? `${String(needs.cities)} cities` : '',
    needs.advances > 0 ? `${String(needs.advances)} advances${from}${to}` : '',
    needs.advance_vp > 0 ? `${String(needs.advance_vp)} points of advances` : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}

export const EPOCHS: readonly Epoch[] = [
  'stone_age',
  'early_bronze_age',
  'middle_bronze_age',
  'late_bronze_age',
  'early_iron_age',
  'late_iron_age',
];

/** The parts of a score as the table shows them: what is not there is 0. */
export function partsOf(player: Player): Record<'cities' | 'advances' | 'steps' | 'rest', number> {
  const { cities = 0, advances = 0, 'A.S.T.': steps = 0 } = player.points;
  return { cities, advances, steps, rest: player.score - cities - advances - steps };
}

/** All parts in words: `cities 6, advances 12, A.S.T. 40`. */
export const partWords = (player: Player): string =>
  Object.entries(player.points)
    .map(([part, points]) => `${part} ${String(points)}`)
    .join(', ');
