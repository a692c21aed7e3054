import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Question, Quote } from '../src/lib/api/types';
import { Quoting } from '../src/lib/table/quoting.svelte';

const question = (number: number) => ({ number, seat: 0 }) as Question;
const quote = (prompt: string) => ({ prompt }) as Quote;

let asked: string[];
let letGoOf: string[];
let stands: Question | null;
let answers: Map<string, () => Promise<Quote>>;
let quoting: Quoting;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  letGoOf = [];
  stands = question(1);
  answers = new Map();
  quoting = new Quoting(
    () => stands,
    (_, answer, signal) => {
      asked.push(answer);
      signal.addEventListener('abort', () => letGoOf.push(answer));
      return answers.get(answer)?.() ?? Promise.resolve(quote(answer));
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
});

const rest = () => vi.advanceTimersByTimeAsync(1000);

describe('the quote of an answer in the making', () => {
  test('is asked for when the answer rests, once', async () => {
    let letGo = quoting.follow('march roma*1');
    letGo();
    letGo = quoting.follow('march roma*2');
    expect(quoting.isAwaited).toBe(true);
    await rest();
    expect(quoting.isAwaited).toBe(false);
    expect(asked).toEqual(['march roma*2']);
    expect(quoting.latest?.prompt).toBe('march roma*2');
    expect(quoting.isFresh).toBe(true);
    letGo();
    quoting.follow('march roma*2');
    await rest();
    expect(asked).toHaveLength(1);
  });

  test('stays until the next one has come', async () => {
    const letGo = quoting.follow('a');
    await rest();
    letGo();
    quoting.follow('b');
    expect(quoting.latest?.prompt).toBe('a');
    expect(quoting.isFresh).toBe(false);
    await rest();
    expect(quoting.latest?.prompt).toBe('b');
  });

  test('never shows an earlier one that comes late', async () => {
    let come: (quote: Quote) => void = () => undefined;
    answers.set('a', () => new Promise((resolve) => (come = resolve)));
    const letGo = quoting.follow('a');
    await rest();
    letGo();
    quoting.follow('b');
    await rest();
    come(quote('a'));
    await rest();
    expect(quoting.latest?.prompt).toBe('b');
  });

  test('goes when nobody follows an answer any more', async () => {
    const letGo = quoting.follow('a');
    await rest();
    letGo();
    expect(quoting.latest).toBeNull();
  });

  test('is asked for again when the question has changed', async () => {
    const letGo = quoting.follow('a');
    await rest();
    letGo();
    stands = question(1);
    quoting.follow('a');
    expect(quoting.latest?.prompt).toBe('a');
    await rest();
    expect(asked).toEqual(['a', 'a']);
    stands = question(2);
    quoting.follow('b');
    expect(quoting.latest).toBeNull();
  });

  test('is not waited for once the answer is given', async () => {
    answers.set('a', () => new Promise(() => undefined));
    const letGo = quoting.follow('a');
    await rest();
    quoting.stop();
    expect(letGoOf).toEqual(['a']);
    letGo();
    quoting.follow('b');
    quoting.stop();
    await rest();
    expect(asked).toEqual(['a']);
  });

  test('is left out where the server refuses', async () => {
    answers.set('a', () => Promise.reject(new Error('gone')));
    quoting.follow('a');
    await rest();
    expect(quoting.latest).toBeNull();
    expect(quoting.isAwaited).toBe(false);
  });
});
