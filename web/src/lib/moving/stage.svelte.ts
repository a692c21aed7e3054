/**
 * What has happened, seen happening: one act after the other over a board that shows the end of it
 * already. Nobody waits for it, and any click or key puts it away. At rest it does nothing at all.
 */
import type { Point } from '../map/point';

/** Something that goes from place to place. */
export interface Motion<S> {
  /** What it looks like on its way. */
  sprite: S;
  /** Where it begins, what it passes, where it ends: in pixels of the page. */
  stops: readonly Point[];
  /** The element that goes this way itself, and the stop it stands at; null for a likeness. */
  self: { element: Element; stop: Point } | null;
}

/** What is seen at the same time. */
export interface Act<S> {
  motions: readonly Motion<S>[];
  /** What is told meanwhile; empty where it is seen. */
  text: string;
  /** How long it takes, in milliseconds. */
  time: number;
}

/** So many acts take their time; more of them hurry, all together. */
const PATIENCE = 6;

export class Stage<S> {
  #queue: Act<S>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Animation[] = [];
  /** The act that is played, and how long it takes. */
  now = $state.raw<Act<S> | null>(null);

  constructor(
    /** So many acts wait at most: where more happens, the oldest are left out. */
    readonly most = Infinity,
  ) {}

  /** Play these behind those that are played. Nobody sees what happens in a hidden page. */
  play(acts: readonly Act<S>[]): void {
    if (document.hidden) return;
    this.#queue.push(...acts);
    this.#queue.splice(0, this.#queue.length - this.most);
    if (this.now === null) this.#next();
  }

  /** Let everything be over. */
  skip(): void {
    this.#queue = [];
    this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    for (const animation of this.#running) animation.cancel();
    this.#running = [];
    const hurry = Math.max(1, this.#queue.length / PATIENCE);
    const act = this.#queue.shift() ?? null;
    this.now = act && { ...act, time: act.time / hurry };
    if (this.now === null) return;
    const { motions, time } = this.now;
    this.#running = motions.flatMap(({ self, stops }) =>
      self === null ? [] : travel(self.element, self.stop, stops, time),
    );
    this.#timer = setTimeout(() => this.#next(), time);
  }
}

/** Let an element that stands at a stop be seen along a way, which need not end there. */
function travel(element: Element, [x, y]: Point, stops: readonly Point[], time: number): Animation {
  const scale = scaleOf(element);
  const shift = (by: number) => `${String(by / scale)}px`;
  const translate = stops.map(([u, v]) => `${shift(u - x)} ${shift(v - y)}`);
  return element.animate({ translate }, { duration: time, easing: EASING });
}

export const EASING = 'cubic-bezier(0.3, 0.1, 0.25, 1)';

export const middleOf = (box: DOMRect): Point => [box.x + box.width / 2, box.y + box.height / 2];

/** How many pixels of the page a pixel of the element's own is: on maps they are scaled. */
function scaleOf(element: Element): number {
  const parent = element.parentNode;
  return parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1;
}
