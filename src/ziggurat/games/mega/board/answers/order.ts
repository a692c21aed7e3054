/**
 * An order as it is written, `buy pottery+masonry; build stupa at ur; give tower for silk; use tin as
 * wine; pay silk*3+treasury*4`: its parts, and the same with other ones.
 */
import { namedIn, withNamed } from '$lib/table/fields.svelte';
import type { Payment } from '../printed';

export const TREASURY = 'treasury';

/** What is turned in: cards by good, and treasury. */
export interface Paid {
  cards: Readonly<Record<string, number>>;
  treasury: number;
}

/** What stands behind a word; empty without it. */
export function partIn(text: string, word: string): string {
  const part = partsIn(text).find((each) => each.startsWith(`${word} `)) ?? '';
  return part.slice(word.length).trim();
}

/** The order with something else behind a word; with nothing the word goes, too. */
export function withPart(text: string, word: string, rest: string): string {
  const parts = partsIn(text).filter((each) => !each.startsWith(`${word} `));
  return (rest === '' ? parts : [...parts, `${word} ${rest}`]).join('; ');
}

const partsIn = (text: string): string[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The advances it buys, by id. */
export const boughtIn = (text: string): string[] => [...namedIn(text, 'buy').keys()];

/** The order without an advance. */
export function withoutAdvance(text: string, id: string): string {
  const named = namedIn(text, 'buy');
  named.delete(id);
  return withNamed(text, 'buy', named);
}

/** What it names to pay with; null where the cheapest payment is meant. */
export function paidIn(text: string): Paid | null {
  if (partIn(text, 'pay') === '') return null;
  const cards: Record<string, number> = {};
  let treasury = 0;
  for (const [name, count] of namedIn(text, 'pay')) {
    // `treasury 4` as well as `treasury*4`.
    const amount = /^treasury(?:\s+(\d+))?$/.exec(name);
    if (amount === null) cards[name] = count;
    else treasury += amount[1] === undefined ? count : Number(amount[1]) * count;
  }
  return { cards, treasury };
}

/** The order paid with just this. */
export function withPaid(text: string, { cards, treasury }: Paid): string {
  const parts = Object.entries({ ...cards, [TREASURY]: treasury })
    .filter(([, count]) => count > 0)
    .map(([name, count]) => (count === 1 ? name : `${name}*${String(count)}`));
  return withPart(text, 'pay', parts.join('+') || 'none');
}

/** The order with the payment that the server has found, written out so that it can be changed. */
export function withFound(text: string, payment: Payment): string {
  const { treasury = 0, bonus = '', helped = '', substitute = '' } = payment;
  const cards = { ...payment.cards };
  if (substitute !== '') cards[substitute] = (cards[substitute] ?? 1) - 1;
  const [building = ''] = partIn(text, 'give').split(' for ');
  const given = building !== '' && bonus !== '' ? `${building} for ${bonus}` : building;
  const helping = substitute === '' ? '' : `${substitute} as ${helped}`;
  return withPaid(withPart(withPart(text, 'give', given), 'use', helping), { cards, treasury });
}

/** The order with whatever payment costs least. */
export function withCheapest(text: string): string {
  const [building = ''] = partIn(text, 'give').split(' for ');
  return withPart(withPart(withPart(text, 'give', building), 'use', ''), 'pay', '');
}

/** The building it puts up and where; null for none. */
export function builtIn(text: string): { building: string; area: string } | null {
  const [building = '', area = ''] = partIn(text, 'build').split(' at ');
  return building === '' ? null : { building, area };
}

/** The building it gives up; empty for none. */
export const givenIn = (text: string): string => partIn(text, 'give').split(' for ')[0] ?? '';
