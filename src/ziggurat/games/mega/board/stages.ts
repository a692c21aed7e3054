/** The four parts of the board that are seen one at a time, and which a question is about. */
import { idIn } from './scene';

export type Stage = 'map' | 'trade' | 'advances' | 'ast';

export const STAGES: readonly { name: Stage; title: string; key: string }[] = [
  { name: 'map', title: 'Map', key: 'M' },
  { name: 'trade', title: 'Trade', key: 'T' },
  { name: 'advances', title: 'Advances', key: 'V' },
  { name: 'ast', title: 'A.S.T.', key: 'S' },
];

/** By kind of question; all others are answered on the map. */
const BY_KIND: Readonly<Record<string, Stage>> = {
  floor: 'trade',
  market_trade: 'trade',
  buy_cards: 'trade',
  bandits: 'trade',
  bribe: 'trade',
  ransom: 'trade',
  tribute: 'trade',
  'drop-cards': 'trade',
  orders: 'advances',
  purchase: 'advances',
  claims: 'advances',
  'live-claims': 'advances',
  intervene: 'advances',
  exchange: 'advances',
  'another-building': 'advances',
  'free-credits': 'advances',
  regress: 'ast',
  retreat: 'ast',
};

/** Where a kind of question is answered. */
export const stageFor = (kind: string): Stage => BY_KIND[kind] ?? 'map';

/** Where a thing is found; null for what is on no stage. */
export function stageOfThing(thing: string): Stage | null {
  const is = (...kinds: string[]) => kinds.some((kind) => idIn(kind, thing) !== null);
  if (is('area', 'ship', 'sea')) return 'map';
  if (is('card', 'offer', 'stack')) return 'trade';
  if (is('advance')) return 'advances';
  return is('building') ? 'ast' : null;
}
