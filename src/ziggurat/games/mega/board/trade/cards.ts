/** Trade cards as they are shown: faces, hands by stack, and what is said of them in words. */
import type { Schemas } from '$lib/api/types';
import { counted, listed } from '../printed';
import type { Briefing, Scene, View } from '../scene';

export type Hand = Schemas['MegaView.Hand'];
export type CardSet = Schemas['MegaView.CardSet'];

/** A trade card by its face. */
export interface Face {
  id: string;
  name: string;
  /** The number of its stack, and for goods the value printed on it; null for Water. */
  stack: number | null;
  value: number;
  isCalamity: boolean;
  isTradeable: boolean;
  /** What options and pointing call it. */
  thing: string;
}

export function faceOf(scene: Scene, id: string): Face {
  const good = scene.goods.find((each) => each.id === id);
  if (good !== undefined) {
    const { name, stack, value } = good;
    return { id, name, stack, value, isCalamity: false, isTradeable: true, thing: `card:${id}` };
  }
  const calamity = scene.calamities.find((each) => each.id === id);
  return {
    id,
    name: calamity?.name ?? id,
    stack: calamity?.stack ?? null,
    value: 0,
    isCalamity: true,
    isTradeable: calamity?.tradeable ?? true,
    thing: `calamity:${id}`,
  };
}

/** Equal cards of a hand. */
export interface Held {
  face: Face;
  /** How it is written in an answer: the second of two equal calamities is told apart. */
  text: string;
  count: number;
  /** What the set is worth, what one more would add, and how many make it complete. */
  set: CardSet | null;
  /** How many there are in the game; 0 where there is no end of them. */
  all: number;
  /** Who traded a calamity. */
  giver: number | null;
}

export interface StackOfHand {
  /** The number on the backs; null for Water. */
  stack: number | null;
  held: Held[];
}

/** A hand by the numbers on the backs, low ones first; calamities behind the goods of a stack. */
export function handByStack(scene: Scene, hand: Hand): StackOfHand[] {
  const held = [...goodsHeld(scene, hand), ...calamitiesHeld(scene, hand)];
  const stacks = new Set(held.map(({ face }) => face.stack));
  return [...stacks]
    .sort((one, other) => (one ?? 0) - (other ?? 0))
    .map((stack) => ({ stack, held: held.filter(({ face }) => face.stack === stack) }));
}

const goodsHeld = (scene: Scene, hand: Hand): Held[] =>
  Object.entries(hand.goods).map(([id, count]) => ({
    face: faceOf(scene, id),
    text: id,
    count,
    set: hand.sets.find(({ good }) => good === id) ?? null,
    all: scene.goods.find((good) => good.id === id)?.cards ?? 0,
    giver: null,
  }));

const calamitiesHeld = (scene: Scene, hand: Hand): Held[] =>
  hand.calamities.map(({ id, from }, place) => {
    const isSecond = hand.calamities.findIndex((each) => each.id === id) < place;
    const text = isSecond ? `${id}_2` : id;
    return { face: faceOf(scene, id), text, count: 1, set: null, all: 0, giver: from };
  });

/** What is read aloud of equal cards in one's hand. */
export function heldWords({ face, count, set, all }: Held): string {
  if (face.isCalamity)
    return face.isTradeable ? `${face.name}, a calamity` : `${face.name}, a calamity to be kept`;
  const parts = [all === 0 ? counted(count, 'card') : `${String(count)} of ${String(all)}`];
  if (set !== null) {
    parts.push(`worth ${String(set.value)}`);
    if (set.gain > 0) parts.push(`one more adds ${String(set.gain)}`);
  }
  return `${face.name}: ${parts.join(', ')}`;
}

/** So many of each card, the most missed last: what is written in an answer. */
export const countCards = (cards: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
};

/** `salt*2+stone`; `none` for no cards. */
export const cardsText = (cards: readonly string[]): string =>
  [...countCards(cards)]
    .map(([card, count]) => (count === 1 ? card : `${card}*${String(count)}`))
    .join('+') || 'none';

/** `2 Salt and Stone`. */
export function cardsWords(scene: Scene, cards: readonly string[]): string {
  const words = [...countCards(cards)].map(([card, count]) => {
    const { name } = faceOf(scene, card);
    return count === 1 ? name : `${String(count)} ${name}`;
  });
  return listed(words);
}

/** What one more card of a good would add to the hand; null where nothing is told. */
export const gainOf = (briefing: Briefing, good: string): number | null =>
  briefing.gains?.[good] ?? null;

/** The goods that can be spoken of, by stack; Water, which has none, comes last. */
export function goodsByStack(scene: Scene): { stack: number | null; goods: string[] }[] {
  const stacks = new Set(scene.goods.map(({ stack }) => stack));
  return [...stacks]
    .sort((one, other) => (one ?? Infinity) - (other ?? Infinity))
    .map((stack) => ({
      stack,
      goods: scene.goods.filter((good) => good.stack === stack).map(({ id }) => id),
    }));
}

/** Cards others were seen to take, by player, in the order of the table. */
export function knownOf(view: View): { player: number; cards: string[] }[] {
  return view.position.flatMap((player) => {
    const cards = view.known.filter(([holder]) => holder === player).map(([, card]) => card);
    return cards.length === 0 ? [] : [{ player, cards }];
  });
}
