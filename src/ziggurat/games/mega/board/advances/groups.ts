/** The colours of the five groups of advances; each has its name beside it. */
import type { Group } from '../printed';

export const GROUP_COLOURS: Readonly<Record<Group, string>> = {
  arts: '#2f6fb7',
  civics: '#c0392b',
  crafts: '#d9822b',
  religion: '#d8b400',
  science: '#3f8f4a',
};
