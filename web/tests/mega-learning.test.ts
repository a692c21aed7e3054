/** What somebody new to Mega Empires is told: the primer, the ribbon of phases, lines and tour. */
import { readFileSync } from 'node:fs';
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Question } from '$lib/api/types';
import { draftOf, picksOf } from '$lib/table/drafts.svelte';
import { fill } from '$lib/table/filling';
import { hintsFor } from '../../src/ziggurat/games/mega/board/hints';
import Primer from '../../src/ziggurat/games/mega/board/Primer.svelte';
import Ribbon from '../../src/ziggurat/games/mega/board/Ribbon.svelte';
import type { Scene, View } from '../../src/ziggurat/games/mega/board/scene';

const FILE = `${import.meta.dirname}/../src/generated/mega.json`;
const { scene, questions } = JSON.parse(readFileSync(FILE, 'utf8')) as {
  scene: Scene;
  questions: { view: View; question: Question; advice: string }[];
};

let target: HTMLElement;
let drawn: Record<string, unknown>[];

beforeEach(() => {
  target = document.body.appendChild(document.createElement('div'));
  drawn = [];
});

afterEach(async () => {
  for (const each of drawn) await unmount(each);
  target.remove();
});

function show<Props extends Record<string, unknown>>(part: Component<Props>, props: Props): string {
  drawn.push(mount(part, { target, props }));
  flushSync();
  return words();
}

const words = () => target.textContent.replace(/\s+/g, ' ').trim();
const found = ({ view }: { view: View }, kind: string) => view.question === kind;
const sampleOf = (kind: string) => {
  const sample = questions.find((each) => found(each, kind));
  if (sample === undefined) throw new Error(`nobody is asked ${kind}`);
  return sample;
};

describe('the primer', () => {
  test('tells the six steps without a table, each with where it is seen', () => {
    show(Primer, { view: null, seat: null });
    const steps = [...target.querySelectorAll('li')].map((step) => [
      step.querySelector('h3')?.textContent,
      step.querySelector('.seen')?.textContent,
    ]);
    expect(steps).toEqual([
      ['Grow', 'Map'],
      ['Gather into cities', 'Map'],
      ['Cities draw cards', 'Map'],
      ['Trade for sets', 'Trade'],
      ['Sets buy advances', 'Advances'],
      ['Markers move', 'A.S.T.'],
    ]);
    expect(words()).toContain('two of them named truly');
  });

  test('tells three and four players of their market', () => {
    expect(show(Primer, { view: sampleOf('market_trade').view, seat: 0 })).toContain('the market');
  });
});

describe('a newcomer', () => {
  test.each(questions.map(({ view }) => view.question))('is told a line about %s', (kind) => {
    const { view, question } = sampleOf(kind);
    const lines = hintsFor(view, question, scene);
    expect(lines.at(-1)).toMatchObject({ kind });
    // Before the first turn there is no phase.
    const told = scene.phases[view.phase - 1];
    expect(lines).toHaveLength(told === undefined ? 1 : 2);
    expect(lines[0]?.words).toContain(told?.text ?? '');
  });
});

test.each(questions.map(({ view }) => view.question))(
  'what a bot would do about %s is laid out whole',
  (kind) => {
    const { question, advice } = sampleOf(kind);
    const draft = draftOf(question.options, question.default);
    fill(draft, advice);
    expect(picksOf(draft).answer).toBe(advice);
  },
);

describe('the ribbon', () => {
  const ribbon = (kind: string, isAsked: boolean) => {
    const { view } = sampleOf(kind);
    const seats = view.players.map((_, seat) => ({ seat, name: `Player ${String(seat)}` }));
    const called = isAsked ? ('map' as const) : null;
    const props = { scene, view: { ...view, asked: [1, 2] }, seats, called };
    show(Ribbon as unknown as Component<Record<string, unknown>>, {
      ...props,
      stage: 'map',
      isTabbed: false,
      onstage: () => undefined,
    });
    return view.phase;
  };

  test('tells of the phase that is pointed at, what one does, and who is waited for', () => {
    const phase = ribbon('move', true);
    const button = target.querySelector<HTMLElement>('[aria-current="step"]');
    button?.dispatchEvent(new MouseEvent('mouseenter'));
    flushSync();
    const { text = '', clause = '' } = scene.phases[phase - 1] ?? {};
    const told = target.querySelector('[data-told-phase]')?.textContent ?? '';
    expect(told).toContain(text);
    expect(told).toContain(clause);
    expect(told).toContain('Click an area');
    expect(told).toContain('Waiting for Player 1 and Player 2.');
  });

  test('has a strong edge where something is to be done', () => {
    ribbon('move', true);
    expect(target.querySelectorAll('.mine')).toHaveLength(1);
  });

  test('has none while others are asked', () => {
    ribbon('move', false);
    expect(target.querySelectorAll('.mine')).toHaveLength(0);
  });
});
