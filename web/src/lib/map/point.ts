/** A place on a sheet, or a way on it: to the right, and down. */
export type Point = [number, number];
