/** The special buildings of a game: where they are, whose, and what giving one up would bring. */
import type { Schemas } from '$lib/api/types';
import { goodName, listed, realmOf, type Building, type Buying } from '../printed';
import { areaName, civilizationOf, type Scene, type View } from '../scene';

export type SpecialBuilding = Schemas['MegaScene.SpecialBuilding'];

export interface Site {
  building: SpecialBuilding;
  /** Where and whose it is; null in the supply. */
  standing: Building | null;
  /** Others than its builder who could give it up. */
  controllers: number[];
  /** Why the seat cannot put it up or give it up now; empty when it can, or nobody asks. */
  refusal: string;
  clause: string;
  /** The set that would gain most if it were given up; null where it would bring nothing. */
  gain: { good: string; points: number } | null;
}

export function sitesOf(scene: Scene, view: View, buying: Buying | null): Site[] {
  return scene.buildings.map((building) => {
    const standing = view.buildings.find(({ id }) => id === building.id) ?? null;
    const sacrifice =
      standing === null
        ? undefined
        : buying?.sacrifices?.find((each) => each.building === building.id);
    const offer = sacrifice ?? buying?.buildings?.find((each) => each.building === building.id);
    return {
      building,
      standing,
      controllers: (standing?.controllers ?? []).filter((each) => each !== standing?.builder),
      refusal: offer?.refusal ?? '',
      clause: offer?.clause ?? '',
      gain: bestGain(sacrifice?.gains ?? {}),
    };
  });
}

/** The largest of several gains; the first of equal ones. */
export function bestGain(
  gains: Readonly<Record<string, number>>,
): { good: string; points: number } | null {
  const [best] = Object.entries(gains).toSorted(([, one], [, other]) => other - one);
  return best === undefined ? null : { good: best[0], points: best[1] };
}

/** `Silk +27`. */
export const gainWords = (
  scene: Scene,
  { good, points }: { good: string; points: number },
): string => `${goodName(scene, good)} +${String(points)}`;

/** What a building costs in the epochs there are: `30 to 50 points`. */
export function costWords(scene: Scene): string {
  const costs = Object.values(scene.building_rules.cost_by_epoch).filter((cost) => cost > 0);
  const [least, most] = [Math.min(...costs), Math.max(...costs)];
  return least === most ? `${String(most)} points` : `${String(least)} to ${String(most)} points`;
}

/** Whose own building it is; -1 where that player is not at the table. */
export const homeOf = (scene: Scene, view: View, { building }: Site): number =>
  view.players.findIndex(
    (_, player) => civilizationOf(scene, view, player)?.building === building.id,
  );

/** Whose it is and where: `Saba in Ur`, or `Ur` beside the seal. */
export function placeWords(scene: Scene, view: View, at: Building, isSmall: boolean): string {
  const area = areaName(scene, at.area);
  return isSmall ? area : `${realmOf(scene, view, at.builder)} in ${area}`;
}

/** What else is to be known of a building, in many words or few. */
export function factWords(scene: Scene, view: View, site: Site, isSmall: boolean): string {
  const name = (player: number) => realmOf(scene, view, player);
  const home = homeOf(scene, view, site);
  const { standing, controllers } = site;
  if (standing === null) {
    const facts = ['in the supply', costWords(scene), home < 0 ? '' : `${name(home)}’s own`];
    return (isSmall ? facts.slice(0, 1) : facts.filter((fact) => fact !== '')).join('; ');
  }
  const held = controllers.length === 0 ? '' : `held by ${listed(controllers.map(name))}`;
  const built = isSmall ? '' : `turn ${String(standing.turn)}`;
  const facts = [`${String(standing.points)} points`, built, held];
  return facts.filter((fact) => fact !== '').join('; ');
}
