import { describe, expect, it } from 'vitest';
import type { PlainScene } from '$lib/api/types';
import {
  changesIn,
  countsOf,
  fieldAt,
  idsIn,
  isEmpty,
  isShown,
  keyOf,
  nameOf,
  saysNothing,
  thingOf,
  titleOf,
  wordOf,
} from '$lib/table/plain';

const scene: PlainScene = {
  things: { work_camp: { thing: 'card:work_camp', name: 'Work Camp' } },
  names: { danish: 'Denmark' },
  players: ['control'],
};

describe('what the plain board calls things', () => {
  it('names what the scene knows, and shows other ids with spaces', () => {
    expect(nameOf(scene, 'card:work_camp', [])).toBe('Work Camp');
    expect(nameOf(scene, 'card:old_fort', [])).toBe('old fort');
    expect(nameOf({}, 'card:work_camp', [])).toBe('work camp');
  });

  it('counts from one, and calls seats by their sides', () => {
    expect(nameOf(scene, 'explorer:0', [])).toBe('explorer 1');
    expect(nameOf(scene, 'seat:1', ['Rome', 'Egypt'])).toBe('Egypt');
  });

  it('finds the thing of an id, whichever of its effects is meant', () => {
    expect(thingOf(scene, 'work_camp/1')?.thing).toBe('card:work_camp');
    expect(thingOf(scene, 'danish')).toBeNull();
    const ids = idsIn({ city: ['work_camp/1', null], place: 3 });
    expect(isShown(scene, ids, 'card:work_camp')).toBe(true);
    expect(isShown(scene, idsIn({ city: [] }), 'card:work_camp')).toBe(false);
    expect(isShown(scene, ids, 'place:3')).toBe(false);
  });

  it('says whose a number is only in fields of players', () => {
    expect(wordOf(scene, 'control', 1, ['Rome', 'Egypt'])).toBe('Egypt');
    expect(wordOf(scene, 'control', 2, ['Rome', 'Egypt'])).toBe('player 3');
    expect(wordOf(scene, 'soldiers', 1, ['Rome', 'Egypt'])).toBe('1');
    expect(wordOf(scene, 'civilization', 'danish', [])).toBe('Denmark');
  });

  it('takes none, no and lists of nothing for empty, but not nought', () => {
    for (const value of [null, undefined, false, '', [], {}, [[], null]]) {
      expect(isEmpty(value)).toBe(true);
    }
    for (const value of [0, true, 'a', [0], { a: null }]) expect(isEmpty(value)).toBe(false);
  });
});

describe('what a scene may say about fields', () => {
  const sides = ['Rome', 'Saba'];
  const empires: PlainScene = {
    things: {
      saba: { thing: 'area:saba', name: 'Saba' },
      famine: { thing: 'calamity:famine', name: 'Famine' },
      'ship:4': { thing: 'ship:4', name: 'ship 1' },
    },
    names: { 'civilization:saba': 'the Sabaeans', 'phase:3': 'movement', wild: 'barbarians' },
    titles: { city_stock: 'cities in stock' },
    counts: { backs: ['1', '2', 'Water'] },
    players: ['city', 'struck'],
    holders: ['tokens', 'made'],
    numbered: ['offer'],
  };

  it('tells ids apart by the fields that hold them', () => {
    expect(thingOf(empires, 'saba', 'area')?.thing).toBe('area:saba');
    expect(thingOf(empires, 'saba', 'civilization')).toBeNull();
    expect(wordOf(empires, 'civilization', 'saba', sides)).toBe('the Sabaeans');
    expect(wordOf(empires, 'phase', 3, sides)).toBe('movement');
    expect(wordOf(empires, 'turn', 3, sides)).toBe('3');
    expect(isShown(empires, idsIn([{ ship: 4 }]), 'ship:4')).toBe(true);
    expect(isShown(empires, idsIn([{ steps: 4 }]), 'ship:4')).toBe(false);
  });

  it('calls fields by their titles and numbered things by their numbers', () => {
    expect(titleOf(empires, 'city_stock')).toBe('cities in stock');
    expect(titleOf(empires, 'hand_size')).toBe('hand size');
    expect(nameOf(empires, 'offer:4', sides)).toBe('offer 4');
    expect(nameOf(empires, 'ship:4', sides)).toBe('ship 1');
  });

  it('names the players something is held for, be it by their numbers or in their order', () => {
    expect(wordOf(empires, 'city', '1', sides)).toBe('Saba');
    expect(wordOf(empires, 'city', 'wild', sides)).toBe('barbarians');
    expect(keyOf(empires, 'tokens', '0', sides)).toBe('Rome');
    expect(keyOf(empires, 'tokens', 'wild', sides)).toBe('barbarians');
    expect(countsOf(empires, 'made', [0, 2], sides)).toEqual([['Saba', 2]]);
    expect(fieldAt(empires, 'tokens', '0')).toBe('');
    expect(fieldAt(empires, 'struck', 'famine')).toBe('struck');
    expect(fieldAt(empires, 'areas', 'city')).toBe('city');
  });

  it('has nothing to say of fields that count only noughts', () => {
    expect(saysNothing(empires, 'floor', { done: [], made: [0, 0] }, sides)).toBe(true);
    expect(saysNothing(empires, 'floor', { done: [], made: [0, 1] }, sides)).toBe(false);
    expect(saysNothing(empires, 'turn', 0, sides)).toBe(false);
  });

  it('says what numbers of a list count and leaves noughts out', () => {
    expect(countsOf(empires, 'backs', [2, 0, 1], sides)).toEqual([
      ['1', 2],
      ['Water', 1],
    ]);
    expect(countsOf(empires, 'ranking', [1, 0], sides)).toBeNull();
  });
});

it('what a move has changed is found in the view, as deep as it stands', () => {
  const before = { round: 1, deck: [3, 4], players: [{ gold: 2, city: ['mine'] }], gone: 1 };
  const after = { round: 1, deck: [3, 5], players: [{ gold: 1, city: ['mine'] }, { gold: 0 }] };
  expect([...changesIn(before, after)].sort()).toEqual([
    '/deck',
    '/deck/1',
    '/players',
    '/players/0/gold',
    '/players/1/gold',
  ]);
  expect(changesIn(after, after).size).toBe(0);
});
