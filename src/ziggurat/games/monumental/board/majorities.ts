/** What is counted for majorities, and who has them: as the view tells. */
import type { Schemas } from '$lib/api/types';
import type { View } from './scene';

export type Majority = Schemas['MonumentalView.Majority'];

/** Whether a player has the majority of something. */
export const leads = (majority: Majority, player: number): boolean =>
  majority.leads[player] ?? false;

/** What is counted: most Provinces are a majority of Provinces. */
export const countedIn = (majority: Majority): string =>
  majority.name.replace(/^(most|furthest on the) /, '');

/** What else players have points for, in the order of the first who has it. */
export function otherSources(view: View): string[] {
  const told = new Set(view.majorities.flatMap((each) => [each.name, countedIn(each)]));
  const all = new Set(view.players.flatMap((player) => Object.keys(player.points)));
  return [...all].filter((name) => !told.has(name));
}
