/** The trading floor of Mega Empires and its forms, drawn with real questions and tapped on. */
import { readFileSync } from 'node:fs';
import { createRawSnippet, flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Branch, Question, Quote } from '$lib/api/types';
import type { BoardProps, DraftProps, Picking } from '$lib/board';
import { draftOf, picksOf } from '$lib/table/drafts.svelte';
import { fill } from '$lib/table/filling';
import type { Draft as AnyPart } from '$lib/table/listing.svelte';
import { Quoting } from '$lib/table/quoting.svelte';
import Draft from '../../src/ziggurat/games/mega/board/Draft.svelte';
import type { Briefing, Scene, View } from '../../src/ziggurat/games/mega/board/scene';
import Floor from '../../src/ziggurat/games/mega/board/trade/Floor.svelte';
import type { Offer } from '../../src/ziggurat/games/mega/board/trade/offers';
import { entry, group } from './samples';

interface Sample {
  seat: number;
  view: View;
  question: Question;
  answer: string;
  quote: Quote;
}

const FILE = `${import.meta.dirname}/../src/generated/mega.json`;
const { scene, questions } = JSON.parse(readFileSync(FILE, 'utf8')) as {
  scene: Scene;
  questions: Sample[];
};
const ignore = () => undefined;
const list = createRawSnippet(() => ({ render: () => '<p>every answer</p>' }));

let stage: HTMLElement;
let panel: HTMLElement;
let drawn: Record<string, unknown>[];

beforeEach(() => {
  vi.useFakeTimers();
  stage = document.body.appendChild(document.createElement('div'));
  panel = document.body.appendChild(document.createElement('div'));
  drawn = [];
});

afterEach(async () => {
  for (const each of drawn) await unmount(each);
  stage.remove();
  panel.remove();
  vi.useRealTimers();
});

const words = (part: HTMLElement) => part.textContent.replace(/\s+/g, ' ').trim();

function tap(part: HTMLElement, selector: string): void {
  const found = part.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`no ${selector} in: ${words(part)}`);
  found.click();
  flushSync();
}

function sampleOf(kind: string): Sample {
  const found = questions.find(({ view }) => view.question === kind);
  if (found === undefined) throw new Error(`nobody is asked ${kind}`);
  return structuredClone(found);
}

/** Stage and panel as the table has them: a tap on the one is seen in the other. */
function sitAt(
  { seat, view, question, quote }: Sample,
  { uses_market = false, isBrief = false } = {},
) {
  const draft = draftOf(question.options, question.default);
  const quoting = new Quoting(
    () => question,
    () => Promise.resolve(quote),
  );
  const onanswer = vi.fn<(answer: string) => void>();
  const onrefuse = vi.fn();
  const part: AnyPart = draft;
  const onpick = (thing: string, how: Picking = {}) => {
    if (how.answer !== undefined) return fill(draft, how.answer);
    if (how.verb !== undefined) part.take?.(how.verb);
    if (how.fields !== undefined) part.turnTo?.(how.fields);
    if (how.step === -1) part.lessen?.(thing);
    else draft.pick(thing);
  };
  const shared = {
    scene: { ...scene, uses_market },
    view,
    seat,
    question,
    onpick,
    onrefuse,
    get picks() {
      return picksOf(draft);
    },
  };
  const board = {
    ...Object.getOwnPropertyDescriptors(shared),
    onabout: { value: ignore },
    quote: { get: () => quoting.latest },
  };
  const answering: Partial<DraftProps<'mega'>> = {
    draft,
    quoting,
    isBusy: false,
    isBrief,
    onanswer,
    onback: ignore,
    onpoint: ignore,
    reasons: () => Promise.resolve([]),
    all: list,
  };
  const asking = {
    ...Object.getOwnPropertyDescriptors(shared),
    ...Object.getOwnPropertyDescriptors(answering),
  };
  drawn.push(
    mount(Floor, {
      target: stage,
      props: Object.defineProperties({}, board) as BoardProps<'mega'>,
    }),
    mount(Draft as Component<DraftProps<'mega'>>, {
      target: panel,
      props: Object.defineProperties({}, asking) as DraftProps<'mega'>,
    }),
  );
  flushSync();
  return { draft, onanswer, onrefuse };
}

async function rest(): Promise<void> {
  flushSync();
  await vi.advanceTimersByTimeAsync(1000);
  flushSync();
}

/** The sample with offers on the floor, the first of which can be accepted. */
function withOffers(): Sample {
  const sample = sampleOf('floor');
  const { view, question } = sample;
  const goods = Object.keys(view.hand?.goods ?? {});
  const [first = '', second = '', third = ''] = goods;
  const others = view.position.filter((player) => player !== view.seat);
  const offer = (serial: number, part: Partial<Offer>): Offer => ({
    serial,
    maker: others[serial % others.length] ?? 0,
    to: null,
    gives: 3,
    named: ['silk', 'silk'],
    talk: [],
    clean: false,
    wants: 3,
    wanted: [first, second],
    cards: null,
    ...part,
  });
  view.floor = {
    done: [],
    made: [],
    offers: [
      offer(1, {}),
      offer(2, { wanted: [first, 'gold'] }),
      offer(3, { maker: sample.seat, cards: [first, second, third], named: [first, second] }),
    ],
  };
  (question.briefing as Briefing).trading = {
    left: 2,
    offers: [
      { serial: 1, state: 'can', least: [third], before: 6, after: 40 },
      { serial: 2, state: 'short', lacks: ['gold'] },
      { serial: 3, state: 'own' },
    ],
  };
  if (question.options.kind !== 'either') throw new Error('the floor has branches');
  const branch = (name: string, options: Branch['options']): Branch => ({
    name,
    title: name,
    options,
  });
  const making = question.options.branches.find(({ name }) => name === 'offer')?.options;
  const give = making?.kind === 'form' ? making.fields.find(({ name }) => name === 'give') : null;
  if (give == null) throw new Error('no offer can be made');
  const accepted = { kind: 'list' as const, groups: [group('', [entry('1', ['offer:1'])])] };
  question.options.branches = [
    ...question.options.branches.filter(({ name }) => !['accept', 'withdraw'].includes(name)),
    branch('accept', {
      kind: 'form',
      fields: [
        { name: 'offer', title: 'Which offer', options: accepted },
        { ...give, name: 'cards' },
      ],
    }),
    branch('withdraw', { kind: 'list', groups: [group('', [entry('3', ['offer:3'])])] }),
  ];
  return sample;
}

describe('an offer', () => {
  test('is made by taps on the hand, stars and goods, and says what it lacks meanwhile', async () => {
    const sample = sampleOf('floor');
    const { onanswer } = sitAt(sample);
    const [first = '', second = '', third = ''] = Object.keys(sample.view.hand?.goods ?? {});
    expect(words(panel)).toContain('Give 3 more cards');
    for (const good of [first, second, third]) tap(stage, `[data-thing="card:${good}"]`);
    expect(words(panel)).toContain('Name 2 cards truly');
    tap(panel, `[data-star="${first}"]`);
    tap(panel, `[data-star="${second}"]`);
    tap(panel, '[aria-label="What you want"] [data-want="silk"]');
    tap(panel, '[aria-label="What you want"] [data-want="silk"]');
    tap(panel, '[data-step="want+"]');
    tap(panel, '[data-promise]');
    await rest();
    expect(words(panel)).toContain('Your sets');
    tap(panel, '[data-give]');
    expect(onanswer).toHaveBeenCalledWith(
      `offer to: all; give: ${first}+${second}+${third}; named: ${first}+${second}; ` +
        'talk: clean; want: 4; wanted: silk*2',
    );
  });

  test('loses a star with the card that bore it', () => {
    const sample = sampleOf('floor');
    const { draft } = sitAt(sample);
    const [first = ''] = Object.keys(sample.view.hand?.goods ?? {});
    tap(stage, `[data-step="card:${first}+"]`);
    tap(panel, `[data-star="${first}"]`);
    expect(draft.soFar).toContain(`named: ${first}`);
    tap(stage, `[data-step="card:${first}-"]`);
    expect(draft.soFar).toContain('give: none; named: none');
  });
});

describe('where all others are done', () => {
  test('an offer waits for somebody to be chosen, whom it calls back', () => {
    const sample = sampleOf('floor');
    const { view } = sample;
    const others = view.position.filter((player) => player !== view.seat);
    sample.view.floor = { offers: [], made: view.players.map(() => 0), done: others };
    const { draft } = sitAt(sample);
    expect(words(panel)).toContain('Nobody hears an offer to everybody now');
    expect(words(panel)).toContain('Choose to whom');
    const partner = panel.querySelector<HTMLElement>('[data-partner]:not([data-partner="all"])');
    tap(panel, `[data-partner="${partner?.dataset.partner ?? ''}"]`);
    expect(draft.soFar).toContain(`offer to: ${partner?.dataset.partner ?? ''};`);
    expect(words(panel)).toContain('Give 3 more cards');
  });
});

describe('where there is little room', () => {
  test('the offers have it until a card is tapped', () => {
    const sample = sampleOf('floor');
    sitAt(sample, { isBrief: true });
    expect(panel.querySelector('[data-partner]')).toBeNull();
    expect(words(panel)).toContain('Make an offer…');
    const [first = ''] = Object.keys(sample.view.hand?.goods ?? {});
    tap(stage, `[data-thing="card:${first}"]`);
    expect(panel.querySelector('[data-partner]')).not.toBeNull();
    expect(words(panel)).toContain('Give 2 more cards');
  });
});

describe('the floor', () => {
  test('has offers to accept first, filled with what costs least', async () => {
    const sample = withOffers();
    const { onanswer } = sitAt(sample);
    expect([...stage.querySelectorAll('h3')].map((each) => words(each)).slice(0, 3)).toEqual([
      'You can accept 1',
      'One card short 1',
      'Yours 2 more to make',
    ]);
    expect(stage.querySelectorAll('[data-choice^="accept"]')).toHaveLength(1);
    expect(words(stage)).toContain('you lack Gold');
    tap(stage, '[data-choice^="accept"]');
    await rest();
    const [first = '', second = '', third = ''] = Object.keys(sample.view.hand?.goods ?? {});
    expect(words(panel)).toContain('You give 3 of 3');
    tap(panel, `[data-step="card:${third}-"]`);
    expect(words(panel)).toContain('Give 1 more card');
    tap(panel, '[data-refill]');
    tap(panel, '[data-give]');
    expect(onanswer).toHaveBeenCalledWith(`accept offer: 1; cards: ${first}+${second}+${third}`);
  });

  test('turns an offer round for its maker, withdraws, and is left', () => {
    const sample = withOffers();
    const { draft, onanswer } = sitAt(sample);
    tap(stage, '[data-counter="2"]');
    expect(draft.soFar).toMatch(/^offer to: \w+; give: \w+; named: none; .*wanted: silk\*2$/);
    tap(stage, '[data-choice="withdraw 3"]');
    tap(panel, '[data-give]');
    expect(onanswer).toHaveBeenLastCalledWith('withdraw 3');
    tap(panel, '[data-ending]');
    expect(onanswer).toHaveBeenLastCalledWith('done');
  });

  test('shows whoever looks on backs of hands and nothing to press', () => {
    const sample = withOffers();
    const view = { ...sample.view, seat: null, hand: null, known: [] };
    const watched = { scene, view, question: null, picks: picksOf(null) };
    const heard = { onpick: ignore, onabout: ignore, onrefuse: ignore };
    drawn.push(mount(Floor, { target: stage, props: { ...watched, ...heard } }));
    flushSync();
    expect(stage.querySelectorAll('tbody tr')).toHaveLength(view.position.length);
    expect(stage.querySelector('[data-choice], [data-counter], .hand')).toBeNull();
  });
});

describe('the market', () => {
  test('takes two cards for two, tapped on the stage', () => {
    const sample = sampleOf('market_trade');
    const { onanswer } = sitAt(sample, { uses_market: true });
    const [, first = '', second = ''] =
      /show: (\w+); with: (\w+); face: down/.exec(sample.answer) ?? [];
    for (const good of [first, second]) tap(stage, `.hand [data-thing="card:${good}"]`);
    const taken = /take: (\w+)\+(\w+)/.exec(sample.answer)?.slice(1) ?? [];
    for (const text of taken)
      tap(stage, `.market [data-thing="${text.replace('stack_', 'stack:')}"]`);
    tap(panel, '[data-give]');
    expect(onanswer).toHaveBeenCalledWith(sample.answer);
    tap(panel, '[data-ending]');
    expect(onanswer).toHaveBeenLastCalledWith('pass');
  });
});
