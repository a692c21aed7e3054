/** Where pieces stand so that they hide no name: a pure function from chart and pieces to places. */
import type { Point } from '$lib/map/point';
import type { Chart, MapArea } from '../scene';
import { lettersAt, pieceSize, type Level } from './levels';
import type { Stand } from './stands';

/** Left, top, right and bottom. */
type Box = readonly [number, number, number, number];

/** How wide a letter is on average, for one as high as 1. */
const LETTER_WIDTH = 0.5;
const PIECE_HEIGHT = 22;
/** No piece goes farther from where it would stand than so many of its own heights. */
const STEPS_ACROSS = [0, -0.5, 0.5, -1, 1] as const;
const STEPS_DOWN = [0, -0.4, 0.4] as const;
/** What is worse: to hide another piece, to hide a name, or to stand apart. */
const COSTS = { piece: 5, name: 4, far: 0.6 };
/** Nothing farther away than this can be hidden. */
const NEIGHBOURHOOD = 170;
const ROUNDS = 2;

/** What a name takes on the sheet. */
export function nameBox({ label }: MapArea, k: number): Box {
  const size = lettersAt(label.size, k);
  const longest = Math.max(...label.lines.map((line) => line.length));
  const half = (longest * size * LETTER_WIDTH) / 2;
  const [x, y] = label.at;
  return [x - half, y - size * 0.8, x + half, y + (label.lines.length - 1) * size + size * 0.22];
}

/** Where pieces stand in every area, there or not: from near they go out of the way of names. */
export function stationsOf(
  chart: Chart,
  stands: readonly Stand[],
  named: readonly MapArea[],
  level: Level,
  k: number,
): Map<string, Point> {
  const printed = chart.areas.map(({ id, at, station }): [string, Point] => [
    id,
    level === 'far' ? at : station,
  ]);
  const placed = level === 'far' ? [] : placesOf(stands, named, k);
  return new Map([...printed, ...placed]);
}

function placesOf(
  stands: readonly Stand[],
  named: readonly MapArea[],
  k: number,
): Map<string, Point> {
  const scale = pieceSize(k) / k;
  const names = new Map(named.map((area) => [area, nameBox(area, k)]));
  const places = new Map<string, Point>();
  const sizes = stands.map(({ width }): Point => [width * scale, PIECE_HEIGHT * scale]);
  const near = stands.map(({ area }) => ({
    names: [...names].filter(([{ at }]) => isNear(at, area.at)).map(([, box]) => box),
    stands: stands.flatMap((other, index) =>
      other.area !== area && isNear(other.area.at, area.at) ? [index] : [],
    ),
  }));
  // Whoever comes first does not know yet where the others will stand.
  for (let round = 0; round < ROUNDS; round += 1) {
    stands.forEach(({ area }, index) => {
      const size = sizes[index] ?? [0, 0];
      const around = near[index];
      const others = (around?.stands ?? []).flatMap((other) => {
        const at = places.get(stands[other]?.area.id ?? '');
        const room = sizes[other];
        return at === undefined || room === undefined ? [] : [boxAt(at, room)];
      });
      const name = names.get(area) ?? null;
      places.set(area.id, bestPlace(area, size, name, around?.names ?? [], others));
    });
  }
  return places;
}

const isNear = ([x, y]: readonly number[], [otherX, otherY]: readonly number[]): boolean =>
  Math.abs((x ?? 0) - (otherX ?? 0)) < NEIGHBOURHOOD &&
  Math.abs((y ?? 0) - (otherY ?? 0)) < NEIGHBOURHOOD;

const boxAt = ([x, y]: Point, [width, height]: Point): Box => [
  x - width / 2,
  y - height / 2,
  x + width / 2,
  y + height / 2,
];

function bestPlace(
  area: MapArea,
  size: Point,
  name: Box | null,
  names: readonly Box[],
  others: readonly Box[],
): Point {
  const whole = size[0] * size[1];
  let best: Point = area.station;
  let least = Infinity;
  for (const [anchor, malus] of anchorsOf(area, size, name)) {
    for (const across of STEPS_ACROSS) {
      for (const down of STEPS_DOWN) {
        const at: Point = [anchor[0] + across * size[1], anchor[1] + down * size[1]];
        const box = boxAt(at, size);
        const cost =
          malus +
          (COSTS.name * hidden(box, names) + COSTS.piece * hidden(box, others)) / whole +
          COSTS.far * Math.hypot(across, down);
        if (cost < least) [least, best] = [cost, at];
      }
    }
  }
  return best;
}

/** Below the name at best, else where the printed map has room for pieces, else above the name. */
function anchorsOf(area: MapArea, [, height]: Point, name: Box | null): [Point, number][] {
  const stations: [Point, number][] = [[area.station, name === null ? 0 : 0.3]];
  if (name === null) return stations;
  const x = area.label.at[0];
  return [[[x, name[3] + height / 2], 0], ...stations, [[x, name[1] - height / 2], 0.5]];
}

/** How much of other boxes a box covers. */
function hidden([left, top, right, bottom]: Box, boxes: readonly Box[]): number {
  return boxes.reduce((sum, [otherLeft, otherTop, otherRight, otherBottom]) => {
    const width = Math.min(right, otherRight) - Math.max(left, otherLeft);
    const height = Math.min(bottom, otherBottom) - Math.max(top, otherTop);
    return width > 0 && height > 0 ? sum + width * height : sum;
  }, 0);
}
