/** How orders, losses and the like of Mega Empires are put together, and what the tables say. */
import { describe, expect, test } from 'vitest';
import type { Quote } from '$lib/api/types';
import {
  chainsOf,
  creditWords,
  tileOf,
  tileWords,
} from '../../src/ziggurat/games/mega/board/advances/tiles';
import {
  bestGain,
  costWords,
  factWords,
  placeWords,
  sitesOf,
} from '../../src/ziggurat/games/mega/board/ast/buildings';
import {
  demandWords,
  needBrief,
  needWords,
  partsOf,
  stepWords,
} from '../../src/ziggurat/games/mega/board/ast/needs';
import {
  fateIn,
  spreadOut,
  tidied,
  withFate,
  withTokens,
} from '../../src/ziggurat/games/mega/board/answers/losses';
import {
  boughtIn,
  builtIn,
  givenIn,
  paidIn,
  withCheapest,
  withFound,
  withoutAdvance,
  withPaid,
  withPart,
} from '../../src/ziggurat/games/mega/board/answers/order';
import {
  scatteredIn,
  withCount,
  writtenScattering,
} from '../../src/ziggurat/games/mega/board/answers/scattering';
import { nextStepOf, sharesOf, supportOf } from '../../src/ziggurat/games/mega/board/mine';
import type { Advance, Buying, Loss } from '../../src/ziggurat/games/mega/board/printed';
import type { Player, Scene, View } from '../../src/ziggurat/games/mega/board/scene';

const advance = (id: string, cost: number, more: Partial<Advance> = {}): Advance => ({
  id,
  name: id,
  groups: ['arts'],
  cost,
  points: 1,
  credits: {},
  text: '',
  clause: '',
  ...more,
});

const player = (more: Partial<Player> = {}): Player =>
  ({
    civilization: 'saba',
    tokens: 20,
    treasury: 14,
    stock: 21,
    cities: 6,
    support: 12,
    advances: [],
    credits: [0, 0, 0, 0, 0],
    points: {},
    score: 0,
    next_step: null,
    ...more,
  }) as Player;

const view = (players: Player[], more: Partial<View> = {}): View =>
  ({ players, ranking: players.map((_, index) => index), buildings: [], ...more }) as View;

const reckoned = (reckoning: object): Quote => ({ reckoning }) as Quote;

describe('the advances', () => {
  test('stand in chains of three, those of one group together', () => {
    const all = [
      advance('cloth', 50, { groups: ['crafts'] }),
      advance('navy', 160),
      advance('diaspora', 270),
      advance('sculpture', 50),
      advance('architecture', 140),
      advance('mining', 230),
    ];
    expect(chainsOf(all).map((chain) => chain.map(({ id }) => id))).toEqual([
      ['sculpture', 'architecture', 'mining'],
      ['cloth', 'navy', 'diaspora'],
    ]);
  });

  test('tell the own price, the credits in it, and by how much they are too dear', () => {
    const own = view([player({ advances: ['music'] }), player({ advances: ['law', 'music'] })]);
    const means = { prices: { law: 130 }, points: 100, taken: new Set<string>(), basket: null };
    const tile = tileOf(own, 0, advance('law', 150), means);
    expect(tile).toMatchObject({ price: 130, credit: 20, short: 30, isHeld: false, owners: [1] });
    expect(tileWords(tile)).toBe(
      'law, arts, costs 130, 150 less 20 of credits, 30 too dear, 1 point, held by 1',
    );
    const held = tileOf(own, 0, advance('music', 80), means);
    expect(held).toMatchObject({ price: null, isHeld: true, short: 0, owners: [0, 1] });
  });

  test('are dearer beside what is in the basket, which is not', () => {
    const means = {
      prices: { law: 130, music: 80 },
      points: 150,
      taken: new Set(['law']),
      basket: { price: 130 },
    };
    const own = view([player()]);
    expect(tileOf(own, 0, advance('music', 80), means).short).toBe(60);
    expect(tileOf(own, 0, advance('law', 150), means)).toMatchObject({ short: 0, isTaken: true });
  });

  test('are not too dear while nothing can be bought', () => {
    const means = { prices: { law: 130 }, points: null, taken: new Set<string>(), basket: null };
    expect(tileOf(view([player()]), 0, advance('law', 150), means).short).toBe(0);
  });

  test('say what they make cheaper', () => {
    const scene = { advances: [advance('mining', 230)] } as unknown as Scene;
    const told = advance('architecture', 140, {
      credits: { science: 5, arts: 10 },
      chain: 'mining',
      chain_credit: 20,
      free_credits: 10,
    });
    expect(creditWords(scene, told)).toBe('arts 10, science 5, mining 20, 10 of your choice');
  });
});

describe('an order', () => {
  const text = 'buy pottery+masonry; build stupa at ur; give tower; pay silk*3+treasury 4';

  test('is read part by part', () => {
    expect(boughtIn(text)).toEqual(['pottery', 'masonry']);
    expect(builtIn(text)).toEqual({ building: 'stupa', area: 'ur' });
    expect(givenIn('buy law; give tower for silk')).toBe('tower');
    expect(paidIn(text)).toEqual({ cards: { silk: 3 }, treasury: 4 });
    expect(paidIn('buy law; pay tin+treasury*12')).toEqual({ cards: { tin: 1 }, treasury: 12 });
    expect(paidIn('buy law')).toBeNull();
  });

  test('is changed part by part, and what is empty goes', () => {
    expect(withoutAdvance('buy pottery; pay tin', 'pottery')).toBe('pay tin');
    expect(withPart('buy law; build stupa at ur', 'build', '')).toBe('buy law');
    expect(withPaid('buy law', { cards: { tin: 2, wax: 0 }, treasury: 1 })).toBe(
      'buy law; pay tin*2+treasury',
    );
    expect(withPaid('buy law; pay tin', { cards: {}, treasury: 0 })).toBe('buy law; pay none');
  });

  test('takes over the payment that was found, and goes back to whatever costs least', () => {
    const found = withFound('buy law; give tower', {
      cards: { wine: 3, tin: 1 },
      treasury: 2,
      bonus: 'wine',
      helped: 'wine',
      substitute: 'tin',
    });
    expect(found).toBe('buy law; give tower for wine; use tin as wine; pay wine*3+treasury*2');
    expect(withCheapest(found)).toBe('buy law; give tower');
  });
});

describe('losses', () => {
  test('mean the last that was said of a city', () => {
    expect(tidied('city:ur+reduce:ur')).toBe('reduce:ur');
    expect(tidied('reduce:ur+kish*2+city:ur')).toBe('kish*2+city:ur');
    expect(tidied('kish + ')).toBe('kish + ');
    expect(fateIn('kish+reduce:ur', 'ur')).toBe('reduce');
    expect(fateIn('kish+ur', 'ur')).toBeNull();
  });

  test('do not name tokens beside a city that is destroyed', () => {
    expect(tidied('ur*2+kish+city:ur')).toBe('kish+city:ur');
    expect(tidied('ur*2+reduce:ur')).toBe('ur*2+reduce:ur');
    expect(withFate('ur*2', 'ur', 'destroy')).toBe('city:ur');
    expect(withFate('city:ur', 'ur', null)).toBe('');
    expect(withTokens('kish', 'ur', 3)).toBe('kish+ur*3');
  });

  test('are spread from wherever most are left', () => {
    const pile = (text: string, most: number): Loss => ({
      text,
      thing: `area:${text}`,
      what: 'tokens',
      most,
      points: 1,
    });
    const piles = [pile('ur', 2), pile('kish', 4), pile('susa', 1)];
    expect(spreadOut(piles, 4)).toBe('kish*3+ur');
    expect(spreadOut(piles, 8)).toBeNull();
  });
});

describe('tokens that are scattered', () => {
  test('are lifted on one side and set down on the other', () => {
    const moves = scatteredIn('ur*2+susa>kish*3');
    expect(writtenScattering(moves)).toBe('ur*2+susa>kish*3');
    const less = { lifted: withCount(moves.lifted, 'ur', 0), placed: moves.placed };
    expect(writtenScattering(less)).toBe('susa>kish*3');
    expect(writtenScattering(scatteredIn(''))).toBe('');
  });
});

describe('the A.S.T.', () => {
  const scene = {
    succession: {
      epochs: { late_bronze_age: 'Late Bronze Age' },
      needs: {
        late_bronze_age: {
          cities: 3,
          advances: 3,
          advance_cost_min: 100,
          advance_cost_max: 0,
          advance_vp: 0,
        },
      },
    },
  } as unknown as Scene;

  test('says what a step asks for and what there is of it', () => {
    const need = { what: 'advances' as const, have: 2, need: 3, cost_least: 100 };
    expect(needWords(need)).toBe('2 of 3 advances from 100');
    expect(needBrief(need)).toBe('2/3 adv ≥100');
    const step = { step: 11, epoch: 'late_bronze_age', is_met: false, needs: [need] };
    expect(stepWords(scene, step)).toBe('Step 11, Late Bronze Age: 2 of 3 advances from 100');
    expect(stepWords(scene, { ...step, needs: [] })).toContain('nothing is needed');
    expect(demandWords(scene, 'late_bronze_age')).toBe('3 cities, 3 advances from 100');
  });

  test('shows points in parts that make the score', () => {
    const points = { cities: 6, advances: 9, 'A.S.T.': 40, 'special building': 3 };
    expect(partsOf(player({ points, score: 58 }))).toEqual({
      cities: 6,
      advances: 9,
      steps: 40,
      rest: 3,
    });
  });
});

describe('special buildings', () => {
  const scene = {
    buildings: [{ id: 'stupa' }, { id: 'tower' }],
    building_rules: { cost_by_epoch: { early_bronze_age: 30, late_iron_age: 50 } },
  } as unknown as Scene;

  test('tell where they stand, who else holds them, and what giving one up would bring', () => {
    const stupa = { id: 'stupa', area: 'ur', builder: 1, turn: 4, controllers: [0, 1], points: 3 };
    const buying = {
      buildings: [{ building: 'tower', refusal: 'Too early.', clause: 'SB-2' }],
      sacrifices: [{ building: 'stupa', gains: { silk: 12, tin: 27 } }],
    } as unknown as Buying;
    const [first, second] = sitesOf(scene, view([], { buildings: [stupa] }), buying);
    expect(first).toMatchObject({ controllers: [0], gain: { good: 'tin', points: 27 } });
    expect(second).toMatchObject({ standing: null, refusal: 'Too early.', gain: null });
    expect(bestGain({})).toBeNull();
    const world = {
      ...scene,
      chart: { areas: [{ id: 'ur', name: 'Ur' }] },
      civilizations: [
        { id: 'saba', name: 'Saba', building: 'stupa' },
        { id: 'indus', name: 'Indus', building: 'tower' },
      ],
    } as unknown as Scene;
    const players = view([player(), player({ civilization: 'indus' })], { buildings: [stupa] });
    expect(placeWords(world, players, stupa, false)).toBe('Indus in Ur');
    const [standing, supplied] = sitesOf(world, players, null);
    if (standing === undefined || supplied === undefined) throw new Error('no buildings');
    expect(factWords(world, players, standing, false)).toBe('3 points; turn 4; held by Saba');
    expect(factWords(world, players, standing, true)).toBe('3 points; held by Saba');
    const told = 'in the supply; 30 to 50 points; Indus’s own';
    expect(factWords(world, players, supplied, false)).toBe(told);
    expect(costWords(scene)).toBe('30 to 50 points');
  });
});

describe('what is mine', () => {
  test('is told as it is, and as it would be', () => {
    const own = player();
    expect(sharesOf(own, null).map(({ count, then }) => [count, then])).toEqual([
      [20, 20],
      [14, 14],
      [21, 21],
    ]);
    const lost = reckoned({ outlook: { support: { needs: 10, has: 15 }, lost: 2 } });
    expect(sharesOf(own, lost)[0]).toEqual({ name: 'map', count: 20, then: 17 });
    expect(sharesOf(own, lost)[2]).toMatchObject({ name: 'stock', then: 24 });
    expect(supportOf(own, lost)).toEqual({ needs: 10, has: 15 });
    expect(supportOf(own, null)).toEqual({ needs: 12, has: 20 });
    const step = { step: 9, epoch: 'late_bronze_age', is_met: true, needs: [] };
    const bought = reckoned({ basket: { price: 50, payment: { treasury: 5 }, next_step: step } });
    expect(sharesOf(own, bought)[1]).toMatchObject({ count: 14, then: 9 });
    expect(nextStepOf(own, bought)).toEqual(step);
  });
});
