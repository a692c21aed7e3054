/** What a person prefers on this device. */
import { keep, kept } from './keeping';

export type Theme = 'system' | 'light' | 'dark';

interface Kept {
  theme: Theme;
  sound: boolean;
  speed: number;
  careful: boolean;
  swift: boolean;
  endsAtOnce: boolean;
}

const STORE = 'ziggurat.preferences';
const FRESH: Kept = {
  theme: 'system',
  sound: true,
  speed: 1,
  careful: true,
  swift: false,
  endsAtOnce: false,
};

class Preferences {
  #kept = $state.raw<Kept>({ ...FRESH, ...kept<Partial<Kept>>(STORE, {}) });
  #stillness = $state.raw(false);

  constructor() {
    const query = window.matchMedia('(prefers-reduced-motion: reduce)');
    this.#stillness = query.matches;
    query.addEventListener('change', () => (this.#stillness = query.matches));
    this.#dress();
  }

  get theme(): Theme {
    return this.#kept.theme;
  }

  get sound(): boolean {
    return this.#kept.sound;
  }

  /** How fast a replay runs: moves a second. */
  get speed(): number {
    return this.#kept.speed;
  }

  /** Whether a finger is asked once more before dice are rolled. */
  get careful(): boolean {
    return this.#kept.careful;
  }

  /** Whether one click gives what costs nothing and can be undone. */
  get swift(): boolean {
    return this.#kept.swift;
  }

  /** Whether a turn ends without being told first what is lost. */
  get endsAtOnce(): boolean {
    return this.#kept.endsAtOnce;
  }

  get motion(): boolean {
    return !this.#stillness;
  }

  prefer(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    this.#dress();
    keep(STORE, this.#kept);
  }

  #dress(): void {
    document.documentElement.dataset.theme = this.#kept.theme;
  }
}

export const preferences = new Preferences();
