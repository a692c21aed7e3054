/** What the game tells a browser: the scene that never changes, and the view that does. */

export type Point = [number, number];
export type Resource = 'food' | 'gold' | 'wood';
export type Counts = Record<Resource, number>;
export type RegionKind = 'capital' | 'city' | 'land' | 'mercenary' | 'tech_island';

export interface Label {
  /** The middle of the upper edge. */
  at: Point;
  size: number;
  style: 'grand' | 'strong' | 'plain' | 'quiet';
  note: string;
  /** The middle of the row of signs. */
  row: Point;
}

export interface Region {
  id: string;
  name: string;
  kind: RegionKind;
  nation: string | null;
  resource: Resource | null;
  city: number | null;
  people: string | null;
  can_be_held: boolean;
  path: string;
  label: Label;
  town: Point | null;
  station: Point;
  /** Where a line from troops leads that found no room on their own ground. */
  leader: Point | null;
  neighbours: string[];
}

export interface Crossing {
  id: string;
  name: string;
  kind: 'mountain' | 'forest';
  a: string;
  b: string;
  at: Point;
  station: Point;
}

export interface Coast {
  id: string;
  region: string;
  at: Point;
  station: Point;
}

export interface Route {
  id: string;
  a: string;
  b: string;
  path: string;
  at: Point;
  station: Point;
}

export interface Nation {
  id: string;
  name: string;
  people: string;
  letter: string;
  colour: string;
  ink: 'dark' | 'light';
  pattern: { name: string; size: number; lines: string };
  capital: string | null;
  ability: string;
  ability_text: string;
}

export interface Tech {
  id: string;
  name: string;
  group: 'economy' | 'military' | 'navy' | 'defence';
  text: string;
  count: number;
}

export interface Scene {
  form: number;
  map: string;
  width: number;
  height: number;
  /** Whether there are no outlines: regions are discs, and lines join them. */
  sketched: boolean;
  wilds: string;
  regions: Region[];
  crossings: Crossing[];
  coasts: Coast[];
  routes: Route[];
  borders: { kind: string; ends: [Point, Point] }[];
  straits: [Point, Point][];
  peaks: { kind: 'mountain' | 'forest'; at: Point; faint: boolean }[];
  seas: { lines: string[]; at: Point; step: number }[];
  resources: Resource[];
  cities_to_win: number;
  nations: Nation[];
  cities: {
    number: number;
    name: string;
    kind: string;
    text: string;
    region: string;
  }[];
  peoples: { id: string; name: string }[];
  techs: Tech[];
}

export interface Player {
  nation: string;
  alive: boolean;
  capital: string;
  has_capital: boolean;
  attack: number;
  defence: number;
  hand: Counts;
  income: Counts;
  goods: Counts;
  needed: Counts;
  cities: number;
  holding: boolean;
  support: number;
  armies: number;
  techs: Record<string, number>;
  /** What the next tech card costs. */
  tech_price: Counts;
  /** Whether its ships attack foreign ones that come near. */
  intercept: boolean;
}

export interface Holding {
  id: string;
  control: number | null;
  settled: boolean;
  fortified: boolean;
  chip: boolean;
}

export interface Troop {
  id: number;
  owner: number;
  people: string | null;
  /** A region, a crossing such as `massalia/mediolanum`, or `ship 3`. */
  place: string;
  mounted: boolean;
  used: number;
  wait: number;
  deal: string | null;
  steps: number;
}

export interface Ship {
  id: number;
  owner: number;
  berth: string;
  used: number;
  supported: boolean;
  cargo: number;
  /** Whether it attacks foreign ships that come near. */
  intercepts: boolean;
}

export interface View {
  seat: number | null;
  round: number;
  rounds: number;
  order: number[];
  players: Player[];
  regions: Holding[];
  troops: Troop[];
  ships: Ship[];
  supply: Record<string, number>;
  asked: number[];
  ending: string;
  places: number[];
}
