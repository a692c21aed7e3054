/**
 * An answer in the making. Options say what is legal; a draft keeps what was picked so far, says
 * which things on the board lead on, and writes the answer's notation once it is whole.
 */
import type { Branch, Branches, BranchOptions, Entry, Fields, Options } from '../api/types';
import { draftOfField, type FieldDraft } from './fields.svelte';
import { NO_PICKS, type Picks } from '../board';
import type { Draft } from './listing.svelte';

export type BranchDraft = FieldDraft | FormDraft;
export type AnyDraft = BranchDraft | EitherDraft;

export class FormDraft implements Draft {
  readonly kind = 'form';
  readonly fields: readonly { name: string; title: string; draft: FieldDraft }[];
  /** The field that clicks on the board go to. */
  active = $state(0);
  /** Whether a click goes to whichever field its thing belongs to: no thing belongs to two. */
  isOpen = $state(false);

  constructor(options: Fields, start: string) {
    const values = startingValues(start);
    const fields: { name: string; title: string; draft: FieldDraft }[] = [];
    for (const { name, title, options: inside } of options.fields) {
      const value = values.get(name.toLowerCase()) ?? '';
      fields.push({ name, title, draft: draftOfField(inside, value, true, fields.at(-1)?.draft) });
    }
    this.fields = fields;
  }

  readonly answer = $derived.by(() => this.#written((draft) => draft.answer));
  readonly soFar = $derived.by(() => this.#written((draft) => draft.soFar));
  readonly next: ReadonlySet<string> = $derived.by(
    () =>
      new Set((this.isOpen ? this.fields : this.#now()).flatMap(({ draft }) => [...draft.next])),
  );
  readonly chosen: readonly string[] = $derived.by(() =>
    this.fields.flatMap((field) => [...field.draft.chosen]),
  );

  pick(thing: string): null {
    if (this.isOpen) {
      const own = this.fields.findIndex(({ draft }) => draft.next.has(thing));
      if (own >= 0) this.active = own;
    }
    this.#current()?.pick(thing);
    return null;
  }

  back(): boolean {
    return this.#current()?.back() ?? false;
  }

  adopt(before: Draft): void {
    if (!(before instanceof FormDraft)) return;
    this.active = Math.min(before.active, this.fields.length - 1);
    for (const { name, draft } of this.fields) {
      const old = before.fields.find((field) => field.name === name);
      if (old !== undefined) draft.adopt(old.draft);
    }
  }

  lessen(thing: string): void {
    const draft: Draft | undefined = this.#current();
    draft?.lessen?.(thing);
  }

  turnTo(fields: readonly string[]): void {
    const meant = this.fields.filter(({ name }) => fields.includes(name));
    const field = meant.find(({ draft }) => draft.answer === null) ?? meant.at(-1);
    if (field !== undefined) this.active = this.fields.indexOf(field);
  }

  /** The draft of the field that clicks go to. */
  get current(): FieldDraft | undefined {
    return this.#current();
  }

  #current(): FieldDraft | undefined {
    return this.fields[this.active]?.draft;
  }

  #now(): typeof this.fields {
    return this.fields.slice(this.active, this.active + 1);
  }

  #written(textOf: (draft: FieldDraft) => string | null): string | null {
    const parts = this.fields.map(({ name, draft }) => {
      const text = textOf(draft);
      return text === null ? null : `${name}: ${text}`;
    });
    return parts.includes(null) ? null : parts.join('; ');
  }
}

export interface OpenBranch {
  name: string;
  title: string;
  draft: BranchDraft;
}

/** One of several kinds of answer: one is opened, and answered as if it were alone. */
export class EitherDraft implements Draft {
  readonly kind = 'either';
  readonly branches: readonly OpenBranch[];
  readonly closed: readonly Branch[];
  /** The name of the branch that is opened. */
  opened = $state<string | null>(null);

  constructor(options: Branches, start: string, isPatient = false) {
    const [word = '', rest = ''] = splitOnce(start, ' ');
    const beginning = (name: string) => (name === '' ? start : name === word ? rest : '');
    this.closed = options.branches.filter((branch) => branch.options === null);
    this.branches = options.branches.flatMap(({ name, title, options: inside }) =>
      inside === null
        ? []
        : [{ name, title, draft: draftOfBranch(inside, beginning(name), isPatient) }],
    );
    // The question itself has no name; beside it there is what may be done first.
    const itself = this.branches.find((branch) => branch.name === '');
    const fillable = this.branches.filter((branch) => !isWord(branch));
    if (itself !== undefined) this.opened = '';
    else if (fillable.length === 1) this.opened = fillable[0]?.name ?? null;
  }

  readonly current = $derived.by(() => this.branches.find((branch) => branch.name === this.opened));
  readonly answer = $derived.by(() => {
    const part = this.current?.draft.answer ?? null;
    return part === null ? null : this.#written(part);
  });
  readonly soFar = $derived.by(() => {
    const part = this.current?.draft.soFar ?? null;
    return part === null ? null : this.#written(part);
  });
  readonly next: ReadonlySet<string> = $derived.by(() =>
    this.current === undefined || this.current.name === ''
      ? new Set(this.branches.flatMap((branch) => [...branch.draft.next]))
      : this.current.draft.next,
  );
  readonly chosen: readonly string[] = $derived.by(() => this.current?.draft.chosen ?? []);

  open(name: string): void {
    this.opened = this.opened === name ? null : name;
  }

  /** A branch is a kind of answer, too. */
  take(verb: string | null): void {
    if (this.branches.some((branch) => branch.name === verb)) this.opened = verb;
  }

  turnTo(fields: readonly string[]): void {
    const draft: Draft | undefined = this.current?.draft;
    draft?.turnTo?.(fields);
  }

  /** A thing opens the only branch it leads into. */
  pick(thing: string): string | null {
    if (this.current === undefined || this.#isBeside(thing)) {
      const [only, ...others] = this.branches.filter((branch) => branch.draft.next.has(thing));
      if (only === undefined || others.length > 0) return null;
      this.opened = only.name;
      // One click is too little to choose a branch by and to answer at once.
      only.draft.pick(thing);
      return null;
    }
    const part = this.current.draft.pick(thing);
    return part === null ? null : this.#written(part);
  }

  lessen(thing: string): void {
    const draft: Draft | undefined = this.current?.draft;
    draft?.lessen?.(thing);
  }

  /** Whether a thing belongs to what may be done first, not to the question itself. */
  #isBeside(thing: string): boolean {
    if (this.current?.name !== '' || this.current.draft.next.has(thing)) return false;
    return this.branches.some((branch) => branch.draft.next.has(thing));
  }

  back(): boolean {
    if (this.current?.draft.back() === true) return true;
    const before = this.opened;
    // From what may be done first one comes back to the question itself.
    this.opened = this.branches.some((branch) => branch.name === '') ? '' : null;
    return before !== this.opened;
  }

  adopt(before: Draft): void {
    if (before instanceof EitherDraft) this.#adopt(before, () => true);
  }

  /** Go on with the other kinds of answer that were begun when this one was given. */
  adoptBeside(before: EitherDraft, answer: string): void {
    const [given = ''] = answer.split(' ', 1);
    this.#adopt(before, (name) => name !== given);
  }

  #adopt(before: EitherDraft, isKept: (name: string) => boolean): void {
    for (const branch of this.branches.filter(({ name }) => isKept(name))) {
      const old = before.branches.find((each) => each.name === branch.name);
      if (old !== undefined) branch.draft.adopt(old.draft);
      if (branch.name === before.opened) this.opened = branch.name;
    }
  }

  #written(part: string): string {
    return writtenIn(this.current?.name ?? '', part);
  }
}

/** The notation of an answer within a branch: a word may need nothing behind it. */
export const writtenIn = (name: string, part: string): string => `${name} ${part}`.trim();

/** Whether a branch is its own whole answer, such as being done. */
export function isWord(branch: OpenBranch): boolean {
  if (branch.draft.kind !== 'list') return false;
  const entries = branch.draft.options.groups.flatMap((group) => group.entries);
  return entries.length === 1 && entries[0]?.answer === '';
}

function splitOnce(text: string, sign: string): string[] {
  const at = text.indexOf(sign);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + sign.length)];
}

/** The default's notation, field by field: where amounts begin. */
export function startingValues(start: string): Map<string, string> {
  const rows = start.split(';').map((row) => row.split(':', 2).map((part) => part.trim()));
  return new Map(rows.map(([name = '', value = '']) => [name.toLowerCase(), value]));
}

function draftOfBranch(options: BranchOptions, start: string, isPatient: boolean): BranchDraft {
  return options.kind === 'form'
    ? new FormDraft(options, start)
    : draftOfField(options, start, false, undefined, isPatient);
}

/**
 * An empty draft for what is asked; `start` is the notation of the default. A patient one never
 * gives an answer by the click that makes it whole.
 */
export function draftOf(options: Options, start: string, isPatient = false): AnyDraft {
  return options.kind === 'either'
    ? new EitherDraft(options, start, isPatient)
    : draftOfBranch(options, start, isPatient);
}

/** What a board is told of a draft. */
export function picksOf(draft: AnyDraft | null): Picks {
  if (draft === null) return NO_PICKS;
  const part = partOf(draft);
  return {
    ...NO_PICKS,
    next: draft.next,
    chosen: draft.chosen,
    answer: wholeOf(draft),
    verb: (part?.kind === 'list' && !part.isField ? part.verb : branchOf(draft)) || null,
    ...(part?.kind === 'list' && { ready: part.ready }),
    ...(part !== undefined && 'counts' in part && { counts: part.counts }),
  };
}

/** The answer that would be given now: what was filled in, or what is ready. */
function wholeOf(draft: AnyDraft): string | null {
  const branch = draft.kind === 'either' ? draft.current?.draft : draft;
  // What is ready in a field of a form is not the whole of it.
  if (branch?.kind !== 'list' || branch.ready === null) return draft.answer;
  return writtenIn(branchOf(draft), branch.ready.answer);
}

/** The name of the branch that is answered in; empty where there are none. */
export const branchOf = (draft: AnyDraft): string =>
  draft.kind === 'either' ? (draft.current?.name ?? '') : '';

/** The answer of a list that is about just these things, if there is one. */
export function entryAbout(draft: AnyDraft, things: readonly string[]): Entry | undefined {
  const part = partOf(draft);
  if (part?.kind !== 'list') return undefined;
  return part.options.groups
    .flatMap((group) => group.entries)
    .find((entry) => entry.things.join() === things.join());
}

/** The part of a draft that clicks go to now. */
export function partOf(draft: AnyDraft): FieldDraft | undefined {
  const branch = draft.kind === 'either' ? draft.current?.draft : draft;
  return branch?.kind === 'form' ? branch.current : branch;
}
