/** Movement from events: what is new, what goes where, and that it ends by itself or at once. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Line } from '../src/lib/api/types';
import { Stage, type Act } from '../src/lib/moving/stage.svelte';
import { Unplayed } from '../src/lib/moving/unplayed';
import {
  goingsOf,
  happeningsOf,
  standOf,
  waysIn,
  type Event,
} from '../../src/ziggurat/games/monumental/board/moving/happening';
import type { View } from '../../src/ziggurat/games/monumental/board/scene';
import { line } from './samples';

const told = (number: number, event: unknown, text = ''): Line => ({
  ...line(number, number, text),
  event: event as Line['event'],
});

describe('what is new', () => {
  it('is what came after the board was seen first', () => {
    const unplayed = new Unplayed();
    expect(unplayed.take([line(4, 1), line(5, 2)], false)).toEqual([]);
    expect(unplayed.take([line(5, 2), line(6, 3)], false).map(({ number }) => number)).toEqual([6]);
    expect(unplayed.take([line(6, 3)], false)).toEqual([]);
    expect(unplayed.take([], false)).toEqual([]);
    expect(unplayed.take([line(7, 4)], false)).toHaveLength(1);
  });

  it('is nothing when a replay is entered, left or gone back', () => {
    const unplayed = new Unplayed();
    unplayed.take([line(9, 9)], false);
    expect(unplayed.take([line(4, 4)], true)).toEqual([]);
    expect(unplayed.take([line(5, 5)], true)).toHaveLength(1);
    expect(unplayed.take([line(4, 4)], true)).toEqual([]);
    expect(unplayed.take([line(9, 9)], false)).toEqual([]);
  });
});

describe('events', () => {
  const view = {
    players: [
      { capital: 'A1', warlord: 'A2', explorers: ['B1', 'C1'], trade: 3 },
      { capital: 'D1', warlord: 'C2', explorers: ['D1', 'D1'], trade: 0 },
    ],
    tiles: [
      { id: 'C2', soldiers: 2, token: null },
      { id: 'B2', soldiers: 0, token: 'barbarian' },
    ],
    monsters: [{ id: 'hydra', tile: 'B3', attacks: false }],
  } as unknown as View;
  const attack = {
    kind: 'province_attacked',
    seat: 0,
    tile: 'C2',
    defender: 1,
    soldiers: { A1: 2, B1: 1 },
    with_warlord: true,
  };
  const ways = (event: unknown, all: Line[] = []) =>
    goingsOf(event as Event, all, view).map(({ sprite, stops }) => [
      `${sprite.kind} ${sprite.id}`.trim(),
      sprite.count,
      ...stops.map(([first]) => first),
    ]);

  it('of a conquest bring units in and send others home', () => {
    const conquered = { kind: 'province_conquered', seat: 0, tile: 'C2', loser: 1 };
    expect(ways(conquered, [told(1, attack)])).toEqual([
      ['soldier', 2, 'tile:C2', 'tile:D1'],
      ['warlord', 1, 'tile:C2', 'tile:D1'],
      ['soldier', 2, 'tile:A1', 'tile:C2'],
      ['soldier', 1, 'tile:B1', 'tile:C2'],
      ['warlord', 1, 'tile:A2', 'tile:C2'],
    ]);
    expect(ways(attack)).toEqual([]);
  });

  it('move pieces, pawns and tokens', () => {
    const explorer = { kind: 'explorer_moved', seat: 0, explorer: 1, origin: 'B1', tile: 'C1' };
    expect(ways(explorer)).toEqual([['explorer 1', 1, 'tile:B1', 'tile:C1']]);
    expect(ways({ kind: 'monster_moved', monster: 'hydra', origin: 'B2', tile: 'B3' })).toEqual([
      ['monster hydra', 1, 'tile:B2', 'tile:B3'],
    ]);
    expect(ways({ kind: 'trade_advanced', seat: 0, origin: 2, space: 3 })).toEqual([
      ['pawn', 1, 'track:2', 'track:3'],
    ]);
    const taken = { kind: 'exploration_token_taken', seat: 0, tile: 'B2', token: 'gold_3' };
    expect(ways(taken)).toEqual([['token barbarian', 1, 'tile:B2', 'player:0']]);
  });

  it('move cards between display, decks and players', () => {
    const acquired = { kind: 'card_acquired', seat: 0, card: 'granary', origin: 'display' };
    expect(ways(acquired)).toEqual([['card granary', 1, 'card:granary', 'deck-0']]);
    expect(ways({ kind: 'display_dealt', cards: ['fort', 'temple'] })).toEqual([
      ['card fort', 1, 'deck', 'card:fort'],
      ['card temple', 1, 'deck', 'card:temple'],
    ]);
    expect(ways({ kind: 'display_discarded', cards: ['fort'] })).toEqual([
      ['card fort', 1, 'card:fort', 'gone'],
    ]);
    expect(ways({ kind: 'gained', seat: 0 })).toEqual([]);
  });

  it('are seen answer by answer, and cards of an Automa before what they do', () => {
    const step = { kind: 'explorer_moved', seat: 1, explorer: 0, origin: 'D1', tile: 'C1' };
    const card = { kind: 'automa_card_turned_up', seat: 1, card: 'a7' };
    const lines = [told(1, step), told(1, step), told(2, card, 'A card'), told(2, step)];
    const seen = happeningsOf(lines, lines, view).map(({ goings, text }) => [goings.length, text]);
    expect(seen).toEqual([
      [2, ''],
      [1, 'A card'],
    ]);
  });

  it('leave arrows on the map where an earlier move is looked at', () => {
    const step = (origin: string, tile: string) =>
      told(1, { kind: 'explorer_moved', seat: 0, explorer: 1, origin, tile });
    const conquered = told(1, { kind: 'province_conquered', seat: 0, tile: 'C2', loser: null });
    expect(waysIn([step('A1', 'B1'), step('B1', 'C1'), told(1, null)], view)).toEqual([
      { tiles: ['A1', 'B1', 'C1'], count: 1 },
    ]);
    expect(waysIn([told(1, attack), conquered], view)).toEqual([
      { tiles: ['A1', 'C2'], count: 2 },
      { tiles: ['B1', 'C2'], count: 1 },
      { tiles: ['A2', 'C2'], count: 1 },
    ]);
  });

  it('tell of pieces that stand somewhere now', () => {
    const sprite = { kind: 'explorer', owner: 0, id: '1', count: 1 } as const;
    expect(standOf(sprite, view)).toBe('tile:C1');
    expect(standOf({ ...sprite, kind: 'pawn' }, view)).toBe('track:3');
    expect(standOf({ ...sprite, kind: 'monster', id: 'hydra' }, view)).toBe('tile:B3');
  });
});

describe('the stage', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const act = (text: string): Act<string> => ({ motions: [], text, time: 700 });

  it('plays one act after the other and then rests', () => {
    const stage = new Stage<string>();
    expect(vi.getTimerCount()).toBe(0);
    stage.play([act('first'), act('second')]);
    expect(stage.now?.text).toBe('first');
    vi.advanceTimersByTime(700);
    expect(stage.now?.text).toBe('second');
    vi.advanceTimersByTime(700);
    expect(stage.now).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('hurries where much has happened, and ends at once when skipped', () => {
    const stage = new Stage<string>();
    stage.play(Array.from({ length: 24 }, (_, index) => act(String(index))));
    vi.advanceTimersByTime(700);
    expect(Number(stage.now?.text)).toBeGreaterThan(2);
    stage.skip();
    expect(stage.now).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });
});
