/** What a screen reader says of a thing: all that a seeing person sees there. */
import { nationOf } from './look';
import type { Coast, Counts, Crossing, Region, Route, Scene, Troop, View } from './scene';

const KINDS: Record<Region['kind'], string> = {
  capital: 'capital',
  city: 'city',
  land: 'land',
  mercenary: 'mercenary ground',
  tech_island: 'tech island',
};

/** So many things: `1 army`, `2 armies`. Peoples are called the same however many they are. */
export function counted(count: number, thing: string): string {
  if (count === 1 || !/(?:army|mercenary|card|ship)$/.test(thing)) return `${count} ${thing}`;
  return `${count} ${thing.endsWith('y') ? `${thing.slice(0, -1)}ies` : `${thing}s`}`;
}

/** A price: `1 food, 2 gold and 1 wood`. */
export function priced(price: Counts): string {
  const parts = Object.entries(price).flatMap(([resource, count]) =>
    count > 0 ? [`${count} ${resource}`] : [],
  );
  return [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' and ');
}

/** What ships do when foreign ones come near. */
export const standingOrder = (intercepts: boolean): string =>
  intercepts ? 'intercept foreign ships' : 'let foreign ships pass';

/** Makes the words for everything on the board in one position. */
export class Teller {
  readonly #scene: Scene;
  readonly #view: View;
  readonly #holdings;
  readonly #regions;

  constructor(scene: Scene, view: View) {
    this.#scene = scene;
    this.#view = view;
    this.#holdings = new Map(view.regions.map((each) => [each.id, each]));
    this.#regions = new Map(scene.regions.map((each) => [each.id, each]));
  }

  region(region: Region): string {
    const holding = this.#holdings.get(region.id);
    const kind = region.city === null ? KINDS[region.kind] : `city ${region.city}`;
    const owner = holding?.control ?? null;
    return listed([
      region.name,
      kind,
      region.resource,
      region.can_be_held && (owner === null ? 'held by nobody' : `held by ${this.side(owner)}`),
      holding?.settled === true && 'settled',
      holding?.fortified === true && 'fortified',
      holding?.chip === true && 'with a chip',
      this.troops(region.id),
    ]);
  }

  crossing(crossing: Crossing): string {
    const kind = crossing.kind === 'forest' ? 'forest' : 'mountains';
    const between = `between ${this.#name(crossing.a)} and ${this.#name(crossing.b)}`;
    return listed([`${crossing.name} ${between}`, kind, this.troops(crossing.id)]);
  }

  coast(coast: Coast): string {
    return listed([`Coast of ${this.#name(coast.region)}`, this.ships(coast.id)]);
  }

  route(route: Route): string {
    return listed([`Route ${route.a} to ${route.b}`, this.ships(route.id)]);
  }

  side(seat: number): string {
    return nationOf(this.#scene, this.#view, seat)?.name ?? `seat ${seat + 1}`;
  }

  troops(place: string): string {
    const here = this.#view.troops.filter((troop) => troop.place === place);
    const counts = new Map<string, number>();
    for (const troop of here) {
      const kind = this.#kind(troop);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
    const owner = here[0]?.owner;
    const words = [...counts].map(([kind, count]) => counted(count, kind)).join(', ');
    return owner === undefined ? '' : `${this.side(owner)}: ${words}`;
  }

  ships(berth: string): string {
    const here = this.#view.ships.filter((ship) => ship.berth === berth);
    return here
      .map((ship) => {
        const crew = this.#view.troops.filter((troop) => troop.place === `ship ${ship.id}`);
        const aboard = crew.map((troop) => this.#kind(troop)).join(' and ');
        const order = `orders: ${standingOrder(ship.intercepts)}`;
        return `a ship of ${this.side(ship.owner)}${aboard === '' ? '' : ` with ${aboard}`}, ${order}`;
      })
      .join('; ');
  }

  #kind(troop: Troop): string {
    const people = this.#scene.peoples.find((each) => each.id === troop.people)?.name ?? 'army';
    return troop.mounted ? `mounted ${people}` : people;
  }

  #name(region: string): string {
    return this.#regions.get(region)?.name ?? region;
  }
}

function listed(parts: (string | false | null | undefined)[]): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join(', ');
}
