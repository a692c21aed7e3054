/** What the map is made of, by the names the board uses; the schema of the API says what. */
import type { Schemas } from '$lib/api/types';

export type Scene = Schemas['MonumentalScene'];
export type Chart = Schemas['MonumentalScene.Chart'];
export type MapTile = Schemas['MonumentalScene.MapTile'];
export type MapToken = Schemas['MonumentalScene.MapToken'];
export type Terrain = Schemas['MonumentalScene.Terrain'];

export type View = Schemas['MonumentalView'];
export type Tile = Schemas['MonumentalView.Tile'];

/** So much of a resource. */
export interface Amount {
  resource: keyof Schemas['MonumentalView.Supply'];
  amount: number;
}

/** What stands on a tile instead of its Defence: what it would cost to go on there. */
export interface Tag {
  price: readonly Amount[];
  /** What is read aloud: `conquer for 4 Military`. */
  words: string;
}

/** A way over the map: of units from tile to tile, or of an Explorer step by step. */
export interface Way {
  /** At least two, from the first to the last. */
  tiles: readonly string[];
  /** How many go; on an Explorer's way the steps are counted instead. */
  count?: number;
  isCounted?: boolean;
}

/** One of several things that can be done with what was clicked. */
export interface Verb {
  /** What the table calls it. */
  name: string;
  title: string;
  /** What it costs in words; empty where it costs nothing. */
  price: string;
}

export const thingOf = (tile: string): string => `tile:${tile}`;
