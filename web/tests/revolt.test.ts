/** The board of Empire's Revolt: where pieces stand, what is said of them, how the map moves. */
import { describe, expect, it } from 'vitest';
import { NO_PICKS } from '$lib/board';
import { Camera } from '../../src/ziggurat/games/revolt/board/camera.svelte';
import { counted, priced, Teller } from '../../src/ziggurat/games/revolt/board/describe';
import { seatLook, seatOrder } from '../../src/ziggurat/games/revolt/board/look';
import { thingAttributes } from '../../src/ziggurat/games/revolt/board/marks';
import { abreast, standsOf } from '../../src/ziggurat/games/revolt/board/pieces';
import { nextThing } from '../../src/ziggurat/games/revolt/board/pointing';
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

describe('things', () => {
  it('are buttons while they can be picked, and pictures otherwise', () => {
    const picks = { ...NO_PICKS, next: new Set(['region:roma']), chosen: ['region:umbria'] };
    expect(thingAttributes(picks, 'region:roma', 'Roma')).toMatchObject({
      role: 'button',
      tabindex: 0,
      'aria-pressed': false,
    });
    expect(thingAttributes(picks, 'region:umbria', 'Umbria')).toMatchObject({
      role: 'img',
      tabindex: -1,
      'aria-label': 'Umbria, chosen',
    });
  });

  it('are reached by arrow keys: the nearest one that way', () => {
    const things: [string, Point][] = [
      ['a', [0, 0]],
      ['b', [100, 10]],
      ['c', [50, 60]],
      ['d', [-10, -80]],
    ];
    expect(nextThing('a', [1, 0], things)).toBe('b');
    expect(nextThing('a', [0, 1], things)).toBe('c');
    expect(nextThing('a', [0, -1], things)).toBe('d');
    expect(nextThing('d', [0, -1], things)).toBeNull();
    expect(nextThing('elsewhere', [1, 0], things)).toBe('a');
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

describe('the camera', () => {
  function camera(width: number, height: number): Camera {
    const made = new Camera(scene);
    made.resize(width, height, [100, 100]);
    return made;
  }

  it('shows the whole sheet where there is room, in the middle of it', () => {
    const wide = camera(1000, 500);
    expect(wide.k).toBe(0.5);
    expect([wide.x, wide.y]).toEqual([100, 0]);
    expect(wide.isWhole).toBe(true);
  });

  it('begins on a phone with a readable part around home', () => {
    const phone = camera(390, 400);
    expect(phone.k).toBe(0.6);
    expect([phone.x, phone.y]).toEqual([0, 0]);
    expect(phone.isWhole).toBe(false);
  });

  it('keeps what is under the pointer there while it zooms', () => {
    const near = camera(1000, 625);
    const before = near.toSheet([700, 300]);
    near.zoomAt([700, 300], 3);
    const after = near.toSheet([700, 300]);
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
  });

  it('never loses the sheet', () => {
    const lost = camera(1000, 625);
    lost.zoomAt([500, 300], 2);
    lost.panBy(9999, -9999);
    expect(lost.x).toBe(0);
    expect(lost.y).toBeCloseTo(625 - 1000 * lost.k);
    lost.zoomAt([0, 0], 0.0001);
    expect(lost.isWhole).toBe(true);
  });

  it('goes to what is out of sight and stays where it is otherwise', () => {
    const moving = camera(1000, 625);
    moving.zoomAt([0, 0], 4);
    const { x, y } = moving;
    moving.show([150, 100], false);
    expect([moving.x, moving.y]).toEqual([x, y]);
    moving.show([1200, 700], false);
    expect(moving.toSheet([500, 312.5]).map(Math.round)).toEqual([1200, 700]);
  });

  it('keeps its place when the window changes its size', () => {
    const resized = camera(1000, 625);
    resized.fly([800, 500], 2, false);
    resized.resize(600, 400, null);
    expect(resized.toSheet([300, 200]).map(Math.round)).toEqual([800, 500]);
    expect(resized.k).toBe(2);
  });
});
