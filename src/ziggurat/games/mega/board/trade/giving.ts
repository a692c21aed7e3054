/** Where a card that is tapped goes: into which field of which kind of answer. */
import type { Question } from '$lib/api/types';
import type { Picking } from '$lib/board';

const ACCEPTING = 'accept';
/** Kinds of questions about cards of the hand alone. */
const OF_CARDS: ReadonlySet<string> = new Set([
  'bandits',
  'bribe',
  'ransom',
  'tribute',
  'drop-cards',
]);

/**
 * A card of the hand, by kind of question and the kind of answer that is open; null where nobody
 * asks for any. The cards of a payment are chosen where it is made.
 */
export function intoOf(kind: string, verb: string | null): Picking | null {
  if (kind === 'market_trade') return { verb: 'trade', fields: ['show', 'with'] };
  if (kind !== 'floor') return OF_CARDS.has(kind) ? {} : null;
  return verb === ACCEPTING
    ? { verb: ACCEPTING, fields: ['cards'] }
    : { verb: 'offer', fields: ['give'] };
}

/** Whether a kind of answer is open: there may be no more offers to make. */
export const isOpen = ({ options }: Question, verb: string | undefined): boolean =>
  verb === undefined ||
  (options.kind === 'either' &&
    options.branches.some((branch) => branch.name === verb && branch.options !== null));

/** A card of the market. */
export const FROM_MARKET: Picking = { verb: 'trade', fields: ['take'] };
