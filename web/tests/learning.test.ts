import { beforeEach, describe, expect, test, vi } from 'vitest';

const fresh = async () => (await import('../src/lib/learning.svelte')).learning;

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

describe('what a newcomer has been told', () => {
  test('somebody is new to a game at the first two tables, and stays so there', async () => {
    const learning = await fresh();
    expect(learning.isNewAt('revolt', 'a')).toBe(true);
    expect(learning.isNewAt('revolt', 'b')).toBe(true);
    expect(learning.isNewAt('revolt', 'c')).toBe(false);
    expect(learning.isNewAt('revolt', 'a')).toBe(true);
    expect(learning.isNewAt('mega', 'c')).toBe(true);
  });

  test('a hint and a tour are given once, after the page was closed as well', async () => {
    const learning = await fresh();
    learning.tell('revolt', 'attack');
    learning.seeTour('revolt');
    vi.resetModules();
    const later = await fresh();
    expect(later.wasTold('revolt', 'attack')).toBe(true);
    expect(later.wasTold('mega', 'attack')).toBe(false);
    expect(later.hasSeenTour('revolt')).toBe(true);
    expect(later.hasSeenTour('mega')).toBe(false);
  });
});
