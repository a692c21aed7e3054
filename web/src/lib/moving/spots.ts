/** Where on the page something is seen, by the names that boards give to things and places. */
import type { Point } from '../map/point';
import { middleOf } from './stage.svelte';

/** A thing on the board (`card:granary`) or a place of its own (`data-spot`). */
const find = (spot: string): Element | null =>
  document.querySelector(`[data-spot="${CSS.escape(spot)}"]`) ??
  document.querySelector(`[data-thing="${CSS.escape(spot)}"]`);

/** The first of several spots that is seen. */
export function elementAt(spots: readonly string[]): Element | null {
  for (const spot of spots) {
    const element = find(spot);
    if (element !== null && element.getBoundingClientRect().width > 0) return element;
  }
  return null;
}

export function pointAt(spots: readonly string[]): Point | null {
  const element = elementAt(spots);
  return element && middleOf(element.getBoundingClientRect());
}
