/** The board's own keys. */
import type { BoardKey } from '$lib/board';

export const keys: readonly BoardKey[] = [
  {
    key: 'm',
    words: 'to the map',
    leads: { at: '[data-landmark="map"]', region: 'map' },
  },
  {
    key: 'c',
    words: 'to your city',
    leads: { at: '[data-landmark="city"]', region: 'city' },
  },
  {
    key: 'k',
    words: 'to the market',
    leads: { at: '[data-landmark="market"]', region: 'market' },
  },
  {
    key: 'd',
    words: 'to the dock with all that is yours',
    leads: { at: '[data-landmark="dock"]', region: 'mine' },
  },
  {
    key: 'y',
    words: 'show or hide what each place would yield',
    presses: '[data-yields]',
  },
  { key: 'e', words: 'end your actions or turn', presses: '[data-ending]' },
];
