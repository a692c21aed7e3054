/** What somebody who never saw the board is told of it, part by part. */
import type { TourStep } from '$lib/board';

export const tour = (): readonly TourStep[] => [
  {
    at: '[data-landmark="city"]',
    region: 'city',
    title: 'Your city',
    words:
      'These nine cards are your city. Every turn you choose a row and a column, and the five ' +
      'cards in them work for you.',
  },
  {
    at: '[aria-label="Supply"]',
    region: 'mine',
    title: 'What it yields',
    words:
      'All they give is counted here. Gold and Culture are kept; Production, Science and ' +
      'Military are lost when your turn ends.',
  },
  {
    at: '[data-landmark="market"]',
    region: 'market',
    title: 'The market',
    words:
      'Spend it here: each card shows what you would truly pay. What you buy goes on top of ' +
      'your deck, and from there into your city at the end of the turn.',
  },
  {
    at: '[data-landmark="map"]',
    region: 'map',
    title: 'The map',
    words:
      'Military conquers Provinces beside yours: the shield is the price, and as many of your ' +
      'units move in. Explorers walk for Military too, and claim what lies about.',
  },
  {
    at: '[data-landmark="players"]',
    title: 'Points',
    words:
      'Provinces, Knowledge, Wonders and policies are points, and the most of a kind is worth ' +
      '3 more: its count is golden. The game ends soon after the deck of the market has run out.',
  },
];
