/** The arithmetic of a small chart. */

/** Round numbers between two values, about so many. */
export function ticks(least: number, most: number, count: number): number[] {
  const rough = Math.max(1, (most - least) / count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? power;
  const found: number[] = [];
  for (let value = Math.ceil(least / step) * step; value <= most; value += step) found.push(value);
  return found;
}

/** Places for labels that would lie upon one another, moved apart as little as possible. */
export function spread(places: number[], gap: number, least: number, most: number): number[] {
  const order = places.map((_, index) => index).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const moved = [...places];
  let before = -Infinity;
  for (const index of order) {
    moved[index] = Math.max(places[index] ?? 0, before + gap, least);
    before = moved[index];
  }
  let after = Infinity;
  for (const index of order.toReversed()) {
    moved[index] = Math.min(moved[index] ?? 0, after - gap, most);
    after = moved[index];
  }
  return moved;
}
