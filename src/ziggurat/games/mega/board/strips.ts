/** What the strip of players tells of each, and in how many words. */
import type { View } from './scene';

export type Density = 'full' | 'middle' | 'dense';

/** So many pixels a player needs for all there is to tell, and for a name and what he does. */
const WIDTHS = { full: 200, middle: 100 };

/**
 * Four players have room for all, nine for a name and what they do, eighteen for letters and
 * points; on a narrow strip fewer have.
 */
export function densityFor(players: number, width: number): Density {
  const room = width / Math.max(players, 1);
  if (players <= 4 && room >= WIDTHS.full) return 'full';
  return players <= 9 && room >= WIDTHS.middle ? 'middle' : 'dense';
}

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
  buy_cards: 'buys',
  floor: 'trades',
  market_trade: 'trades',
  losses: 'loses',
  'use-ability': 'acts',
  orders: 'buys',
  purchase: 'buys',
  'drop-cards': 'discards',
};

/** What a player does now, in a word or two. */
export function stateOf(view: View, player: number, asked: readonly number[]): string {
  const own = view.players[player];
  if (own === undefined) return '';
  if (own.gone > 0) return 'has left';
  const isDone = view.floor?.done.includes(player) === true;
  if (asked.includes(player) && !isDone) return DOING[view.question] ?? 'chooses';
  if (view.floor !== null && isDone) return 'done';
  return own.leaving ? 'leaves' : `${own.hand_size} ${own.hand_size === 1 ? 'card' : 'cards'}`;
}
