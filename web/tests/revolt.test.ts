/** The board of Empire's Revolt: where pieces stand, what is said of them, how the map moves. */
import { describe, expect, it } from 'vitest';
import { counted, priced, Teller } from '../../src/ziggurat/games/revolt/board/describe';
import { seatLook, seatOrder } from '../../src/ziggurat/games/revolt/board/look';
import { abreast, standsOf } from '../../src/ziggurat/games/revolt/board/pieces';
import type {
  Point,
  Region,
  Scene,
  Troop,
  View,
} from '../../src/ziggurat/games/revolt/board/scene';

function region(id: string, station: Point): Region {
  return {
    id,
    name: id.toUpperCase(),
    kind: 'land',
    nation: null,
    resource: 'food',
    city: null,
    people: null,
    can_be_held: true,
    path: 'M0 0l1 0 0 1Z',
    label: { at: station, size: 14, style: 'plain', note: '', row: station },
    town: null,
    station,
    leader: null,
    neighbours: [],
  };
}

const scene = {
  width: 1600,
  height: 1000,
  regions: [region('roma', [100, 100]), region('umbria', [200, 100])],
  crossings: [
    {
      id: 'roma/umbria',
      name: 'Alpes',
      kind: 'mountain',
      a: 'roma',
      b: 'umbria',
      at: [150, 100],
      station: [150, 90],
    },
  ],
  coasts: [{ id: 'roma', region: 'roma', at: [90, 120], station: [80, 130] }],
  routes: [{ id: 'r1', a: 'roma', b: 'roma', path: 'M0 0l1 1', at: [50, 50], station: [50, 50] }],
  nations: [{ id: 'rome', name: 'Rome', letter: 'R', colour: '#d55e00', ink: 'light' }],
  peoples: [{ id: 'nubae', name: 'Nubae' }],
} as unknown as Scene;

function troop(id: number, place: string, more: Partial<Troop> = {}): Troop {
  return {
    id,
    owner: 0,
    people: null,
    place,
    mounted: false,
    used: 0,
    wait: 0,
    deal: null,
    steps: 0,
    ...more,
  };
}

const view = {
  players: [{ nation: 'rome' }],
  regions: [
    { id: 'roma', control: 0, settled: true, fortified: false, chip: false },
    { id: 'umbria', control: null, settled: false, fortified: false, chip: false },
  ],
  troops: [
    troop(0, 'roma'),
    troop(3, 'roma', { people: 'nubae', mounted: true }),
    troop(5, 'ship 2'),
  ],
  ships: [
    { id: 2, owner: 0, berth: 'roma', used: 0, supported: false, cargo: 1, intercepts: true },
  ],
} as unknown as View;

describe('pieces', () => {
  it('stand side by side around their station, however many there are', () => {
    expect(abreast(0, 1, 14, 46)).toBe(0);
    expect([0, 1, 2].map((index) => abreast(index, 3, 14, 46))).toEqual([-14, 0, 14]);
    expect(abreast(9, 10, 14, 46)).toBe(23);
  });

  it('stand on the ground, and aboard where their ship lies', () => {
    const stands = standsOf(scene, view);
    const at = Object.fromEntries(stands.map((stand) => [stand.key, stand.at]));
    expect(at['troop-0-0-army']).toEqual([100, 100]);
    expect(at['ship-2-0']).toEqual([80, 130]);
    expect(at['troop-5-0-army']).toEqual([80, 130]);
    expect(stands.find((stand) => stand.key === 'troop-5-0-army')?.aboard).toBe(true);
  });

  it('keep their key when they move, so that they glide and are not replaced', () => {
    const moved = { ...view, troops: [troop(0, 'umbria')] };
    const before = standsOf(scene, view).map((stand) => stand.key);
    const after = standsOf(scene, moved).map((stand) => stand.key);
    expect(before).toContain('troop-0-0-army');
    expect(after).toContain('troop-0-0-army');
  });

  it('draw a crew over its ship', () => {
    const keys = standsOf(scene, view).map((stand) => stand.key);
    expect(keys.indexOf('ship-2-0')).toBeLessThan(keys.indexOf('troop-5-0-army'));
  });
});

const two = (thing: string): string => counted(2, thing);

describe('words', () => {
  const teller = new Teller(scene, view);

  it('say all that is seen in a region', () => {
    expect(teller.region(region('roma', [0, 0]))).toBe(
      'ROMA, land, food, held by Rome, settled, Rome: 1 army, 1 mounted Nubae',
    );
    expect(teller.region(region('umbria', [0, 0]))).toBe('UMBRIA, land, food, held by nobody');
  });

  it('count armies in the plural where there are several', () => {
    const two = { ...view, troops: [troop(0, 'roma'), troop(1, 'roma')] };
    expect(new Teller(scene, two).troops('roma')).toBe('Rome: 2 armies');
  });

  it('say whose ships lie at a coast and what they carry', () => {
    const [coast] = scene.coasts;
    expect(coast && teller.coast(coast)).toBe(
      'Coast of ROMA, a ship of Rome with army, orders: intercept foreign ships',
    );
  });

  it('count armies, mercenaries, cards and ships, but no peoples', () => {
    expect(['army', 'mounted army', 'mercenary', 'food card', 'ship'].map(two)).toEqual([
      '2 armies',
      '2 mounted armies',
      '2 mercenaries',
      '2 food cards',
      '2 ships',
    ]);
    expect(counted(1, 'food card')).toBe('1 food card');
    expect(counted(0, 'ship')).toBe('0 ships');
    expect(two('Nubae')).toBe('2 Nubae');
  });

  it('tell a price without what costs nothing', () => {
    expect(priced({ food: 1, gold: 2, wood: 1 })).toBe('1 food, 2 gold and 1 wood');
    expect(priced({ food: 0, gold: 2, wood: 0 })).toBe('2 gold');
  });

  it('say what a crossing lies between', () => {
    const [crossing] = scene.crossings;
    expect(crossing && teller.crossing(crossing)).toBe('Alpes between ROMA and UMBRIA, mountains');
  });
});

describe('seats', () => {
  it('wear the colour and the letter of their nation', () => {
    expect(seatLook(scene, view, 0)).toEqual({ colour: '#d55e00', ink: '#ffffff', letter: 'R' });
    expect(seatLook(scene, view, 4)).toBeNull();
    expect(seatLook(null, null, 0)).toBeNull();
  });

  it('are shown as the turns go round, once there are turns', () => {
    expect(seatOrder({ ...view, order: [2, 0, 1] })).toEqual([2, 0, 1]);
    expect(seatOrder(null)).toBeNull();
  });
});
