/** The focus stays at the table: what goes with its question hands it on. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FocusKeeper } from '../src/lib/table/focus';
import { pressByKey } from '../src/lib/table/keys';

let root: HTMLElement;
let keeper: FocusKeeper;
let end: () => void;

const find = (id: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`#${id}`);
  if (found === null) throw new Error(`no ${id}`);
  return found;
};

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <main>
      <button id="march"></button>
      <section id="panel" data-landmark="panel" tabindex="-1">
        <div id="composer" data-composer tabindex="-1"></div>
        <button id="done" data-choice="done" data-ending></button>
      </section>
    </main>`;
  for (const each of document.querySelectorAll('*')) {
    Object.assign(each, { checkVisibility: () => each.isConnected });
  }
  root = document.querySelector('main') ?? document.body;
  keeper = new FocusKeeper();
  end = keeper.watch(root) ?? (() => undefined);
});

afterEach(() => {
  end();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

describe('a focus that is lost', () => {
  test('goes to where the next answer is put together', () => {
    find('march').focus();
    find('march').remove();
    keeper.restore();
    expect(document.activeElement).toBe(find('composer'));
  });

  test('waits at the panel while nobody is asked, and goes on from there', () => {
    find('march').focus();
    const composer = find('composer');
    composer.remove();
    find('march').remove();
    keeper.restore();
    expect(document.activeElement).toBe(find('panel'));
    find('panel').prepend(composer);
    keeper.restore();
    expect(document.activeElement).toBe(composer);
  });

  test('is left where somebody has put it', () => {
    find('march').focus();
    find('done').focus();
    keeper.restore();
    expect(document.activeElement).toBe(find('done'));
    find('done').blur();
    vi.runAllTimers();
    keeper.restore();
    expect(document.activeElement).toBe(document.body);
  });
});

describe('a key', () => {
  test('leads to what ends something before it presses it', () => {
    const click = vi.fn();
    find('done').addEventListener('click', click);
    pressByKey(find('done'));
    expect(document.activeElement).toBe(find('done'));
    expect(click).not.toHaveBeenCalled();
    pressByKey(find('done'));
    expect(click).toHaveBeenCalledOnce();
  });

  test('gives any other answer at once, and the focus is there', () => {
    const click = vi.fn();
    find('march').addEventListener('click', click);
    pressByKey(find('march'));
    expect(click).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(find('march'));
  });
});
