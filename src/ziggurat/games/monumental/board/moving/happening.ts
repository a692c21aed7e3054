/** What events mean on the board: which piece, card or token goes from where to where. */
import type { Line, Schemas } from '$lib/api/types';
import type { Way } from '../map/chart';
import type { View } from '../scene';

export type Event = Schemas['MonumentalEvent'];

/** What goes: a piece of somebody's, a card or token by its id. */
export interface Sprite {
  kind: 'soldier' | 'warlord' | 'explorer' | 'monster' | 'pawn' | 'card' | 'token';
  owner: number | null;
  id: string;
  count: number;
}

/** A piece, card or token that goes; each stop is the first of several spots that is seen. */
export interface Going {
  sprite: Sprite;
  stops: readonly (readonly string[])[];
  /** The spot of the piece itself where it has one and needs no likeness. */
  self: string | null;
}

/** What is seen at once, and what is told meanwhile. */
export interface Happening {
  goings: Going[];
  text: string;
}

/** What has happened, answer by answer, as far as it is seen; `before` is the view before it. */
export function happeningsOf(
  lines: readonly Line[],
  all: readonly Line[],
  before: View,
): Happening[] {
  const answers = new Map<number, Line[]>();
  for (const line of lines) answers.set(line.number, [...(answers.get(line.number) ?? []), line]);
  return [...answers.values()].flatMap((answer) => ofAnswer(answer, all, before));
}

/** An Automa's card is shown before what it does; everything else of an answer is seen at once. */
function ofAnswer(lines: readonly Line[], all: readonly Line[], before: View): Happening[] {
  const found: Happening[] = [{ goings: [], text: '' }];
  for (const line of lines) {
    const event = eventOf(line);
    if (event?.kind === 'automa_card_turned_up') found.push({ goings: [], text: line.text });
    else if (event !== null) found.at(-1)?.goings.push(...goingsOf(event, all, before));
  }
  return found.filter(({ goings, text }) => goings.length > 0 || text !== '');
}

export const eventOf = (line: Line): Event | null => line.event as Event | null;

/** What an event sets in motion; most of them nothing. */
export function goingsOf(event: Event, all: readonly Line[], before: View): Going[] {
  switch (event.kind) {
    case 'unit_moved':
      return [unitGoing(event.unit, event.seat, event.origin, event.tile)];
    case 'explorer_moved':
      return [explorerGoing(event.seat, event.explorer, event.origin, event.tile)];
    case 'province_conquered':
      return conquestGoings(event.seat, event.tile, event.loser, all, before);
    case 'driven_out':
      return homeGoings(event.seat, event.tile, before);
    case 'unit_sent_back':
      return [unitGoing(event.unit, event.seat, event.tile, capitalOf(before, event.seat))];
    case 'desert_suffered':
      return [unitGoing('soldier', event.seat, event.tile, capitalOf(before, event.seat))];
    case 'monster_moved':
      return [monsterGoing(event.monster, [tileSpot(event.origin)], [tileSpot(event.tile)])];
    case 'monster_defeated': {
      const { seat, monster, tile } = event;
      return [{ ...monsterGoing(monster, [tileSpot(tile)], [playerSpot(seat)]), self: null }];
    }
    case 'tokens_claimed':
      return Object.entries(event.tokens).flatMap(([token, count]) =>
        count > 0 ? [tokenGoing(token, event.seat, event.tile)] : [],
      );
    case 'market_claimed':
      return [tokenGoing(event.market, event.seat, event.tile)];
    case 'exploration_token_taken':
      return [tokenGoing(tileBefore(before, event.tile)?.token ?? '', event.seat, event.tile)];
    case 'trade_advanced':
      return [pawnGoing(event.seat, event.origin, event.space)];
    default:
      return cardGoings(event);
  }
}

function cardGoings(event: Event): Going[] {
  switch (event.kind) {
    case 'card_acquired':
    case 'automa_card_taken':
      return [cardGoing(event.card, [cardSpot(event.card)], ownDeck(event.seat))];
    case 'automa_wonder_begun':
      return [cardGoing(event.wonder, [cardSpot(event.wonder)], [playerSpot(event.seat)])];
    case 'hero_acquired':
      return [cardGoing(event.hero, [cardSpot(event.hero)], [playerSpot(event.seat)])];
    case 'wonder_completed':
      return [cardGoing(event.wonder, fromOwn(event.wonder, event.seat), [tileSpot(event.tile)])];
    case 'card_reserved':
      return [
        cardGoing(event.card, ['deck:1', 'deck:2', 'deck:3'], intoOwn(event.card, event.seat)),
      ];
    case 'card_given':
      return [cardGoing(event.card, fromOwn(event.card, event.seat), [playerSpot(event.receiver)])];
    case 'card_archived':
      return [
        cardGoing(event.card, fromOwn(event.card, event.seat), [
          pileSpot('archive', event.seat),
          playerSpot(event.seat),
        ]),
      ];
    case 'unrest_taken':
      return [cardGoing('unrest', [cardSpot('unrest')], [playerSpot(event.seat)])];
    case 'display_dealt':
      return event.cards.map((card) => ({
        ...cardGoing(card, ['deck'], [cardSpot(card)]),
        self: cardSpot(card),
      }));
    case 'display_discarded':
      return event.cards.map((card) => cardGoing(card, [cardSpot(card)], ['gone']));
    default:
      return [];
  }
}

/** The ways of pieces over the map that lines tell of; steps that follow one another are one way. */
export function waysIn(lines: readonly Line[], before: View): Way[] {
  const ways: { tiles: string[]; count: number; who: string }[] = [];
  for (const event of lines.map(eventOf)) {
    for (const { sprite, stops } of event === null ? [] : goingsOf(event, lines, before)) {
      const [from, to] = stops.map(([spot = '']) => tileOf(spot));
      if (from == null || to == null) continue;
      const who = `${sprite.kind} ${String(sprite.owner)} ${sprite.id}`;
      const last = ways.at(-1);
      if (last?.who === who && last.tiles.at(-1) === from) last.tiles.push(to);
      else ways.push({ tiles: [from, to], count: sprite.count, who });
    }
  }
  return ways.map(({ tiles, count }) => ({ tiles, count }));
}

const tileOf = (spot: string): string | null =>
  spot.startsWith('tile:') ? spot.slice('tile:'.length) : null;

// --- pieces

function unitGoing(unit: 'soldier' | 'warlord', owner: number, from: string, to: string): Going {
  const self = unit === 'warlord' ? warlordSpot(owner) : null;
  return going({ kind: unit, owner, id: '', count: 1 }, [tileSpot(from)], [tileSpot(to)], self);
}

function explorerGoing(owner: number, number: number, from: string, to: string): Going {
  const sprite: Sprite = { kind: 'explorer', owner, id: String(number), count: 1 };
  return going(sprite, [tileSpot(from)], [tileSpot(to)], explorerSpot(owner, number));
}

const monsterGoing = (id: string, from: string[], to: string[]): Going =>
  going({ kind: 'monster', owner: null, id, count: 1 }, from, to, monsterSpot(id));

/** Units move in when the Province is conquered; how many and whence was told when it was paid for. */
function conquestGoings(
  seat: number,
  tile: string,
  loser: number | null,
  all: readonly Line[],
  before: View,
): Going[] {
  const attack = all
    .map(eventOf)
    .findLast(
      (each) => each?.kind === 'province_attacked' && each.seat === seat && each.tile === tile,
    );
  const home = loser === null ? [] : homeGoings(loser, tile, before);
  if (attack?.kind !== 'province_attacked') return home;
  const soldiers = Object.entries(attack.soldiers).map(([from, count]) =>
    going({ kind: 'soldier', owner: seat, id: '', count }, [tileSpot(from)], [tileSpot(tile)]),
  );
  const warlord = before.players[seat]?.warlord ?? tile;
  const leads = attack.with_warlord ? [unitGoing('warlord', seat, warlord, tile)] : [];
  return [...home, ...soldiers, ...leads];
}

/** Whoever stood on a tile goes back to the Capital. */
function homeGoings(owner: number, tile: string, before: View): Going[] {
  const count = tileBefore(before, tile)?.soldiers ?? 0;
  const home = capitalOf(before, owner);
  const soldiers = { kind: 'soldier', owner, id: '', count } as const;
  return [
    ...(count > 0 ? [going(soldiers, [tileSpot(tile)], [tileSpot(home)])] : []),
    ...(before.players[owner]?.warlord === tile ? [unitGoing('warlord', owner, tile, home)] : []),
  ];
}

const tokenGoing = (id: string, owner: number, tile: string): Going =>
  going({ kind: 'token', owner, id, count: 1 }, [tileSpot(tile)], [playerSpot(owner)]);

const pawnGoing = (owner: number, from: number, to: number): Going =>
  going(
    { kind: 'pawn', owner, id: '', count: 1 },
    [`track:${from}`],
    [`track:${to}`],
    pawnSpot(owner),
  );

const cardGoing = (id: string, from: string[], to: string[]): Going =>
  going({ kind: 'card', owner: null, id, count: 1 }, from, to);

const going = (
  sprite: Sprite,
  from: string[],
  to: string[],
  self: string | null = null,
): Going => ({ sprite, stops: [from, to], self });

const tileBefore = (view: View, tile: string) => view.tiles.find(({ id }) => id === tile);
const capitalOf = (view: View, player: number): string => view.players[player]?.capital ?? '';

// --- spots: things by their names, and what bears `data-spot`

const tileSpot = (tile: string): string => `tile:${tile}`;
const cardSpot = (card: string): string => `card:${card}`;
export const playerSpot = (player: number): string => `player:${player}`;
export const explorerSpot = (owner: number, number: number): string =>
  `explorer-${owner}-${number}`;
export const warlordSpot = (owner: number): string => `warlord-${owner}`;
export const monsterSpot = (id: string): string => `monster-${id}`;
export const pawnSpot = (owner: number): string => `pawn-${owner}`;
export const pileSpot = (pile: string, owner: number): string => `${pile}-${owner}`;

/** The spot where a piece, or a card in the display, stands now. */
export function standOf({ kind, owner, id }: Sprite, view: View): string {
  const player = view.players[owner ?? -1];
  switch (kind) {
    case 'explorer':
      return tileSpot(player?.explorers[Number(id)] ?? '');
    case 'warlord':
      return tileSpot(player?.warlord ?? '');
    case 'monster':
      return tileSpot(view.monsters.find((monster) => monster.id === id)?.tile ?? '');
    case 'pawn':
      return `track:${player?.trade ?? 0}`;
    default:
      return cardSpot(id);
  }
}

const ownDeck = (player: number): string[] => [pileSpot('deck', player), playerSpot(player)];
const fromOwn = (card: string, player: number): string[] => [cardSpot(card), playerSpot(player)];
const intoOwn = fromOwn;
