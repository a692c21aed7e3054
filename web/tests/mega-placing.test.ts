/** Pieces and names on the map of Mega Empires: what stands where, on the real chart. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nameBox, stationsOf } from '../../src/ziggurat/games/mega/board/map/placing';
import { pieceSize } from '../../src/ziggurat/games/mega/board/map/levels';
import { standsOf } from '../../src/ziggurat/games/mega/board/map/stands';
import type { Scene, View } from '../../src/ziggurat/games/mega/board/scene';

interface Samples {
  scene: Scene;
  questions: { view: View }[];
}

const FILE = `${import.meta.dirname}/../src/generated/mega.json`;
const { scene, questions } = JSON.parse(readFileSync(FILE, 'utf8')) as Samples;
const { chart } = scene;
/** The nearness at which a table opens, where names are smallest beside their pieces. */
const K = 0.64;
const HEIGHT = 22;

/** The view with the most on the map. */
const view = questions
  .map((each) => each.view)
  .reduce((best, each) =>
    Object.keys(each.areas).length > Object.keys(best.areas).length ? each : best,
  );
const stands = standsOf(chart, view, 'near');

/** What of names is covered by pieces that stand at some places, from 0 to 1. */
function hidden(places: (area: (typeof stands)[number]['area']) => readonly number[]): number {
  const scale = pieceSize(K) / K;
  const names = chart.areas.map((area) => nameBox(area, K));
  const whole = names.reduce((sum, [l, t, r, b]) => sum + (r - l) * (b - t), 0);
  const covered = stands.reduce((sum, { area, width }) => {
    const [x = 0, y = 0] = places(area);
    const [halfWidth, halfHeight] = [(width * scale) / 2, (HEIGHT * scale) / 2];
    return names.reduce((part, [left, top, right, bottom]) => {
      const across = Math.min(right, x + halfWidth) - Math.max(left, x - halfWidth);
      const down = Math.min(bottom, y + halfHeight) - Math.max(top, y - halfHeight);
      return across > 0 && down > 0 ? part + across * down : part;
    }, sum);
  }, 0);
  return covered / whole;
}

describe('pieces on the map', () => {
  const stations = stationsOf(chart, stands, chart.areas, 'near', K);
  const placeOf = (id: string) => stations.get(id) ?? [0, 0];

  it('hide hardly anything of names, and far less than where the printed map has room', () => {
    const placed = hidden(({ id }) => placeOf(id));
    expect(placed).toBeLessThan(0.04);
    expect(placed).toBeLessThan(hidden(({ station }) => station) / 2);
  });

  it('stay near their names', () => {
    for (const { area } of stands) {
      const [x, y] = placeOf(area.id);
      const far = [area.station, area.label.at].map((at) => Math.hypot(at[0] - x, at[1] - y));
      expect(Math.min(...far)).toBeLessThan(90);
    }
  });

  it('stand in the middle of their areas from afar, and every area has a place', () => {
    const far = stationsOf(chart, standsOf(chart, view, 'far'), [], 'far', 0.3);
    expect(far.size).toBe(chart.areas.length);
    expect(chart.areas.every(({ id, at }) => far.get(id) === at)).toBe(true);
  });
});
