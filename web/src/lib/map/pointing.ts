/** Clicks, keys, hovering and focus on the things of a board. */
import type { Attachment } from 'svelte/attachments';
import type { Point } from './point';

export interface Pointing {
  pick: (thing: string) => void;
  about: (thing: string | null) => void;
  /** The things arrow keys go to, with their places. */
  reachable: () => Iterable<[string, Point]>;
  /** Where an arrow key leads from a thing; without it, to the nearest thing in that direction. */
  neighbour?: (thing: string, way: Point) => string | null;
  /** A thing got the focus by key: it must be seen. */
  reveal: (thing: string) => void;
}

const WAYS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Listen to what a person does with the things inside an element. */
export function pointing(told: Pointing): Attachment<Element> {
  return (element) => {
    let focused: string | null = null;

    const click = (event: Event) => {
      const thing = thingOf(event.target);
      if (thing === null) return;
      told.about(thing);
      told.pick(thing);
    };
    const over = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      const thing = thingOf(event.target);
      if (thing !== null) told.about(thing);
    };
    const out = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || thingOf(event.relatedTarget) !== null) return;
      if (thingOf(event.target) !== null) told.about(focused);
    };
    const focusIn = (event: Event) => {
      focused = thingOf(event.target);
      if (focused === null) return;
      told.about(focused);
      if (event.target instanceof Element && event.target.matches(':focus-visible')) {
        told.reveal(focused);
      }
    };
    const focusOut = () => {
      focused = null;
      told.about(null);
    };
    const key = (event: KeyboardEvent) => {
      const thing = thingOf(event.target);
      const way = WAYS[event.key];
      if (thing !== null && (event.key === 'Enter' || event.key === ' ')) {
        told.pick(thing);
      } else if (way !== undefined && thing !== null) {
        const neighbour = told.neighbour?.(thing, way) ?? null;
        focusOn(element, neighbour ?? nextThing(thing, way, [...told.reachable()]));
      } else if (event.key === 'Enter' && event.target === event.currentTarget) {
        focusOn(element, [...told.reachable()][0]?.[0] ?? null);
      } else {
        return;
      }
      event.preventDefault();
    };

    const listeners: [string, (event: never) => void][] = [
      ['click', click],
      ['pointerover', over],
      ['pointerout', out],
      ['focusin', focusIn],
      ['focusout', focusOut],
      ['keydown', key],
    ];
    for (const [name, listener] of listeners) {
      element.addEventListener(name, listener as EventListener);
    }
    return () => {
      for (const [name, listener] of listeners) {
        element.removeEventListener(name, listener as EventListener);
      }
    };
  };
}

function thingOf(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  return target.closest('[data-thing]')?.getAttribute('data-thing') ?? null;
}

function focusOn(element: Element, thing: string | null): void {
  if (thing === null) return;
  element.querySelector<SVGElement>(`[data-thing="${CSS.escape(thing)}"]`)?.focus();
}

/** The nearest thing in a direction: what lies aside counts as farther. */
export function nextThing(from: string, way: Point, things: [string, Point][]): string | null {
  const start = things.find(([thing]) => thing === from)?.[1];
  if (start === undefined) return things[0]?.[0] ?? null;
  let best: string | null = null;
  let least = Infinity;
  for (const [thing, at] of things) {
    const along = (at[0] - start[0]) * way[0] + (at[1] - start[1]) * way[1];
    const aside = Math.abs((at[0] - start[0]) * way[1]) + Math.abs((at[1] - start[1]) * way[0]);
    const cost = along + 2 * aside;
    if (along > 0.5 && aside < 3 * along && cost < least) [best, least] = [thing, cost];
  }
  return best;
}
