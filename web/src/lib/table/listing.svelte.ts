/** Picking one answer of a list: things clicked narrow it, words typed filter it. */
import type { Entry, EntryGroup, Listed } from '../api/types';
import { plain } from '../words';

export interface Draft {
  /** The notation, once nothing is missing. */
  readonly answer: string | null;
  /** The notation of what there is so far, which may be refused; null when there is nothing. */
  readonly soFar: string | null;
  readonly next: ReadonlySet<string>;
  readonly chosen: readonly string[];
  /** A thing was clicked; gives the answer where that click was the whole move. */
  pick(thing: string): string | null;
  /** One less of a thing that there are several of. */
  lessen?(thing: string): void;
  /** Choose a kind of answer before anything else. */
  take?(verb: string | null): void;
  /** Turn to a field of a form: of several to the first without an answer, else the last. */
  turnTo?(fields: readonly string[]): void;
  /** Take one step back; false when there is none. */
  back(): boolean;
  /** Keep what was put into an earlier draft of the same question, as far as it still fits. */
  adopt(before: Draft): void;
}

const isEmpty = (group: EntryGroup): boolean => group.entries.length === 0;

export class ListDraft implements Draft {
  readonly kind = 'list';
  chosen = $state.raw<readonly string[]>([]);
  filter = $state('');
  /** For a field of a form: the entry that was settled on. */
  selected = $state<string | null>(null);
  /** The group that was chosen before anything else; null while every group is open. */
  verb = $state<string | null>(null);
  /** An answer chosen by its words that waits for a yes. */
  #held = $state<string | null>(null);

  readonly #open: readonly EntryGroup[];

  constructor(
    readonly options: Listed,
    /** A whole question answers at once; a field of a form waits for the others. */
    readonly isField = false,
    /** Whether the click that makes an answer whole leaves giving it to another. */
    readonly isPatient = false,
  ) {
    this.#open = options.groups.filter((group) => !isEmpty(group));
  }

  readonly answer = $derived.by(() => this.selected);
  readonly soFar: string | null = $derived.by(() => this.selected ?? this.ready?.answer ?? null);
  /** The groups with the entries that fit what was picked and what is searched for. */
  readonly groups = $derived.by(() =>
    this.#meant()
      .map((group) => ({ ...group, entries: this.#fitting(group) }))
      .filter((group) => group.entries.length > 0),
  );
  readonly closed = $derived.by(() => this.options.groups.filter(isEmpty));
  /** Whether less is shown than there is. */
  readonly isNarrowed = $derived.by(
    () => this.chosen.length > 0 || this.verb !== null || this.filter !== '',
  );
  readonly count = $derived.by(() =>
    this.#open.reduce((sum, group) => sum + group.entries.length, 0),
  );
  readonly next: ReadonlySet<string> = $derived.by(() => followers(this.#matching(), this.chosen));
  /** The entry that a yes would give: the one held, or the only one that fits what was picked. */
  readonly ready: Entry | null = $derived.by(() => {
    const held = this.#all().find((entry) => entry.answer === this.#held);
    return held ?? sole(this.#matching(), this.chosen, this.isPatient);
  });

  pick(thing: string): string | null {
    const last = this.chosen.at(-1);
    const before = this.ready;
    if (this.#held !== null && thing === last && !this.next.has(thing)) return this.#settle();
    this.#held = null;
    if (this.next.has(thing)) this.chosen = [...this.chosen, thing];
    else if (thing === last) return this.#again();
    else if (followers(this.#all(), []).has(thing)) this.chosen = [thing];
    else return this.#elsewhere(thing);
    return this.#isMeant(before) ? this.#settle() : null;
  }

  /** Choose a group first: only what belongs to it can be picked then. */
  take(verb: string | null): void {
    this.chosen = [];
    this.#held = null;
    this.verb = verb;
    const [only, ...others] = this.#matching();
    if (verb !== null && only?.things.length === 0 && others.length === 0) this.hold(only);
  }

  /** Choose an answer by its words; it waits for a yes. */
  hold(entry: Entry): void {
    this.#held = entry.answer;
  }

  /** Choose an answer as if all its things had been clicked; it waits for a yes. */
  propose(entry: Entry): void {
    this.filter = '';
    this.verb = null;
    this.chosen = entry.things;
    this.hold(entry);
    if (this.isField) this.selected = entry.answer;
  }

  back(): boolean {
    if (this.filter !== '') this.filter = '';
    else if (this.#held !== null && this.chosen.length > 0) this.#held = null;
    else if (this.chosen.length > 0) this.chosen = this.chosen.slice(0, -1);
    else if (this.verb !== null || this.#held !== null) this.take(null);
    else return false;
    this.selected = null;
    return true;
  }

  adopt(before: Draft): void {
    if (!(before instanceof ListDraft)) return;
    this.filter = before.filter;
    if (this.#open.some((group) => group.name === before.verb)) this.verb = before.verb;
    if (this.#all().some((entry) => beginsWith(entry.things, before.chosen)))
      this.chosen = before.chosen;
    if (this.#all().some((entry) => entry.answer === before.selected))
      this.selected = before.selected;
  }

  /** The last thing was clicked once more: that confirms what is ready, or takes it back. */
  #again(): string | null {
    if (this.ready !== null) return this.#settle();
    this.chosen = this.chosen.slice(0, -1);
    return null;
  }

  /** A thing that belongs to another group than the one chosen leads there. */
  #elsewhere(thing: string): null {
    if (this.verb === null || !this.#open.some((group) => begins(group, thing))) return null;
    this.verb = null;
    this.chosen = [thing];
    return null;
  }

  #settle(): string | null {
    const answer = this.ready?.answer ?? null;
    if (!this.isField) return answer;
    this.selected = answer;
    return null;
  }

  /**
   * One click on a thing is too little to choose a verb by: a troop to be moved and a troop to be
   * disbanded are the same click. It is enough where only one kind of answer is asked for, or for
   * the question itself, which has no name, where something else may be done first. A patient
   * draft waits until what was ready `before` is clicked on.
   */
  #isMeant(before: Entry | null): boolean {
    const ready = this.ready;
    if (ready === null) return false;
    if (this.isPatient) return ready === before;
    const isItself = this.#open.some((group) => group.name === '' && group.entries.includes(ready));
    return this.chosen.length > 1 || this.#open.length === 1 || isItself;
  }

  /** The groups that are open while a verb is chosen. */
  #meant(): readonly EntryGroup[] {
    return this.verb === null ? this.#open : this.#open.filter(({ name }) => name === this.verb);
  }

  #all(): Entry[] {
    return this.#meant().flatMap((group) => group.entries);
  }

  #matching(): Entry[] {
    return this.#all().filter((entry) => beginsWith(entry.things, this.chosen));
  }

  #fitting(group: EntryGroup): Entry[] {
    const wanted = this.filter.trim().toLowerCase().split(/\s+/);
    const fits = (entry: Entry) => {
      const words = `${group.title} ${plain(entry.label)} ${entry.answer}`.toLowerCase();
      return wanted.every((word) => words.includes(word));
    };
    return group.entries.filter((entry) => beginsWith(entry.things, this.chosen) && fits(entry));
  }
}

const beginsWith = (things: readonly string[], chosen: readonly string[]): boolean =>
  chosen.every((thing, index) => things[index] === thing);

function followers(entries: Entry[], chosen: readonly string[]): ReadonlySet<string> {
  const next = entries.map((entry) => entry.things[chosen.length]);
  return new Set(next.filter((thing) => thing !== undefined));
}

const begins = (group: EntryGroup, thing: string): boolean =>
  group.entries.some((entry) => entry.things[0] === thing);

/**
 * The only one that fits, when all its things are picked. Patience needs less, since nothing is given
 * yet: the only one, whatever it still names, or the only one that names no more than was picked.
 */
function sole(entries: Entry[], chosen: readonly string[], isPatient: boolean): Entry | null {
  if (chosen.length === 0) return null;
  const whole = entries.filter((entry) => entry.things.length === chosen.length);
  const fitting = isPatient && whole.length > 0 ? whole : entries;
  const [only, ...others] = fitting;
  if (only === undefined || others.length > 0) return null;
  return isPatient || only.things.length === chosen.length ? only : null;
}
