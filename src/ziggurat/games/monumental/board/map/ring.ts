/** Where the buttons of a ring stand: beside what was clicked where there is room, else below. */
import type { Point } from '$lib/map/point';

export interface Spot {
  x: number;
  y: number;
  /** How far the button is moved by its own width, in percent. */
  shift: 0 | -50 | -100;
}

export const MOST_VERBS = 6;
/** The room a button takes, in pixels. */
const WIDTH = 170;
const ROW = 44;

/** The places of so many buttons around a point with a reach, in a window. */
export function spotsAround(
  at: Point,
  reach: number,
  [width, height]: Point,
  count: number,
): Spot[] {
  const shown = Math.min(count, MOST_VERBS);
  const sides = [
    ...(at[0] + reach + WIDTH <= width ? [1] : []),
    ...(at[0] - reach - WIDTH >= 0 ? [-1] : []),
  ];
  return sides.length > 0
    ? Array.from({ length: shown }, (_, index) => beside(at, reach, height, sides, index, shown))
    : below(at, reach, [width, height], shown);
}

/** To the right and to the left in turn, or all on the side that has room. */
function beside(
  at: Point,
  reach: number,
  height: number,
  sides: number[],
  index: number,
  shown: number,
): Spot {
  const turn = index % sides.length;
  const side = sides[turn] ?? 1;
  const rows = Math.ceil((shown - turn) / sides.length);
  const row = Math.floor(index / sides.length);
  const top = within(at[1] - ((rows - 1) / 2) * ROW, rows, height);
  return { x: at[0] + side * reach, y: top + row * ROW, shift: side > 0 ? 0 : -100 };
}

/** In a column under it; over it where there is no room below. */
function below(at: Point, reach: number, [width, height]: Point, shown: number): Spot[] {
  const x = Math.min(Math.max(at[0], WIDTH / 2), width - WIDTH / 2);
  const isOver = at[1] + reach + shown * ROW > height;
  const first = isOver ? at[1] - reach - (shown - 0.5) * ROW : at[1] + reach + ROW / 2;
  const top = within(first, shown, height);
  return Array.from({ length: shown }, (_, row) => ({ x, y: top + row * ROW, shift: -50 }));
}

/** Rows that begin here, moved until the window holds them. */
function within(top: number, rows: number, height: number): number {
  return Math.max(ROW / 2, Math.min(top, height - (rows - 0.5) * ROW));
}
