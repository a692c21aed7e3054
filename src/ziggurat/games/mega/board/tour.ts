/** What somebody who never saw the board is told of it, part by part. */
import type { TourStep } from '$lib/board';

export const tour = (): readonly TourStep[] => [
  {
    at: '[data-landmark="phases"]',
    region: 'map',
    title: 'The turn',
    words:
      'A turn has thirteen phases, from taxes to the A.S.T. The one being played is named here, ' +
      'with those who are waited for. Point at a number to read what happens in it.',
  },
  {
    at: '[data-landmark="map"]',
    region: 'map',
    title: 'The map',
    words:
      'Your tokens grow, march and gather into cities. What glows can be clicked: an area, then ' +
      'where its tokens go, then how many.',
  },
  {
    at: '[data-stage="trade"], [data-region="trade"]',
    title: 'Trade',
    words:
      'Cities draw cards. One card is worth little, a set of the same good very much: trade for ' +
      'it with everybody at once, and beware of calamities.',
  },
  {
    at: '[data-stage="advances"], [data-region="advances"]',
    title: 'Advances',
    words:
      'Sets buy advances. Each makes others cheaper and changes a rule for you; the price you ' +
      'would pay is shown on it.',
  },
  {
    at: '[data-stage="ast"], [data-region="ast"]',
    title: 'The A.S.T.',
    words:
      'With cities and advances your marker moves a step every turn. Steps, advances and cities ' +
      'are points, and whoever reaches the end first brings the game to its close.',
  },
];
