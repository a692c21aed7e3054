/** All lines of a chart as SVG paths, put together once a table. */
import type { Chart } from '../scene';
import { linesPath, shapePath } from './arcs';

export interface Drawing {
  /** By area: its outline. */
  areas: ReadonlyMap<string, string>;
  /** By area or open sea: its water. */
  waters: ReadonlyMap<string, string>;
  borders: string;
  marches: string;
  coast: string;
  strips: string;
  seas: string;
  /** Land that belongs to nobody, and areas out of play. */
  wilds: string;
  out: string;
  /** On a sketch: which areas are next to one another. */
  links: string;
}

export function drawingOf(chart: Chart): Drawing {
  const { arcs, lines } = chart;
  const shapes = chart.areas.map(({ id, shape }): [string, string] => [id, shapePath(arcs, shape)]);
  const waters = [
    ...chart.areas.map(({ id, strip = [] }) => [id, strip] as const),
    ...chart.seas.map(({ id, shape = [] }) => [id, shape] as const),
  ];
  return {
    areas: new Map(shapes),
    waters: new Map(waters.map(([id, shape]) => [id, shapePath(arcs, shape)])),
    borders: linesPath(arcs, lines.border),
    marches: linesPath(arcs, lines.march),
    coast: linesPath(arcs, lines.coast),
    strips: linesPath(arcs, lines.strip),
    seas: linesPath(arcs, lines.sea),
    wilds: shapePath(arcs, chart.wilds),
    out: chart.out.map((shape) => shapePath(arcs, shape)).join(''),
    links: chart.is_sketch ? linksOf(chart) : '',
  };
}

function linksOf(chart: Chart): string {
  const places = new Map(chart.areas.map(({ id, at }) => [id, at]));
  return chart.areas
    .flatMap(({ id, at, land = [] }) =>
      land.flatMap((other) => {
        const to = places.get(other);
        return to === undefined || other < id ? [] : [`M${at.join(' ')}L${to.join(' ')}`];
      }),
    )
    .join('');
}
