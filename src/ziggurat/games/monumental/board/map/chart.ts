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
  /** How many steps of an Explorer it is away. */
  steps?: number;
  /** The actions it could take there. */
  deeds?: readonly string[];
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
  /** What it is done with. */
  thing: string;
  /** What the table calls it. */
  name: string;
  title: string;
  /** What it costs in words; empty where it costs nothing. */
  price: string;
  /** The very answer, where the things that were clicked fit several of a kind. */
  answer?: string;
}

export const thingOf = (tile: string): string => `tile:${tile}`;
