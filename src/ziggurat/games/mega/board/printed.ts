/** What is printed on advances, goods and calamities, and what quotes tell: names for the panel. */
import type { Quote, Schemas } from '$lib/api/types';
import { civilizationOf, idIn, nameOf, type Scene, type View } from './scene';

export type Advance = Schemas['MegaScene.Advance'];
export type Good = Schemas['MegaScene.Good'];
export type Group = Advance['groups'][number];
export type Change = Schemas['MegaScene.Change'];
export type Epoch = Schemas['MegaScene.Civilization']['epochs'][number];
export type Reckoning = Schemas['MegaReckoning'];
export type Basket = Schemas['MegaReckoning.Basket'];
export type Payment = Schemas['MegaReckoning.Payment'];
export type Outlook = Schemas['MegaReckoning.Outlook'];
export type Step = Schemas['MegaView.Step'];
export type Need = Schemas['MegaView.Need'];
export type Building = Schemas['MegaView.Building'];
export type Buying = Schemas['MegaBriefing.Buying'];
export type Sacrifice = Schemas['MegaBriefing.Sacrifice'];
export type Loss = Schemas['MegaBriefing.Loss'];

/** What the answer in the making comes to. */
export const reckoningOf = (quote: Quote | null): Reckoning => quote?.reckoning ?? {};

export const advanceOf = (scene: Scene, id: string): Advance | undefined =>
  scene.advances.find((each) => each.id === id);

export const goodOf = (scene: Scene, id: string): Good | undefined =>
  scene.goods.find((each) => each.id === id);

export const goodName = (scene: Scene, id: string): string => goodOf(scene, id)?.name ?? id;

/** The clause a calamity stands in, by its thing; empty for other things. */
export const calamityClause = (scene: Scene, thing: string | undefined): string =>
  scene.calamities.find(({ id }) => thing === `calamity:${id}`)?.clause ?? '';

/** What a player's realm is called. */
export const realmOf = (scene: Scene, view: View, player: number): string =>
  civilizationOf(scene, view, player)?.name ?? `Player ${String(player + 1)}`;

/** What a thing is called; a player by his realm. */
export function thingName(scene: Scene, view: View, thing: string): string {
  const seat = idIn('seat', thing);
  if (seat !== null) return realmOf(scene, view, Number(seat));
  return nameOf(scene, thing.slice(thing.indexOf(':') + 1));
}

/** `Silk`, `Silk and Tin`, `Silk, Tin and Wine`. */
export const listed = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter((part) => part !== '').join(' and ');

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${String(count)} ${count === 1 ? one : many}`;

export const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
