/** What a screen reader says of a card or token: all that a seeing person sees on its face. */
import type { Question } from '$lib/api/types';
import type { Picks } from '$lib/board';
import { plain } from '$lib/words';
import { inWords, isNothing } from './briefing';
import { gemTitle } from './faces/gems';
import type { FootOfOffer } from './market/offers';
import { amountsOf, nameOf, type Card, type Printed } from './faces/printed';
import { changesAfter, gained, leftOf, paid, type Changes } from './answers/prospects';
import type { Resource } from './scene';
import { SIGNS } from './faces/signs';
import { TYPES } from './faces/conditions';
import { amountWords, listed } from './faces/text';

const ERAS: Record<string, string> = {
  1: 'Era I',
  2: 'Era II',
  R: 'the Renaissance',
  3: 'Era III',
  4: 'the Future Era',
};

/**
 * A card in one sentence, `Marketplace, Building of Era I, costs 4 Production. Gain 1 Gold. …`; what
 * its place adds, such as the row it lies in, stands before and after.
 */
export function cardWords(scene: Printed, id: string): string {
  const card = scene.cards[id];
  const name = nameOf(scene, id);
  if (card === undefined) return name;
  const facts = [kindWords(card), costWords(card), pointWords(card)].filter(Boolean);
  return `${[name, ...facts].join(', ')}. ${card.text}`;
}

/**
 * A card in a city, where only what it gives matters: `Lighthouse, gives 1 Gold; under it Coinage, can
 * be used`.
 */
export function cityWords(
  scene: Printed,
  id: string,
  tucked: readonly string[] = [],
  usable: ReadonlySet<string> = new Set(),
): string {
  const gives = amountWords(scene.cards[id]?.yield);
  const use = (each: string) => (usable.has(each) ? ', can be used' : '');
  const below = tucked.map((each) => `${nameOf(scene, each)}${use(each)}`);
  return [
    `${nameOf(scene, id)}${gives === '' ? '' : `, gives ${gives}`}${use(id)}`,
    ...(below.length === 0 ? [] : [`under it ${listed(below)}`]),
  ].join('; ');
}

/** What stands below a card that is to be had, as another sentence behind its own. */
export function footWords({ pay, short, refusal }: FootOfOffer): string {
  if (pay !== null) return isNothing(pay) ? ' It is free.' : ` You pay ${inWords(pay)}.`;
  if (short !== null && !isNothing(short)) return ` You are short of ${inWords(short)}.`;
  return refusal === null ? '' : ` Not now: ${refusal.sentence}`;
}

function kindWords(card: Card): string {
  const kind = SIGNS[TYPES[card.type]].title;
  const era = card.era === null || card.era === undefined ? undefined : ERAS[card.era];
  return era === undefined ? kind : `${kind} of ${era}`;
}

function costWords(card: Card): string {
  if (card.strength !== undefined) return `defeated by ${card.strength} Military`;
  if (amountsOf(card.cost).length === 0) return '';
  const second = amountWords(card.cost_complete);
  return `costs ${amountWords(card.cost)}${second === '' ? '' : `, then ${second} to complete`}`;
}

const pointWords = (card: Card): string =>
  card.points === undefined ? '' : `worth ${card.points} ${card.points === 1 ? 'point' : 'points'}`;

/** An answer that only waits for a yes: `Acquire Library: pay 3 Production, 1 Production left.` */
export function answerWords(question: Question, { ready, answer }: Picks): string {
  const changes = changesAfter(question, answer);
  const [pays, gains] = [inWords(paid(changes)), inWords(gained(changes))];
  const told = [
    pays !== '' && `pay ${pays}, ${leftWords(question, changes)}`,
    gains !== '' && `gain ${gains}`,
  ].filter((part) => part !== false);
  return `${[plain(ready?.label ?? 'Your answer').replace(/[.]$/u, ''), told.join('; ')].filter(Boolean).join(': ')}. Once more to do it.`;
}

/** What is left of all that is paid with. */
function leftWords(question: Question, changes: Changes): string {
  const left = leftOf(question, changes);
  const names = Object.keys(paid(changes)) as Resource[];
  const parts = names.map((name) => `${String(left[name] ?? 0)} ${gemTitle(name)}`);
  return `${listed(parts)} left`;
}

const DISCOUNTED: Readonly<Record<string, string>> = {
  building: 'Buildings',
  knowledge: 'Knowledge',
  wonder_complete: 'completing a Wonder',
  wonder: 'Wonders',
  reserve: 'reserved cards',
  policy: 'Policies',
  conquest: 'conquests',
  development: 'cards of the display',
};

/** What a discount in force is for. */
export const discountWords = (kind: string): string => DISCOUNTED[kind] ?? kind;
