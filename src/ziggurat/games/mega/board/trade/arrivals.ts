/** Cards that came into one's hand lately, and what they came for. */
import type { Line, Schemas } from '$lib/api/types';

/** A trade of one's own that was made lately. */
export interface Deal {
  /** The line that tells of it. */
  key: string;
  partner: number;
  /** Who accepted the other's offer. */
  isMine: boolean;
  got: string[];
  /** Those of them that nobody had named before. */
  revealed: string[];
  gave: string[];
}

export interface Arrivals {
  /** By card: how many of it came. */
  counts: ReadonlyMap<string, number>;
  deals: readonly Deal[];
}

type Event = Schemas['MegaEvent'];
type Traded = Schemas['MegaEvent.CardsTraded'];

/** What lines tell a seat of cards it drew, bought or traded for. */
export function arrivalsIn(lines: readonly Line[], seat: number | null): Arrivals {
  const counts = new Map<string, number>();
  const deals: Deal[] = [];
  for (const [place, { event, number }] of lines.entries()) {
    const told = event as Event | null;
    if (told === null || seat === null) continue;
    const deal = told.kind === 'cards_traded' ? dealOf(told, seat, `${number} ${place}`) : null;
    if (deal !== null) deals.push(deal);
    for (const card of deal?.got ?? drawnBy(told, seat)) {
      counts.set(card, (counts.get(card) ?? 0) + 1);
    }
    // What came and went again is not there to be marked.
    for (const card of deal?.gave ?? []) {
      const left = (counts.get(card) ?? 0) - 1;
      if (left > 0) counts.set(card, left);
      else counts.delete(card);
    }
  }
  return { counts, deals };
}

function dealOf(event: Traded, seat: number, key: string): Deal | null {
  const { cards_given: given, cards_received: received, named, wanted, taker } = event;
  const isMine = seat === taker;
  if (given === null || received === null || (!isMine && seat !== event.seat)) return null;
  const [got, gave, known] = isMine ? [given, received, named] : [received, given, wanted];
  return {
    key,
    partner: isMine ? event.seat : taker,
    isMine,
    got,
    revealed: without(got, known ?? []),
    gave,
  };
}

function drawnBy(event: Event, seat: number): string[] {
  switch (event.kind) {
    case 'cards_drawn':
      return event.seat === seat ? (event.cards ?? []) : [];
    case 'card_taken':
      return event.seat === seat && event.card !== null ? [event.card] : [];
    case 'water_bought':
      return event.seat === seat ? ['water'] : [];
    case 'market_traded':
      return event.seat === seat ? event.taken.flatMap(({ card }) => card ?? []) : [];
    default:
      return [];
  }
}

/** Cards less others, each as often as it is named. */
function without(cards: readonly string[], others: readonly string[]): string[] {
  const left = [...cards];
  for (const card of others) {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}
