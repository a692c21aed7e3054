/** What the strip of players tells of each, and in how many words. */
import type { View } from './scene';

export type Density = 'full' | 'middle' | 'dense';

/** Four players have room for all, nine for a name and what they do, eighteen for letters and points. */
export const densityFor = (players: number): Density =>
  players <= 4 ? 'full' : players <= 9 ? 'middle' : 'dense';

/** What somebody does who is asked, by kind of question. */
const DOING: Readonly<Record<string, string>> = {
  'tax-rate': 'taxes',
  spread: 'grows',
  move: 'moves',
  march: 'moves',
  sail: 'moves',
  'pay-ship': 'moves',
  'pay-upkeep': 'moves',
  'build-cities': 'builds',
  'build-with-help': 'builds',
  garrison: 'builds',
  buy_cards: 'buys cards',
  floor: 'trades',
  market_trade: 'trades',
  losses: 'loses units',
  'use-ability': 'uses abilities',
  orders: 'buys advances',
  purchase: 'buys advances',
  'drop-cards': 'discards',
};

/** What a player does now, in a word or two. */
export function stateOf(view: View, player: number, asked: readonly number[]): string {
  const own = view.players[player];
  if (own === undefined) return '';
  if (own.gone > 0) return 'has left';
  const isDone = view.floor?.done.includes(player) === true;
  if (asked.includes(player) && !isDone) return DOING[view.question] ?? 'chooses';
  if (view.floor !== null && isDone) return 'done trading';
  return own.leaving ? 'leaves' : `${own.hand_size} ${own.hand_size === 1 ? 'card' : 'cards'}`;
}
