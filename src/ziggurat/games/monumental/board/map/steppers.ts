/** Where steppers stand in the window: at their tiles, off one another and off the goal. */
import type { Point } from '$lib/map/point';

/** How wide and how high a stepper is, in pixels: under a mouse, and under a finger. */
export const SMALL: Point = [116, 40];
export const LARGE: Point = [142, 50];

export interface Ground {
  /** How wide and how high the window is. */
  room: Point;
  /** The middle of the goal, which is kept free; null where nothing is. */
  goal: Point | null;
  /** How far the edge of a tile is from its middle. */
  reach: number;
  /** How wide and how high a stepper is. */
  size: Point;
}

/** In which directions a place is looked for, from the one away from the goal on. */
const TURNS = [0, 1, -1, 2, -2, 3, -3, 4].map((eighth) => (eighth * Math.PI) / 4);
/** How far from its tile a stepper may stand, in reaches of a tile. */
const DISTANCES = [0.85, 0, 1.3, 1.8, 2.4, 3];

/** A place for each stepper, in the order of the middles of their tiles. */
export function placesFor(tiles: readonly Point[], ground: Ground): Point[] {
  const taken: Point[] = [];
  for (const tile of tiles) taken.push(placeFor(tile, ground, taken));
  return taken;
}

function placeFor(tile: Point, ground: Ground, taken: readonly Point[]): Point {
  const away =
    ground.goal === null
      ? Math.PI / 2
      : Math.atan2(tile[1] - ground.goal[1], tile[0] - ground.goal[0]);
  const candidates = DISTANCES.flatMap((distance) =>
    TURNS.map((turn): Point => {
      const length = distance * ground.reach;
      return held(
        [tile[0] + length * Math.cos(away + turn), tile[1] + length * Math.sin(away + turn)],
        ground,
      );
    }),
  );
  const isFree = (at: Point) =>
    !coversGoal(at, ground) && taken.every((other) => !overlap(at, other, ground.size));
  return candidates.find(isFree) ?? held(tile, ground);
}

/** A place moved until the window holds the whole stepper. */
const held = ([x, y]: Point, { room, size }: Ground): Point => [
  within(x, size[0] / 2, room[0]),
  within(y, size[1] / 2, room[1]),
];

const within = (at: number, half: number, room: number): number =>
  Math.max(half, Math.min(room - half, at));

const overlap = (one: Point, other: Point, size: Point): boolean =>
  Math.abs(one[0] - other[0]) < size[0] && Math.abs(one[1] - other[1]) < size[1];

/** Whether a stepper would lie on the goal's tile, seen as a disc. */
function coversGoal([x, y]: Point, { goal, reach, size }: Ground): boolean {
  if (goal === null) return false;
  const beside = Math.max(0, Math.abs(goal[0] - x) - size[0] / 2);
  const above = Math.max(0, Math.abs(goal[1] - y) - size[1] / 2);
  return Math.hypot(beside, above) < reach * 0.8;
}
