/** What an answer changes of what one has: `cities 6 → 5`. */
import type { Question, Quote } from '$lib/api/types';
import { goodName, reckoningOf } from '../printed';
import { idIn, type Scene } from '../scene';

export interface Change {
  thing: string;
  name: string;
  before: number;
  after: number;
}

type Amounts = Readonly<Record<string, number>>;

const NAMES: Readonly<Record<string, string>> = {
  'piece:tokens': 'tokens on the map',
  'piece:stock': 'stock',
  'piece:treasury': 'treasury',
  'piece:cities': 'cities',
  'piece:ships': 'ships',
  'piece:step': 'A.S.T. step',
  'piece:points': 'points',
};

/** Things by name with what there is of each before and after; cards come last. */
export function changesIn(scene: Scene, { holdings }: Question, changes: Amounts): Change[] {
  const rank = (thing: string): number =>
    Object.keys(NAMES).indexOf(thing) + (thing in NAMES ? 0 : 99);
  return Object.entries(changes)
    .toSorted(([one], [other]) => rank(one) - rank(other))
    .map(([thing, change]) => {
      const before = holdings[thing] ?? 0;
      const card = idIn('card', thing);
      const name = NAMES[thing] ?? (card === null ? thing : goodName(scene, card));
      return { thing, name, before, after: before + change };
    });
}

/** What an answer that is asked about would change; of what others decide as well, only that. */
export function changesBy({ holdings }: Question, quote: Quote | null): Amounts {
  const { treasury, stock } = reckoningOf(quote);
  const told = { 'piece:treasury': treasury, 'piece:stock': stock };
  const reckoned = Object.entries(told).flatMap(([thing, after]) => {
    const change = (after ?? 0) - (holdings[thing] ?? 0);
    return after == null || change === 0 ? [] : [[thing, change]];
  });
  return { ...(Object.fromEntries(reckoned) as Amounts), ...quote?.changes };
}

/** `cities 6 → 5, points 85 → 84`; stock is left out: it only mirrors the rest. */
export const changeWords = (scene: Scene, question: Question, changes: Amounts): string =>
  changesIn(scene, question, changes)
    .filter(({ thing }) => thing !== 'piece:stock')
    .map(({ name, before, after }) => `${name} ${String(before)} → ${String(after)}`)
    .join(', ');
