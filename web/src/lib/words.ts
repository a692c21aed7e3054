/**
 * Texts of the game name things in brackets, `[region:roma|Roma]`: the thing, then its name.
 */

export interface Word {
  text: string;
  /** The thing it names; null for plain words. */
  thing: string | null;
}

const THING = /\[([a-z_]+:[^\]|]+)(?:\|([^\]]*))?\]/g;

/** The text in pieces, plain words and named things by turns. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let end = 0;
  for (const match of text.matchAll(THING)) {
    if (match.index > end) words.push({ text: text.slice(end, match.index), thing: null });
    const thing = match[1] ?? '';
    words.push({ text: match[2] ?? thing.slice(thing.indexOf(':') + 1), thing });
    end = match.index + match[0].length;
  }
  if (end < text.length) words.push({ text: text.slice(end), thing: null });
  return words;
}

/** The text as it is read aloud: names in place of brackets. */
export const plain = (text: string): string =>
  wordsOf(text)
    .map((word) => word.text)
    .join('');

/** What somebody at a seat is called; a bot's name, which tells its character, and its level. */
export const seatName = (seat: { name: string; bot: string }): string =>
  seat.bot === '' ? seat.name : `${seat.name} (${seat.bot} bot)`;

/** What a die thing shows, `die:5`; null for other things. */
export function dieFace(thing: string | null): number | null {
  const match = thing === null ? null : /^die:([1-9])$/.exec(thing);
  return match === null ? null : Number(match[1]);
}
