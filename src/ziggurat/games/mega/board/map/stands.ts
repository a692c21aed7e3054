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

/** What is printed of an area in front of its pieces, with its shift. */
export interface Sign {
  kind: 'limit' | 'site';
  shift: number;
}

/** The pieces of an area, side by side. */
export interface Stand {
  area: MapArea;
  signs: Sign[];
  pieces: Piece[];
  /** How wide all of it is, in units of its drawing. */
  width: number;
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
const SIGN_WIDTHS: Record<Sign['kind'], number> = { limit: 16, site: 15 };
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
    const pieces = piecesOf(held);
    if (pieces.length === 0) return [];
    const signs = level === 'near' ? signsOf(area, held) : [];
    const ahead = widthOf(signs, SIGN_WIDTHS);
    const width = ahead + widthOf(pieces, widths);
    return [
      {
        area,
        signs: sideBySide(signs, SIGN_WIDTHS, -width / 2),
        pieces: sideBySide(pieces, widths, ahead - width / 2),
        width,
        over: surplus(area, held),
      },
    ];
  });
}

/** From near the limit, and where a city can be built without ado. */
function signsOf(area: MapArea, held: Area): Pick<Sign, 'kind'>[] {
  const hasSite = (area.site ?? 'none') !== 'none' && (held.city ?? '') === '';
  return [{ kind: 'limit' }, ...(hasSite ? [{ kind: 'site' as const }] : [])];
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

const widthOf = <Kind extends string>(
  row: readonly { kind: Kind }[],
  widths: Record<Kind, number>,
): number => row.reduce((sum, { kind }) => sum + widths[kind], 0);

/** Side by side, from the left on. */
function sideBySide<Kind extends string, Each extends { kind: Kind }>(
  row: readonly Each[],
  widths: Record<Kind, number>,
  left: number,
): (Each & { shift: number })[] {
  return row.map((each, index) => {
    const before = widthOf(row.slice(0, index), widths);
    return { ...each, shift: left + before + widths[each.kind] / 2 };
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
