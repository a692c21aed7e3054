import { describe, expect, test } from 'vitest';
import type { Options, Question } from '../src/lib/api/types';
import { advised } from '../src/lib/table/advised';
import { isFree } from '../src/lib/table/doubts';
import { draftOf, type AnyDraft } from '../src/lib/table/drafts.svelte';
import { fill } from '../src/lib/table/filling';
import { entry, group, item } from './samples';

const attacks = group('attack', [
  entry('attack roma>capua', ['region:roma', 'region:capua']),
  entry('attack roma>ostia', ['region:roma', 'region:ostia']),
]);
const list: Options = { kind: 'list', groups: [attacks, group('end', [entry('end', [])])] };

function filled(options: Options, answer: string): AnyDraft {
  const draft = draftOf(options, '', true);
  fill(draft, answer);
  return draft;
}

describe('an answer that is laid into a draft', () => {
  test('shows its things as chosen and waits for a yes', () => {
    const draft = filled(list, 'attack roma>ostia');
    expect(draft.chosen).toEqual(['region:roma', 'region:ostia']);
    expect(draft.kind === 'list' && draft.ready?.answer).toBe('attack roma>ostia');
    expect(draft.pick('region:ostia')).toBe('attack roma>ostia');
  });

  test('is taken out again step by step', () => {
    const draft = filled(list, 'attack roma>ostia');
    while (draft.back());
    expect(draft.chosen).toEqual([]);
  });

  test('opens the branch it belongs to', () => {
    const draft = filled(
      {
        kind: 'either',
        branches: [
          { name: '', title: '', options: list },
          {
            name: 'token',
            title: 'spend',
            options: { kind: 'list', groups: [group('', [entry('gold', [])])] },
          },
        ],
      },
      'token gold',
    );
    expect(draft.kind === 'either' && draft.opened).toBe('token');
  });

  const items = [item('gold', ['resource:gold'], 3), item('food', ['resource:food'], 3)];
  test.each<[Options, string]>([
    [{ kind: 'amount', least: 0, most: 5, unit: '', spans: {} } as unknown as Options, '3'],
    [{ kind: 'some', least: 0, most: 2, items }, 'gold+food'],
    [{ kind: 'split', total: 3, items }, 'gold=2+food=1'],
    [{ kind: 'bundle', least: 1, most: 3, items }, 'gold*2+food'],
    [{ kind: 'written', hint: '', phrases: [] } as unknown as Options, 'buy pottery'],
  ])('fills in what is put together: %o', (options, answer) => {
    expect(filled(options, answer).answer).toBe(answer);
  });

  test('fills every field of a form', () => {
    const options: Options = {
      kind: 'form',
      fields: [
        { name: 'Bid', title: 'Bid', options: { kind: 'amount', least: 0, most: 5, spans: {} } },
        {
          name: 'manner',
          title: 'Manner',
          options: { kind: 'list', groups: [group('', [entry('bold', [])])] },
        },
      ],
    } as unknown as Options;
    expect(filled(options, 'Bid: 4; manner: bold').answer).toBe('Bid: 4; manner: bold');
  });
});

test('what is advised is marked on its button as long as it stands', () => {
  const panel = document.createElement('div');
  panel.innerHTML = '<a data-choice="2"></a><a data-choice="3"></a><a data-ending="pass"></a>';
  const marked = () => [...panel.querySelectorAll('[data-advised]')].map((each) => each.outerHTML);
  const leave = advised('3')(panel);
  expect(marked()).toEqual(['<a data-choice="3" data-advised=""></a>']);
  leave?.();
  expect(marked()).toEqual([]);
  advised('pass')(panel);
  expect(marked()).toEqual(['<a data-ending="pass" data-advised=""></a>']);
});

describe('what costs nothing', () => {
  const question = (then: 'asked' | 'others' | 'unknown', changes: Record<string, number>) =>
    ({ prospects: { use: { changes, then } } }) as unknown as Question;

  test('is an answer that takes nothing and can be undone', () => {
    expect(isFree(question('asked', { 'resource:gold': 1 }), 'use')).toBe(true);
    expect(isFree(question('asked', { 'resource:gold': -1 }), 'use')).toBe(false);
    expect(isFree(question('unknown', {}), 'use')).toBe(false);
    expect(isFree(question('others', {}), 'use')).toBe(false);
    expect(isFree(question('asked', {}), 'buy')).toBe(false);
  });
});
