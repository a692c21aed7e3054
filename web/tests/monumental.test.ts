/** The faces of Monumental's cards and tokens, over all that the game really has. */
import { readFileSync } from 'node:fs';
import { mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import CardFace from '../../src/ziggurat/games/monumental/board/faces/CardFace.svelte';
import { COUNTERS, TYPES } from '../../src/ziggurat/games/monumental/board/faces/conditions';
import { cardWords, cityWords } from '../../src/ziggurat/games/monumental/board/describe';
import { faceOf } from '../../src/ziggurat/games/monumental/board/faces/face';
import { legendOf } from '../../src/ziggurat/games/monumental/board/faces/legend';
import { setting } from '../../src/ziggurat/games/monumental/board/look';
import type { Chunk } from '../../src/ziggurat/games/monumental/board/faces/marks';
import {
  OPERATIONS,
  operationMarks,
} from '../../src/ziggurat/games/monumental/board/faces/operations';
import type { Effect, Scene } from '../../src/ziggurat/games/monumental/board/faces/printed';
import { SIGNS } from '../../src/ziggurat/games/monumental/board/faces/signs';
import { softened } from '../../src/ziggurat/games/monumental/board/faces/text';
import { lineOf, TRIGGERS } from '../../src/ziggurat/games/monumental/board/faces/triggers';

interface Sample {
  scene: Scene;
  counters: string[];
  triggers: string[];
  operations: string[];
  types: string[];
}

const FILE = `${import.meta.dirname}/../src/generated/monumental.json`;
const sample = JSON.parse(readFileSync(FILE, 'utf8')) as Sample;
const { scene } = sample;
const ids = Object.keys(scene.cards);

/** A line of signs as text: `+1 [gold]`. */
const written = (chunks: Chunk[]): string =>
  chunks
    .flat()
    .map((mark) => (typeof mark === 'string' ? mark : `[${Object.values(mark).join('')}]`))
    .join(' ');

const effect = (more: Partial<Effect>): Effect => ({
  limit: 'none',
  may: false,
  do: [{ op: 'gain', resources: { gold: 1 } }],
  ...more,
});

const line = (more: Partial<Effect>): string => written(lineOf(effect(more), scene).chunks);

describe('the language of effects', () => {
  it('has signs for every operation, trigger, counter and type, and for no others', () => {
    expect(Object.keys(OPERATIONS).toSorted()).toEqual(sample.operations.toSorted());
    expect(Object.keys(TRIGGERS).toSorted()).toEqual(sample.triggers.toSorted());
    expect(Object.keys(COUNTERS).toSorted()).toEqual(sample.counters.toSorted());
    expect(Object.keys(TYPES).toSorted()).toEqual(sample.types.toSorted());
  });

  it('is told apart by its signs, operation by operation', () => {
    const drawn = Object.values(OPERATIONS).map((each) =>
      written(operationMarks([each.example], scene)),
    );
    expect(drawn.filter((each) => each === '')).toEqual([]);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('has a legend that shows every sign, and a title of its own for each', () => {
    const shown = legendOf(scene).flatMap((chapter) =>
      chapter.meanings.map((each) => [
        ...(each.line.trigger === null ? [] : [`[${TRIGGERS[each.line.trigger].sign}]`]),
        written(each.line.chunks),
      ]),
    );
    const told = shown.flat().join(' ');
    expect(Object.keys(SIGNS).filter((name) => !told.includes(`[${name}]`))).toEqual([]);
    const titles = Object.values(SIGNS).map((each) => each.title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('puts condition, payment and operation in this order', () => {
    const all = line({
      if: { count: { of: 'provinces', at_least: 3 } },
      pay: { any: 2 },
      do: [{ op: 'trade', amount: 1 }],
    });
    expect(all).toBe('if 3 [province] 2 [any] → +1 [trade]');
  });

  it('says what a condition is about', () => {
    expect(line({ if: { conquered_this_turn: true } })).toBe('if [conquer] +1 [gold]');
    expect(line({ if: { acquired_this_turn: 'knowledge' } })).toBe(
      'if [acquire] [knowledge] +1 [gold]',
    );
    expect(line({ if: { acquired_this_turn: 'any' } })).toBe('if [acquire] +1 [gold]');
    expect(line({ if: { count: { of: 'coastal', at_least: 1 } } })).toBe('if [coast] +1 [gold]');
    expect(line({ if: { count: { of: 'gold', at_most: 2 } } })).toBe('if ≤2 [gold] +1 [gold]');
    expect(line({ if: { count: { of: 'gold', exactly: 2 } } })).toBe('if =2 [gold] +1 [gold]');
    expect(line({ if: { count: { of: 'terrain:mountain', at_least: 2 } } })).toBe(
      'if 2 [province] Mountain +1 [gold]',
    );
    expect(line({ if: { province: { was: 'unconquered' } } })).toBe('if free [province] +1 [gold]');
    expect(line({ if: { province: { was: 'opponent', coastal: true, terrain: 'hills' } } })).toBe(
      'if [province] Hills [coast] [rival] [province] +1 [gold]',
    );
  });

  it('marks what counts the first time in a turn only', () => {
    expect(lineOf(effect({ when: 'conquer', limit: 'turn' }), scene).isFirst).toBe(true);
    expect(lineOf(effect({ when: 'acquire', limit: 'first' }), scene).isFirst).toBe(true);
    expect(lineOf(effect({ limit: 'turn' }), scene).isFirst).toBe(false);
    expect(lineOf(effect({ when: 'conquer' }), scene).isFirst).toBe(false);
  });

  it('narrows the cards it speaks of', () => {
    const filter = { type: ['knowledge' as const], max_cost: 6, era: 1 as const };
    expect(line({ when: 'acquire', filter: { from: 'reserve' } })).toBe('[reserve] +1 [gold]');
    expect(line({ do: [{ op: 'acquire', from: ['display'], filter, free: true }] })).toBe(
      '[acquire] free [knowledge] era 1 ≤6 [tag] [display]',
    );
  });
});

describe('a face', () => {
  it('has signs or a text, whatever it is of, and no id stands in for a sign', () => {
    const isBare = (id: string): boolean => {
      const face = faceOf(scene, id);
      const signs = (face?.lines ?? []).map((each) => written(each.chunks));
      const isEmpty =
        face === null || (face.yields.length + signs.length === 0 && face.text === '');
      return isEmpty || signs.some((each) => /^$|undefined|_(?![a-z]*\])/u.test(each));
    };
    expect(ids.length).toBeGreaterThan(200);
    expect(ids.filter(isBare)).toEqual([]);
  });

  it.each(['city', 'offer', 'strip', 'line', 'tuck', 'tiny'] as const)(
    'is drawn in the size %s',
    (size) => {
      for (const id of ids) {
        const target = document.createElement('div');
        const face = mount(CardFace, { target, props: { scene, id, size } });
        const name = target.querySelector('.name')?.textContent.replaceAll('\u00ad', '');
        expect(name).toBe(scene.things?.[id]?.name);
        expect(target.querySelector('svg')).not.toBe(null);
        void unmount(face);
      }
    },
  );

  it('leaves out what its signs have said', () => {
    const text = (id: string, built = false) => faceOf(scene, id, built)?.text;
    expect(text('workshop')).toBe('');
    expect(text('agora')).toBe('You may move one Explorer 1 space free of charge.');
    expect(text('aqueduct')).toBe('');
    expect(text('market_art')).toBe('');
    expect(text('barb_d')).toBe('');
    expect(text('great_library', true)).toBe('Draw one card and use it.');
    expect(text('colossus', true)).toBe('');
    expect(text('colossus')).toContain('When completed');
    expect(text('river_tolls', true)).toMatch(/^Once per turn gain 1 Gold for every 3/);
  });

  it('breaks the long words of a name where there is little room', () => {
    expect(softened('Telecommunications')).toBe('Telecommu\u00adnications');
    expect(softened('Salt Works of Bamako')).toBe('Salt Works of Bamako');
  });

  it('of a Wonder that stands or a Policy in force no longer shows what happened once', () => {
    const triggers = (built: boolean) =>
      faceOf(scene, 'great_library', built)?.lines.map((each) => each.trigger);
    expect(triggers(false)).toEqual(['complete', 'use']);
    expect(triggers(true)).toEqual(['use']);
    expect(faceOf(scene, 'river_tolls', true)?.lines.map((each) => each.trigger)).toEqual(['use']);
  });

  it('is made for a card nobody has seen before', () => {
    const cards = {
      granary_of_tomorrow: {
        type: 'building' as const,
        yield: { any: 2 },
        effects: [effect({ when: 'invested', do: [{ op: 'keep', what: 'any', max: 3 }] })],
        text: 'Gain 2 basic resources of your choice. Whenever you Invest, keep 3.',
      },
    };
    const face = faceOf({ ...scene, cards }, 'granary_of_tomorrow');
    expect(face?.text).toBe('Whenever you Invest, keep 3.');
    expect(written(face?.lines[0]?.chunks ?? [])).toBe('[keep] 3 [any]');
  });

  it('of something nobody printed shows its id', () => {
    expect(faceOf(scene, 'nothing')).toBe(null);
    const target = document.createElement('div');
    const face = mount(CardFace, { target, props: { scene, id: 'nothing' } });
    expect(target.textContent).toContain('nothing');
    void unmount(face);
  });

  it('is one sentence and its text to a screen reader', () => {
    expect(cardWords(scene, 'great_library')).toBe(
      'Great Library, Wonder of Era I, costs 3 Production, then 4 Production to complete. ' +
        'When completed: gain 3 Science. Activated: gain 1 Science; draw one card and use it.',
    );
    expect(cardWords(scene, 'grootslang')).toMatch(
      /^Grootslang, Monster, defeated by \d Military, worth/,
    );
    expect(cardWords(scene, 'q_peaks')).toMatch(
      /^[^,]+, Quest, worth 2 points\. Control 2 Mountain/,
    );
    expect(cityWords(scene, 'lighthouse_of_alexandria', ['stone_masonry', 'coinage'])).toBe(
      'Lighthouse of Alexandria, gives 1 Science and 1 Gold; under it Stone Masonry and Coinage',
    );
    expect(cityWords(scene, 'forum')).toBe('Forum');
  });
});

describe('the tabs of a small screen', () => {
  it('have the own deck among what is mine, and the Reserve decks in the market', () => {
    const view = {} as Parameters<NonNullable<typeof setting.regions>[number]['has']>[1];
    const tabOf = (thing: string) =>
      setting.regions?.filter((region) => region.has(thing, view, 0)).map(({ name }) => name);
    expect(tabOf('deck:own')).toEqual(['mine']);
    expect(tabOf('deck:2')).toEqual(['market']);
  });
});
