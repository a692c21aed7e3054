/** What a newcomer is told about a kind of question, in a line. */
import type { Hint } from '$lib/board';
import type { View } from './scene';

const WORDS: Readonly<Record<string, string>> = {
  'tax-rate': 'Every city pays from your stock into your treasury. What cannot pay revolts.',
  spread: 'Your stock is too small for all that would grow: say where it does.',
  move:
    'Click an area of yours, then where its tokens go. What is above a limit is lost later; ' +
    'enough tokens in one place become a city.',
  march: 'Click where they go, and set how many.',
  sail: 'Click where the ship goes, and set how many tokens it takes along.',
  'build-cities': 'Tick the areas that become cities. Tokens elsewhere must support each of them.',
  'build-with-help': 'Neighbours and treasury can make up for what is missing.',
  support: 'Too few tokens support your cities, so one of them becomes tokens again.',
  'order-fights': 'You say which fight comes first; the map shows what would be left.',
  buy_cards: 'Your cities have drawn their cards. More of them can be bought.',
  floor:
    'Sets of the same good are worth far more than single cards: offer what you have once for what you have often.',
  losses: 'A calamity has struck: click what you lose, until it is enough.',
  'use-ability': 'Some of your advances can be used once a turn.',
  orders: 'Click the advances you buy. Cards and treasury pay for them, and there is no change.',
  purchase: 'Click the advances you buy. Cards and treasury pay for them, and there is no change.',
  'drop-cards': 'You may keep only so many cards: give away those that are missed least.',
};

export function hintFor({ question }: View): Hint | null {
  const words = WORDS[question];
  return words === undefined ? null : { kind: question, words };
}
