/** Resources: shape, colour and sign say the same, so that nobody needs the colour. */
import type { Resource } from './printed';
import { SIGNS } from './signs';

/** A resource, or a Trade Benefit, which is drawn as one. */
export type GemName = Resource | 'benefit';

/** Outlines around their middle, in a square from -12 to 12. */
const OCTAGON = 'M-4.7-11.3H4.7L11.3-4.7V4.7L4.7 11.3H-4.7L-11.3 4.7V-4.7Z';

export const SHAPES: Record<GemName, string> = {
  production:
    'M-8.3-10.3H8.3Q10.3-10.3 10.3-8.3V8.3Q10.3 10.3 8.3 10.3H-8.3Q-10.3 10.3-10.3 8.3V-8.3Q-10.3-10.3-8.3-10.3Z',
  science: 'M0-12L12 0L0 12L-12 0Z',
  military: 'M-10-11H10V1C10 6.6 5 9.6 0 12C-5 9.6-10 6.6-10 1Z',
  gold: 'M0-11.2A11.2 11.2 0 1 1 0 11.2A11.2 11.2 0 1 1 0-11.2Z',
  culture: 'M0-12L10.4-6V6L0 12L-10.4 6V-6Z',
  any: 'M0-11.2A11.2 11.2 0 1 1 0 11.2A11.2 11.2 0 1 1 0-11.2Z',
  trade: OCTAGON,
  benefit: OCTAGON,
};

/** Half the width of the sign within its shape. */
export const SIGN_SIZES: Record<GemName, number> = {
  production: 7.6,
  science: 6,
  military: 7.2,
  gold: 7.4,
  culture: 7.4,
  any: 0,
  trade: 7.6,
  benefit: 8,
};

export const gemTitle = (gem: GemName): string =>
  gem === 'any' ? 'Basic resource of your choice' : SIGNS[gem].title;

/** The gem of a resource or of a token of it, as a thing on the board; null for other things. */
export function gemOf(thing: string): GemName | null {
  const name = /^(?:resource|token):(.+)$/.exec(thing)?.[1] ?? '';
  return name in SHAPES ? (name as GemName) : null;
}
