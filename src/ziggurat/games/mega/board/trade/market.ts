/** Cards on the market of 3 and 4 players. */
import type { Schemas } from '$lib/api/types';
import type { Scene } from '../scene';
import { faceOf } from './cards';

export type MarketCard = Schemas['MegaView.MarketCard'];

/** What options call a card there: by its face where everybody sees it, else by its back. */
export const marketThing = ({ card, stack, shown }: MarketCard): string =>
  card !== null && (shown || stack === null) ? `card:${card}` : `stack:${String(stack)}`;

export function marketWords(scene: Scene, { card, stack, shown }: MarketCard): string {
  const back = stack === null ? '' : ` of stack ${String(stack)}`;
  if (card === null) return `A card${back}, face down`;
  const name = faceOf(scene, card).name;
  return shown ? `${name}${back}` : `${name}${back}, face down, which you put there`;
}
