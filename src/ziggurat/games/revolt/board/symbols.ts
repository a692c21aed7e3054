/** Small pictures, drawn around their middle, in units of the sheet. */

/** Wooden pieces: on foot, hired, and with horses. */
export const ARMY =
  'M0-10.4a3.9 3.9 0 0 1 2.5 6.9c2.6 1 3.9 3 4.3 5.6L7.6 8.4H-7.6L-6.8 2.1C-6.4-.5-5.1-2.5-2.5-3.5A3.9 3.9 0 0 1 0-10.4Z';
export const HIRED =
  'M0-11.4L3.6-7.2L2.3-3.6C5-2.6 6.4-.6 6.8 2.1L7.6 8.4H-7.6L-6.8 2.1C-6.4-.6-5-2.6-2.3-3.6L-3.6-7.2Z';
export const HORSE =
  'M-7 8.4H7.4C7.8 3.6 7.4-.6 6-4C4.6-7.6 1.6-9.8-1.4-9.8L-2.6-12.2L-4.4-9.2C-6.6-8-7.6-5.6-9-3.2C-9.7-1.9-9-.4-7.5-.5L-4.6-1.4L-3-2C-2.6 1.2-6.8 3.4-7 8.4Z';

export const HULL = 'M-12 3.4H12C11.4 7.6 9 9.8 5.6 9.8H-5.6C-9 9.8-11.4 7.6-12 3.4Z';
export const SAIL = 'M-8.4 1.6C-6.4-3-6.4-7.4-8.4-11.6H8.4C10.4-7.4 10.4-3 8.4 1.6Z';
/** On the mast of a ship that attacks others. */
export const PENNANT = 'M-.7-11V-19.4H.7L9-16.6L.7-13.8V-11Z';

export const HOUSE = 'M-6 6.2V-.6L0-6.4L6-.6V6.2H1.9V1.7H-1.9V6.2Z';
export const WALLS =
  'M-7.8 6.4V-3H-5.4V-1H-3.4V-3.6L0-7L3.4-3.6V-1H5.4V-3H7.8V6.4H1.8V2.2H-1.8V6.4Z';
export const TOWER = 'M-5.2 6.2V-6.4H-2.6V-4H-1.3V-6.4H1.3V-4H2.6V-6.4H5.2V6.2Z';
export const CHIP = 'M-6.4 3.4A6.4 6.4 0 0 1 6.4 3.4Z';
export const SHIELD = 'M-6.2-7H6.2V.8C6.2 4.7 3.1 6.6 0 8C-3.1 6.6-6.2 4.7-6.2 .8Z';
export const STAR =
  'M0-11.2L2.83-3.9L10.65-3.46L4.58 1.49L6.58 9.06L0 4.82L-6.58 9.06L-4.58 1.49L-10.65-3.46L-2.83-3.9Z';

export const TOKENS = {
  food: 'M-7 0A7 7 0 1 0 7 0A7 7 0 1 0-7 0Z',
  gold: 'M0-8.6L8.6 0L0 8.6L-8.6 0Z',
  wood: 'M-6.6-6.6H6.6V6.6H-6.6Z',
} as const;

export const ANCHOR =
  'M0-1.6V3M-2.6 .8C-2.4 2.6-1.2 3.2 0 3.2C1.2 3.2 2.4 2.6 2.6 .8M-1.4-.6H1.4M0-1.7a.9 .9 0 1 0-.01 0';
export const ROCK = 'M-5.4 4.2L0-5.6L5.4 4.2Z';
export const SHADE = 'M0-5.6L5.4 4.2H.6L1.6 .2L-.4-1.8Z';
export const SNOW = 'M-1.9-2.2L0-5.6L1.9-2.2L.7-1.4L-.3-2.5Z';
export const FIR = 'M-3.8 3.4L-1.2-.4H-2.8L0-6L2.8-.4H1.2L3.8 3.4Z';
