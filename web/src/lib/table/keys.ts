/**
 * Keys that give answers. A key means what it has meant for a moment: when another answer comes to
 * stand behind it, it is silent until nobody presses it any more and the answer has been in sight.
 */
import type { Attachment } from 'svelte/attachments';

/** In this order; the other letters mean something else at a table. */
export const KEYS = [...'123456789abcdefghijkmopqrstvwxz'];

/** How long a key is silent, in milliseconds; pressing it meanwhile makes it begin again. */
export const SILENCE = 400;

/** What can be given by key: answers, and lists that are folded. */
const OPTIONS = '[data-option], details:not([open]) > [data-fold]';
/** What a board's own draft offers: answers, and kinds of them. They have the numbers alone. */
const CHOICES = '[data-choice], [data-verb]';
const NUMBERS = 9;
/** An answer that ends something at once. */
const ENDING = '[data-choice][data-ending]';

/** Whether a key is meant for the table: not for a field, a dialog or the browser. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  if (document.querySelector('dialog[open]') !== null) return false;
  const target = event.target instanceof HTMLElement ? event.target : null;
  return !target?.matches('input:not([type=checkbox], [type=range]), textarea, select');
}

/** What cannot be undone is led to by a first key, and done by a second one. */
export function pressByKey(button: HTMLElement, isTwice = button.matches(ENDING)): void {
  const isThere = document.activeElement === button;
  // Whoever answers by key goes on by key, from where the answer was.
  button.focus({ preventScroll: !isTwice });
  if (isThere || !isTwice) button.click();
}

export class AnswerKeys {
  #meanings: readonly string[] = [];
  #silent = new Set<string>();
  #down = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** Keys have begun to speak. */
    readonly onlive: () => void = () => undefined,
  ) {}

  /** What stands behind the keys now, in their order. */
  mean(meanings: readonly string[]): void {
    const before = this.#meanings;
    this.#meanings = meanings.slice(0, KEYS.length);
    const changed = KEYS.filter((_, index) => before[index] !== this.#meanings[index]);
    for (const key of changed) this.#silent.add(key);
    if (changed.length > 0) this.#wait();
  }

  /** The key of the answer at a place; null while it has none that speaks. */
  keyAt(place: number): string | null {
    const key = KEYS[place];
    return key === undefined || this.#silent.has(key) ? null : key;
  }

  /** The place of the answer that a key gives; null when it gives none. */
  press(key: string): number | null {
    const place = KEYS.indexOf(key);
    const isHeld = this.#down.has(key);
    this.#down.add(key);
    if (place < 0 || place >= this.#meanings.length || isHeld) return null;
    if (!this.#silent.has(key)) return place;
    this.#wait();
    return null;
  }

  release(key: string): void {
    this.#down.delete(key);
  }

  /** Whoever leaves the window lets go of keys unseen. */
  releaseAll(): void {
    this.#down.clear();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#silent.clear();
      this.onlive();
    }, SILENCE);
  }
}

const meaningOf = ({ dataset }: HTMLElement): string =>
  dataset.option ?? dataset.choice ?? dataset.verb ?? `unfold ${dataset.fold ?? ''}`;

function mark(option: HTMLElement, key: string | null): void {
  if (key === null) {
    delete option.dataset.key;
    option.removeAttribute('aria-keyshortcuts');
  } else {
    option.dataset.key = key;
    option.setAttribute('aria-keyshortcuts', key);
  }
}

/**
 * Give keys to all answers inside an element that says by `data-question` which question they
 * belong to; without it none has a key.
 */
export const keyed = keysFor(() => OPTIONS, KEYS.length);

/** The same for what the board of a game offers, as long as the list of all answers is folded. */
export const numbered = keysFor((element) => (hasList(element) ? null : CHOICES), NUMBERS);

const hasList = (element: HTMLElement): boolean =>
  [...element.querySelectorAll('[data-option]')].some((option) => option.checkVisibility());

function keysFor(
  /** What has keys inside the element; null for nothing now. */
  wanted: (element: HTMLElement) => string | null,
  most: number,
): Attachment<HTMLElement> {
  return (element) => give(element, wanted, most);
}

function give(
  element: HTMLElement,
  wanted: (element: HTMLElement) => string | null,
  most: number,
): () => void {
  let options: HTMLElement[] = [];

  const show = () => {
    for (const [place, option] of options.entries()) mark(option, keys.keyAt(place));
  };
  const keys = new AnswerKeys(show);
  const read = () => {
    for (const option of options) mark(option, null);
    const { question } = element.dataset;
    const selector = question === undefined ? null : wanted(element);
    const all = selector === null ? [] : element.querySelectorAll<HTMLElement>(selector);
    options = [...all].filter((option) => option.checkVisibility()).slice(0, most);
    keys.mean(options.map((option) => `${question ?? ''} ${meaningOf(option)}`));
    show();
  };
  const press = (event: KeyboardEvent) => {
    const place = event.repeat || !isForTable(event) ? null : keys.press(event.key);
    if (place === null) return;
    event.preventDefault();
    const option = options[place];
    if (option !== undefined) pressByKey(option);
  };

  const watcher = new MutationObserver(read);
  watcher.observe(element, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open', 'data-option', 'data-choice', 'data-verb', 'data-question'],
  });
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('keydown', press, { signal });
  window.addEventListener('keyup', (event) => keys.release(event.key), { signal });
  window.addEventListener('blur', () => keys.releaseAll(), { signal });
  read();
  return () => {
    watcher.disconnect();
    listening.abort();
    keys.close();
  };
}
