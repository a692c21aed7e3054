/** What the game tells a browser, by the names the board uses; the schema of the API says what. */
import type { Question, Schemas } from '$lib/api/types';

export type Scene = Schemas['MegaScene'];
export type Chart = Schemas['MegaScene.Chart'];
export type MapArea = Schemas['MegaScene.MapArea'];
export type MapSea = Schemas['MegaScene.MapSea'];
export type Civilization = Schemas['MegaScene.Civilization'];
export type Phase = Schemas['MegaScene.Phase'];

export type View = Schemas['MegaView'];
export type Player = Schemas['MegaView.Player'];
export type Area = Schemas['MegaView.Area'];
export type Ship = Schemas['MegaView.Ship'];

export type Briefing = Schemas['MegaBriefing'];
export type Ground = Schemas['MegaBriefing.Ground'];
export type Outlook = Schemas['MegaBriefing.Outlook'];

/** Who holds what belongs to no player: barbarians and pirates. */
export const WILD = 'wild';

/** What the board is told with a question, beside its answers. */
export const briefingOf = (question: Question | null): Briefing =>
  (question?.briefing as Briefing | null | undefined) ?? {};

export const areaThing = (area: string): string => `area:${area}`;
export const shipThing = (ship: number | string): string => `ship:${ship}`;

/** The id in a thing of a kind; null for things of other kinds. */
export const idIn = (kind: string, thing: string | null | undefined): string | null =>
  thing?.startsWith(`${kind}:`) ? thing.slice(kind.length + 1) : null;

/** The civilization a player plays. */
export const civilizationOf = (
  scene: Scene,
  view: View,
  player: number | string,
): Civilization | undefined => {
  const own = view.players[Number(player)]?.civilization;
  return scene.civilizations.find(({ id }) => id === own);
};

/** What an id is called. */
export const nameOf = (scene: Scene, id: string): string =>
  scene.things?.[id]?.name ?? scene.names?.[id] ?? id;

/** What an area is called. */
export const areaName = (scene: Scene, area: string): string =>
  scene.chart.areas.find(({ id }) => id === area)?.name ?? nameOf(scene, area);
