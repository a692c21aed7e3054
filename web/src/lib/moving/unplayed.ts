/** Which lines of the log have come since the board was last looked at: those are seen happening. */
import type { Line } from '../api/types';

export class Unplayed {
  #newest: number | null = null;
  #isReplay = false;

  /** The new ones; none when the board is seen first, when a replay is entered, left or gone back. */
  take(lines: readonly Line[], isReplay: boolean): Line[] {
    const before = isReplay === this.#isReplay ? this.#newest : null;
    this.#isReplay = isReplay;
    this.#newest = lines.at(-1)?.number ?? before ?? 0;
    return before === null ? [] : lines.filter((line) => line.number > before);
  }
}
