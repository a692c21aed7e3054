import { expect, test } from 'vitest';
import { fold, GAP, withParts } from '../src/lib/table/folding';
import { change, line, standing, table } from './samples';

test('a change replaces only the parts of the view it names', () => {
  const before = table({ view: withParts(null, { round: 1, order: [0, 1] }) });
  const after = fold(before, change({ view: { round: 2 } }));
  expect(after).toMatchObject({ number: 6, view: { round: 2, order: [0, 1] } });
});

test('a whole view leaves nothing of the one before', () => {
  const before = table({ view: withParts(null, { round: 1, secret: 3 }) });
  const after = fold(before, change({ view: { round: 2 }, is_whole: true }));
  expect(after).toMatchObject({ view: { round: 2 } });
  expect(after).not.toHaveProperty('view.secret');
});

test('a change that was told before changes nothing', () => {
  const before = table({ number: 6 });
  expect(fold(before, change({ number: 6, lines: [line(6, 1)] }))).toBe(before);
});

test('a change that skips an entry is a gap', () => {
  expect(fold(table({ number: 5 }), change({ number: 7 }))).toBe(GAP);
});

test('somebody coming online changes the standing and not the number', () => {
  const told = standing({ moves: 9 });
  const after = fold(table(), change({ kind: 'presence', number: 5, standing: told }));
  expect(after).toMatchObject({ number: 5, standing: { moves: 9 } });
});

test('undo makes lines of moves that no longer stand void, but keeps news', () => {
  const before = table({
    standing: standing({ moves: 3 }),
    lines: [line(3, 2, 'kept'), line(4, 3, 'void'), line(5, 3, 'news', true)],
  });
  const after = fold(
    before,
    change({ kind: 'undo', standing: standing({ moves: 2 }), lines: [line(6, 2, 'undone', true)] }),
  );
  expect(after).toHaveProperty('lines');
  if (after === GAP) throw new Error('a gap');
  expect(after.lines.map((each) => each.text)).toEqual(['kept', 'news', 'undone']);
});

test('an undo that does not tell how many moves are left is a gap', () => {
  expect(fold(table(), change({ kind: 'undo', standing: null }))).toBe(GAP);
});

test('the start is a gap: the whole table then has the commitment of the dice', () => {
  expect(fold(table(), change({ kind: 'started' }))).toBe(GAP);
});

test('what is said joins the chat', () => {
  const said = { number: 6, at: 1, name: 'Ada', seat: 0, text: 'Hello' };
  expect(fold(table(), change({ kind: 'chat', said }))).toMatchObject({ chat: [said] });
});
