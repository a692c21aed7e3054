/**
 * Where a camera last came to rest. A sheet that is too much to be painted anew at every step is
 * drawn for that place, with a rim around the window, and moved as a whole meanwhile.
 */
import type { Camera } from './camera.svelte';

/** How long a camera stands before the sheet is painted anew, in milliseconds. */
const PAUSE = 140;
/** How long it is at least between two times while the camera keeps going. */
const SELDOM = 300;
/** How much is drawn beyond each edge of the window, in windows. */
export const RIM = 0.4;

interface Place {
  k: number;
  x: number;
  y: number;
}

export class Rest {
  k = $state(0);
  x = $state(0);
  y = $state(0);
  #camera: Camera;
  #sheet: { width: number; height: number };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last = 0;

  constructor(camera: Camera, sheet: { width: number; height: number }) {
    this.#camera = camera;
    this.#sheet = sheet;
  }

  /** Where the sheet is drawn, within a layer that is as large as window and rim. */
  get transform(): string {
    const { width, height } = this.#camera;
    return `translate(${this.x + RIM * width} ${this.y + RIM * height}) scale(${this.k})`;
  }

  /** How the layers are moved from there to what is seen, as style. */
  get shift(): string {
    const { k, x, y } = this.#camera;
    if (this.k === 0) return 'none';
    const grown = k / this.k;
    return `translate(${x - this.x * grown}px, ${y - this.y * grown}px) scale(${grown})`;
  }

  /** Come to rest once the camera has; for an effect, and what is returned ends it. */
  follow(now = performance.now()): () => void {
    const { k, x, y, width } = this.#camera;
    if (width === 0) return () => undefined;
    const isDue =
      now - this.#last > SELDOM && !covers(this, { k, x, y }, this.#size(), this.#sheet);
    if (this.k === 0 || isDue) this.#settle(now);
    else this.#timer = setTimeout(() => this.#settle(performance.now()), PAUSE);
    return () => clearTimeout(this.#timer);
  }

  #size(): { width: number; height: number } {
    return { width: this.#camera.width, height: this.#camera.height };
  }

  #settle(now: number): void {
    this.#last = now;
    this.k = this.#camera.k;
    this.x = this.#camera.x;
    this.y = this.#camera.y;
  }
}

/** Whether what was drawn at one place reaches over all of the sheet that is seen at another. */
export function covers(
  drawn: Place,
  seen: Place,
  window: { width: number; height: number },
  sheet: { width: number; height: number },
): boolean {
  const grown = seen.k / drawn.k;
  const reaches = (from: number, to: number, room: number, length: number): boolean => {
    const start = to - from * grown - RIM * room * grown;
    const end = start + (1 + 2 * RIM) * room * grown;
    return start <= Math.max(0, to) && end >= Math.min(room, to + length * seen.k);
  };
  return (
    reaches(drawn.x, seen.x, window.width, sheet.width) &&
    reaches(drawn.y, seen.y, window.height, sheet.height)
  );
}
