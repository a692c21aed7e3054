/** The hex map of Monumental: geometry, where pieces stand, what is said of a tile. */
import { describe, expect, it } from 'vitest';
import type { Question } from '$lib/api/types';
import { NO_PICKS, type Picks } from '$lib/board';
import {
  answersTo,
  focusOf,
  mostOf,
  tagsOf,
  verbsAt,
  waysOf,
} from '../../src/ziggurat/games/monumental/board/map/asked';
import {
  besides,
  counterParts,
  counterWidth,
  garrisonsOf,
  pilesOf,
  standsOf,
} from '../../src/ziggurat/games/monumental/board/map/berths';
import type {
  MapTile,
  Scene,
  Tile,
  View,
} from '../../src/ziggurat/games/monumental/board/map/chart';
import { MapTeller } from '../../src/ziggurat/games/monumental/board/map/describe';
import {
  arrowPath,
  cornersOf,
  hexPath,
  sidePath,
  stepByKey,
} from '../../src/ziggurat/games/monumental/board/map/hexes';
import { spotsAround } from '../../src/ziggurat/games/monumental/board/map/ring';
import { LARGE, placesFor } from '../../src/ziggurat/games/monumental/board/map/steppers';
import { answersAlong, walkOf, wayTo } from '../../src/ziggurat/games/monumental/board/map/walks';
import type { Point } from '$lib/map/point';
import { entry, group } from './samples';

const place = (id: string, q: number, r: number, more: Partial<MapTile> = {}): MapTile => ({
  id,
  q,
  r,
  at: [104 * (q + r / 2), 90 * r],
  terrain: 'mountain',
  ...more,
});

/** A row of two, one of three, one of two. */
const TILES = [
  place('A1', 0, 0, { terrain: 'capital', seat: 1 }),
  place('A2', 1, 0),
  place('B1', -1, 1),
  place('B2', 0, 1, { is_coastal: true }),
  place('B3', 1, 1, { ways: ['C2'] }),
  place('C1', -1, 2),
  place('C2', 0, 2),
];

const tile = (id: string, more: Partial<Tile> = {}): Tile => ({
  id,
  terrain: 'mountain',
  control: null,
  soldiers: 0,
  outpost: false,
  explored: false,
  defence: 4,
  defence_parts: {},
  token: null,
  wonder: null,
  natural: null,
  production: 0,
  science: 0,
  market: null,
  market_left: 0,
  benefit: false,
  hidden_forces: false,
  post: null,
  exchange: null,
  ...more,
});

const scene = {
  chart: {
    size: 60,
    tiles: TILES,
    terrains: { mountain: { name: 'Mountain' }, capital: { name: 'Capital' } },
    tokens: {
      barbarian: { name: 'Barbarians' },
      science: { name: 'Science token' },
      natural_wonder: { name: 'Natural Wonder' },
      market_art: { name: 'Art Market', letter: 'A' },
    },
  },
  civilizations: { egyptian: { realm: 'Egypt' }, malians: { realm: 'Mali' } },
  things: {
    giza: { thing: 'card:giza', name: 'Great Pyramid' },
    impundulu: { thing: 'card:impundulu', name: 'Impundulu' },
  },
  names: {},
} as unknown as Scene;

const view = {
  players: [
    {
      civilization: 'egyptian',
      warlord: 'A1',
      explorers: ['A1', 'B2'],
      explorers_acted: [false, true],
    },
    {
      civilization: 'malians',
      warlord: 'C2',
      explorers: ['B2', 'B2'],
      explorers_acted: [false, false],
    },
  ],
  monsters: [{ id: 'impundulu', tile: 'B2', attacks: true }],
  tiles: [
    tile('A1', { control: 0, soldiers: 12, defence: null }),
    tile('A2', { token: 'barbarian' }),
    tile('B1', { control: 0 }),
    tile('B2', { wonder: 'giza', outpost: true, post: 1, natural: 'face down', science: 2 }),
    tile('B3', { market: 'market_art', market_left: 3 }),
    tile('C1', { market: 'market_art', market_left: 0 }),
    tile('C2', { control: 1, soldiers: 1 }),
  ],
} as unknown as View;

const { chart } = scene;

describe('hexes', () => {
  it('stand on a corner', () => {
    const corners = cornersOf(60, [100, 100]);
    expect(corners).toHaveLength(6);
    expect(corners[0]).toEqual([152, 70]);
    expect(corners[2]).toEqual([100, 160]);
    expect(hexPath(60)).toMatch(/^M52 -30L52 30L0 60L.*Z$/);
  });

  it('have sides that leave their corners free', () => {
    expect(sidePath(0, 60)).toBe('M52 -21.6L52 21.6');
  });

  it('are walked through by arrow keys, and back by the opposite ones', () => {
    expect(stepByKey(TILES, 'B2', [1, 0])).toBe('B3');
    expect(stepByKey(TILES, 'B2', [-1, 0])).toBe('B1');
    const up = stepByKey(TILES, 'B2', [0, -1]) ?? '';
    expect(up).toBe('A1');
    expect(stepByKey(TILES, up, [0, 1])).toBe('B2');
    const down = stepByKey(TILES, 'B2', [0, 1]) ?? '';
    expect(down).toBe('C1');
    expect(stepByKey(TILES, down, [0, -1])).toBe('B2');
  });

  it('lead to the other neighbour where one is missing, and nowhere at the edge', () => {
    expect(stepByKey(TILES, 'B1', [0, -1])).toBe('A1');
    expect(stepByKey(TILES, 'A1', [0, -1])).toBeNull();
    expect(stepByKey(TILES, 'Z9', [0, -1])).toBeNull();
  });

  it('are joined by arrows that begin and end beside the pieces', () => {
    expect(arrowPath([0, 0], [200, 0], 0)).toBe('M26 0Q96 0 166 0');
    expect(arrowPath([0, 0], [104, 0], 0)).toBe('M26 0Q48 0 70 0');
  });
});

describe('the ring', () => {
  const height = 500;

  it('stands to both sides of what was clicked', () => {
    const spots = spotsAround([400, 250], 50, [800, height], 4);
    expect(spots.map(({ x }) => x)).toEqual([450, 350, 450, 350]);
    expect(spots.map(({ shift }) => shift)).toEqual([0, -100, 0, -100]);
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
  });

  it('stands on the side that has room at an edge, and never leaves the window', () => {
    const spots = spotsAround([790, 10], 50, [800, height], 5);
    expect(new Set(spots.map(({ x }) => x))).toEqual(new Set([740]));
    expect(Math.min(...spots.map(({ y }) => y))).toBeGreaterThanOrEqual(22);
  });

  it('stands below on a phone, or above where there is no room below', () => {
    const low = spotsAround([195, 450], 50, [390, height], 3);
    const high = spotsAround([195, 100], 50, [390, height], 3);
    expect(Math.max(...low.map(({ y }) => y))).toBeLessThan(400);
    expect(Math.min(...high.map(({ y }) => y))).toBeGreaterThan(150);
    expect(high.every(({ x }) => x === 195)).toBe(true);
  });

  it('has six buttons at most', () => {
    expect(spotsAround([400, 250], 50, [800, height], 9)).toHaveLength(6);
  });
});

describe('steppers', () => {
  const ground = { room: [390, 500] as Point, goal: [190, 240] as Point, reach: 47, size: LARGE };
  const tiles: Point[] = [
    [109, 240],
    [149, 310],
    [231, 310],
    [271, 240],
    [30, 460],
  ];
  const spots = placesFor(tiles, ground);

  it('lie off one another', () => {
    for (const [index, one] of spots.entries()) {
      for (const other of spots.slice(index + 1)) {
        const [dx, dy] = [Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1])];
        expect(dx >= LARGE[0] || dy >= LARGE[1]).toBe(true);
      }
    }
  });

  it('leave the goal free and stay in the window', () => {
    for (const [x, y] of spots) {
      const [dx, dy] = [Math.abs(x - 190) - LARGE[0] / 2, Math.abs(y - 240) - LARGE[1] / 2];
      expect(Math.hypot(Math.max(0, dx), Math.max(0, dy))).toBeGreaterThan(35);
      expect(x).toBeGreaterThanOrEqual(LARGE[0] / 2);
      expect(y + LARGE[1] / 2).toBeLessThanOrEqual(500);
    }
  });

  it('stand at their tile where nothing is in the way', () => {
    const [alone] = placesFor([[195, 400]], ground);
    expect(Math.hypot((alone?.[0] ?? 0) - 195, (alone?.[1] ?? 0) - 400)).toBeLessThan(48);
  });
});

describe('berths', () => {
  it('are to the left for structures and to the right for others', () => {
    expect(besides(1, 1)).toEqual([-35, 35]);
    expect(besides(2, 2)).toEqual([-35, -12, 35, 12]);
  });

  it('come closer where more stand on a tile, and none hides another', () => {
    const crowd = besides(3, 4);
    expect(new Set(crowd).size).toBe(7);
    expect(Math.min(...crowd)).toBe(-35);
    expect(crowd[3]).toBe(35);
  });

  it('hold everything the view tells, each where it belongs', () => {
    const stands = standsOf(chart, view, 0).filter((stand) => stand.tile === 'B2');
    expect(stands.map((stand) => stand.kind)).toEqual([
      'wonder',
      'outpost',
      'post',
      'monster',
      'explorer',
      'explorer',
      'explorer',
    ]);
    const middle = chart.tiles[3]?.at[0] ?? 0;
    expect(stands[0]?.at[0]).toBeLessThan(middle);
    expect(stands[3]?.at[0]).toBeGreaterThan(middle);
  });

  it('keep the key of what moves, so that it glides', () => {
    const moved = { ...view, monsters: [{ id: 'impundulu', tile: 'B3', attacks: false }] };
    const keys = (of: View) => standsOf(chart, of, 0).map((stand) => stand.key);
    expect(keys(view)).toContain('monster-impundulu');
    expect(keys(moved)).toContain('monster-impundulu');
    expect(new Set(keys(view)).size).toBe(keys(view).length);
  });

  it('make things of own Explorers alone', () => {
    const things = (seat: number | null) =>
      standsOf(chart, view, seat).flatMap(({ kind, thing }) =>
        kind === 'explorer' && thing !== null ? [thing] : [],
      );
    expect(things(0)).toEqual(['explorer:0', 'explorer:1']);
    expect(things(1)).toEqual(['explorer:0', 'explorer:1']);
    expect(things(null)).toEqual([]);
  });

  it('have a counter for whoever holds a tile, as wide as what it tells', () => {
    const garrisons = garrisonsOf(chart, view);
    expect(garrisons.map(({ tile: id }) => id)).toEqual(['A1', 'B1', 'C2']);
    const [full, empty] = garrisons;
    expect(full?.hasWarlord).toBe(true);
    expect(full?.width).toBe(counterWidth(true, 12));
    expect(counterWidth(true, 12)).toBeGreaterThan(counterWidth(false, 12));
    expect(counterWidth(true, 12)).toBeLessThan(94);
    expect(empty && counterParts(empty).seal).toBe(0);
  });

  it('keep the parts of a counter within it, one after the other', () => {
    const [full] = garrisonsOf(chart, view);
    if (full === undefined) throw new Error('nobody holds A1');
    const { seal, warlord, soldier, count } = counterParts(full);
    expect(seal).toBeGreaterThan(-full.width / 2 + 8);
    expect([seal, warlord, soldier, count]).toEqual(
      [seal, warlord, soldier, count].sort((a, b) => a - b),
    );
    expect(count + 22).toBeLessThanOrEqual(full.width / 2 + 1);
  });

  it('gather tokens of a kind on a pile, and leave out what is gone', () => {
    const piles = (id: string) => {
      const found = view.tiles.find((each) => each.id === id);
      const where = TILES.find((each) => each.id === id);
      return found && where ? pilesOf(where, found) : [];
    };
    expect(piles('B2').map(({ token, count }) => [token, count])).toEqual([
      ['natural_wonder', 1],
      ['science', 2],
    ]);
    expect(piles('C1')).toEqual([]);
    expect(piles('A2')[0]?.at[0]).toBe(104);
  });
});

describe('words', () => {
  const teller = new MapTeller(scene, view);
  const say = (id: string, offer?: string) => {
    const found = TILES.find((each) => each.id === id);
    return found && teller.tile(found, offer);
  };

  it('are one sentence a tile, with what can be done there', () => {
    expect(say('A2', 'conquer for 4 Military')).toBe(
      'Mountain A2, held by nobody, Defence 4, Barbarians; conquer for 4 Military.',
    );
  });

  it('name who holds it and who stands there', () => {
    expect(say('A1')).toBe('Capital A1, of Egypt, Warlord and 12 Soldiers, 1 Explorer of Egypt.');
    expect(say('C2')).toBe('Mountain C2, held by Mali, Defence 4, Warlord and 1 Soldier.');
  });

  it('count the tokens of a market', () => {
    expect(say('B3')).toContain('Art Market with 3 tokens.');
  });

  it('tell everything that stands and lies on a crowded tile', () => {
    expect(say('B2')).toBe(
      'Mountain B2, coastal, held by nobody, Defence 4, Wonder Great Pyramid, Outpost, ' +
        'Trading Post of Mali, Impundulu about to attack, 1 Explorer of Egypt, ' +
        '2 Explorers of Mali, Natural Wonder, 2 Science tokens.',
    );
  });
});

describe('questions on the map', () => {
  const acting = {
    options: {
      kind: 'list',
      groups: [
        group('conquer', [
          entry('conquer A2', ['tile:A2']),
          entry('conquer A2 with warlord', ['tile:A2', 'warlord:0']),
          entry('conquer B2', ['tile:B2']),
        ]),
        group('outpost', [entry('outpost A1', ['tile:A1'])]),
        group('explore', [entry('explore 2>B3', ['explorer:1', 'tile:B3'])]),
        group('march', [entry('march A1', ['unit:A1'])]),
      ],
    },
    briefing: {
      conquests: [
        { tile: 'A2', defence: 4, pay: { military: 3, gold: 1 } },
        { tile: 'B3', defence: 9, refusal: 'too dear' },
      ],
    },
    prospects: {
      'explore 2>B3': { changes: { 'resource:military': -1 }, then: 'asked' },
      'conquer B2': { changes: { 'resource:military': -4 }, then: 'asked' },
    },
  } as unknown as Question;
  const walking = {
    options: {
      kind: 'list',
      groups: [
        group('explore', [entry('explore 2>B3', ['explorer:1', 'tile:B3'])]),
        group('claim', [entry('claim 2 science', ['explorer:1', 'tile:B2'])]),
      ],
    },
    briefing: {
      walks: [
        {
          explorer: 1,
          steps: { B3: 1, C2: 2 },
          pays: [{ military: 1 }, { military: 1, gold: 1 }],
          deeds: { C2: ['claim'] },
        },
      ],
    },
    prospects: {},
  } as unknown as Question;
  const mustering = {
    briefing: { campaign: { tile: 'B2', with_warlord: false, units: 2 } },
    options: {
      kind: 'split',
      items: [
        { text: 'A1', things: ['tile:A1'], most: 3 },
        { text: 'B1', things: ['tile:B1'], most: 1 },
      ],
      total: 2,
    },
  } as unknown as Question;
  const picks = (more: Partial<Picks>): Picks => ({ ...NO_PICKS, ...more });
  const called = picks({
    counts: new Map([
      ['tile:A1', { count: 2, canGrow: false, canShrink: true }],
      ['tile:B1', { count: 0, canGrow: false, canShrink: false }],
    ]),
  });

  it('put a price on every Province that can be conquered', () => {
    const tags = tagsOf(acting, NO_PICKS);
    expect([...tags.keys()]).toEqual(['A2']);
    expect(tags.get('A2')).toEqual({
      price: [
        { resource: 'military', amount: 3 },
        { resource: 'gold', amount: 1 },
      ],
      words: 'conquer for 3 Military and 1 Gold',
    });
    expect(tagsOf(null, NO_PICKS).size).toBe(0);
  });

  it('put a price on the tiles an Explorer can go to once it is chosen', () => {
    const tags = tagsOf(acting, picks({ chosen: ['explorer:1'] }));
    expect([...tags]).toEqual([
      ['B3', { price: [{ resource: 'military', amount: 1 }], words: 'for 1 Military' }],
    ]);
  });

  it('keep the price of a tile that was chosen, and put away the others', () => {
    expect([...tagsOf(acting, picks({ chosen: ['tile:A2'] })).keys()]).toEqual(['A2']);
    expect(tagsOf(acting, picks({ chosen: ['card:giza'] })).size).toBe(0);
  });

  it('offer what can be begun at a tile that several verbs fit, unless one was chosen first', () => {
    const at = (tile: string, more: Partial<Picks> = {}) =>
      verbsAt(acting, picks(more), view, 0, tile).map(({ thing, name }) => [thing, name]);
    expect(at('A1')).toEqual([
      ['tile:A1', 'outpost'],
      ['unit:A1', 'march'],
    ]);
    expect(at('A1', { verb: 'march' })).toEqual([['unit:A1', 'march']]);
    expect(at('B2')).toEqual([['tile:B2', 'conquer']]);
    expect(at('B2', { verb: 'explore' })).toEqual([['explorer:1', 'explore']]);
    expect(at('C1')).toEqual([]);
    expect(verbsAt(acting, NO_PICKS, view, 0, 'B2')[0]).toMatchObject({
      title: 'Conquer',
      price: '4 Military',
    });
  });

  it('tell answers about the same things apart by the words they do not share', () => {
    const here = ['explorer:1', 'tile:B2'];
    const claiming = {
      ...acting,
      options: {
        kind: 'list',
        groups: [
          group('claim', [
            entry('claim 2 production', here, 'Explorer 2 at B2 claims a Production token'),
            entry('claim 2 science', here, 'Explorer 2 at B2 claims a Science token'),
          ]),
          group('defeat', [
            entry('defeat 2 impundulu', here, 'Explorer 2 at B2 defeats Impundulu'),
          ]),
        ],
      },
    } as unknown as Question;
    const verbs = answersTo(claiming, picks({ chosen: here }));
    expect(verbs.map(({ answer, title }) => [answer, title])).toEqual([
      ['claim 2 production', 'Claims a Production token'],
      ['claim 2 science', 'Claims a Science token'],
      ['defeat 2 impundulu', 'Defeats Impundulu'],
    ]);
    const [ready = null] = [entry('claim 2 science', here)];
    expect(answersTo(claiming, picks({ chosen: here, ready }))).toEqual([]);
    expect(answersTo(claiming, picks({ chosen: ['explorer:1'] }))).toEqual([]);
  });

  it('count the steps of an Explorer, and show what it could do there', () => {
    const tags = tagsOf(walking, picks({ chosen: ['explorer:1'] }));
    expect(tags.get('C2')).toEqual({
      price: [],
      steps: 2,
      deeds: ['claim'],
      words: '2 steps for 1 Military and 1 Gold, claim token',
    });
    expect(tags.get('B2')).toMatchObject({ deeds: ['claim'], words: 'claim token' });
    expect([...tags.keys()]).toEqual(['B3', 'C2', 'B2']);
    expect(walkOf(walking, picks({ chosen: ['explorer:0'] }))).toBeNull();
    expect(walkOf(walking, picks({ chosen: ['explorer:1'], verb: 'claim' }))).toBeNull();
  });

  it('lead an Explorer far away step by step', () => {
    const walk = walkOf(walking, picks({ chosen: ['explorer:1'] }));
    if (walk === null) throw new Error('the Explorer cannot go');
    expect(wayTo(chart, walk, 'C2')).toEqual(['B3', 'C2']);
    expect(wayTo(chart, walk, 'A1')).toEqual([]);
    expect(answersAlong(walk, ['B3', 'C2'])).toEqual([
      ['explorer:1', 'tile:B3'],
      ['explorer:1', 'tile:C2'],
    ]);
    const chosen = ['explorer:1'];
    expect(waysOf(walking, picks({ chosen }), view, 0, ['B3', 'C2'])).toEqual([
      { tiles: ['B2', 'B3', 'C2'], isCounted: true },
    ]);
  });

  it('keep the tiles in sight that are to choose from where nothing else is asked', () => {
    const tie = {
      options: {
        kind: 'list',
        groups: [group('', [entry('A2', ['tile:A2']), entry('C1', ['tile:C1'])])],
      },
    } as unknown as Question;
    expect(focusOf(tie, NO_PICKS, view, 0)).toEqual(['A2', 'C1']);
    const marching = { ...tie, briefing: { moving: 'unit:B1' } } as unknown as Question;
    expect(focusOf(marching, NO_PICKS, view, 0)).toEqual(['B1', 'A2', 'C1']);
  });

  it('show whence units come to where they are called, and keep all of it in sight', () => {
    expect(waysOf(mustering, called, view, 0)).toEqual([{ tiles: ['A1', 'B2'], count: 2 }]);
    expect(focusOf(mustering, called, view, 0)).toEqual(['B2', 'A1', 'B1']);
    expect(mostOf(mustering)).toEqual(
      new Map([
        ['tile:A1', 3],
        ['tile:B1', 1],
      ]),
    );
    expect(focusOf(acting, NO_PICKS, view, 0)).toEqual([]);
  });

  it('show the step of an Explorer that was chosen', () => {
    const chosen = ['explorer:1', 'tile:B3'];
    expect(waysOf(acting, picks({ chosen }), view, 0)).toEqual([
      { tiles: ['B2', 'B3'], isCounted: true },
    ]);
    expect(waysOf(acting, picks({ chosen: ['explorer:1'] }), view, 0)).toEqual([]);
  });

  it('show where a unit would go that is asked for its goal', () => {
    const marching = { ...acting, briefing: { moving: 'warlord:1' } } as unknown as Question;
    expect(waysOf(marching, picks({ chosen: ['tile:B3'] }), view, 1)).toEqual([
      { tiles: ['C2', 'B3'] },
    ]);
    expect(waysOf(marching, NO_PICKS, view, 1)).toEqual([]);
  });
});
