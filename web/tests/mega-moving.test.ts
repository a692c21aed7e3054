/** What events of Mega Empires look like: never more than a few acts, however much has happened. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Line } from '../src/lib/api/types';
import { Stage, type Act } from '../src/lib/moving/stage.svelte';
import {
  mapHappenings,
  tableHappenings,
} from '../../src/ziggurat/games/mega/board/moving/happening';
import { line } from './samples';

const told = (event: object, text = ''): Line => ({
  ...line(1, 1, text),
  event: event as Line['event'],
});

const seen = (...events: object[]) =>
  mapHappenings(events.map((event) => told(event))).map(({ goings }) =>
    goings.map(({ sprite, stops }) =>
      [sprite.kind, sprite.owner, sprite.count, ...stops].join(' '),
    ),
  );

const marched = (seat: number, origin: string, area: string, tokens: number) => ({
  kind: 'marched',
  seat,
  origin,
  area,
  tokens,
});

describe('on the map', () => {
  test('all ways are gone at once, then all is fought, then it is seen what came of it', () => {
    expect(
      seen(
        marched(1, 'merv', 'nisa', 3),
        { kind: 'fight_begun', area: 'nisa', forces: [] },
        { kind: 'city_built', seat: 1, area: 'nisa' },
        { kind: 'sailed', seat: 2, ship: 5, origin: 'dahae', area: 'ustyurt', tokens: 2 },
        { kind: 'surplus_removed', seat: 1, removed: [{ area: 'merv', tokens: 4 }] },
        { kind: 'horde_moved', origin: 'lut', area: 'aria', barbarians: 7 },
      ),
    ).toEqual([
      [
        'tokens 1 3 area:merv area:nisa',
        'ship 2 2 area:dahae area:ustyurt',
        'tokens wild 7 area:lut area:aria',
      ],
      ['fight wild 0 area:nisa'],
      ['city 1 0 area:nisa', 'loss 1 4 area:merv'],
    ]);
  });

  test('calamities take tokens and cities where they stood', () => {
    const epidemic = {
      kind: 'units_lost',
      seat: 0,
      calamity: 'epidemic',
      tokens: [{ area: 'merv', tokens: 2 }],
      cities: [{ area: 'nisa', is_reduced: true }],
    };
    expect(seen(epidemic)).toEqual([['loss 0 2 area:merv', 'fall 0 0 area:nisa']]);
    const volcano = { kind: 'volcano_erupted', seat: 0, volcano: 'etna', areas: ['a', 'b'] };
    expect(seen(volcano)).toEqual([['eruption 0 0 area:a', 'eruption 0 0 area:b']]);
  });

  test('what changes nothing there is not seen', () => {
    expect(seen({ kind: 'turn_begun', turn: 3 }, { kind: 'trade_ended' })).toEqual([]);
  });
});

describe('among players', () => {
  test('cards change hands, and each calamity is told', () => {
    const traded = { kind: 'cards_traded', seat: 0, taker: 3, gave: 3, received: 4 };
    const struck = { kind: 'calamity_struck', seat: 2, calamity: 'epidemic' };
    const acts = tableHappenings([told(traded), told(struck, 'Epidemic strikes Indus.')]);
    expect(acts.map(({ text }) => text)).toEqual(['', 'Epidemic strikes Indus.']);
    expect(acts[0]?.goings.map(({ sprite, stops }) => [sprite.count, ...stops])).toEqual([
      [3, 'seat:0', 'seat:3'],
      [4, 'seat:3', 'seat:0'],
    ]);
  });
});

describe('a stage with room for few', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('leaves out the oldest of many acts', () => {
    const act = (text: string): Act<string> => ({ motions: [], text, time: 600 });
    const stage = new Stage<string>(2);
    for (let number = 0; number < 50; number += 1) stage.play([act(String(number))]);
    expect(stage.now?.text).toBe('0');
    vi.advanceTimersByTime(600);
    expect(stage.now?.text).toBe('48');
    vi.advanceTimersByTime(1200);
    expect(stage.now).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });
});
