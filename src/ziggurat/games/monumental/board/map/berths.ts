/**
 * Where everything on the map stands: each kind of piece has its berth on a hex, so that the place
 * alone tells what it is. Structures lie to the left, Monsters and Explorers to the right, one
 * counter with Warlord and Soldiers in the middle, tokens below.
 */
import type { Point } from '$lib/map/point';
import { explorerSpot, monsterSpot } from '../moving/happening';
import type { Chart, MapTile, Tile, View } from './chart';

export type StructureKind = 'wonder' | 'outpost' | 'natural_wonder' | 'post' | 'hidden';

/** A structure, a Monster or an Explorer. */
export interface Stand {
  /** The same as long as the piece lives, so that it moves and is not replaced. */
  key: string;
  kind: StructureKind | 'monster' | 'explorer';
  tile: string;
  at: Point;
  /** Whose it is; null where that is whoever holds the tile, or nobody. */
  owner: number | null;
  /** What one points at when pointing at it. */
  thing: string | null;
  /** The card or token it is. */
  id: string | null;
  /** Whether a Monster is about to attack, or an Explorer has acted. */
  isMarked: boolean;
}

/** Whose tile it is, and who stands there. */
export interface Garrison {
  tile: string;
  at: Point;
  owner: number;
  hasWarlord: boolean;
  soldiers: number;
  width: number;
}

/** Tokens of one kind on a tile. */
export interface Pile {
  key: string;
  token: string;
  count: number;
  at: Point;
}

/** What a view says of a Natural Wonder that nobody knows yet. */
export const FACE_DOWN = 'face down';

/** The middle of what stands beside, above the counter. */
const ROW = -10;
/** From berth to berth beside one another... */
const STEP = 23;
/** ...and how far the outermost is from the middle. */
const OUTERMOST = 35;
/** So many stand beside one another; more come closer. */
const ABREAST = 4;
export const COUNTER_ROW = 17;
const TOKEN_ROW = 40;
const TOKEN_STEP = 21;
const TOKEN_ROOM = 42;

/** What a counter's parts take of its width. */
const SEAL = 19;
const WARLORD = 22;
const SOLDIER = 20;
const DIGIT = 11;
const EDGES = 5;

/** Where so many to the left and so many to the right stand, in that order. */
export function besides(left: number, right: number): number[] {
  const count = left + right;
  if (count > ABREAST) {
    const step = (2 * OUTERMOST) / (count - 1);
    const all = Array.from({ length: count }, (_, place) => place * step - OUTERMOST);
    return [...all.slice(0, left), ...all.slice(left).reverse()];
  }
  return [
    ...Array.from({ length: left }, (_, place) => place * STEP - OUTERMOST),
    ...Array.from({ length: right }, (_, place) => OUTERMOST - place * STEP),
  ];
}

/** Everything that stands beside the counters. */
export function standsOf(chart: Chart, view: View, seat: number | null): Stand[] {
  const tiles = new Map(view.tiles.map((tile) => [tile.id, tile]));
  return chart.tiles.flatMap((place) => {
    const tile = tiles.get(place.id);
    if (tile === undefined) return [];
    const left = structuresOn(tile);
    const right = [...monstersOn(view, tile.id), ...explorersOn(view, tile.id, seat)];
    const berths = besides(left.length, right.length);
    return [...left, ...right].map((stand, index) => ({
      ...stand,
      tile: tile.id,
      at: moved(place, [berths[index] ?? 0, ROW]),
    }));
  });
}

type Unplaced = Omit<Stand, 'tile' | 'at'>;

function structuresOn(tile: Tile): Unplaced[] {
  const stand = (
    kind: StructureKind,
    id: string | null,
    owner: number | null = null,
  ): Unplaced => ({
    key: `${kind}-${tile.id}`,
    kind,
    owner,
    thing: id === null ? null : `card:${id}`,
    id,
    isMarked: false,
  });
  return [
    ...(tile.wonder === null ? [] : [stand('wonder', tile.wonder)]),
    ...(tile.outpost ? [stand('outpost', null)] : []),
    ...(tile.natural === null || tile.natural === FACE_DOWN
      ? []
      : [stand('natural_wonder', tile.natural)]),
    ...(tile.post === null ? [] : [stand('post', tile.exchange, tile.post)]),
    ...(tile.hidden_forces ? [stand('hidden', null)] : []),
  ];
}

function monstersOn(view: View, tile: string): Unplaced[] {
  return view.monsters
    .filter((monster) => monster.tile === tile)
    .map((monster) => ({
      key: monsterSpot(monster.id),
      kind: 'monster',
      owner: null,
      thing: `card:${monster.id}`,
      id: monster.id,
      isMarked: monster.attacks,
    }));
}

/** Only one's own Explorers are things of their own: of others nobody is asked. */
function explorersOn(view: View, tile: string, seat: number | null): Unplaced[] {
  return view.players.flatMap((player, owner) =>
    player.explorers.flatMap((at, number): Unplaced[] =>
      at === tile
        ? [
            {
              key: explorerSpot(owner, number),
              kind: 'explorer',
              owner,
              thing: owner === seat ? `explorer:${number}` : null,
              id: null,
              isMarked: player.explorers_acted[number] ?? false,
            },
          ]
        : [],
    ),
  );
}

/** Who holds which tile with what. */
export function garrisonsOf(chart: Chart, view: View): Garrison[] {
  const tiles = new Map(view.tiles.map((tile) => [tile.id, tile]));
  return chart.tiles.flatMap((place): Garrison[] => {
    const tile = tiles.get(place.id);
    if (tile === undefined || tile.control === null) return [];
    const hasWarlord = view.players[tile.control]?.warlord === tile.id;
    return [
      {
        tile: tile.id,
        at: moved(place, [0, COUNTER_ROW]),
        owner: tile.control,
        hasWarlord,
        soldiers: tile.soldiers,
        width: counterWidth(hasWarlord, tile.soldiers),
      },
    ];
  });
}

export function counterWidth(hasWarlord: boolean, soldiers: number): number {
  const digits = String(soldiers).length;
  return SEAL + EDGES + (hasWarlord ? WARLORD : 0) + (soldiers > 0 ? SOLDIER + DIGIT * digits : 0);
}

/** The middles of a counter's parts, from its own middle. */
export function counterParts({ width, hasWarlord, soldiers }: Garrison) {
  const isAlone = !hasWarlord && soldiers === 0;
  const seal = isAlone ? 0 : SEAL / 2 + 1 - width / 2;
  const warlord = seal + (SEAL + WARLORD) / 2;
  const soldier = (hasWarlord ? warlord + WARLORD / 2 : seal + SEAL / 2) + SOLDIER / 2 - 1;
  return { seal, warlord, soldier, count: soldier + SOLDIER / 2 - 1 };
}

/** The tokens on a tile, those of a kind on one pile. */
export function pilesOf(place: MapTile, tile: Tile): Pile[] {
  const lying: [string, number][] = [
    ...(tile.token === null ? [] : [[tile.token, 1] as [string, number]]),
    ['natural_wonder', tile.natural === FACE_DOWN ? 1 : 0],
    ...(tile.market === null ? [] : [[tile.market, tile.market_left] as [string, number]]),
    ['production', tile.production],
    ['science', tile.science],
    ['trade_benefit', tile.benefit ? 1 : 0],
  ];
  const piles = lying.filter(([, count]) => count > 0);
  const step = Math.min(TOKEN_STEP, TOKEN_ROOM / Math.max(1, piles.length - 1));
  return piles.map(([token, count], index) => ({
    key: `${place.id}-${token}`,
    token,
    count,
    at: moved(place, [(index - (piles.length - 1) / 2) * step, TOKEN_ROW]),
  }));
}

const moved = (place: MapTile, [dx, dy]: Point): Point => [place.at[0] + dx, place.at[1] + dy];
