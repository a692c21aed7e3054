/** Where a bubble stands in the window: beside what it is about, and inside. */
import type { Point } from '$lib/map/point';

/** The room around what it is about that it leaves free, in pixels. */
const AWAY = 30;
const EDGE = 8;

/** Its upper left corner: above what it is about, below where there is more room, held in the window. */
export function bubblePlace(at: Point, size: Point, room: Point): Point {
  const above = at[1] - AWAY - size[1];
  const below = at[1] + AWAY;
  const isBelow = above < EDGE && below + size[1] <= room[1] - EDGE;
  if (above >= EDGE || isBelow)
    return [within(at[0] - size[0] / 2, size[0], room[0]), isBelow ? below : above];
  // In a low window it stands aside.
  const right = at[0] + AWAY;
  const isRight = right + size[0] <= room[0] - EDGE;
  return [
    within(isRight ? right : at[0] - AWAY - size[0], size[0], room[0]),
    within(at[1] - size[1] / 2, size[1], room[1]),
  ];
}

const within = (start: number, length: number, room: number): number =>
  Math.max(EDGE, Math.min(room - EDGE - length, start));
