/** Small pictures, drawn around their middle. */

/** A city: a wall with a gate between two towers. */
export const CITY = 'M-12 9V-8H-8.6V-5.4H-5.6V-9.6H-2V-6.6H2V-9.6H5.6V-5.4H8.6V-8H12V9Z';
/** A city from afar, and where one could stand. */
export const GATE = 'M-7 6V-6H-4V-3.6H-1.6V-6H1.6V-3.6H4V-6H7V6H2.6V2.4A2.6 2.6 0 0 0-2.6 2.4V6Z';
/** A special building: a temple. */
export const TEMPLE =
  'M-10-3L0-10L10-3V-1H-10ZM-8 0H-5V6H-8ZM-1.5 0H1.5V6H-1.5ZM5 0H8V6H5ZM-10 7H10V9.4H-10Z';
export const HULL = 'M-12 3.4H12C11.4 7.6 9 9.8 5.6 9.8H-5.6C-9 9.8-11.4 7.6-12 3.4Z';
export const SAIL = 'M-9 1.6C-7-3-7-8-9-12.4H9C11-8 11-3 9 1.6Z';
export const VOLCANO = 'M-9 7L-2.6-5L-1-3.4L.6-5.6L2.6-4.6L9 7Z';
