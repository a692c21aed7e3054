/** How much of the map is told, by how near it is looked at. */
import type { Legibility } from '$lib/map/camera.svelte';

/** From afar who holds what; then pieces by their letters; from near all that is printed. */
export type Level = 'far' | 'middle' | 'near';

/** From so many pixels for a unit on. */
const MIDDLE = 0.38;
const NEAR = 0.6;

export const levelAt = (k: number): Level => (k < MIDDLE ? 'far' : k < NEAR ? 'middle' : 'near');

/** A board is seen whole from afar only; a table opens where names can be read. */
export const LEGIBLE: Legibility = {
  small: 0.62,
  readable: 0.64,
  near: 0.85,
  close: 1,
  nearest: 2,
};

/** How large pieces are drawn on the screen: from afar no larger than areas allow. */
export const pieceSize = (k: number): number => Math.min(1.2, Math.max(0.85, k / 0.64));

/** No letters are smaller than this on the screen. */
const LEAST_LETTERS = 10.5;

/** Letters as large as on the sheet, and never too small to be read. */
export const lettersAt = (size: number, k: number): number => Math.max(size, LEAST_LETTERS / k);
