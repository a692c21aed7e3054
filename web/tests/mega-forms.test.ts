/** Forms and stages of Mega Empires, drawn with real questions of every kind. */
import { readFileSync } from 'node:fs';
import { createRawSnippet, flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Question, Quote } from '$lib/api/types';
import type { DraftProps } from '$lib/board';
import { draftOf, picksOf, type AnyDraft } from '$lib/table/drafts.svelte';
import { fill } from '$lib/table/filling';
import { Quoting } from '$lib/table/quoting.svelte';
import Advances from '../../src/ziggurat/games/mega/board/advances/Advances.svelte';
import { formFor } from '../../src/ziggurat/games/mega/board/answers/forms';
import Ast from '../../src/ziggurat/games/mega/board/ast/Ast.svelte';
import Dock from '../../src/ziggurat/games/mega/board/Dock.svelte';
import Draft from '../../src/ziggurat/games/mega/board/Draft.svelte';
import type { Scene, View } from '../../src/ziggurat/games/mega/board/scene';

interface Sample {
  seat: number;
  view: View;
  question: Question;
  answer: string;
  quote: Quote;
}

const FILE = `${import.meta.dirname}/../src/generated/mega.json`;
const { scene, kinds, questions } = JSON.parse(readFileSync(FILE, 'utf8')) as {
  scene: Scene;
  /** All there are. */
  kinds: string[];
  questions: Sample[];
};
const ignore = () => undefined;
const list = createRawSnippet(() => ({ render: () => '<p>every answer</p>' }));

let target: HTMLElement;
let drawn: Record<string, unknown>[];

beforeEach(() => {
  vi.useFakeTimers();
  target = document.body.appendChild(document.createElement('div'));
  drawn = [];
});

afterEach(async () => {
  for (const each of drawn) await unmount(each);
  target.remove();
  vi.useRealTimers();
});

const words = () => target.textContent.replace(/\s+/g, ' ').trim();
const button = (name: string | RegExp): HTMLButtonElement => {
  const all = [...target.querySelectorAll('button')];
  const said = (each: HTMLElement) => each.getAttribute('aria-label') ?? each.textContent.trim();
  const found = all.find((each) =>
    typeof name === 'string' ? said(each) === name : name.test(said(each)),
  );
  if (found === undefined) throw new Error(`no button ${String(name)} in: ${words()}`);
  return found;
};

function sampleOf(kind: string): Sample {
  const found = questions.find(({ view }) => view.question === kind);
  if (found === undefined) throw new Error(`nobody is asked ${kind}`);
  return found;
}

/** The panel with a question, and what is answered. */
function ask({ seat, view, question, quote }: Sample, quoted = quote) {
  const draft: AnyDraft = draftOf(question.options, question.default);
  const quoting = new Quoting(
    () => question,
    () => Promise.resolve(quoted),
  );
  const onanswer = vi.fn<(answer: string) => void>();
  const props: DraftProps<'mega'> = {
    scene,
    view,
    seat,
    question,
    draft,
    quoting,
    get picks() {
      return picksOf(draft);
    },
    isBusy: false,
    isBrief: false,
    onpick: ignore,
    onanswer,
    onback: ignore,
    onpoint: ignore,
    onrefuse: ignore,
    reasons: () => Promise.resolve([]),
    all: list,
  };
  drawn.push(mount(Draft, { target, props }));
  flushSync();
  return { draft, onanswer };
}

async function rest(): Promise<void> {
  flushSync();
  await vi.advanceTimersByTimeAsync(1000);
  flushSync();
}

const KINDS = questions.map(({ view }) => view.question);
/** They are put together from one question to the next; `mega-movement.test.ts` does. */
const JOURNEYS = ['move', 'march', 'sail'];
/** A click answers at once: everything is told beside it. */
const AT_ONCE = ['tax-rate', 'buy_cards'];

describe('a form', () => {
  test('is there for every kind of question, and every kind is drawn here', () => {
    expect(kinds.filter((kind) => formFor(kind) === null)).toEqual([]);
    expect(KINDS.toSorted()).toEqual(kinds.toSorted());
  });

  test.each(KINDS.filter((kind) => !JOURNEYS.includes(kind)))(
    'for %s gives the answer that the list would, and has the list within reach',
    async (kind) => {
      const sample = sampleOf(kind);
      const { draft, onanswer } = ask(sample);
      expect(target.querySelector('.draft > details')?.textContent).toContain('every answer');
      expect(target.querySelector('select, input[type="text"], textarea')).toBeNull();
      if (AT_ONCE.includes(kind)) return;
      // What is missing, or what can be done.
      const ending = target.querySelector('[data-give], [data-ending]');
      expect(ending?.textContent.trim()).not.toBe('');
      fill(draft, sample.answer);
      await rest();
      const give = target.querySelector<HTMLButtonElement>('[data-give]');
      expect(give?.disabled).toBe(false);
      give?.click();
      expect(onanswer.mock.calls).toEqual([[sample.answer]]);
    },
  );
});

describe('one of several', () => {
  test('is chosen, told what comes of it, and given by a second click', async () => {
    const sample = sampleOf('pay-upkeep');
    const { draft, onanswer } = ask(sample);
    expect(button('Choose one').disabled).toBe(true);
    expect(words()).toContain('tokens on the map 16 → 15');
    const choice = target.querySelector<HTMLElement>(`[data-choice="${sample.answer}"]`);
    choice?.click();
    await rest();
    expect(picksOf(draft).answer).toBe(sample.answer);
    expect(words()).toContain('After that');
    expect(onanswer).not.toHaveBeenCalled();
    choice?.click();
    expect(onanswer.mock.calls).toEqual([[sample.answer]]);
  });

  test('tells what a card would take from the sets, and a fire from the support', () => {
    ask(sampleOf('tribute'));
    expect(words()).toMatch(/your sets −\d/);
    target.replaceChildren();
    ask(sampleOf('flames'));
    expect(words()).toMatch(/gone: \d+ for the \d+ needed/);
  });
});

describe('an empire', () => {
  test('is divided, with the points of both halves beside each other', async () => {
    const sample = sampleOf('select-areas');
    const { draft } = ask(sample);
    expect(button(/more points must go over/).disabled).toBe(true);
    button('A division that fits').click();
    await rest();
    expect(draft.answer).toBe(sample.question.default);
    expect(words()).toMatch(/Stays with Indus 41.*Goes over to Parthia 10/);
    expect(button('Let these areas go over').disabled).toBe(false);
  });

  test('is founded on sites and in the wilderness, by clicks on either', () => {
    const { draft } = ask(sampleOf('place-cities'));
    expect(button('Place 5 more cities').disabled).toBe(true);
    expect(draft.next.size).toBeGreaterThan(10);
    draft.pick('area:main');
    for (const area of ['aden', 'himyar', 'opone']) draft.pick(`area:${area}`);
    flushSync();
    expect(button('Place 1 more city').disabled).toBe(true);
    draft.pick('area:rhapta');
    flushSync();
    expect(draft.answer).toBe('sites: aden+himyar+opone+rhapta; wilderness: main');
  });

  test('goes back a step, or gives two cities for it', () => {
    const { draft, onanswer } = ask(sampleOf('retreat'));
    expect(words()).toContain('A.S.T. step 13 → 12');
    button(/^Destroy two cities/).click();
    flushSync();
    expect(button('Choose 2 more cities').disabled).toBe(true);
    for (const city of ['marib', 'socotra']) draft.pick(`area:${city}`);
    flushSync();
    target.querySelector<HTMLElement>('[data-give]')?.click();
    expect(onanswer.mock.calls).toEqual([['destroy marib+socotra']]);
  });
});

describe('an order', () => {
  test('is paid as the server found, until a stepper changes that', async () => {
    const sample = sampleOf('purchase');
    const { draft } = ask(sample);
    expect(button('Choose what you buy').disabled).toBe(true);
    const bought = sample.answer.replace(/ for [a-z_]+|; pay .*/g, '');
    fill(draft, bought);
    await rest();
    expect(words()).toContain('what costs least');
    expect(draft.answer).toBe(bought);
    button('One less: Treasury').click();
    flushSync();
    expect(draft.answer).toMatch(/; pay .*treasury/);
    button('Pay what costs least').click();
    flushSync();
    expect(draft.answer).toBe(bought);
  });

  test('says how many points are missing', async () => {
    const sample = sampleOf('purchase');
    const short = { ...sample.quote, reckoning: { basket: { price: 99, short: 12 } } } as Quote;
    const { draft } = ask(sample, short);
    fill(draft, 'order buy library');
    await rest();
    expect(button('12 points are missing').disabled).toBe(true);
  });
});

describe('losses', () => {
  test('are counted, spread at once, and taken back', async () => {
    const sample = sampleOf('losses');
    const { draft } = ask(sample);
    expect(button(/^Lose \d+ more$/).disabled).toBe(true);
    button(/first$/).click();
    await rest();
    expect(draft.answer).toBe(sample.question.default);
    expect(button(/^Lose these \d+ unit points$/).disabled).toBe(false);
    button('Clear').click();
    flushSync();
    expect(draft.answer).toBeNull();
  });
});

describe('a stage', () => {
  const shown = (Part: unknown, { seat, view, question }: Sample, quote: Quote | null = null) => {
    const picks = picksOf(draftOf(question.options, question.default));
    const onpick = vi.fn();
    const asks = { question, picks, quote, onpick, onabout: ignore, onrefuse: ignore };
    const props = { scene, view, seat, ...asks };
    drawn.push(mount(Part as Component<typeof props>, { target, props }));
    flushSync();
    return onpick;
  };

  test('shows all advances, dims other groups, and puts one into the basket', () => {
    const onpick = shown(Advances, sampleOf('purchase'));
    const tiles = [...target.querySelectorAll<HTMLElement>('[data-thing^="advance:"]')];
    expect(tiles).toHaveLength(51);
    button(/^Science/).click();
    flushSync();
    expect(target.querySelectorAll('.dimmed').length).toBeGreaterThan(20);
    const open = target.querySelector<HTMLElement>('.open');
    open?.click();
    expect(onpick).toHaveBeenCalledWith(open?.dataset.thing);
  });

  test('tells every player on the A.S.T. and what is one’s own, at tables of all sizes', () => {
    const sizes = new Map(questions.map((sample) => [sample.view.players.length, sample]));
    for (const sample of sizes.values()) {
      target.replaceChildren();
      shown(Ast, sample, sample.quote);
      expect(target.querySelectorAll('tbody tr')).toHaveLength(sample.view.players.length);
      shown(Dock, sample, sample.quote);
      expect(target.querySelector('.tokens')?.getAttribute('aria-label')).toContain('treasury');
    }
  });
});
