/** The city's three rows and columns, and the places where they cross. */
export const SIDE = 3;

export const rowOf = (place: number): number => Math.floor(place / SIDE);
export const columnOf = (place: number): number => place % SIDE;
export const placeAt = (row: number, column: number): number => row * SIDE + column;

/** Whether a place is activated when row and column cross at another. */
export const isCrossed = (place: number, crossing: number): boolean =>
  rowOf(place) === rowOf(crossing) || columnOf(place) === columnOf(crossing);

/** The place a thing names; null where it names none. */
export function placeOf(thing: string | undefined): number | null {
  return thing?.startsWith('place:') === true ? Number(thing.slice('place:'.length)) : null;
}
