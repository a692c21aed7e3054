/** Where every piece stands: a pure function from chart and view to places on the sheet. */
import type { Point } from '$lib/map/point';
import { WILD, type Area, type Chart, type MapArea, type Ship, type View } from '../scene';
import type { Level } from './levels';

/** A pile of tokens, a city or a building, with its shift from where the pieces of its area stand. */
export interface Piece {
  kind: 'tokens' | 'city' | 'building';
  /** A player's number, or `wild`; empty for a building. */
  holder: string;
  count: number;
  shift: number;
}

/** The pieces of an area, side by side. */
export interface Stand {
  area: MapArea;
  pieces: Piece[];
  /** Tokens of somebody alone that are more than may stay. */
  over: number;
}

export interface Sailor {
  ship: Ship;
  owner: number;
  shift: number;
}

/** The ships that lie in the water of an area. */
export interface Fleet {
  area: MapArea;
  at: Point;
  ships: Sailor[];
}

/** How wide a piece is, in units of its own drawing; from afar there are no letters on it. */
const WIDTHS: Record<Piece['kind'], number> = { tokens: 35, city: 27, building: 22 };
const FAR_WIDTHS: Record<Piece['kind'], number> = { tokens: 18, city: 19, building: 15 };
const SHIP_STEP = 27;

/** Whoever has something in an area: the city's owner first, then by tokens. */
export function holdersOf(area: Area | undefined): string[] {
  const tokens = Object.entries(area?.tokens ?? {}).toSorted(
    ([one, many], [other, more]) => more - many || one.localeCompare(other),
  );
  const city = area?.city ?? '';
  return [...new Set([...(city === '' ? [] : [city]), ...tokens.map(([holder]) => holder)])];
}

/** Players by their numbers, barbarians last: a pile keeps its place whatever else comes and goes. */
const byHolder = ([one]: [string, number], [other]: [string, number]): number =>
  (one === WILD ? Infinity : Number(one)) - (other === WILD ? Infinity : Number(other));

export function standsOf(chart: Chart, view: View, level: Level): Stand[] {
  const widths = level === 'far' ? FAR_WIDTHS : WIDTHS;
  return chart.areas.flatMap((area): Stand[] => {
    const held = view.areas[area.id];
    if (held === undefined) return [];
    const pieces = sideBySide(piecesOf(held), widths);
    return pieces.length === 0 ? [] : [{ area, pieces, over: surplus(area, held) }];
  });
}

function piecesOf(held: Area): Omit<Piece, 'shift'>[] {
  const { city = '', building = '', tokens = {} } = held;
  return [
    ...(city === '' ? [] : [{ kind: 'city' as const, holder: city, count: 1 }]),
    ...(building === '' ? [] : [{ kind: 'building' as const, holder: '', count: 1 }]),
    ...Object.entries(tokens)
      .toSorted(byHolder)
      .map(([holder, count]) => ({ kind: 'tokens' as const, holder, count })),
  ];
}

/** Side by side, with their middle where they stand. */
function sideBySide(
  pieces: Omit<Piece, 'shift'>[],
  widths: Record<Piece['kind'], number>,
): Piece[] {
  const whole = pieces.reduce((sum, { kind }) => sum + widths[kind], 0);
  let left = -whole / 2;
  return pieces.map((piece) => {
    const shift = left + widths[piece.kind] / 2;
    left += widths[piece.kind];
    return { ...piece, shift };
  });
}

/** Tokens of somebody alone above what may stay there, as the server tells it. */
function surplus(area: MapArea, held: Area): number {
  const tokens = Object.entries(held.tokens ?? {}).filter(([holder]) => holder !== WILD);
  const [only, ...others] = tokens;
  if (only === undefined || others.length > 0) return 0;
  const room = held.room ?? (held.city ? 0 : area.limit);
  return Math.max(0, only[1] - room);
}

export function fleetsOf(chart: Chart, view: View): Fleet[] {
  const all = view.players.flatMap((player, owner) =>
    player.ships.map((ship) => ({ ship, owner })),
  );
  return chart.areas.flatMap((area): Fleet[] => {
    const here = all.filter(({ ship }) => ship.area === area.id);
    if (here.length === 0) return [];
    return [
      {
        area,
        at: area.berth ?? area.station,
        ships: here.map((sailor, index) => ({
          ...sailor,
          shift: (index - (here.length - 1) / 2) * SHIP_STEP,
        })),
      },
    ];
  });
}
