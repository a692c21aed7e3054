/** What is told about a thing that somebody points at. */
import * as calls from '../api/calls';
import type { About } from '../api/types';
import { hand } from '../hand.svelte';

/** How long a pointer rests on a thing before it is told about, in milliseconds. */
const REST = 120;

export class Telling {
  about = $state.raw<About | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What was told in the position that stands: pointing there again asks nobody. */
  readonly #told = new Map<string, About>();
  #stood: unknown;

  constructor(
    readonly id: string,
    readonly seat: () => number | null,
    /** Whether an earlier position is looked at, of which nothing can be told. */
    readonly isPast: () => boolean,
    /** What stays the same as long as nothing changes on the table. */
    readonly position: () => unknown,
  ) {}

  /** The pointer or the focus came upon a thing, or left it (null). */
  point(thing: string | null): void {
    // A finger leaves what it tapped at once; what it asked for stays until it is put away.
    if (thing === null && hand.isFinger) return;
    this.close();
    if (thing === null || this.isPast() || !thing.includes(':')) return;
    this.#forgetThePast();
    this.#timer = setTimeout(() => void this.#fetch(thing), REST);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.about = null;
  }

  async #fetch(thing: string): Promise<void> {
    const [timer, stood] = [this.#timer, this.#stood];
    const about =
      this.#told.get(thing) ?? (await calls.about(this.id, thing, this.seat()).catch(() => null));
    if (about !== null && stood === this.#stood) this.#told.set(thing, about);
    // Somebody may point elsewhere by now.
    if (timer === this.#timer) this.about = about;
  }

  #forgetThePast(): void {
    const stands = this.position();
    if (stands !== this.#stood) this.#told.clear();
    this.#stood = stands;
  }
}
