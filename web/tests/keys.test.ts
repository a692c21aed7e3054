import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AnswerKeys, keyed, KEYS, SILENCE } from '../src/lib/table/keys';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a key', () => {
  const pressed = (keys: AnswerKeys, key: string): number | null => {
    const place = keys.press(key);
    keys.release(key);
    return place;
  };

  test('gives its answer once that has been in sight for a moment', () => {
    const keys = new AnswerKeys();
    keys.mean(['5 attack', '5 end']);
    expect([keys.keyAt(1), pressed(keys, '2')]).toEqual([null, null]);
    vi.advanceTimersByTime(SILENCE);
    expect([keys.keyAt(1), pressed(keys, '2'), pressed(keys, '3')]).toEqual(['2', 1, null]);
  });

  test('pressed twice does not answer the next question, however often it is tried', () => {
    const keys = new AnswerKeys();
    keys.mean(['5 attack']);
    vi.advanceTimersByTime(SILENCE);
    expect(pressed(keys, '1')).toBe(0);
    keys.mean(['6 attack']);
    for (let again = 0; again < 5; again += 1) {
      vi.advanceTimersByTime(SILENCE - 1);
      expect(pressed(keys, '1')).toBeNull();
    }
    vi.advanceTimersByTime(SILENCE);
    expect(pressed(keys, '1')).toBe(0);
  });

  test('means the same as long as its answer stays where it is', () => {
    const keys = new AnswerKeys();
    keys.mean(['5 attack', '5 sail']);
    vi.advanceTimersByTime(SILENCE);
    keys.mean(['5 attack', '5 settle', '5 sail']);
    expect([pressed(keys, '1'), pressed(keys, '2')]).toEqual([0, null]);
  });

  test('that is held says nothing until it is let go', () => {
    const keys = new AnswerKeys();
    keys.mean(['5 attack']);
    vi.advanceTimersByTime(SILENCE);
    expect(keys.press('1')).toBe(0);
    keys.mean(['6 attack']);
    vi.advanceTimersByTime(2 * SILENCE);
    expect(keys.press('1')).toBeNull();
    keys.releaseAll();
    expect(keys.press('1')).toBe(0);
  });
});

test('letters follow the digits, but for those with a meaning of their own', () => {
  expect(KEYS.slice(8, 11)).toEqual(['9', 'a', 'b']);
  expect(KEYS.filter((key) => 'luny'.includes(key))).toEqual([]);
  expect(new Set(KEYS).size).toBe(KEYS.length);
});

describe('answers on the page', () => {
  let given: string[];
  let section: HTMLElement;
  let detach: () => void;

  const ask = (question: string, answers: string[]) => {
    section.dataset.question = question;
    section.replaceChildren(
      ...answers.map((answer) => {
        const option = document.createElement('button');
        option.dataset.option = answer;
        option.onclick = () => given.push(`${question} ${answer}`);
        return option;
      }),
    );
  };
  const press = async (key: string) => {
    await vi.advanceTimersByTimeAsync(0);
    window.dispatchEvent(new KeyboardEvent('keydown', { key }));
    window.dispatchEvent(new KeyboardEvent('keyup', { key }));
  };

  beforeEach(() => {
    given = [];
    section = document.createElement('section');
    document.body.append(section);
    HTMLElement.prototype.checkVisibility = () => true;
    detach = keyed(section) as () => void;
  });
  afterEach(() => {
    detach();
    section.remove();
  });

  test('show their keys when those have begun to speak', async () => {
    ask('5', ['attack', 'end']);
    await vi.advanceTimersByTimeAsync(SILENCE - 1);
    expect(section.querySelector('[data-key]')).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(section.lastElementChild?.getAttribute('aria-keyshortcuts')).toBe('2');
    await press('2');
    expect(given).toEqual(['5 end']);
  });

  test('a double press answers one question only, even the same answer to another', async () => {
    ask('5', ['attack']);
    await vi.advanceTimersByTimeAsync(SILENCE);
    await press('1');
    ask('6', ['attack']);
    await press('1');
    expect(given).toEqual(['5 attack']);
    await vi.advanceTimersByTimeAsync(SILENCE);
    await press('1');
    expect(given).toEqual(['5 attack', '6 attack']);
  });

  test('have no keys while another thing is asked', async () => {
    ask('5', ['attack']);
    await vi.advanceTimersByTimeAsync(SILENCE);
    delete section.dataset.question;
    await vi.advanceTimersByTimeAsync(SILENCE);
    await press('1');
    expect(given).toEqual([]);
    expect(section.querySelector('[data-key]')).toBeNull();
  });
});
