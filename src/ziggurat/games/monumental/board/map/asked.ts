/** What a question means on the map: prices, arrows, verbs. All of it is told by the server. */
import type { BranchOptions, Entry, EntryGroup, Question } from '$lib/api/types';
import type { Picks } from '$lib/board';
import { plain } from '$lib/words';
import { briefingOf } from '../briefing';
import { changesOf, paid, type Changes } from '../answers/prospects';
import { verbOf } from '../answers/verbs';
import { thingOf, type Amount, type Tag, type Verb, type View, type Way } from './chart';
import { payFor, STEP, walkOf, type Walk } from './walks';

/** The tags on tiles: prices of conquests, steps of an Explorer, or whatever can go on there. */
export function tagsOf(question: Question | null, picks: Picks): Map<string, Tag> {
  const conquests = conquestTags(question);
  if (picks.chosen.length === 0 && picks.verb === null) return conquests;
  const walk = walkOf(question, picks);
  if (walk !== null) return walkTags(question, walk, picks);
  const tags = new Map([...conquests].filter(([tile]) => picks.chosen.includes(thingOf(tile))));
  for (const entry of entriesOf(question, picks)) {
    const tile = tileIn(entry.things[picks.chosen.length]);
    if (tile === null || tags.has(tile)) continue;
    const price = amountsOf(paid(changesOf(question, entry)));
    if (price.length > 0) tags.set(tile, { price, words: `for ${pricedWords(price)}` });
  }
  return tags;
}

function conquestTags(question: Question | null): Map<string, Tag> {
  const possible = (briefingOf(question).conquests ?? []).filter((attack) => !attack.refusal);
  return new Map(
    possible.map(({ tile, pay }): [string, Tag] => {
      const price = amountsOf(pay ?? {});
      return [tile, { price, words: `conquer for ${pricedWords(price) || 'nothing'}` }];
    }),
  );
}

/** How many steps away tiles are, and what the Explorer could do there or where it stands. */
function walkTags(question: Question | null, walk: Walk, picks: Picks): Map<string, Tag> {
  const tags = new Map<string, Tag>();
  for (const [tile, steps] of Object.entries(walk.steps)) {
    const deeds = walk.deeds?.[tile] ?? [];
    const cost = pricedWords(amountsOf(payFor(walk, steps)));
    const far = `${steps} ${steps === 1 ? 'step' : 'steps'}${cost === '' ? '' : ` for ${cost}`}`;
    tags.set(tile, { price: [], steps, deeds, words: [far, ...deeds.map(titleOf)].join(', ') });
  }
  for (const { name, entries } of groupsOf(question)) {
    const here = entries.find(({ things }) => things[0] === picks.chosen[0] && name !== STEP);
    const tile = tileIn(here?.things[1]);
    if (tile === null) continue;
    const deeds = [...(tags.get(tile)?.deeds ?? []), name];
    tags.set(tile, { price: [], deeds, words: deeds.map(titleOf).join(', ') });
  }
  return tags;
}

const titleOf = (verb: string): string => (verbOf(verb)?.title ?? verb).toLowerCase();

/** Arrows of what was chosen so far: units that muster, an Explorer or a unit that goes. */
export function waysOf(
  question: Question | null,
  picks: Picks,
  view: View,
  seat: number | null,
  walked: readonly string[] = [],
): Way[] {
  const target = goalOf(question);
  if (target !== null) {
    return [...picks.counts].flatMap(([thing, { count }]): Way[] => {
      const tile = tileIn(thing);
      return tile === null || count === 0 ? [] : [{ tiles: [tile, target], count }];
    });
  }
  const moving = briefingOf(question).moving;
  const [who = '', ...further] = moving ? [moving, ...picks.chosen] : picks.chosen;
  const from = standOf(who, view, seat);
  if (from === null) return [];
  if (walked.length > 0) return [{ tiles: [from, ...walked], isCounted: true }];
  const to = tileIn(further.at(-1));
  if (to === null || from === to) return [];
  return [{ tiles: [from, to], ...(who.startsWith('explorer:') && { isCounted: true }) }];
}

/** How many each stepper can reach at most. */
export function mostOf(question: Question | null): Map<string, number> {
  const itself = itselfOf(question);
  if (itself?.kind !== 'split' && itself?.kind !== 'bundle') return new Map();
  return new Map(
    itself.items.flatMap(({ things, most }) => things.map((thing) => [thing, most] as const)),
  );
}

/** The tile a conquest is about that is being planned. */
export const goalOf = (question: Question | null): string | null =>
  briefingOf(question).campaign?.tile ?? null;

/**
 * The tiles a question is about that must be seen together, its goal first: whence units come and
 * where they go, or those to choose from where nothing else is asked.
 */
export function focusOf(
  question: Question | null,
  picks: Picks,
  view: View,
  seat: number | null,
): string[] {
  const target = goalOf(question);
  const sources = [...picks.counts.keys()].flatMap((thing) => tileIn(thing) ?? []);
  if (target !== null) return [target, ...sources];
  const groups = groupsOf(question);
  if (groups.some(({ name }) => name !== '')) return [];
  const from = standOf(briefingOf(question).moving ?? '', view, seat);
  const tiles = groups.flatMap((group) =>
    group.entries.flatMap(({ things }) => tileIn(things[0]) ?? []),
  );
  return tiles.length === 0 ? [] : [...new Set([...(from === null ? [] : [from]), ...tiles])];
}

/**
 * What can be begun at a tile: with itself and the units there, or with whoever stands there where
 * nothing is to be done with the tile.
 */
export function verbsAt(
  question: Question | null,
  picks: Picks,
  view: View,
  seat: number | null,
  tile: string,
): Verb[] {
  const groups = groupsOf(question).filter(({ name }) => isMeant(name, picks));
  const isOpen = groups.some(({ entries }) => entries.some(begins(thingOf(tile))));
  const things = [thingOf(tile), `unit:${tile}`, `warlord:${seat}`, 'explorer:0', 'explorer:1'];
  return things
    .filter((thing) => thing === thingOf(tile) || standOf(thing, view, seat) === tile)
    .filter((thing) => !isOpen || !thing.startsWith('explorer:'))
    .flatMap((thing) =>
      groups.flatMap(({ name, title, entries }): Verb[] => {
        const first = entries.find(begins(thing));
        if (first === undefined) return [];
        const words = verbOf(name)?.title ?? plain(title);
        return [{ thing, name, title: words, price: priceOf(question, first) }];
      }),
    );
}

const begins =
  (thing: string) =>
  ({ things }: Entry): boolean =>
    things[0] === thing;

/** The answers that are about just the things clicked, told by what their words do not share. */
export function answersTo(question: Question | null, picks: Picks): Verb[] {
  const thing = picks.chosen.at(-1);
  if (thing === undefined || picks.chosen.length < 2 || picks.ready !== null) return [];
  const entries = entriesOf(question, picks).filter(
    ({ things }) => things.length === picks.chosen.length,
  );
  const labels = entries.map((entry) => plain(entry.label).split(' '));
  const differ = (labels[0] ?? []).findIndex((word, at) => labels.some((l) => l[at] !== word));
  return entries.map((entry, index) => ({
    thing,
    name: entry.answer,
    answer: entry.answer,
    title: capitalised((labels[index] ?? []).slice(Math.max(0, differ)).join(' ')),
    price: priceOf(question, entry),
  }));
}

const priceOf = (question: Question | null, entry: Entry): string =>
  pricedWords(amountsOf(paid(changesOf(question, entry))));

/** On which tile somebody stands who can be chosen. */
function standOf(thing: string, view: View, seat: number | null): string | null {
  const [kind, name = ''] = thing.split(':');
  const player = seat === null ? undefined : view.players[seat];
  if (kind === 'explorer') return player?.explorers[Number(name)] ?? null;
  if (kind === 'warlord') return view.players[Number(name)]?.warlord ?? null;
  return kind === 'unit' ? name : null;
}

/** The question without what may be done first. */
function itselfOf(question: Question | null): BranchOptions | null {
  const options = question?.options;
  if (options?.kind !== 'either') return options ?? null;
  return options.branches.find(({ name }) => name === '')?.options ?? null;
}

function groupsOf(question: Question | null): readonly EntryGroup[] {
  const itself = itselfOf(question);
  return itself?.kind === 'list' ? itself.groups : [];
}

const isMeant = (verb: string, picks: Picks): boolean => picks.verb === null || picks.verb === verb;

/** The answers that fit what was chosen. */
function entriesOf(question: Question | null, picks: Picks): Entry[] {
  return groupsOf(question)
    .filter(({ name }) => isMeant(name, picks))
    .flatMap((group) => group.entries)
    .filter(({ things }) => picks.chosen.every((thing, index) => things[index] === thing));
}

export const tileIn = (thing: string | null | undefined): string | null =>
  thing?.startsWith('tile:') ? thing.slice('tile:'.length) : null;

const amountsOf = (changes: Changes): Amount[] =>
  Object.entries(changes).flatMap(([resource, amount]) =>
    amount > 0 ? [{ resource: resource as Amount['resource'], amount }] : [],
  );

const pricedWords = (price: readonly Amount[]): string =>
  price.map(({ resource, amount }) => `${amount} ${capitalised(resource)}`).join(' and ');

const capitalised = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);
