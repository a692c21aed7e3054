/** Drafts of what is filled in as one: an amount, marks, so many of each, a text. */
import type {
  Amounts,
  Bundles,
  FieldOptions,
  Marks,
  Pickable,
  Shares,
  Span,
  Phrase,
  Written,
} from '../api/types';
import type { Held } from '../board';
import { ListDraft, type Draft } from './listing.svelte';

export class AmountDraft implements Draft {
  readonly kind = 'amount';
  #entered = $state(0);

  constructor(
    readonly options: Amounts,
    start: string,
    /** The answer to the field before this one, which may leave it less room. */
    readonly before: () => string | null = () => null,
  ) {
    const wanted = Number.parseInt(start, 10);
    this.#entered = Number.isNaN(wanted) ? options.least : within(options, wanted);
  }

  readonly span: Span = $derived.by(() => this.options.spans[this.before() ?? ''] ?? this.options);
  readonly answer = $derived.by(() => (this.#isLegal() ? String(this.value) : null));
  readonly soFar = $derived.by(() => (Number.isInteger(this.value) ? String(this.value) : null));
  /** What it is so many of grows by clicks. */
  readonly counts: ReadonlyMap<string, Held> = $derived.by(() => {
    const { thing } = this.options;
    const { value, span } = this;
    const held = { count: value, canGrow: value < span.most, canShrink: value > span.least };
    return new Map(thing === '' ? [] : [[thing, held]]);
  });
  readonly next: ReadonlySet<string> = $derived.by(
    () => new Set([...this.counts].flatMap(([thing, { canGrow }]) => (canGrow ? [thing] : []))),
  );
  readonly chosen: readonly string[] = $derived.by(() =>
    [...this.counts].flatMap(([thing, { count }]) => (count > 0 ? [thing] : [])),
  );

  /** What was entered; a number that goes with other answers gives way to one that goes here. */
  get value(): number {
    const isPossible = within(this.options, this.#entered) === this.#entered;
    return isPossible ? within(this.span, this.#entered) : this.#entered;
  }

  set value(entered: number) {
    this.#entered = entered;
  }

  add(step: number): void {
    this.value = within(this.span, (Number.isInteger(this.value) ? this.value : 0) + step);
  }

  pick(thing: string): null {
    if (this.next.has(thing)) this.add(1);
    return null;
  }

  lessen(thing: string): void {
    if (this.counts.has(thing)) this.add(-1);
  }

  back(): boolean {
    return false;
  }

  adopt(before: Draft): void {
    if (before instanceof AmountDraft) this.value = within(this.options, before.value);
  }

  #isLegal(): boolean {
    return Number.isInteger(this.value) && within(this.span, this.value) === this.value;
  }
}

const within = ({ least, most }: Span, value: number): number =>
  Math.min(most, Math.max(least, value));

export class MarksDraft implements Draft {
  readonly kind = 'some';
  /** The notations of what is marked, in the order of the clicks. */
  marked = $state.raw<readonly string[]>([]);

  constructor(readonly options: Marks) {}

  readonly next: ReadonlySet<string> = $derived.by(() =>
    thingsOf(this.options.items.filter((item) => this.canToggle(item))),
  );
  readonly chosen: readonly string[] = $derived.by(() => [
    ...thingsOf(this.options.items.filter((item) => this.marked.includes(item.text))),
  ]);
  readonly soFar = $derived.by(() =>
    written(this.options.items.filter((item) => this.marked.includes(item.text)).map(textOf)),
  );
  readonly answer = $derived.by(() =>
    this.marked.length >= this.options.least && this.marked.length <= this.options.most
      ? this.soFar
      : null,
  );

  canToggle(item: Pickable): boolean {
    const hasRoom = this.marked.length < this.options.most;
    return hasRoom || this.#isSingle() || this.marked.includes(item.text);
  }

  toggle(item: Pickable): void {
    if (!this.canToggle(item)) return;
    const others = this.marked.filter((text) => text !== item.text);
    const isTaken = others.length === this.marked.length;
    const kept = isTaken && this.#isSingle() ? [] : others;
    this.marked = isTaken ? [...kept, item.text] : others;
  }

  /** The only one makes way for another. */
  #isSingle(): boolean {
    return this.options.most === 1;
  }

  /** Where several stand for the same thing, one after the other is marked. */
  pick(thing: string): null {
    const items = this.options.items.filter((each) => each.things.includes(thing));
    const isMarked = (each: Pickable) => this.marked.includes(each.text);
    const free = items.find((each) => !isMarked(each) && this.canToggle(each));
    const item = free ?? items.findLast(isMarked);
    if (item !== undefined) this.toggle(item);
    return null;
  }

  back(): boolean {
    if (this.marked.length === 0) return false;
    this.marked = this.marked.slice(0, -1);
    return true;
  }

  adopt(before: Draft): void {
    if (!(before instanceof MarksDraft)) return;
    for (const item of this.options.items) if (before.marked.includes(item.text)) this.toggle(item);
  }
}

/** So many of each of several things: what shares and bundles have in common. */
class CountsDraft {
  shares = $state.raw<Readonly<Record<string, number>>>({});
  #picked: string[] = [];

  constructor(
    readonly items: readonly Pickable[],
    /** How many there can be in all. */
    readonly largest: number,
  ) {}

  readonly sum = $derived.by(() => Object.values(this.shares).reduce((sum, part) => sum + part, 0));
  readonly left = $derived.by(() => this.largest - this.sum);
  readonly next: ReadonlySet<string> = $derived.by(() =>
    thingsOf(this.items.filter((item) => this.canHold(item) || this.#canMove(item))),
  );
  readonly chosen: readonly string[] = $derived.by(() => [
    ...thingsOf(this.items.filter((item) => this.of(item) > 0)),
  ]);
  /** By thing: how many it has, and whether it can have more. */
  readonly counts: ReadonlyMap<string, Held> = $derived.by(
    () =>
      new Map(
        this.items.flatMap((item) => item.things).map((thing) => [thing, this.#heldOf(thing)]),
      ),
  );

  /** Of all that stand for the same thing together, such as two equal cards that are written apart. */
  #heldOf(thing: string): Held {
    const items = this.items.filter((item) => item.things.includes(thing));
    const count = items.reduce((sum, item) => sum + this.of(item), 0);
    return { count, canGrow: items.some((item) => this.canHold(item)), canShrink: count > 0 };
  }

  of(item: Pickable): number {
    return this.shares[item.text] ?? 0;
  }

  canHold(item: Pickable): boolean {
    return this.left > 0 && this.of(item) < item.most;
  }

  give(item: Pickable, part: number): void {
    const most = Math.min(item.most, this.of(item) + this.left);
    this.shares = { ...this.shares, [item.text]: Math.min(most, Math.max(0, part)) };
  }

  pick(thing: string): null {
    const items = this.items.filter((each) => each.things.includes(thing));
    const item = items.find((each) => this.canHold(each)) ?? items[0];
    if (item === undefined) return null;
    if (this.#canMove(item)) this.shares = {};
    if (!this.canHold(item)) return null;
    this.give(item, this.of(item) + 1);
    this.#picked.push(item.text);
    return null;
  }

  /** The only one makes way for another that is clicked. */
  #canMove(item: Pickable): boolean {
    return this.largest === 1 && this.left === 0 && this.of(item) < item.most;
  }

  lessen(thing: string): void {
    const item = this.items.findLast((each) => each.things.includes(thing) && this.of(each) > 0);
    if (item !== undefined) this.give(item, this.of(item) - 1);
  }

  back(): boolean {
    const item = this.items.find((each) => each.text === this.#picked.at(-1));
    if (item === undefined) return false;
    this.#picked.pop();
    this.give(item, this.of(item) - 1);
    return true;
  }

  adopt(before: Draft): void {
    if (!(before instanceof CountsDraft)) return;
    for (const item of this.items) this.give(item, before.of(item));
  }

  protected writtenWith(sign: (count: number) => string): string {
    const held = this.items.filter((item) => this.of(item) > 0);
    return written(held.map((item) => `${item.text}${sign(this.of(item))}`));
  }
}

export class SharesDraft extends CountsDraft implements Draft {
  readonly kind = 'split';

  constructor(readonly options: Shares) {
    super(options.items, options.total);
  }

  readonly soFar = $derived.by(() => this.writtenWith((count) => `=${String(count)}`));
  readonly answer = $derived.by(() => (this.left === 0 ? this.soFar : null));
  readonly status = $derived.by(() =>
    this.left === 0
      ? 'All shared out.'
      : `${String(this.left)} of ${String(this.options.total)} left to share out.`,
  );
}

export class BundleDraft extends CountsDraft implements Draft {
  readonly kind = 'bundle';

  constructor(readonly options: Bundles) {
    super(options.items, options.most);
  }

  readonly soFar = $derived.by(() =>
    this.writtenWith((count) => (count === 1 ? '' : `*${String(count)}`)),
  );
  readonly answer = $derived.by(() =>
    this.sum >= this.options.least && this.sum <= this.options.most ? this.soFar : null,
  );
  readonly status = $derived.by(() => {
    const { least, most } = this.options;
    const range = least === most ? String(most) : `${String(least)} to ${String(most)}`;
    return `Choose ${range} in all; ${String(this.sum)} chosen.`;
  });
}

const textOf = (item: Pickable): string => item.text;
const written = (parts: string[]): string => (parts.length === 0 ? 'none' : parts.join('+'));
const thingsOf = (items: readonly Pickable[]): ReadonlySet<string> =>
  new Set(items.flatMap((item) => item.things));

const thingsWith = ({ counts }: Pointing, fits: (held: Held) => boolean): ReadonlySet<string> =>
  new Set([...counts].flatMap(([thing, held]) => (fits(held) ? [thing] : [])));

const total = (named: ReadonlyMap<string, number>): number =>
  [...named.values()].reduce((sum, count) => sum + count, 0);

/** What a word stands before in a text of phrases, and how often: `buy pottery; pay silk*3`. */
export function namedIn(text: string, word: string): Map<string, number> {
  const named = new Map<string, number>();
  const phrase = word === '' ? text.trim() : (phrasesIn(text).find(isAfter(word)) ?? '');
  const rest = phrase.slice(word.length).trim();
  for (const part of rest === '' || rest === 'none' ? [] : rest.split('+')) {
    const [, name = '', times = '1'] = /^\s*(.*?)(?:\*(\d+))?\s*$/.exec(part) ?? [];
    if (name !== '') named.set(name, (named.get(name) ?? 0) + Number(times));
  }
  return named;
}

/** The text with other things behind a word; without any the word goes, too. */
export function withNamed(text: string, word: string, named: ReadonlyMap<string, number>): string {
  const parts = [...named].map(([name, count]) =>
    count === 1 ? name : `${name}*${String(count)}`,
  );
  if (word === '') return parts.join('+');
  const phrase = parts.length === 0 ? [] : [`${word} ${parts.join('+')}`];
  const before = phrasesIn(text);
  const place = before.findIndex(isAfter(word));
  if (place < 0) return [...before, ...phrase].join('; ');
  return before.toSpliced(place, 1, ...phrase).join('; ');
}

const phrasesIn = (text: string): string[] =>
  text
    .split(';')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
const isAfter = (word: string) => (phrase: string) => phrase.startsWith(`${word} `);

/** How things are pointed at, where a form reads a text in its own way. */
export interface Pointing {
  counts: ReadonlyMap<string, Held>;
  /** One more of a thing, or one less. */
  step: (thing: string, by: 1 | -1) => void;
}

export class WrittenDraft implements Draft {
  readonly kind = 'written';
  text = $state('');
  /** A form's own way to point, while it has one; else the phrases say what can be picked. */
  pointing = $state.raw<Pointing | null>(null);
  /** The texts that clicks have changed, and what each became. */
  #changes: { before: string; after: string }[] = [];

  constructor(readonly options: Written) {}

  readonly answer = $derived.by(() => (this.text.trim() === '' ? null : this.text.trim()));
  readonly soFar = $derived.by(() => this.answer);
  /** Everything that can be picked, with the phrase it belongs to. */
  private readonly pairs = $derived.by(() =>
    this.options.phrases.flatMap((phrase) => phrase.items.map((item) => ({ phrase, item }))),
  );
  readonly next: ReadonlySet<string> = $derived.by(() => {
    if (this.pointing !== null) return thingsWith(this.pointing, ({ canGrow }) => canGrow);
    const open = this.pairs.filter(({ phrase, item }) => this.hasRoom(phrase, item));
    return thingsOf(open.map(({ item }) => item));
  });
  readonly chosen: readonly string[] = $derived.by(() =>
    this.pointing !== null
      ? [...thingsWith(this.pointing, ({ count }) => count > 0)]
      : this.pairs
          .filter(({ phrase, item }) => this.count(phrase, item) > 0)
          .flatMap(({ item }) => item.things),
  );
  /** By thing: how often the text names what it stands for, and whether it can name it again. */
  readonly counts: ReadonlyMap<string, Held> = $derived.by(() => {
    if (this.pointing !== null) return this.pointing.counts;
    const all = new Map<string, Held>();
    for (const { phrase, item } of this.pairs) {
      const named = this.count(phrase, item);
      for (const thing of item.things) {
        const held = all.get(thing);
        const count = named + (held?.count ?? 0);
        const canGrow = this.hasRoom(phrase, item) || (held?.canGrow ?? false);
        all.set(thing, { count, canGrow, canShrink: count > 0 });
      }
    }
    return all;
  });

  /** How often the text names an item. */
  count(phrase: Phrase, item: Pickable): number {
    return namedIn(this.text, phrase.word).get(item.text) ?? 0;
  }

  hasRoom(phrase: Phrase, item: Pickable): boolean {
    if (this.count(phrase, item) >= item.most) return false;
    // The only one makes way for another.
    return phrase.most === 1 || total(namedIn(this.text, phrase.word)) < phrase.most;
  }

  /** Put an item into the text so often; what else is written stays. */
  put(phrase: Phrase, item: Pickable, count: number): void {
    const named = phrase.most === 1 ? new Map<string, number>() : namedIn(this.text, phrase.word);
    if (count > 0) named.set(item.text, count);
    else named.delete(item.text);
    this.change(withNamed(this.text, phrase.word, named));
  }

  /** Another text, from which one step leads back. */
  change(text: string): void {
    this.#changes.push({ before: this.text, after: text });
    this.text = text;
  }

  /** The same in better words: the step back from it leads to where it came from. */
  tidy(text: string): void {
    const last = this.#changes.at(-1);
    if (last?.after === this.text) last.after = text;
    this.text = text;
  }

  /** One more of a thing; what goes with the things chosen so far comes before all else. */
  pick(thing: string): null {
    if (this.pointing !== null) {
      if (this.next.has(thing)) this.pointing.step(thing, 1);
      return null;
    }
    const fitting = this.pairs.filter(
      ({ phrase, item }) => item.things.includes(thing) && this.hasRoom(phrase, item),
    );
    const isAlong = ({ item }: { item: Pickable }) =>
      item.things.some((each) => each !== thing && this.chosen.includes(each));
    const found = fitting.find(isAlong) ?? fitting[0];
    if (found !== undefined) {
      this.put(found.phrase, found.item, this.count(found.phrase, found.item) + 1);
    }
    return null;
  }

  /** One less of what was named last of a thing. */
  lessen(thing: string): void {
    if (this.pointing !== null) {
      if (this.counts.get(thing)?.canShrink === true) this.pointing.step(thing, -1);
      return;
    }
    const found = this.pairs.findLast(
      ({ phrase, item }) => item.things.includes(thing) && this.count(phrase, item) > 0,
    );
    if (found !== undefined) {
      this.put(found.phrase, found.item, this.count(found.phrase, found.item) - 1);
    }
  }

  /** What a click has changed is as before, unless something else was written since. */
  back(): boolean {
    const last = this.#changes.pop();
    if (last?.after !== this.text) return false;
    this.text = last.before;
    return true;
  }

  adopt(before: Draft): void {
    if (before instanceof WrittenDraft) this.text = before.text;
  }
}

/** What is filled in at once; a list is picked from. */
export type FilledDraft = AmountDraft | MarksDraft | SharesDraft | BundleDraft | WrittenDraft;
export type FieldDraft = ListDraft | FilledDraft;

/** An empty draft of a field; `start` is the notation of the default, `before` the field before. */
export function draftOfField(
  options: FieldOptions,
  start: string,
  isField = true,
  before?: FieldDraft,
  isPatient = false,
): FieldDraft {
  switch (options.kind) {
    case 'list':
      return new ListDraft(options, isField, isPatient);
    case 'amount':
      return new AmountDraft(options, start, () => before?.answer ?? null);
    case 'some':
      return new MarksDraft(options);
    case 'split':
      return new SharesDraft(options);
    case 'bundle':
      return new BundleDraft(options);
    case 'written':
      return new WrittenDraft(options);
  }
}
