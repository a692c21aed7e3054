/** Movement in Mega Empires, on the map and in the panel, with real questions. */
import { readFileSync } from 'node:fs';
import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Question } from '$lib/api/types';
import type { Picking } from '$lib/board';
import { draftOf, picksOf } from '$lib/table/drafts.svelte';
import { Quoting } from '$lib/table/quoting.svelte';
import MarchForm from '../../src/ziggurat/games/mega/board/answers/MarchForm.svelte';
import { setting } from '../../src/ziggurat/games/mega/board/look';
import MegaMap from '../../src/ziggurat/games/mega/board/map/MegaMap.svelte';
import { briefingOf, type Scene, type View } from '../../src/ziggurat/games/mega/board/scene';

interface Sample {
  seat: number;
  view: View;
  question: Question;
}

const FILE = `${import.meta.dirname}/../src/generated/mega.json`;
const { scene, questions } = JSON.parse(readFileSync(FILE, 'utf8')) as {
  scene: Scene;
  questions: Sample[];
};
const ignore = () => undefined;
const list = createRawSnippet(() => ({ render: () => '<p>every answer</p>' }));
const SIZE = { clientWidth: 1000, clientHeight: 600 };

let target: HTMLElement;
let drawn: Record<string, unknown>[];
let onpick: ReturnType<typeof vi.fn<(thing: string, how?: Picking) => void>>;
let onanswer: ReturnType<typeof vi.fn<(answer: string) => void>>;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = ignore;
      unobserve = ignore;
      disconnect = ignore;
    },
  );
  for (const [name, value] of Object.entries(SIZE)) {
    Object.defineProperty(HTMLElement.prototype, name, { value, configurable: true });
  }
  target = document.body.appendChild(document.createElement('div'));
  drawn = [];
  onpick = vi.fn();
  onanswer = vi.fn();
});

afterEach(async () => {
  for (const each of drawn) await unmount(each);
  target.remove();
  for (const name of Object.keys(SIZE)) Reflect.deleteProperty(HTMLElement.prototype, name);
  vi.unstubAllGlobals();
});

function sampleOf(kind: string): Sample {
  const found = questions.find(({ view }) => view.question === kind);
  if (found === undefined) throw new Error(`nobody is asked ${kind}`);
  // A question of its own, so that no journey of another test is remembered.
  return { ...found, question: { ...found.question } };
}

function ask({ seat, view, question }: Sample): void {
  const draft = draftOf(question.options, question.default);
  const picks = picksOf(draft);
  const quoting = new Quoting(
    () => question,
    () => Promise.reject(new Error('not asked')),
  );
  const shared = { scene, view, seat, question, picks, onpick, onrefuse: ignore };
  const form = {
    ...shared,
    draft,
    quoting,
    isBusy: false,
    isBrief: false,
    onanswer,
    onback: ignore,
    onpoint: ignore,
    reasons: () => Promise.resolve([]),
    all: list,
  };
  drawn.push(
    mount(MegaMap, {
      target,
      props: { ...shared, lines: [], before: null, motion: false, onabout: ignore },
    }),
    mount(MarchForm, { target, props: form }),
  );
  flushSync();
}

const areaOf = (id: string): SVGElement | null =>
  target.querySelector<SVGElement>(`path[data-thing="area:${id}"]`);
const lit = (): string[] =>
  [...target.querySelectorAll('path[data-thing][role=button]')].map(
    (each) => each.getAttribute('data-thing')?.slice('area:'.length) ?? '',
  );

function click(element: Element | null): void {
  if (element === null) throw new Error('there is nothing to click');
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
}

describe('a march', () => {
  test('is made of an area, where its tokens go, and how many', () => {
    const sample = sampleOf('move');
    const { marches = {} } = briefingOf(sample.question);
    const [from = '', march] = Object.entries(marches)[0] ?? [];
    const [to = ''] = Object.keys(march?.to ?? {}).filter((area) => !(area in marches));
    ask(sample);
    expect(lit().toSorted()).toEqual(Object.keys(marches).toSorted());
    click(areaOf(from));
    expect(lit()).toEqual(expect.arrayContaining(Object.keys(march?.to ?? {})));
    expect(areaOf(to)?.getAttribute('aria-label')).toContain('can go there');
    click(areaOf(to));
    const bubble = target.querySelector('.bubble');
    expect(bubble?.querySelector('[role=spinbutton]')?.getAttribute('aria-valuemin')).toBe('1');
    click(bubble?.querySelector('[data-give]') ?? null);
    const count = bubble?.querySelector('[role=spinbutton]')?.textContent ?? '';
    expect(onpick).toHaveBeenCalledWith(`area:${from}`, {
      answers: [`march ${from}`, `${to}*${count}`],
    });
  });

  test.each(['march', 'sail'])('that is asked about by %s needs the latter alone', (kind) => {
    const sample = sampleOf(kind);
    ask(sample);
    const [to = ''] = lit();
    expect(to).not.toBe('');
    click(areaOf(to));
    click(target.querySelector('[data-give]'));
    const how = onpick.mock.calls[0]?.[1];
    expect(how?.answers).toHaveLength(1);
    expect(how?.answers?.[0]).toMatch(new RegExp(`^${to}\\*\\d+$`));
  });

  test('that a bot would make is laid out to be changed or given', () => {
    const sample = sampleOf('move');
    const { marches = {} } = briefingOf(sample.question);
    const [from = '', march] = Object.entries(marches)[0] ?? [];
    const [to = ''] = Object.keys(march?.to ?? {});
    ask(sample);
    expect(setting.isBeginning?.(sample.question, `march ${from}`)).toBe(true);
    expect(setting.isBeginning?.(sample.question, 'done')).toBe(false);
    expect(setting.layOut?.(sample.question, [`march ${from}`, `${to}*1`])).toBe(true);
    flushSync();
    const bubble = target.querySelector('.bubble.advised');
    expect(bubble?.querySelector('[role=spinbutton]')?.textContent).toBe('1');
    click(bubble?.querySelector('[data-give]') ?? null);
    expect(onpick).toHaveBeenCalledWith(`area:${from}`, {
      answers: [`march ${from}`, `${to}*1`],
    });
    expect(setting.layOut?.(sample.question, ['done'])).toBe(false);
    flushSync();
    expect(target.querySelector('.bubble')).toBeNull();
  });

  test('to where one cannot go is asked about in vain', () => {
    const sample = sampleOf('move');
    const { marches = {} } = briefingOf(sample.question);
    const [from = '', march] = Object.entries(marches)[0] ?? [];
    const far = scene.chart.areas.find(({ id }) => !(id in marches) && !(id in (march?.to ?? {})));
    ask(sample);
    click(areaOf(from));
    click(areaOf(far?.id ?? ''));
    expect(onpick).toHaveBeenCalledWith(`area:${far?.id}`, {
      vain: [`march ${from}`, `${far?.id}*1`],
    });
  });

  test('can be called off', () => {
    ask(sampleOf('march'));
    const stay = [...target.querySelectorAll('button')].find(
      (each) => each.textContent.trim() === 'Stay',
    );
    click(stay ?? null);
    expect(onanswer).toHaveBeenCalledWith('stay');
  });
});

describe('the end of a movement', () => {
  test('is asked about once more where something would be lost', () => {
    const sample = sampleOf('move');
    const outlook = { support: { needs: 0, has: 9 }, lost: 3, over: [] };
    const question = {
      ...sample.question,
      briefing: { ...briefingOf(sample.question), outlook },
    } as Question;
    ask({ ...sample, question });
    const finish = target.querySelector('[data-ending]');
    click(finish);
    expect(onanswer).not.toHaveBeenCalled();
    expect(finish?.textContent).toContain('lose 3 tokens');
    click(finish);
    expect(onanswer).toHaveBeenCalledWith('done');
  });
});

describe('the map', () => {
  test.each(['spread', 'losses'])('is drawn when %s is asked', (kind) => {
    const { seat, view, question } = sampleOf(kind);
    const picks = picksOf(draftOf(question.options, question.default));
    const props = { scene, view, seat, question, picks, lines: [], before: null, motion: false };
    const told = { onpick, onabout: ignore, onrefuse: ignore };
    drawn.push(mount(MegaMap, { target, props: { ...props, ...told } }));
    flushSync();
    const areas = target.querySelectorAll('path[data-thing^="area:"][aria-label]');
    expect(areas).toHaveLength(scene.chart.areas.length);
    expect([...areas].every((each) => (each.getAttribute('d') ?? '').length > 10)).toBe(true);
  });
});
