/** The text of a card without the sentences that its signs have said. */
import { amountsOf, type Amounts, type Card, type Resource } from './printed';

const NAMES: Record<Resource, string> = {
  production: 'Production',
  science: 'Science',
  military: 'Military',
  gold: 'Gold',
  culture: 'Culture',
  any: 'basic resource',
  trade: 'space',
};

/** One after the other: `1 Gold, 2 Science and 1 Culture`. */
export const listed = (parts: readonly string[]): string =>
  [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' and ');

/** Resources in words: `2 Production and 1 Gold`; empty for nothing. */
export const amountWords = (amounts: Amounts | null | undefined): string =>
  listed(wordsOf(amounts));

const wordsOf = (amounts: Amounts | null | undefined): string[] =>
  amountsOf(amounts).map(([resource, amount]) => oneAmount(resource, amount));

function oneAmount(resource: Resource, amount: number): string {
  const many = amount === 1 ? '' : 's';
  if (resource === 'any') return `${amount} ${NAMES.any}${many} of your choice`;
  if (resource === 'trade') return `${amount} ${NAMES.trade}${many} on the Trade track`;
  return `${amount} ${NAMES[resource]}`;
}

/** A name whose long words may be broken behind their middle, between vowel and consonant. */
export const softened = (name: string): string =>
  name.replace(/\p{L}{12,}/gu, (word) => {
    const half = Math.ceil(word.length / 2) - 1;
    const behind = word.slice(half).replace(/(?<=[aeiou])(?=[^aeiou]..)/u, '\u00ad');
    return word.slice(0, half) + behind;
  });

/** Wonders and Policies begin with what happens once; what they give since then follows. */
const ONCE = /^(?:When completed|One-off): .*?[.] (?=(?:Activated|Lasting): )/u;
const HEADING = /^(?:Activated|Lasting): /u;

/** What is left to be read on a face, beginning with a capital; empty where signs say all. */
export function textOf(card: Card, built: boolean): string {
  if (card.gains !== undefined) return '';
  const text = built ? card.text.replace(ONCE, '').replace(HEADING, '') : card.text;
  const left = gainsOf(card).reduce(without, text);
  return left.slice(0, 1).toUpperCase() + left.slice(1);
}

/** What signs say as plainly as words: the yield, and effects that only gain. */
function gainsOf(card: Card): Amounts[] {
  const effects = (card.effects ?? []).flatMap((effect) =>
    effect.if === undefined && effect.pay === undefined && effect.do.length === 1 ? effect.do : [],
  );
  const gained = effects.flatMap((operation) =>
    operation.op === 'gain' ? [operation.resources] : [],
  );
  return [...(card.yield === undefined ? [] : [card.yield]), ...gained];
}

/** A text without its first sentence where that says only that one gains this. */
function without(text: string, gained: Amounts): string {
  const first = /^gain ([^.;]+)(?:[.;]\s*|$)/iu.exec(text);
  if (first?.[1] === undefined || !isSame(partsOf(first[1]), wordsOf(gained))) return text;
  return text.slice(first[0].length);
}

/** What stands between commas and the last `and`. */
const partsOf = (words: string): string[] => words.split(/, | and /u);

const isSame = (some: string[], others: string[]): boolean =>
  some.length === others.length && some.every((each) => others.includes(each));
