/** The board's own keys. */
import type { BoardKey } from '$lib/board';
import { STAGES } from './stages';

const SUBJECTS = {
  map: 'the map',
  trade: 'the trading floor',
  advances: 'the advances',
  ast: 'the A.S.T.',
};

export const keys: readonly BoardKey[] = [
  ...STAGES.map(({ name, key }) => ({
    key: key.toLowerCase(),
    words: `turn to ${SUBJECTS[name]}`,
    presses: `[data-stage="${name}"], [data-region="${name}"]`,
    leads: { at: `[data-landmark="${name}"]` },
  })),
  // H is the hint at every table.
  { key: 'g', words: 'go to your areas on the map', presses: '[data-home]' },
  {
    key: 'd',
    words: 'go to the button that finishes; once more, or Enter, presses it',
    presses: '[data-ending]',
    isTwice: true,
  },
];
