/** Where words lie on a board without covering what matters there. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Corner {
  isRight: boolean;
  isLow: boolean;
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** The place of something so large in a corner of a room. */
export function placeIn(room: Box, size: { width: number; height: number }, corner: Corner): Box {
  const left = corner.isRight ? room.right - size.width : room.left;
  const top = corner.isLow ? room.bottom - size.height : room.top;
  return { left, top, right: left + size.width, bottom: top + size.height };
}

/** The first corner, in the order of liking, where it covers nothing; null when there is none. */
export function freeCorner(
  room: Box,
  size: { width: number; height: number },
  taken: readonly Box[],
  liked: readonly Corner[],
): Corner | null {
  const isFree = (corner: Corner) => {
    const place = placeIn(room, size, corner);
    return !taken.some((box) => overlap(place, box));
  };
  return liked.find(isFree) ?? null;
}

/** The first corner, in the order of liking, where it covers the fewest. */
export function leastCovering(
  room: Box,
  size: { width: number; height: number },
  taken: readonly Box[],
  liked: readonly Corner[],
): Corner | null {
  const covered = (corner: Corner) => {
    const place = placeIn(room, size, corner);
    return taken.filter((box) => overlap(place, box)).length;
  };
  const fewest = Math.min(...liked.map(covered));
  return liked.find((corner) => covered(corner) === fewest) ?? null;
}

/** The corners, the upper ones first, and of them the one opposite to a place. */
export function cornersAwayFrom(room: Box, box: Box): Corner[] {
  const isRight = box.left + box.right < room.left + room.right;
  return [false, true].flatMap((isLow) => [
    { isRight, isLow },
    { isRight: !isRight, isLow },
  ]);
}

/** Whether an element covers one of some things of a board. */
export function covers(board: HTMLElement, element: HTMLElement, things: ReadonlySet<string>) {
  const box = element.getBoundingClientRect();
  return [...board.querySelectorAll<HTMLElement | SVGElement>('[data-thing]')].some(
    (each) => things.has(each.dataset.thing ?? '') && overlap(box, each.getBoundingClientRect()),
  );
}

/** So far from the edges of the board, in pixels. */
const EDGE = 12;

/** The part of a board that words about things lie on: one it names itself, or all of it. */
export function roomOf(board: HTMLElement): Box {
  const named = board.querySelector('[data-room]') ?? board;
  const { left, top, right, bottom } = named.getBoundingClientRect();
  return { left, top, right, bottom };
}

/**
 * The corner of a board where words about a thing cover neither it nor what can be picked, nor
 * dice or buttons; null when there is none. Where the words have no other place they cover as
 * little as can be, for clicks go through them. The words lie on the board already.
 */
export function cornerFor(
  board: HTMLElement,
  thing: string,
  next: ReadonlySet<string>,
  hasOtherPlace: boolean,
): Corner | null {
  const words = board.querySelector('[data-about]')?.getBoundingClientRect();
  if (words === undefined) return null;
  const { left, top, right, bottom } = roomOf(board);
  const room = { left: left + EDGE, top: top + EDGE, right: right - EDGE, bottom: bottom - EDGE };
  const matters = (element: HTMLElement | SVGElement) => {
    const named = element.dataset.thing;
    return named === undefined || named === thing || next.has(named);
  };
  const taken = [
    ...board.querySelectorAll<HTMLElement | SVGElement>(
      '[data-thing], [data-dice], button:not([data-thing], [data-about] *)',
    ),
  ].filter(matters);
  const about = taken.find((element) => element.dataset.thing === thing);
  const liked = cornersAwayFrom(room, about?.getBoundingClientRect() ?? room);
  const boxes = taken.map((element) => element.getBoundingClientRect());
  const free = freeCorner(room, words, boxes, liked);
  return free ?? (hasOtherPlace ? null : leastCovering(room, words, boxes, liked));
}
