/** What the game tells a browser, by the names the board uses; the schema of the API says what. */
import type { Schemas } from '$lib/api/types';

export type Scene = Schemas['MonumentalScene'];
export type Card = Schemas['MonumentalScene.Card'];

export type View = Schemas['MonumentalView'];
export type Player = Schemas['MonumentalView.Player'];
export type Tile = Schemas['MonumentalView.Tile'];
export type Supply = Schemas['MonumentalView.Supply'];
export type Resource = keyof Supply;

/** In the order in which they are shown. */
export const RESOURCES: readonly Resource[] = [
  'production',
  'science',
  'military',
  'gold',
  'culture',
];

/** What an id is called. */
export const nameOf = (scene: Scene, id: string): string =>
  scene.things?.[id]?.name ?? scene.names?.[id] ?? id;

export const realmOf = (scene: Scene, player: Player): string =>
  scene.civilizations[player.civilization]?.realm ?? player.civilization;

/** Whether an effect of a card was used this turn, or this round in Continuous Play. */
export const isUsed = (player: Player, id: string): boolean =>
  player.used.some((effect) => effect.startsWith(`${id}/`));

/** Whether a game is played with a module; what belongs to another has no place on the table. */
export const hasModule = (view: View, module: string): boolean => view.modules.includes(module);

/** How many tokens lie before a player. */
export const tokensOf = (player: Player): number =>
  player.benefit_count +
  player.markets.length +
  player.trophies.length +
  player.tokens.production +
  player.tokens.science;
