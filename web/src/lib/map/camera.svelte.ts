/** The part of the sheet that is seen: panning and zooming, by whatever means. */
import type { Point } from './point';

const NEAREST = 7;
const FLIGHT = 420;

/** How large a sheet must be shown to be read, in pixels for a unit of it. */
export interface Legibility {
  /** A screen that shows the whole sheet smaller than this begins with a part of it... */
  small: number;
  /** ...which is then at least and at most so large. */
  readable: number;
  near: number;
  /** How large it becomes, at most, to show what a question is about... */
  close: number;
  /** ...and whatever anybody wants to see of it; as large as small pieces need it, unless said. */
  nearest?: number;
}

const LEGIBLE: Legibility = { small: 0.45, readable: 0.6, near: 0.85, close: 1.2 };

export class Camera {
  /** Pixels for a unit of the sheet. */
  k = $state(1);
  /** Where the sheet's upper left corner lies, in pixels. */
  x = $state(0);
  y = $state(0);
  width = $state(0);
  height = $state(0);
  #sheet: { width: number; height: number };
  #legible: Legibility;
  #flight = 0;
  /** Whether it was led away from where it began. */
  #isLed = false;

  constructor(sheet: { width: number; height: number }, legible = LEGIBLE) {
    this.#sheet = sheet;
    this.#legible = legible;
  }

  get transform(): string {
    return `translate(${this.x} ${this.y}) scale(${this.k})`;
  }

  /** How much larger than on the sheet names are drawn: from near they need not grow further. */
  get grow(): number {
    return Math.min(1.08, Math.max(0.4, 0.75 / this.k));
  }

  /** The same for pieces, which matter more than what they cover. */
  get growPieces(): number {
    return Math.min(1.3, Math.max(0.5, 0.92 / this.k));
  }

  /** The same for lines, which are never drawn wider than on the sheet. */
  get fine(): number {
    return Math.min(1, Math.max(0.3, 1 / this.k));
  }

  /** Whether the whole sheet is seen. */
  get isWhole(): boolean {
    return this.k <= this.#farthest() * 1.001;
  }

  /** Take the size of the window; the first time, look at `home`, which may be all of it. */
  resize(width: number, height: number, home: Point | null): void {
    if (width === 0 || height === 0) return;
    const isFirst = this.width === 0;
    const middle = isFirst ? null : this.toSheet([this.width / 2, this.height / 2]);
    const stays = this.#isLed && !this.isWhole;
    this.width = width;
    this.height = height;
    if (isFirst || !stays) this.reset(home, false);
    else if (middle !== null) this.#set(this.k, middle);
  }

  /** See the whole sheet; on a small screen a readable part of it, around `home`. */
  reset(home: Point | null, smooth: boolean): void {
    const whole = this.#farthest();
    const cover = Math.max(this.width / this.#sheet.width, this.height / this.#sheet.height);
    const { small, readable, near } = this.#legible;
    const k = whole >= small ? whole : Math.min(near, Math.max(cover, readable));
    this.fly(home ?? [this.#sheet.width / 2, this.#sheet.height / 2], k, smooth);
    this.#isLed = false;
  }

  toSheet(pixel: Point): Point {
    return [(pixel[0] - this.x) / this.k, (pixel[1] - this.y) / this.k];
  }

  toPixel(at: Point): Point {
    return [at[0] * this.k + this.x, at[1] * this.k + this.y];
  }

  panBy(dx: number, dy: number): void {
    this.#lead();
    this.x += dx;
    this.y += dy;
    this.#hold();
  }

  /** Come nearer or go farther; what lies under the pixel stays there. */
  zoomAt(pixel: Point, factor: number): void {
    this.#lead();
    const [u, v] = this.toSheet(pixel);
    this.k = this.#bounded(this.k * factor);
    this.x = pixel[0] - u * this.k;
    this.y = pixel[1] - v * this.k;
    this.#hold();
  }

  zoomMiddle(factor: number, smooth: boolean): void {
    const middle = this.toSheet([this.width / 2, this.height / 2]);
    this.fly(middle, this.k * factor, smooth);
  }

  /** Make sure that a point is seen, well inside the window. */
  show(at: Point, smooth: boolean): void {
    const [px, py] = this.toPixel(at);
    const edge = Math.min(70, this.width / 5, this.height / 5);
    const isSeen = px > edge && py > edge && px < this.width - edge && py < this.height - edge;
    if (!isSeen && !this.isWhole) this.fly(at, this.k, smooth);
  }

  /** Make sure that several points are seen at once, with so much of the sheet around each. */
  frame(points: Point[], around: number, smooth: boolean): void {
    if (points.length === 0 || this.width === 0) return;
    const [left, right] = extent(points.map(([x]) => x));
    const [top, bottom] = extent(points.map(([, y]) => y));
    const wide = right - left + 2 * around;
    const high = bottom - top + 2 * around;
    const fitting = Math.min(this.width / wide, this.height / high);
    const nearest = Math.max(this.k, this.#legible.close);
    this.fly([(left + right) / 2, (top + bottom) / 2], Math.min(nearest, fitting), smooth);
  }

  /** Move until a point is in the middle. */
  fly(to: Point, k: number, smooth: boolean): void {
    this.#lead();
    const goal = this.#bounded(k);
    if (!smooth) {
      this.#set(goal, to);
      return;
    }
    const from = this.toSheet([this.width / 2, this.height / 2]);
    const start = { k: this.k, time: performance.now() };
    const step = (now: number) => {
      const share = Math.min(1, (now - start.time) / FLIGHT);
      const eased = 1 - (1 - share) ** 3;
      const scale = start.k * (goal / start.k) ** eased;
      this.#set(scale, [from[0] + (to[0] - from[0]) * eased, from[1] + (to[1] - from[1]) * eased]);
      this.#flight = share < 1 ? requestAnimationFrame(step) : 0;
    };
    this.#flight = requestAnimationFrame(step);
  }

  destroy(): void {
    cancelAnimationFrame(this.#flight);
    this.#flight = 0;
  }

  /** Lead it anew, wherever it was flying. */
  #lead(): void {
    this.destroy();
    this.#isLed = true;
  }

  #set(k: number, middle: Point): void {
    this.k = k;
    this.x = this.width / 2 - middle[0] * k;
    this.y = this.height / 2 - middle[1] * k;
    this.#hold();
  }

  /** The scale at which all of the sheet is just seen. */
  #farthest(): number {
    if (this.width === 0) return 0.1;
    return Math.min(this.width / this.#sheet.width, this.height / this.#sheet.height);
  }

  #bounded(k: number): number {
    return Math.min(this.#legible.nearest ?? NEAREST, Math.max(this.#farthest(), k));
  }

  /** The sheet does not leave the window; where it is smaller it stands in the middle. */
  #hold(): void {
    this.x = held(this.x, this.width, this.#sheet.width * this.k);
    this.y = held(this.y, this.height, this.#sheet.height * this.k);
  }
}

function extent(values: number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

function held(offset: number, window: number, sheet: number): number {
  if (sheet <= window) return (window - sheet) / 2;
  return Math.min(0, Math.max(window - sheet, offset));
}
