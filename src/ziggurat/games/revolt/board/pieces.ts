/** Where every piece stands: a pure function from scene and view to places on the sheet. */
import type { Point, Scene, Ship, Troop, View } from './scene';

/** A troop or a ship with the place it belongs to and its shift within the group there. */
export interface Stand {
  /** The same as long as the piece lives, so that it moves and is not replaced. */
  key: string;
  owner: number;
  at: Point;
  shift: Point;
  ship: Ship | null;
  troop: Troop | null;
  /** Whether a troop is aboard a ship: it is drawn smaller, on the deck. */
  aboard: boolean;
}

const TROOP_STEP = 14;
const TROOP_ROOM = 46;
const SHIP_STEP = 24;
const SHIP_ROOM = 48;
const CREW_STEP = 9;

/** The shift of one of several pieces side by side: close together when they are many. */
export function abreast(index: number, count: number, step: number, room: number): number {
  if (count < 2) return 0;
  return (index - (count - 1) / 2) * Math.min(step, room / (count - 1));
}

/** Things by the name pieces give their place. */
export function stationsOf(scene: Scene): {
  land: Map<string, Point>;
  sea: Map<string, Point>;
} {
  return {
    land: new Map([...scene.regions, ...scene.crossings].map((each) => [each.id, each.station])),
    sea: new Map([...scene.coasts, ...scene.routes].map((each) => [each.id, each.station])),
  };
}

export function standsOf(scene: Scene, view: View): Stand[] {
  const { land, sea } = stationsOf(scene);
  const ships = [...groups(view.ships, (ship) => ship.berth)].flatMap(([berth, fleet]) =>
    fleet.map((ship, index) => shipAt(ship, sea.get(berth), index, fleet.length)),
  );
  const decks = new Map(ships.map((stand) => [`ship ${stand.ship?.id ?? ''}`, stand]));
  const troops = [...groups(view.troops, (troop) => troop.place)].flatMap(([place, band]) =>
    band.map((troop, index) =>
      troopAt(troop, land.get(place), decks.get(place), index, band.length),
    ),
  );
  // A crew lies over its ship, so ships come first.
  return [...ships, ...troops];
}

function groups<T>(pieces: T[], placeOf: (piece: T) => string): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const piece of pieces) {
    const place = placeOf(piece);
    found.set(place, [...(found.get(place) ?? []), piece]);
  }
  return found;
}

function shipAt(ship: Ship, at: Point | undefined, index: number, count: number): Stand {
  return {
    key: `ship-${ship.id}-${ship.owner}`,
    owner: ship.owner,
    at: at ?? [0, 0],
    shift: [abreast(index, count, SHIP_STEP, SHIP_ROOM), 0],
    ship,
    troop: null,
    aboard: false,
  };
}

function troopAt(
  troop: Troop,
  at: Point | undefined,
  deck: Stand | undefined,
  index: number,
  count: number,
): Stand {
  const step = deck === undefined ? TROOP_STEP : CREW_STEP;
  const shift = abreast(index, count, step, TROOP_ROOM);
  return {
    key: `troop-${troop.id}-${troop.owner}-${troop.people ?? 'army'}`,
    owner: troop.owner,
    at: at ?? deck?.at ?? [0, 0],
    shift: deck === undefined ? [shift, 0] : [deck.shift[0] + shift - 3, -3],
    ship: null,
    troop,
    aboard: deck !== undefined,
  };
}
