import { expect, test } from 'vitest';
import type { Line, PickInfo } from '../src/lib/api/types';
import { isSwitch, pickedWords, settledWords, togglePick, type Setting } from '../src/lib/making';
import { blocksOf, spansOf } from '../src/lib/markdown';
import { placeOf } from '../src/lib/router.svelte';
import { spread, ticks } from '../src/lib/table/chart';
import { recall, remember } from '../src/lib/table/memory';
import { rollsOf } from '../src/lib/table/rolls';
import { ago, clockWords, leftOver } from '../src/lib/table/time';
import { dieFace, plain, seatName, wordsOf } from '../src/lib/words';
import { line } from './samples';

test('things in brackets become words with their names', () => {
  expect(wordsOf('[seat:1|Gaul] takes [region:roma|Roma].')).toEqual([
    { text: 'Gaul', thing: 'seat:1' },
    { text: ' takes ', thing: null },
    { text: 'Roma', thing: 'region:roma' },
    { text: '.', thing: null },
  ]);
});

test('a thing without a name is called by its own', () => {
  expect(plain('to [region:roma]')).toBe('to roma');
});

test('brackets that name nothing stay as they are, markup too', () => {
  expect(plain('[house] <b>[x]</b>')).toBe('[house] <b>[x]</b>');
});

test('only dice are dice', () => {
  expect([dieFace('die:5'), dieFace('die:12'), dieFace('region:roma'), dieFace(null)]).toEqual([
    5,
    null,
    null,
    null,
  ]);
});

test('people are called by their names, bots by theirs and their kind', () => {
  expect(seatName({ name: 'Livia', bot: 'greedy' })).toBe('Livia (greedy bot)');
  expect(seatName({ name: 'ada', bot: '' })).toBe('ada');
  expect(seatName({ name: '', bot: '' })).toBe('');
});

const setting = (name: string, more: Partial<Setting> = {}): Setting => ({
  ...{ name, help: '', default: 0, least: 0, most: 1, is_file: false, choices: [] },
  ...{ is_by_seat: false, picks: [] },
  ...more,
});

const pick = (name: string, title: string): PickInfo => ({
  ...{ name, title, note: '', colour: '', letter: '', picture: '' },
});

test('what was picked is told by its title', () => {
  const nations = setting('nations', {
    ...{ default: '', is_by_seat: true, picks: [pick('rome', 'Rome'), pick('gaul', 'Gaul')] },
  });
  expect(settledWords({ nations: 'gaul,rome' }, [nations])).toEqual(['nations: Gaul, Rome']);
});

test('picking goes in seat order, and picking again takes back', () => {
  let text = '';
  for (const name of ['gaul', 'rome', 'egypt', 'rome']) text = togglePick(text, name);
  expect(text).toBe('gaul,egypt');
  expect(pickedWords(0, 3)).toContain('dealt by chance');
  expect(pickedWords(2, 3)).toBe('2 of 3 picked; the rest is still open.');
  expect(pickedWords(3, 3)).toBe('One is picked for each seat.');
});

test('clocks are told in whole units', () => {
  expect(clockWords({ kind: 'none', seconds: 0, increment: 0 })).toBe('no clock');
  expect(clockWords({ kind: 'move', seconds: 86_400, increment: 0 })).toBe(
    '1 day for every answer',
  );
  expect(clockWords({ kind: 'bank', seconds: 5400, increment: 90 })).toBe(
    '90 minutes in all, 90 seconds more an answer',
  );
});

test('settings are told in words: switches say yes or no, files that there is one', () => {
  const known = [
    setting('natural_wonders'),
    setting('expert'),
    setting('automas', { most: 4 }),
    setting('board', { default: 'east', choices: ['east', 'west'] }),
  ];
  expect(known.map(isSwitch)).toEqual([true, true, false, false]);
  const settled = { natural_wonders: 1, expert: 0, automas: 1, board: 'east', civilizations: '' };
  expect(settledWords({ ...settled, map: 'a\nb' }, known)).toEqual([
    ...['natural wonders: yes', 'expert: no', 'automas: 1', 'board: east', 'map: of its own'],
  ]);
});

test('dice lie there with what came of them, the newest answers only', () => {
  const rolls: Partial<Line> = { event: { kind: 'tie_rolled', rolls: [] } };
  const lines = [
    { ...line(1, 1, 'A rolls.'), ...rolls },
    line(1, 1, 'A fails.'),
    line(2, 2, 'B settles [die:1].'),
    { ...line(3, 3, 'C rolls.'), ...rolls },
    { ...line(3, 3, 'Again.'), ...rolls },
    { ...line(3, 3, 'And again.'), ...rolls },
    line(3, 3, 'C wins.'),
    { ...line(4, 4, 'D rolls.'), ...rolls },
    line(4, 4, 'Time ran out.', true),
  ];
  expect(rollsOf(lines).map((roll) => roll.map((each) => each.text))).toEqual([
    ['C rolls.', 'And again.', 'C wins.'],
    ['D rolls.'],
  ]);
});

test('the last answers at fifty tables are remembered, those of longest ago are not', () => {
  for (let number = 0; number < 51; number++) remember(`T${String(number)}`, number);
  expect([recall('T0'), recall('T1'), recall('T50')]).toEqual([null, 1, 50]);
  localStorage.setItem('ziggurat.answered', 'nonsense');
  expect(recall('T1')).toBeNull();
  localStorage.clear();
});

test('rules know emphasis, code and the clauses they name', () => {
  expect(
    spansOf('**A** of *b* and `c`, see ER-17a.').map((span) => [span.kind, span.text]),
  ).toEqual([
    ['strong', 'A'],
    ['text', ' of '],
    ['emphasis', 'b'],
    ['text', ' and '],
    ['code', 'c'],
    ['text', ', see '],
    ['clause', 'ER-17a'],
    ['text', '.'],
  ]);
});

test('a list may follow its paragraph without an empty line, and its items may be long', () => {
  const blocks = blocksOf('First.\n- one\n  more\n- two');
  expect(blocks.map((block) => block.kind)).toEqual(['paragraph', 'list']);
  expect(blocks[1]).toMatchObject({ items: [[{ text: 'one more' }], [{ text: 'two' }]] });
});

test('a table loses its line of dashes', () => {
  const [table] = blocksOf('| a | b |\n| --- | --- |\n| 1 | 2 |');
  expect(table).toMatchObject({ kind: 'table', rows: [[[{ text: '1' }], [{ text: '2' }]]] });
});

test.each([
  ['/', 'home'],
  ['/new', 'new'],
  ['/table/abc', 'table'],
  ['/join/s%2Fx', 'join'],
  ['/table', 'missing'],
  ['/new/more', 'missing'],
  ['/nonsense', 'missing'],
])('the address %s leads to the page %s', (path, page) => {
  expect(placeOf(path).page).toBe(page);
});

test.each([
  [7, '0:07'],
  [247, '4:07'],
  [3700, '1 h 01 min'],
  [200_000, '2 d 7 h'],
  [-3, '0:00'],
])('%d seconds are read as %s', (seconds, words) => {
  expect(leftOver(seconds)).toBe(words);
});

test('what was long ago is told in days', () => {
  expect(ago(0, 10)).toBe('just now');
  expect(ago(0, 300)).toBe('5 minutes ago');
  expect(ago(0, 3 * 86_400)).toBe('3 days ago');
});

test('labels that would cover one another are moved apart and stay inside', () => {
  expect(spread([50, 50, 52], 10, 0, 60)).toEqual([40, 50, 60]);
});

test('an axis has round numbers', () => {
  expect(ticks(0, 23, 5)).toEqual([0, 5, 10, 15, 20]);
  expect(ticks(0, 1, 5)).toEqual([0, 1]);
});
