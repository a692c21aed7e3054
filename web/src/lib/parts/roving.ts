/** Arrow keys go from thing to thing, to the nearest one in their direction. */
import type { Attachment } from 'svelte/attachments';
import type { Point } from '$lib/map/point';
import { nextThing } from '$lib/map/pointing';

const WAYS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middleOf = (element: Element): Point => {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
};

export const roving: Attachment<HTMLElement> = (element) => {
  const key = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    if (way === undefined || event.defaultPrevented) return;
    const things = [...element.querySelectorAll<HTMLElement>('button[data-thing]')];
    const from = things.findIndex((each) => each === event.target);
    if (from < 0) return;
    const places = things.map((each, index): [string, Point] => [String(index), middleOf(each)]);
    const to = nextThing(String(from), way, places);
    if (to === null) return;
    event.preventDefault();
    things[Number(to)]?.focus();
  };
  element.addEventListener('keydown', key);
  return () => element.removeEventListener('keydown', key);
};
