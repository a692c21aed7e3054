/** What a line of signs consists of: short words, signs and resources, kept together in chunks. */
import type { GemName } from './gems';
import { amountsOf, type Amounts } from './printed';
import type { SignName } from './signs';

export type Mark = string | { sign: SignName } | { gem: GemName };
/** Marks that stay on one line. */
export type Chunk = Mark[];

export const sign = (name: SignName): Mark => ({ sign: name });
export const gem = (name: GemName): Mark => ({ gem: name });

/** Amounts of resources, a chunk each: `+2` and its sign. */
export const amountMarks = (amounts: Amounts | null | undefined, before = ''): Chunk[] =>
  amountsOf(amounts).map(([resource, amount]) => [`${before}${amount}`, gem(resource)]);

/** Alternatives: what lies between them is the word. */
export const either = (choices: Chunk[][]): Chunk[] =>
  choices.flatMap((choice, place) => (place === 0 ? choice : [['or'], ...choice]));

/** Chunks without those that are empty. */
export const filled = (chunks: Chunk[]): Chunk[] => chunks.filter((chunk) => chunk.length > 0);
