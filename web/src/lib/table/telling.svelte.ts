/** What is told about a thing that somebody points at. */
import * as calls from '../api/calls';
import type { About } from '../api/types';
import { hand } from '../hand.svelte';

/** How long a pointer rests on a thing before it is told about, in milliseconds. */
const REST = 120;

export class Telling {
  about = $state.raw<About | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly seat: () => number | null,
    /** Whether an earlier position is looked at, of which nothing can be told. */
    readonly isPast: () => boolean,
  ) {}

  /** The pointer or the focus came upon a thing, or left it (null). */
  point(thing: string | null): void {
    // A finger leaves what it tapped at once; what it asked for stays until it is put away.
    if (thing === null && hand.isFinger) return;
    this.close();
    if (thing === null || this.isPast() || !thing.includes(':')) return;
    this.#timer = setTimeout(() => void this.#fetch(thing), REST);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.about = null;
  }

  async #fetch(thing: string): Promise<void> {
    const timer = this.#timer;
    const about = await calls.about(this.id, thing, this.seat()).catch(() => null);
    // Somebody may point elsewhere by now.
    if (timer === this.#timer) this.about = about;
  }
}
