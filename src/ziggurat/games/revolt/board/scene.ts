/** What the game tells a browser, by the names the board uses; the schema of the API says what. */
import type { Schemas } from '$lib/api/types';

export type { Point } from '$lib/map/point';

export type Scene = Schemas['RevoltScene'];
export type Region = Schemas['RevoltScene.Region'];
export type Crossing = Schemas['RevoltScene.Crossing'];
export type Coast = Schemas['RevoltScene.Coast'];
export type Route = Schemas['RevoltScene.Route'];
export type Nation = Schemas['RevoltScene.Nation'];
export type Tech = Schemas['RevoltScene.Tech'];
export type Resource = Scene['resources'][number];

export type View = Schemas['RevoltView'];
export type Player = Schemas['RevoltView.Player'];
export type Counts = Schemas['RevoltView.Counts'];
export type Troop = Schemas['RevoltView.Troop'];
export type Ship = Schemas['RevoltView.Ship'];
