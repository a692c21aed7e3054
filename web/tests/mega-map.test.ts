/** The map of Mega Empires: outlines, pieces, journeys, arrows and what is said of an area. */
import { describe, expect, it } from 'vitest';
import type { Line, Question } from '$lib/api/types';
import { NO_PICKS } from '$lib/board';
import { linesPath, shapePath } from '../../src/ziggurat/games/mega/board/map/arcs';
import { bubblePlace } from '../../src/ziggurat/games/mega/board/map/bubbles';
import { MapTeller, reachWords } from '../../src/ziggurat/games/mega/board/map/describe';
import { drawingOf } from '../../src/ziggurat/games/mega/board/map/drawing';
import { expedition } from '../../src/ziggurat/games/mega/board/map/expedition.svelte';
import {
  answersOf,
  firstCount,
  journeysOf,
  notesOn,
} from '../../src/ziggurat/games/mega/board/map/journeys';
import { levelAt } from '../../src/ziggurat/games/mega/board/map/levels';
import { sourcesIn } from '../../src/ziggurat/games/mega/board/map/lighting';
import { fleetsOf, holdersOf, standsOf } from '../../src/ziggurat/games/mega/board/map/stands';
import {
  arrowPath,
  mattering,
  recentThings,
  waysIn,
} from '../../src/ziggurat/games/mega/board/map/ways';
import type {
  Area,
  Briefing,
  Chart,
  MapArea,
  Scene,
  View,
} from '../../src/ziggurat/games/mega/board/scene';
import { entry, group, line } from './samples';

/** Two squares side by side: arc 0 is their border, 1 and 2 the rest of each. */
const ARCS = [
  [10, 0, 0, 10],
  [10, 10, -10, 0, 0, -10, 10, 0],
  [10, 0, 10, 0, 0, 10, -10, 0],
];

const area = (id: string, part: Partial<MapArea> = {}): MapArea => ({
  id,
  name: id.slice(0, 1).toUpperCase() + id.slice(1),
  region: 'parthia',
  limit: 2,
  shape: [],
  at: [0, 0],
  room: 50,
  label: { at: [0, 0], lines: [id], size: 17, row: [0, 10] },
  station: [5, 5],
  ...part,
});

const chartOf = (areas: MapArea[], part: Partial<Chart> = {}): Chart => ({
  box: [0, 0, 20, 10],
  arcs: ARCS,
  areas,
  seas: [],
  flood_plains: [],
  volcanoes: [],
  realms: [],
  lines: { border: [], march: [], coast: [], strip: [], sea: [] },
  out: [],
  wilds: [],
  is_sketch: false,
  ...part,
});

const scene = (chart: Chart): Scene =>
  ({
    chart,
    civilizations: [
      { id: 'parthia', name: 'Parthia' },
      { id: 'indus', name: 'Indus' },
    ],
    names: { stoa: 'Stoa' },
  }) as unknown as Scene;

const viewOf = (areas: Record<string, Area>, ships: View['players'][number]['ships'] = []): View =>
  ({
    areas,
    players: [
      { civilization: 'parthia', ships },
      { civilization: 'indus', ships: [] },
    ],
  }) as unknown as View;

const KARAKUM = area('karakum');

describe('an outline made of arcs', () => {
  it('walks its arcs one behind the other, backwards where it says so', () => {
    expect(shapePath(ARCS, [[0, 1]])).toBe('M10 0l0 10 -10 0 0 -10 10 0Z');
    expect(shapePath(ARCS, [[-1, 2]])).toBe('M10 10l0 -10 10 0 0 10 -10 0Z');
  });

  it('consists of all its rings', () => {
    expect(shapePath(ARCS, [[0, 1], [2]])).toContain('ZM10 0l10 0');
  });

  it('is nothing where there is none', () => {
    expect(shapePath(ARCS, [])).toBe('');
    expect(linesPath(ARCS, [0])).toBe('M10 0l0 10');
    expect(linesPath([[4, 5]], [0])).toBe('M4 5');
  });

  it('is kept by area; on a sketch neighbours are linked once', () => {
    const west = area('west', { shape: [[0, 1]], land: ['east'] });
    const east = area('east', { at: [9, 0], shape: [[-1, 2]], land: ['west'] });
    const drawing = drawingOf(chartOf([west, east], { is_sketch: true }));
    expect([...drawing.areas.keys()]).toEqual(['west', 'east']);
    expect(drawing.links).toBe('M9 0L0 0');
  });
});

describe('what stands in an area', () => {
  const held = { tokens: { '1': 2, wild: 3, '0': 4 }, city: '1', building: 'stoa' };

  it('is held by the owner of the city, then by whoever has most tokens', () => {
    expect(holdersOf(held)).toEqual(['1', '0', 'wild']);
    expect(holdersOf(undefined)).toEqual([]);
  });

  it('stands side by side around its station: city, building, tokens, barbarians last', () => {
    const [stand] = standsOf(chartOf([KARAKUM]), viewOf({ karakum: held }), 'near');
    const kinds = stand?.pieces.map(({ kind, holder }) => `${kind} ${holder}`);
    expect(kinds).toEqual(['city 1', 'building ', 'tokens 0', 'tokens 1', 'tokens wild']);
    const shifts = stand?.pieces.map(({ shift }) => shift) ?? [];
    expect(shifts).toEqual(shifts.toSorted((one, other) => one - other));
    expect((shifts[0] ?? 0) < 0 && (shifts.at(-1) ?? 0) > 0).toBe(true);
  });

  it('is closer together from afar', () => {
    const wide = (level: 'far' | 'near') => {
      const [stand] = standsOf(chartOf([KARAKUM]), viewOf({ karakum: held }), level);
      return (stand?.pieces.at(-1)?.shift ?? 0) - (stand?.pieces[0]?.shift ?? 0);
    };
    expect(wide('far')).toBeLessThan(wide('near'));
  });

  it('tells tokens of somebody alone above what may stay', () => {
    const over = (held: Area) =>
      standsOf(chartOf([KARAKUM]), viewOf({ karakum: held }), 'near')[0]?.over;
    expect(over({ tokens: { '0': 5 } })).toBe(3);
    expect(over({ tokens: { '0': 5 }, room: 4 })).toBe(1);
    expect(over({ tokens: { '0': 1 }, city: '0' })).toBe(1);
    expect(over({ tokens: { '0': 5, '1': 5 } })).toBe(0);
    expect(over({ tokens: { wild: 9 } })).toBe(0);
  });

  it('has its ships in its berth, side by side', () => {
    const ship = { ship: 0, area: 'karakum', status: 1, steps: 0, cargo: 0 };
    const coast = area('karakum', { berth: [40, 40] });
    const [fleet] = fleetsOf(chartOf([coast]), viewOf({}, [ship, { ...ship, ship: 1 }]));
    expect(fleet?.at).toEqual([40, 40]);
    expect(fleet?.ships.map(({ shift }) => Math.sign(shift))).toEqual([-1, 1]);
  });
});

const BRIEFING: Briefing = {
  marches: { merv: { tokens: 4, to: { karakum: 4, nisa: 2 } } },
  voyages: {
    '3': { area: 'merv', steps: 4, room: 5, tokens: 2, to: { nisa: { steps: 1, most: 2 } } },
  },
  grounds: { karakum: { holds: 4, room: 2, city_takes: 12 }, nisa: { room: 3 } },
};

const question = (part: Partial<Question> = {}): Question =>
  ({
    number: 7,
    options: {
      kind: 'list',
      groups: [
        group('march', [entry('march merv', ['area:merv'])]),
        group('sail', [entry('sail 4', ['ship:3'])]),
        group('build', [entry('build merv', ['area:merv'])]),
        group('done', [entry('done', [])]),
      ],
    },
    briefing: BRIEFING,
    ...part,
  }) as Question;

describe('a march or a voyage', () => {
  const journeys = journeysOf(question());
  const march = journeys.get('area:merv');
  const voyage = journeys.get('ship:3');

  it('begins where the question says', () => {
    expect([...journeys.keys()]).toEqual(['area:merv', 'ship:3']);
    expect(voyage).toMatchObject({ from: 'merv', isVoyage: true, least: 0, steps: { nisa: 1 } });
    expect(sourcesIn(question(), NO_PICKS)).toEqual(new Set(['area:merv', 'ship:3']));
    expect(sourcesIn(question(), { ...NO_PICKS, verb: 'build' })).toBeNull();
    expect(sourcesIn(null, NO_PICKS)).toBeNull();
  });

  it('takes as many as there is room for, else as few as can go', () => {
    if (march === undefined || voyage === undefined) throw new Error('no journey');
    expect(firstCount(march, 'karakum', BRIEFING.grounds?.karakum)).toBe(1);
    expect(firstCount(march, 'nisa', BRIEFING.grounds?.nisa)).toBe(2);
    expect(firstCount(march, 'nisa', { room: 3, rivals: ['1'] })).toBe(1);
    expect(firstCount(voyage, 'nisa', { room: 0 })).toBe(0);
  });

  it('is made of what sets out and where to, and of the latter alone once it is asked', () => {
    if (voyage === undefined) throw new Error('no journey');
    const plan = { journey: voyage, target: 'nisa', count: 2 };
    expect(answersOf(question(), plan)).toEqual(['sail 4', 'nisa*2']);
    const asked = question({ options: { kind: 'either', branches: [] } });
    expect(answersOf(asked, plan)).toEqual(['nisa*2']);
  });

  it('is put together by clicks, step by step, and taken back in the same way', () => {
    const stands = question();
    expect(expedition.pick(stands, 'area:nisa')).toBe(false);
    expect(expedition.pick(stands, 'area:merv')).toBe(true);
    expect(expedition.planIn(stands)).toBeNull();
    expedition.pick(stands, 'area:karakum');
    expect(expedition.planIn(stands)).toMatchObject({ target: 'karakum', count: 1 });
    expedition.pick(stands, 'area:karakum');
    expect(expedition.planIn(stands)?.count).toBe(2);
    expedition.set(stands, 99);
    expect(expedition.planIn(stands)?.count).toBe(4);
    expect(expedition.back(stands)).toBe(true);
    expect(expedition.planIn(stands)).toBeNull();
    expect(expedition.journeyIn(stands)?.from).toBe('merv');
    expect(expedition.back(stands)).toBe(true);
    expect(expedition.back(stands)).toBe(false);
  });

  it('is forgotten with its question', () => {
    const stands = question();
    expedition.pick(stands, 'area:merv');
    expect(expedition.journeyIn(question())).toBeNull();
  });

  it('is the one that is asked about', () => {
    const asked = question({
      options: { kind: 'either', branches: [] },
      briefing: { ...BRIEFING, subject: { thing: 'area:merv' } },
    });
    expect(expedition.journeyIn(asked)?.from).toBe('merv');
    expedition.pick(asked, 'area:nisa');
    expect(expedition.planIn(asked)).toMatchObject({ target: 'nisa', count: 2 });
  });
});

describe('what becomes of tokens where they go', () => {
  const texts = (...given: Parameters<typeof notesOn>) =>
    notesOn(...given).map(({ tone, text }) => `${tone}: ${text}`);
  const side = (holder: string) => ({ '1': 'Indus', wild: 'the barbarians' })[holder] ?? holder;

  it('tells limits and cities', () => {
    expect(texts(BRIEFING.grounds?.karakum, 3, side)).toEqual([
      'warn: 5 above the limit of 2',
      'info: 7 of 12 for a city',
    ]);
    expect(texts({ room: 3 }, 2, side)).toEqual(['fine: 2 of 3 may stay']);
    expect(texts({ room: 3, city_takes: 6 }, 6, side)[1]).toBe('fine: enough for a city: 6 of 6');
  });

  it('tells conflicts from when on there is one, and what storms a city', () => {
    const shared = { room: 3, rivals: ['1'], fights_from: 2 };
    expect(texts(shared, 1, side)[0]).toBe('info: beside Indus, without a conflict');
    expect(texts(shared, 2, side)).toEqual(['warn: conflict with Indus']);
    const city = { room: 2, rivals: ['1'], fights_from: 1, storm_takes: 7 };
    expect(texts(city, 3, side)).toEqual(['warn: 3 of the 7 that take the city of Indus']);
    expect(texts(city, 7, side)).toEqual(['fine: enough to storm the city of Indus: 7 of 7']);
  });
});

describe('arrows', () => {
  const marched = (number: number, tokens: number): Line => ({
    ...line(number, number),
    event: { kind: 'marched', seat: 0, origin: 'merv', area: 'nisa', tokens },
  });

  it('tell what marched, the same way as one', () => {
    expect(waysIn([marched(1, 2), line(2, 2), marched(3, 1)])).toEqual([
      { from: 'merv', to: 'nisa', tokens: 3, seat: 0, isPlanned: false, isVoyage: false },
    ]);
  });

  it('are those of one’s own areas where they are many', () => {
    const ways = Array.from({ length: 30 }, (_, number) => ({
      from: `area${number}`,
      to: 'nisa',
      tokens: 1,
      seat: 1,
      isPlanned: false,
      isVoyage: false,
    }));
    expect(mattering(ways.slice(0, 20), new Set())).toHaveLength(20);
    expect(mattering(ways, new Set(['area3'])).map(({ from }) => from)).toEqual(['area3']);
    const lines = ways.map(({ from }, number) => ({
      ...line(number, 1),
      things: [`area:${from}`],
    }));
    expect(recentThings(lines.slice(0, 20), new Set()).size).toBe(20);
    expect([...recentThings(lines, new Set(['area3']))]).toEqual(['area:area3']);
  });

  it('end before what they lead to', () => {
    expect(arrowPath([0, 0], [100, 0], 10)).toMatch(/^M0 0Q50 -18 90\.\d /);
  });
});

describe('the words for an area', () => {
  const places = chartOf([KARAKUM]);

  it('tell all that is seen there', () => {
    const view = viewOf({ karakum: { tokens: { '0': 4, wild: 1 }, city: '1', building: 'stoa' } }, [
      { ship: 0, area: 'karakum', status: 0, steps: 0, cargo: 0 },
    ]);
    const teller = new MapTeller(scene(places), view);
    expect(teller.area({ ...KARAKUM, site: 'dry', coastal: true })).toBe(
      'Karakum, limit 2, city site, city of Indus, Stoa, 4 tokens of Parthia, ' +
        '1 token of the barbarians, 1 ship of Parthia',
    );
  });

  it('tell what can go there', () => {
    const offer = reachWords(3, BRIEFING.grounds?.karakum);
    expect(offer).toBe('up to 3 can go there; 3 would make 7, 5 above the limit');
    expect(new MapTeller(scene(places), viewOf({})).area(KARAKUM, offer)).toBe(
      `Karakum, limit 2; ${offer}`,
    );
  });
});

describe('a bubble', () => {
  it('stands above what it is about, below at the top, and inside always', () => {
    expect(bubblePlace([500, 400], [280, 160], [1000, 600])).toEqual([360, 210]);
    expect(bubblePlace([500, 60], [280, 160], [1000, 600])).toEqual([360, 90]);
    expect(bubblePlace([20, 400], [280, 160], [1000, 600])).toEqual([8, 210]);
    const [x, y] = bubblePlace([500, 100], [280, 160], [1000, 220]);
    expect(x).toBe(530);
    expect(y + 160).toBeLessThanOrEqual(212);
  });
});

describe('a level of detail', () => {
  it('follows how near the map is', () => {
    expect([0.28, 0.45, 0.64].map(levelAt)).toEqual(['far', 'middle', 'near']);
  });
});
