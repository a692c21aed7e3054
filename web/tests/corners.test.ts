import { expect, test } from 'vitest';
import { cornersAwayFrom, freeCorner, leastCovering, type Box } from '../src/lib/table/corners';

const ROOM: Box = { left: 0, top: 0, right: 100, bottom: 100 };
const CARD = { width: 30, height: 30 };
const at = (left: number, top: number, size = 10): Box => ({
  left,
  top,
  right: left + size,
  bottom: top + size,
});
const corner = (taken: Box[]) =>
  freeCorner(ROOM, CARD, taken, cornersAwayFrom(ROOM, taken[0] ?? at(50, 50)));

test('words lie above, on the side away from what they tell about', () => {
  expect(corner([at(10, 60)])).toEqual({ isRight: true, isLow: false });
  expect(corner([at(80, 60)])).toEqual({ isRight: false, isLow: false });
});

test('words make way for dice and for what can be picked', () => {
  expect(corner([at(10, 60), at(40, 0, 50)])).toEqual({ isRight: false, isLow: false });
  expect(corner([at(10, 60), at(0, 0, 100)])).toBeNull();
  expect(corner([at(45, 45), at(10, 10), at(80, 10)])).toEqual({ isRight: false, isLow: true });
});

test('words without another place cover as little as they can', () => {
  const taken = [at(10, 75), at(0, 0, 100), at(80, 10), at(10, 10), at(80, 80)];
  const liked = cornersAwayFrom(ROOM, at(10, 75));
  expect(leastCovering(ROOM, CARD, taken, liked)).toEqual({ isRight: true, isLow: false });
  const crowded = [...taken, at(85, 5), at(5, 5)];
  expect(leastCovering(ROOM, CARD, crowded, liked)).toEqual({ isRight: true, isLow: true });
});
