/**
 * An answer in the making. Options say what is legal; a draft keeps what was picked so far, says
 * which things on the board lead on, and writes the answer's notation once it is whole.
 */
import type { Amounts, FieldOptions, Fields, Marks, Options, Pickable, Shares } from '../api/types';
import { ListDraft, type Draft } from './listing.svelte';

export class AmountDraft implements Draft {
  readonly kind = 'amount';
  readonly next: ReadonlySet<string> = new Set();
  readonly chosen: readonly string[] = [];
  value = $state(0);

  constructor(
    readonly options: Amounts,
    start: string,
  ) {
    const wanted = Number.parseInt(start, 10);
    this.value = Number.isNaN(wanted) ? options.least : this.#within(wanted);
  }

  readonly answer = $derived.by(() => (this.#isLegal() ? String(this.value) : null));

  add(step: number): void {
    this.value = this.#within((Number.isInteger(this.value) ? this.value : 0) + step);
  }

  pick(): null {
    return null;
  }

  back(): boolean {
    return false;
  }

  #isLegal(): boolean {
    return Number.isInteger(this.value) && this.#within(this.value) === this.value;
  }

  #within(value: number): number {
    return Math.min(this.options.most, Math.max(this.options.least, value));
  }
}

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
  readonly answer = $derived.by(() =>
    this.marked.length >= this.options.least && this.marked.length <= this.options.most
      ? written(this.options.items.filter((item) => this.marked.includes(item.text)).map(textOf))
      : null,
  );

  canToggle(item: Pickable): boolean {
    return this.marked.includes(item.text) || this.marked.length < this.options.most;
  }

  toggle(item: Pickable): void {
    if (!this.canToggle(item)) return;
    const others = this.marked.filter((text) => text !== item.text);
    this.marked = others.length < this.marked.length ? others : [...others, item.text];
  }

  pick(thing: string): null {
    const item = this.options.items.find((each) => each.things.includes(thing));
    if (item !== undefined) this.toggle(item);
    return null;
  }

  back(): boolean {
    if (this.marked.length === 0) return false;
    this.marked = this.marked.slice(0, -1);
    return true;
  }
}

export class SharesDraft implements Draft {
  readonly kind = 'split';
  shares = $state.raw<Readonly<Record<string, number>>>({});
  #picked: string[] = [];

  constructor(readonly options: Shares) {}

  readonly left = $derived.by(
    () => this.options.total - Object.values(this.shares).reduce((sum, part) => sum + part, 0),
  );
  readonly next: ReadonlySet<string> = $derived.by(() =>
    thingsOf(this.options.items.filter((item) => this.canHold(item))),
  );
  readonly chosen: readonly string[] = $derived.by(() => [
    ...thingsOf(this.options.items.filter((item) => this.of(item) > 0)),
  ]);
  readonly answer = $derived.by(() =>
    this.left === 0
      ? written(
          this.options.items
            .filter((item) => this.of(item) > 0)
            .map((item) => `${item.text}=${String(this.of(item))}`),
        )
      : null,
  );

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
    const item = this.options.items.find((each) => each.things.includes(thing));
    if (item === undefined || !this.canHold(item)) return null;
    this.give(item, this.of(item) + 1);
    this.#picked.push(item.text);
    return null;
  }

  back(): boolean {
    const item = this.options.items.find((each) => each.text === this.#picked.at(-1));
    if (item === undefined) return false;
    this.#picked.pop();
    this.give(item, this.of(item) - 1);
    return true;
  }
}

const textOf = (item: Pickable): string => item.text;
const written = (parts: string[]): string => (parts.length === 0 ? 'none' : parts.join('+'));
const thingsOf = (items: Pickable[]): ReadonlySet<string> =>
  new Set(items.flatMap((item) => item.things));

export class WrittenDraft implements Draft {
  readonly kind = 'written';
  readonly next: ReadonlySet<string> = new Set();
  readonly chosen: readonly string[] = [];
  text = $state('');

  constructor(readonly example: string) {}

  readonly answer = $derived.by(() => (this.text.trim() === '' ? null : this.text.trim()));

  pick(): null {
    return null;
  }

  back(): boolean {
    return false;
  }
}

export type FieldDraft = ListDraft | AmountDraft | MarksDraft | SharesDraft | WrittenDraft;
export type AnyDraft = FieldDraft | FormDraft;

export class FormDraft implements Draft {
  readonly kind = 'form';
  readonly fields: readonly { name: string; draft: FieldDraft }[];
  /** The field that clicks on the board go to. */
  active = $state(0);

  constructor(options: Fields, start: string) {
    const values = startingValues(start);
    this.fields = options.fields.map((field) => ({
      name: field.name,
      draft: draftOfField(field.options, values.get(field.name.toLowerCase()) ?? ''),
    }));
  }

  readonly answer = $derived.by(() => this.#written());
  readonly next: ReadonlySet<string> = $derived.by(
    () => this.#current()?.next ?? new Set<string>(),
  );
  readonly chosen: readonly string[] = $derived.by(() =>
    this.fields.flatMap((field) => [...field.draft.chosen]),
  );

  pick(thing: string): null {
    this.#current()?.pick(thing);
    return null;
  }

  back(): boolean {
    return this.#current()?.back() ?? false;
  }

  #current(): FieldDraft | undefined {
    return this.fields[this.active]?.draft;
  }

  #written(): string | null {
    const parts = this.fields.map(({ name, draft }) =>
      draft.answer === null ? null : `${name}: ${draft.answer}`,
    );
    return parts.includes(null) ? null : parts.join('; ');
  }
}

/** The default's notation, field by field: where amounts begin. */
function startingValues(start: string): Map<string, string> {
  const rows = start.split(';').map((row) => row.split(':', 2).map((part) => part.trim()));
  return new Map(rows.map(([name = '', value = '']) => [name.toLowerCase(), value]));
}

function draftOfField(options: FieldOptions, start: string): FieldDraft {
  switch (options.kind) {
    case 'list':
      return new ListDraft(options, true);
    case 'amount':
      return new AmountDraft(options, start);
    case 'some':
      return new MarksDraft(options);
    case 'split':
      return new SharesDraft(options);
    case 'written':
      return new WrittenDraft(options.example);
  }
}

/** An empty draft for what is asked; `start` is the notation of the default. */
export function draftOf(options: Options, start: string): AnyDraft {
  if (options.kind === 'form') return new FormDraft(options, start);
  return options.kind === 'list' ? new ListDraft(options) : draftOfField(options, start);
}
