import { describe, expect, it } from 'vitest';
import { isEmpty, isShown, nameOf, thingOf, wordOf, type PlainScene } from '$lib/table/plain';

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
    expect(isShown(scene, 'card:work_camp')).toBe(true);
    expect(isShown(scene, 'place:3')).toBe(false);
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
