/** The geometry of the map: hexes that stand on a corner, as the atlas lays them out. */
import type { Point } from '$lib/map/point';
import type { MapTile } from './chart';

/** Ways to the six neighbours in `q` and `r`: east first, then clockwise. */
export const SIDES: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];
const [EAST, SOUTH_EAST, SOUTH_WEST, WEST, NORTH_WEST, NORTH_EAST] = [0, 1, 2, 3, 4, 5];

/** The corners of a hex around its middle, from the east's upper one clockwise. */
export function cornersOf(radius: number, [x, y]: Point = [0, 0]): Point[] {
  return SIDES.map((_, corner): Point => {
    const turn = (Math.PI / 3) * corner - Math.PI / 6;
    return [tenth(x + radius * Math.cos(turn)), tenth(y + radius * Math.sin(turn))];
  });
}

/** The outline of a hex. */
export function hexPath(radius: number, middle: Point = [0, 0]): string {
  return `M${cornersOf(radius, middle)
    .map(([x, y]) => `${x} ${y}`)
    .join('L')}Z`;
}

/** One side of a hex, without its ends. */
export function sidePath(side: number, radius: number): string {
  const corners = cornersOf(radius);
  const [x, y] = corners[side] ?? [0, 0];
  const [u, v] = corners[(side + 1) % 6] ?? [0, 0];
  const short = (from: number, to: number) => tenth(from + (to - from) * 0.14);
  return `M${short(x, u)} ${short(y, v)}L${short(u, x)} ${short(v, y)}`;
}

/**
 * Where an arrow key leads from a tile: to a neighbour, up and down along a zigzag, so that the way
 * back is the opposite key. Null at the edge of the map.
 */
export function stepByKey(tiles: readonly MapTile[], from: string, way: Point): string | null {
  const start = tiles.find((tile) => tile.id === from);
  if (start === undefined) return null;
  const isEven = start.r % 2 === 0;
  for (const side of sidesTowards(way, isEven)) {
    const [dq, dr] = SIDES[side] ?? [0, 0];
    const found = tiles.find((tile) => tile.q === start.q + dq && tile.r === start.r + dr);
    if (found !== undefined) return found.id;
  }
  return null;
}

function sidesTowards([right, down]: Point, isEven: boolean): number[] {
  if (right !== 0) return [right > 0 ? EAST : WEST];
  const [east, west] = down > 0 ? [SOUTH_EAST, SOUTH_WEST] : [NORTH_EAST, NORTH_WEST];
  return isEven ? [east, west] : [west, east];
}

/** How far from the middle of a tile an arrow begins, and how far from the next one's it ends. */
const LEAVE = 26;
const ARRIVE = 34;

/** Where an arrow begins. */
export function tailOf(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const along = (a: number, b: number) => tenth(a + ((b - a) / length) * LEAVE);
  return [along(from[0], to[0]), along(from[1], to[1])];
}

/** A line with a bend from tile to tile; it leaves the pieces on both free. */
export function arrowPath(from: Point, to: Point, bend = 0.12): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const [x1, y1] = tailOf(from, to);
  const [x2, y2] = [to[0] - ux * ARRIVE, to[1] - uy * ARRIVE];
  const [mx, my] = [(x1 + x2) / 2 - uy * length * bend, (y1 + y2) / 2 + ux * length * bend];
  return `M${tenth(x1)} ${tenth(y1)}Q${tenth(mx)} ${tenth(my)} ${tenth(x2)} ${tenth(y2)}`;
}

const tenth = (value: number): number => Math.round(value * 10) / 10 || 0;
