/** Pulling from one thing on the map to another with the mouse; everything else that is pulled pans. */
import type { Attachment } from 'svelte/attachments';
import type { Point } from '$lib/map/point';

/** A pull under way: where the mouse is, in pixels of the map. */
export interface Drag {
  at: Point;
}

export interface Dragging {
  /** Whether a thing can be pulled from. */
  begins: (thing: string) => boolean;
  begin: (thing: string) => void;
  move: (drag: Drag) => void;
  /** The mouse was let go over a thing, or over none. */
  end: (thing: string | null) => void;
}

/** A hand that trembles only clicks. */
const SLOP = 6;

export function dragging(told: Dragging): Attachment<HTMLElement> {
  return (element) => {
    let from: { thing: string; x: number; y: number } | null = null;
    let isDragging = false;

    const down = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      const thing = thingOf(event.target);
      if (thing === null || !told.begins(thing)) return;
      from = { thing, x: event.clientX, y: event.clientY };
      // The map below would be panned.
      event.stopPropagation();
    };
    const move = (event: PointerEvent) => {
      if (from === null) return;
      if (event.buttons % 2 === 0) return cancel();
      if (!isDragging) {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLOP) return;
        isDragging = true;
        told.begin(from.thing);
      }
      const box = element.getBoundingClientRect();
      told.move({ at: [event.clientX - box.left, event.clientY - box.top] });
    };
    const up = (event: PointerEvent) => {
      const wasDragging = isDragging;
      from = null;
      isDragging = false;
      if (!wasDragging) return;
      swallowClick();
      told.end(thingOf(document.elementFromPoint(event.clientX, event.clientY)));
    };
    const cancel = () => {
      if (isDragging) told.end(null);
      from = null;
      isDragging = false;
    };
    /** The click that may end a pull is not meant for what lies under it. */
    const swallowClick = () => {
      const swallow = (event: Event) => event.stopPropagation();
      element.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => element.removeEventListener('click', swallow, { capture: true }));
    };

    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('pointerdown', down, { capture: true, signal });
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', up, { signal });
    window.addEventListener('pointercancel', cancel, { signal });
    return () => listening.abort();
  };
}

const thingOf = (target: EventTarget | null): string | null =>
  target instanceof Element
    ? (target.closest('[data-thing]')?.getAttribute('data-thing') ?? null)
    : null;
