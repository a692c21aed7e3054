/** Filling the seats of a new table: levels, characters, one seat more. */
import { expect, test } from 'vitest';
import type { GameInfo } from '../src/lib/api/types';
import {
  botNamed,
  characterOf,
  hasCharacters,
  levelOf,
  oneMore,
  seatsAgainstBots,
  usualBot,
} from '../src/lib/making';

const level = (name: string, has_characters = true) => ({
  name,
  about: 'plays',
  has_characters,
  is_given_one: has_characters,
});
const game: GameInfo = {
  name: 'tiny',
  title: 'Tiny',
  summary: '',
  least_seats: 2,
  most_seats: 4,
  settings: [],
  bots: [level('random', false), level('novice'), level('greedy'), level('planner')],
  characters: [{ name: 'miser', title: 'the Miser', temper: 'Bids last.' }],
  first_game: { seats: 3, settings: {}, note: '' },
  first_bot: 'novice',
};

test('a bot is named by its level and its character', () => {
  expect(botNamed(game, 'planner', 'miser')).toBe('planner/miser');
  expect(botNamed(game, 'planner', '')).toBe('planner');
  expect([levelOf('planner/miser'), characterOf('planner/miser')]).toEqual(['planner', 'miser']);
  expect([levelOf('planner'), characterOf('planner')]).toEqual(['planner', '']);
});

test('a level without characters drops the one that was chosen', () => {
  expect(botNamed(game, 'random', 'miser')).toBe('random');
  expect(hasCharacters(game, 'random')).toBe(false);
  expect(hasCharacters(game, 'planner/miser')).toBe(true);
  expect(hasCharacters({ ...game, characters: [] }, 'planner')).toBe(false);
});

test('a seat more is for one more of the last bot, in any character', () => {
  const seats = [
    { kind: 'me' as const, bot: '' },
    { kind: 'bot' as const, bot: 'planner/miser' },
    { kind: 'open' as const, bot: '' },
  ];
  expect(oneMore(game, seats)).toEqual({ kind: 'bot', bot: 'planner' });
  expect(oneMore(game, seats.slice(0, 1))).toEqual({ kind: 'bot', bot: usualBot(game) });
});

test('a newcomer plays against the bots the server names', () => {
  expect(seatsAgainstBots(game, game.first_bot).map(({ bot }) => bot)).toEqual([
    '',
    'novice',
    'novice',
  ]);
});
