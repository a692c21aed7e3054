/** Where things are on the map: pure functions from chart and view. */
import type { Point } from '$lib/map/point';
import { areaThing, shipThing, type Chart, type View } from '../scene';
import { pieceSize } from './levels';
import { fleetsOf, holdersOf } from './stands';

/** Ships by their things, as they lie on the board side by side. */
export function shipPlaces(chart: Chart, view: View, k: number): Map<string, Point> {
  const scale = k === 0 ? 0 : pieceSize(k) / k;
  return new Map(
    fleetsOf(chart, view).flatMap(({ at, ships }) =>
      ships.map(({ ship, shift }): [string, Point] => [
        shipThing(ship.ship),
        [at[0] + shift * scale, at[1]],
      ]),
    ),
  );
}

/** All that can be pointed at, from the sheet's own corner on. */
export function placesOnSheet(chart: Chart, ships: ReadonlyMap<string, Point>): Map<string, Point> {
  const [left, top] = chart.box;
  const onSheet = ([x, y]: readonly [number, number]): Point => [x - left, y - top];
  return new Map<string, Point>([
    ...chart.areas.map(({ id, at }): [string, Point] => [areaThing(id), onSheet(at)]),
    ...chart.seas.map(({ id, at }): [string, Point] => [`sea:${id}`, onSheet(at)]),
    ...[...ships].map(([thing, at]): [string, Point] => [thing, onSheet(at)]),
  ]);
}

/** The areas in which somebody has something. */
export const ownAreas = (chart: Chart, view: View, seat: number | null): Set<string> =>
  new Set(
    chart.areas.flatMap(({ id }) =>
      seat !== null && holdersOf(view.areas[id]).includes(String(seat)) ? [id] : [],
    ),
  );

/** In the middle of most of some points; null where there are none. */
export function middleOf(points: readonly Point[]): Point | null {
  if (points.length === 0) return null;
  const half = Math.floor(points.length / 2);
  const along = (axis: 0 | 1) => points.map((at) => at[axis]).toSorted((a, b) => a - b)[half] ?? 0;
  return [along(0), along(1)];
}
