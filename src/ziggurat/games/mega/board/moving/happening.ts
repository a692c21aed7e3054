/** What events look like: what goes from where to where, and what happens on the spot. */
import type { Line, Schemas } from '$lib/api/types';
import { areaThing, WILD } from '../scene';

export type Event = Schemas['MegaEvent'];

/** What is seen; the owner is a player's number, or `wild`, or nobody. */
export interface Sprite {
  kind: 'tokens' | 'ship' | 'city' | 'temple' | 'fight' | 'loss' | 'fall' | 'eruption' | 'cards';
  owner: string;
  count: number;
}

/** Something that goes from one place to another, or happens at one; places are things. */
export interface Going {
  sprite: Sprite;
  stops: readonly string[];
}

/** What is seen at the same time, and what is told meanwhile. */
export interface Happening {
  goings: Going[];
  text: string;
}

export const seatThing = (seat: number): string => `seat:${seat}`;

/** However much has happened on the map: all ways at once, then all fights, then what came of it. */
export function mapHappenings(lines: readonly Line[]): Happening[] {
  const goings = eventsIn(lines).flatMap(onMap);
  const isWay = ({ stops }: Going) => stops.length > 1;
  const isFight = ({ sprite }: Going) => sprite.kind === 'fight';
  return [
    goings.filter(isWay),
    goings.filter(isFight),
    goings.filter((each) => !isWay(each) && !isFight(each)),
  ].flatMap((each) => (each.length === 0 ? [] : [{ goings: each, text: '' }]));
}

/** Cards on their way among the players all at once; then the calamities, each with its line. */
export function tableHappenings(lines: readonly Line[]): Happening[] {
  const goings = eventsIn(lines).flatMap(amongPlayers);
  const blows = lines.filter((line) => eventOf(line)?.kind === 'calamity_struck');
  return [
    ...(goings.length === 0 ? [] : [{ goings, text: '' }]),
    ...blows.map(({ text }) => ({ goings: [], text })),
  ];
}

const eventOf = (line: Line): Event | null => line.event as Event | null;
const eventsIn = (lines: readonly Line[]): Event[] => lines.flatMap((line) => eventOf(line) ?? []);

function onMap(event: Event): Going[] {
  switch (event.kind) {
    case 'marched':
      return [way('tokens', event.seat, event.origin, event.area, event.tokens)];
    case 'sailed':
      return [way('ship', event.seat, event.origin, event.area, event.tokens)];
    case 'reserve_spent':
      return [way('tokens', event.seat, event.origin, event.area, 1)];
    case 'horde_moved':
      return [way('tokens', null, event.origin, event.area, event.barbarians)];
    case 'horde_landed':
      return [at('tokens', null, event.area, event.barbarians)];
    case 'fight_begun':
      return [at('fight', null, event.area)];
    case 'city_stormed':
    case 'attack_failed':
      return [at('fight', event.seat, event.area)];
    case 'city_built':
    case 'city_taken':
      return [at('city', event.seat, event.area)];
    case 'cities_placed':
      return event.areas.map((area) => at('city', event.seat, area));
    case 'building_built':
      return [at('temple', event.seat, event.area)];
    case 'ship_built':
      return [at('ship', event.seat, event.area)];
    default:
      return losses(event);
  }
}

function losses(event: Event): Going[] {
  switch (event.kind) {
    case 'surplus_removed':
      return event.removed.map(({ area, tokens }) => at('loss', event.seat, area, tokens));
    case 'units_lost':
      return [
        ...event.tokens.map(({ area, tokens }) => at('loss', event.seat, area, tokens)),
        ...event.cities.map(({ area }) => at('fall', event.seat, area)),
      ];
    case 'units_struck':
      return [
        ...(event.tokens > 0 ? [at('loss', event.victim, event.area, event.tokens)] : []),
        ...(event.has_city ? [at('fall', event.victim, event.area)] : []),
      ];
    case 'tokens_annexed':
      return [at('loss', event.owner, event.area, event.tokens)];
    case 'tokens_deserted':
    case 'tokens_crowded_out':
      return [at('loss', event.seat, event.area, event.tokens)];
    case 'horde_perished':
      return [at('loss', null, event.area, event.barbarians)];
    case 'city_reduced':
    case 'city_razed':
    case 'city_shaken':
    case 'city_turned_pirate':
    case 'ship_lost':
      return [at('fall', event.seat, event.area)];
    case 'city_annexed':
      return [at('city', event.seat, event.area)];
    case 'cities_lost':
    case 'cities_revolted':
      return event.areas.map((area) => at('fall', event.seat, area));
    case 'volcano_erupted':
      return event.areas.map((area) => at('eruption', event.seat, area));
    default:
      return [];
  }
}

function amongPlayers(event: Event): Going[] {
  switch (event.kind) {
    case 'cards_drawn':
      return [drawn(event.seat, event.stacks)];
    case 'card_taken':
    case 'water_bought':
      return [drawn(event.seat, 1)];
    case 'cards_traded':
      return [
        passed(event.seat, event.taker, event.gave),
        passed(event.taker, event.seat, event.received),
      ];
    case 'tribute_given':
      return [passed(event.seat, event.taker, 1)];
    case 'card_captured':
      return [passed(event.owner, event.seat, 1)];
    default:
      return [];
  }
}

const holder = (seat: number | null): string => (seat === null ? WILD : String(seat));

const way = (
  kind: Sprite['kind'],
  seat: number | null,
  from: string,
  to: string,
  count: number,
): Going => ({
  sprite: { kind, owner: holder(seat), count },
  stops: [areaThing(from), areaThing(to)],
});

const at = (kind: Sprite['kind'], seat: number | null, area: string, count = 0): Going => ({
  sprite: { kind, owner: holder(seat), count },
  stops: [areaThing(area)],
});

const drawn = (seat: number, count: number): Going => ({
  sprite: { kind: 'cards', owner: holder(seat), count },
  stops: [seatThing(seat)],
});

const passed = (from: number, to: number, count: number): Going => ({
  sprite: { kind: 'cards', owner: holder(from), count },
  stops: [seatThing(from), seatThing(to)],
});
