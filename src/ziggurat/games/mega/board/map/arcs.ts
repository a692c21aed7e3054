/** Outlines as the server tells them, in arcs that neighbours share, put together to SVG paths. */
import type { Chart } from '../scene';

type Arcs = Chart['arcs'];
/** Rings; each is the arcs that make it, one behind the other. */
export type Shape = readonly (readonly number[])[];

/** An arc as it is walked: where it begins, and the steps from there. */
interface Walk {
  start: [number, number];
  steps: number[];
}

/** The outline of a shape. */
export const shapePath = (arcs: Arcs, shape: Shape): string =>
  shape.map((ring) => `${trail(ring.map((one) => walk(arcs, one)))}Z`).join('');

/** Arcs as lines, each for itself. */
export const linesPath = (arcs: Arcs, numbers: readonly number[]): string =>
  numbers.map((one) => trail([walk(arcs, one)])).join('');

/** Walks one behind the other: each begins where the one before it ended. Some arcs are mere points. */
function trail(walks: readonly Walk[]): string {
  const [x, y] = walks[0]?.start ?? [0, 0];
  const steps = walks.flatMap((each) => each.steps);
  return steps.length === 0 ? `M${x} ${y}` : `M${x} ${y}l${steps.join(' ')}`;
}

/** Arc n backwards is -1 - n. */
function walk(arcs: Arcs, one: number): Walk {
  const [x = 0, y = 0, ...steps] = arcs[one < 0 ? -1 - one : one] ?? [];
  return one < 0 ? backwards(x, y, steps) : { start: [x, y], steps };
}

function backwards(x: number, y: number, steps: readonly number[]): Walk {
  const turned: number[] = [];
  let [u, v] = [x, y];
  for (let place = steps.length - 2; place >= 0; place -= 2) {
    const [dx, dy] = [steps[place] ?? 0, steps[place + 1] ?? 0];
    turned.push(-dx, -dy);
    u += dx;
    v += dy;
  }
  return { start: [u, v], steps: turned };
}
