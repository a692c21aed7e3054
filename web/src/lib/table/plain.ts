/** How the plain board, which shows any view as text, reads it by what the scene says. */
import type { Named, PlainScene } from '../api/types';

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

/** What a field is called. */
export const titleOf = (scene: PlainScene, field: string): string =>
  scene.titles?.[field] ?? spaced(field);

/** The thing an id in a field stands for; which of its effects is meant may follow a stroke. */
export function thingOf(scene: PlainScene, id: string, field = ''): Named | null {
  const own = `${field}:${id}`;
  if (scene.names?.[own] !== undefined) return null;
  const things = scene.things ?? {};
  return things[own] ?? things[id] ?? things[id.split('/')[0] ?? ''] ?? null;
}

/** A player by number. */
const sideOf = (sides: string[], player: number): string =>
  sides[player] ?? `player ${String(player + 1)}`;

/** An id, a number or a truth in words. */
export function wordOf(scene: PlainScene, field: string, value: unknown, sides: string[]): string {
  if (isEmpty(value)) return value === false ? 'no' : '–';
  if (value === true) return 'yes';
  if (typeof value !== 'string' && typeof value !== 'number') return JSON.stringify(value);
  const id = String(value);
  const named = scene.names?.[`${field}:${id}`];
  if (named !== undefined) return named;
  if (/^\d+$/.test(id) && scene.players?.includes(field)) return sideOf(sides, Number(id));
  return typeof value === 'string' ? (scene.names?.[id] ?? titleOf(scene, id)) : id;
}

/** The field that says what stands at a key: the key itself, unless it is an id. */
export function fieldAt(scene: PlainScene, field: string, key: string): string {
  if (scene.holders?.includes(field)) return '';
  return thingOf(scene, key, field) === null ? key : field;
}

/** What stands at a key: a player's name, or the words for an id or a field. */
export function keyOf(scene: PlainScene, field: string, key: string, sides: string[]): string {
  if (scene.holders?.includes(field) && /^\d+$/.test(key)) return sideOf(sides, Number(key));
  return wordOf(scene, '', key, sides);
}

/** What the numbers of a list count: names and counts, without noughts; null for other lists. */
export function countsOf(
  scene: PlainScene,
  field: string,
  value: readonly unknown[],
  sides: string[],
): [string, unknown][] | null {
  const isHeld = scene.holders?.includes(field) === true;
  const names = isHeld ? sides : scene.counts?.[field];
  if (names === undefined || value.some((each) => typeof each === 'object')) return null;
  return value
    .map((each, index): [string, unknown] => [names[index] ?? String(index + 1), each])
    .filter(([, each]) => !isEmpty(each) && each !== 0);
}

/** Whether a field has nothing to say: it is left out, empty, or counts only noughts. */
export function saysNothing(
  scene: PlainScene,
  field: string,
  value: unknown,
  sides: string[],
): boolean {
  if (isEmpty(value) || scene.unsaid?.includes(field)) return true;
  if (Array.isArray(value)) return countsOf(scene, field, value, sides)?.length === 0;
  if (!isRow(value)) return false;
  return Object.entries(value).every(([key, each]) => saysNothing(scene, key, each, sides));
}

/** Every id a view holds, as a value or as a key, with the fields of those that are numbers. */
export function idsIn(value: unknown, field = '', found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) {
    for (const each of value) idsIn(each, field, found);
  } else if (isRow(value)) {
    for (const [key, each] of Object.entries(value)) {
      found.add(key);
      idsIn(each, key, found);
    }
  } else if (typeof value === 'string') found.add(value.split('/')[0] ?? '');
  else if (typeof value === 'number') found.add(`${field}:${String(value)}`);
  return found;
}

/** Whether a thing stands in a view with these ids. */
export function isShown(scene: PlainScene, ids: ReadonlySet<string>, thing: string): boolean {
  const id = thing.slice(thing.indexOf(':') + 1);
  if (scene.things?.[id]?.thing === thing) return ids.has(id);
  return scene.things?.[thing] !== undefined && ids.has(thing);
}

/** What the thing with this name is called; by its id where the scene does not know it. */
export function nameOf(scene: PlainScene, thing: string, sides: string[]): string {
  const [sort = '', id = ''] = thing.split(':');
  const named = scene.things?.[thing] ?? scene.things?.[id];
  if (named?.thing === thing) return named.name;
  if (/^\d+$/.test(id)) {
    const side = sort === 'seat' ? sides[Number(id)] : undefined;
    // Most numbers count from nought, people from one.
    const first = scene.numbered?.includes(sort) ? 0 : 1;
    return side ?? `${spaced(sort)} ${String(Number(id) + first)}`;
  }
  return scene.names?.[id] ?? spaced(id);
}

/** Where a part of a view stands: the fields and places that lead to it. */
export const pathTo = (path: string, key: string | number): string => `${path}/${String(key)}`;

/** The paths of everything in a view that was not so before; a list of plain values is one, too. */
export function changesIn(
  before: unknown,
  after: unknown,
  path = '',
  found = new Set<string>(),
): Set<string> {
  if (isRow(after)) {
    const old = isRow(before) ? before : {};
    for (const [key, each] of Object.entries(after))
      changesIn(old[key], each, pathTo(path, key), found);
  } else if (Array.isArray(after)) {
    const old: readonly unknown[] = Array.isArray(before) ? before : [];
    if (JSON.stringify(old) !== JSON.stringify(after)) found.add(path);
    for (const [place, each] of after.entries())
      changesIn(old[place], each, pathTo(path, place), found);
  } else if (after !== before) found.add(path);
  return found;
}
