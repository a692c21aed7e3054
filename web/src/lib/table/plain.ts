/**
 * What the scene of a game may tell the plain board, which shows any view as text.
 *
 * All of it is optional. Without it ids are shown as they stand.
 */

/** Something a view names by an id: what it is called, and the thing one can ask about. */
export interface Named {
  readonly thing: string;
  readonly name: string;
}

export interface PlainScene {
  /** By id: things of the game. */
  readonly things?: Readonly<Record<string, Named>>;
  /** By id: what has words but is no thing of its own. */
  readonly names?: Readonly<Record<string, string>>;
  /** By field: lists that lie on the table in so many columns. */
  readonly columns?: Readonly<Record<string, number>>;
  /** Fields that hold numbers of players. */
  readonly players?: readonly string[];
  /** Fields that are left out. */
  readonly unsaid?: readonly string[];
}

export type Row = Readonly<Record<string, unknown>>;

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value says nothing: none, no, or nothing in it. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === false || value === '') return true;
  if (Array.isArray(value)) return value.every(isEmpty);
  return isRow(value) && Object.keys(value).length === 0;
}

export const spaced = (name: string): string => name.replaceAll('_', ' ');

/** The thing an id stands for; which of its effects is meant may follow a stroke. */
export function thingOf(scene: PlainScene, id: string): Named | null {
  return scene.things?.[id] ?? scene.things?.[id.split('/')[0] ?? ''] ?? null;
}

/** An id, a number or a truth in words. */
export function wordOf(scene: PlainScene, field: string, value: unknown, sides: string[]): string {
  if (isEmpty(value)) return value === false ? 'no' : '–';
  if (value === true) return 'yes';
  if (typeof value === 'number' && scene.players?.includes(field)) {
    return sides[value] ?? `player ${String(value + 1)}`;
  }
  if (typeof value === 'string') return scene.names?.[value] ?? spaced(value);
  return JSON.stringify(value);
}

/** Whether a thing stands in views by an id of its own. */
export function isShown(scene: PlainScene, thing: string): boolean {
  return scene.things?.[thing.slice(thing.indexOf(':') + 1)]?.thing === thing;
}

/** What the thing with this name is called; by its id where the scene does not know it. */
export function nameOf(scene: PlainScene, thing: string, sides: string[]): string {
  const [sort = '', id = ''] = thing.split(':');
  const named = scene.things?.[id];
  if (named?.thing === thing) return named.name;
  // Numbers count from nought, people from one.
  if (/^\d+$/.test(id)) {
    const side = sort === 'seat' ? sides[Number(id)] : undefined;
    return side ?? `${spaced(sort)} ${String(Number(id) + 1)}`;
  }
  return scene.names?.[id] ?? spaced(id);
}
