/** How answers of Monumental are put together in the panel: faces, counters, what they change. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Amounts, Entry, Listed, Marks, Question, Shares } from '$lib/api/types';
import { draftOf, picksOf } from '$lib/table/drafts.svelte';
import { AmountDraft, MarksDraft, SharesDraft } from '$lib/table/fields.svelte';
import {
  cardsInReach,
  effectsToUse,
  isLoss,
  type Briefing,
} from '../../src/ziggurat/games/monumental/board/briefing';
import { faceOfAnswer, unpointed } from '../../src/ziggurat/games/monumental/board/answers/choices';
import { countersOf, statusOf } from '../../src/ziggurat/games/monumental/board/answers/counting';
import type { Scene } from '../../src/ziggurat/games/monumental/board/faces/printed';
import { shiftsOf } from '../../src/ziggurat/games/monumental/board/answers/prospects';
import {
  countedDeed,
  deedFor,
  verbOf,
} from '../../src/ziggurat/games/monumental/board/answers/verbs';

const FILE = `${import.meta.dirname}/../src/generated/monumental.json`;
const { scene } = JSON.parse(readFileSync(FILE, 'utf8')) as { scene: Scene };

const entry = (answer: string, ...things: string[]): Entry => ({
  answer,
  label: answer,
  things,
  remark: '',
  chance: null,
  caution: '',
});

const question = (briefing: Briefing, more: Partial<Question> = {}): Question => ({
  number: 1,
  seat: 0,
  kind: 'act',
  prompt: '',
  default: '',
  options: { kind: 'list', groups: [] },
  concession: '',
  holdings: {},
  prospects: {},
  briefing,
  ...more,
});

const gold: Amounts = {
  kind: 'amount',
  least: 0,
  most: 2,
  unit: 'Gold',
  one: '',
  spans: {},
  thing: 'resource:gold',
};
const pickable = (text: string, thing: string, most = 1) => ({
  text,
  label: text,
  things: [thing],
  most,
  note: '',
});
const shares = (total: number): Shares => ({
  kind: 'split',
  total,
  items: [
    pickable('production', 'resource:production', total),
    pickable('science', 'resource:science', total),
    pickable('military', 'resource:military', 0),
  ],
});

describe('faces of answers', () => {
  it('show the operations of a branch and the gains of a token in signs', () => {
    const asked = question({
      choices: [
        { answer: '1', does: [{ op: 'gain', resources: { military: 2 } }] },
        { answer: '2', gain: { trade: 1 } },
      ],
    });
    expect(faceOfAnswer(scene, asked, '1', []).chunks).toEqual([['+2', { gem: 'military' }]]);
    expect(faceOfAnswer(scene, asked, '2', []).chunks).toEqual([['+1', { gem: 'trade' }]]);
  });

  it('tell two effects of one card apart', () => {
    const [card = ''] =
      Object.entries(scene.cards).find(([, { effects = [] }]) => effects.length > 1) ?? [];
    const asked = question({
      choices: [
        { answer: `use ${card}`, card },
        { answer: `use ${card}.2`, card, effect: 1 },
      ],
    });
    const [one, other] = ['', '.2'].map((end) =>
      faceOfAnswer(scene, asked, `use ${card}${end}`, [`card:${card}`]),
    );
    expect(one?.title).toBe(other?.title);
    expect(one?.line).not.toEqual(other?.line);
    expect([...effectsToUse(asked)]).toEqual([card]);
  });

  it('are those of the card or the player they name, where nothing else is told', () => {
    const [card = ''] = Object.keys(scene.cards);
    expect(faceOfAnswer(scene, null, 'x', ['place:0', `card:${card}`]).card).toBe(card);
    expect(faceOfAnswer(scene, null, 'x', ['seat:1']).player).toBe(1);
    expect(faceOfAnswer(scene, null, 'x', ['automa:3']).player).toBe(3);
    expect(faceOfAnswer(scene, null, 'none', [])).toMatchObject({ card: null, player: null });
  });

  it('stand for all of a few answers, and of many for those that lie nowhere', () => {
    const tiles = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3'].map((tile) => entry(tile, `tile:${tile}`));
    const none = entry('none');
    expect(unpointed(tiles.slice(1))).toHaveLength(5);
    expect(unpointed([none, ...tiles])).toEqual([none]);
  });
});

describe('counters', () => {
  it('stand on the resource that is counted, between least and most', () => {
    const draft = new AmountDraft(gold, '0');
    expect([...draft.next]).toEqual(['resource:gold']);
    draft.pick('resource:gold');
    draft.pick('resource:gold');
    expect(draft.answer).toBe('2');
    expect([...draft.next]).toEqual([]);
    expect(draft.counts.get('resource:gold')).toMatchObject({ count: 2, canGrow: false });
    draft.lessen('resource:gold');
    expect(picksOf(draft).answer).toBe('1');
    expect(countersOf(draft)).toMatchObject([{ gem: 'gold', count: 1, least: 0, most: 2 }]);
    expect(statusOf(draft)).toBe('At least 0, at most 2.');
  });

  it('of nothing on the board are counted all the same', () => {
    const draft = new AmountDraft({ ...gold, unit: 'basic resources', thing: '' }, '1');
    expect(draft.next.size).toBe(0);
    expect(countersOf(draft)).toMatchObject([{ gem: 'any', thing: 'basic resources', count: 1 }]);
  });

  it('leave out what there is none of, and stop at the sum', () => {
    const draft = new SharesDraft(shares(2));
    draft.pick('resource:science');
    expect(statusOf(draft)).toBe('1 of 2');
    draft.pick('resource:production');
    expect(countersOf(draft).map(({ canGrow }) => canGrow)).toEqual([false, false]);
    expect(draft.answer).toBe('production=1+science=1');
  });

  it('let the only one go elsewhere by a click', () => {
    const draft = new SharesDraft(shares(1));
    draft.pick('resource:science');
    expect(draft.next.has('resource:production')).toBe(true);
    draft.pick('resource:production');
    expect(draft.answer).toBe('production=1');
  });

  it('say on their button what they do', () => {
    expect(countedDeed('mine-gold', 2)).toBe('Turn 2 into Gold');
    expect(countedDeed('mine-gold', 0)).toBe('None');
    expect(deedFor('something new')).toBe('Do it');
    expect(verbOf('explorers')?.deed).toBe('Play Explorers');
  });
});

describe('marks', () => {
  it('make way for another where only one is wanted', () => {
    const options: Marks = {
      kind: 'some',
      least: 1,
      most: 1,
      items: [pickable('a', 'place:0'), pickable('b', 'place:1')],
    };
    const draft = new MarksDraft(options);
    draft.pick('place:0');
    draft.pick('place:1');
    expect(draft.answer).toBe('b');
    draft.pick('place:1');
    expect(draft.answer).toBeNull();
  });
});

describe('what an answer would change', () => {
  const asked = question(
    {},
    {
      holdings: { 'resource:gold': 3, 'resource:trade': 5, points: 10 },
      prospects: {
        invest: { changes: { 'resource:gold': -1, 'resource:trade': 1, points: 1 }, then: 'asked' },
      },
    },
  );

  it('is told before and after, the supply first', () => {
    expect(shiftsOf(asked, 'invest').map(({ name, from, to }) => [name, from, to])).toEqual([
      ['Gold', 3, 2],
      ['Trade track', 5, 6],
      ['Points', 10, 11],
    ]);
    expect(shiftsOf(asked, null)).toEqual([]);
  });

  it('is found by the whole notation within a branch', () => {
    const inside: Listed = {
      kind: 'list',
      groups: [{ name: '', title: '', entries: [entry('science', 'token:science')] }],
    };
    const draft = draftOf(
      {
        kind: 'either',
        branches: [
          { name: '', title: 'Answer', options: gold },
          { name: 'token', title: 'Spend a token', options: inside },
        ],
      },
      '0',
      true,
    );
    expect(picksOf(draft).answer).toBe('0');
    draft.pick('token:science');
    expect(picksOf(draft).answer).toBe('token science');
  });
});

describe('ending', () => {
  const offer = { thing: 'card:workshop', verb: 'basic' };

  it('is a loss with resources left, or with something in reach', () => {
    expect(isLoss(question({ ending: { answer: 'end', lost: { science: 1 } } }))).toBe(true);
    expect(isLoss(question({ ending: { answer: 'end' }, offers: [offer] }))).toBe(true);
    const dear = { ...offer, refusal: 'too dear' };
    expect(isLoss(question({ ending: { answer: 'end' }, offers: [dear] }))).toBe(false);
    expect(cardsInReach(question({ offers: [offer, dear] }))).toEqual(['workshop']);
  });
});
