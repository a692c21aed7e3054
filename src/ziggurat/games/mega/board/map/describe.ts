/** What a screen reader says of the map: all that a seeing person sees in an area, in one sentence. */
import type { Ground, MapArea, MapSea, Scene, Ship, View } from '../scene';
import { nameOf, WILD } from '../scene';

/** Makes the words for the map in one position. */
export class MapTeller {
  readonly #scene: Scene;
  readonly #view: View;

  constructor(scene: Scene, view: View) {
    this.#scene = scene;
    this.#view = view;
  }

  /** An area, and what can be done with it. */
  area(area: MapArea, offer = ''): string {
    const held = this.#view.areas[area.id];
    const site = area.site ?? 'none';
    const said = [
      area.name,
      held?.closed === true && 'out of play',
      `limit ${area.limit}`,
      held?.room != null && `${held.room} may stay`,
      site !== 'none' && (site === 'plain' ? 'city site on the flood plain' : 'city site'),
      site === 'none' && area.flood_plain && 'flood plain',
      area.volcano && 'volcano',
      held?.city && `${held.new_city === true ? 'new ' : ''}${this.#cityOf(held.city)}`,
      held?.building && nameOf(this.#scene, held.building),
      ...Object.entries(held?.tokens ?? {}).map(
        ([holder, count]) => `${counted(count, 'token')} of ${this.side(holder)}`,
      ),
      ...this.#fleet(area.id),
    ];
    const words = said.filter((part) => typeof part === 'string' && part !== '').join(', ');
    return offer === '' ? words : `${words}; ${offer}`;
  }

  sea({ name }: MapSea): string {
    return `${name}, open sea`;
  }

  ship(ship: Ship, owner: number): string {
    const cargo = ship.cargo > 0 ? ` with ${counted(ship.cargo, 'token')} aboard` : '';
    const state = ['not maintained yet', 'maintained', 'built this turn'][ship.status] ?? '';
    return `Ship of ${this.side(owner)}${cargo}, ${state}`;
  }

  /** A player's people, or those who are nobody's. */
  side(holder: number | string): string {
    if (holder === WILD) return 'the barbarians';
    const civilization = this.#view.players[Number(holder)]?.civilization ?? '';
    return (
      this.#scene.civilizations.find(({ id }) => id === civilization)?.name ??
      `player ${Number(holder) + 1}`
    );
  }

  #cityOf(holder: string): string {
    return holder === WILD ? 'pirate city' : `city of ${this.side(holder)}`;
  }

  #fleet(area: string): string[] {
    return this.#view.players.flatMap((player, owner) => {
      const count = player.ships.filter((ship) => ship.area === area).length;
      return count === 0 ? [] : [`${counted(count, 'ship')} of ${this.side(owner)}`];
    });
  }
}

/** What one could send to an area, in words: `up to 3 can go there, 2 may stay`. */
export function reachWords(most: number, ground: Ground | undefined): string {
  const there = `up to ${most} can go there`;
  if (ground === undefined) return there;
  const { holds = 0, room, rivals = [] } = ground;
  if (rivals.length > 0) return `${there}, where others are`;
  const over = holds + most - room;
  return over > 0 ? `${there}; ${most} would make ${holds + most}, ${over} above the limit` : there;
}

export const counted = (count: number, thing: string): string =>
  `${count} ${thing}${count === 1 ? '' : 's'}`;
