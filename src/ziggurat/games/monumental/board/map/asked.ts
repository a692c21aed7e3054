/** What a question means on the map: prices, arrows, verbs. All of it is told by the server. */
import type { Entry, EntryGroup, Question } from '$lib/api/types';
import type { Picks } from '$lib/board';
import { changesOf, paid, type Changes } from '../prospects';
import { verbOf } from '../verbs';
import { thingOf, type Amount, type Tag, type Verb, type View, type Way } from './chart';
import { MOST_VERBS } from './ring';

/** The price tags on tiles: of conquests, or of whatever what was chosen can go on with. */
export function tagsOf(question: Question | null, picks: Picks): Map<string, Tag> {
  const conquests = conquestTags(question);
  if (picks.chosen.length === 0 && picks.verb === null) return conquests;
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
  const possible = (question?.briefing?.conquests ?? []).filter((attack) => !attack.refusal);
  return new Map(
    possible.map(({ tile, pay }): [string, Tag] => {
      const price = amountsOf(pay ?? {});
      return [tile, { price, words: `conquer for ${pricedWords(price) || 'nothing'}` }];
    }),
  );
}

/** Arrows of what was chosen so far: units that muster, an Explorer or a unit that goes. */
export function waysOf(
  question: Question | null,
  picks: Picks,
  view: View,
  seat: number | null,
): Way[] {
  const target = targetOf(question, picks);
  if (target !== null) {
    return [...picks.counts].flatMap(([thing, { count }]): Way[] => {
      const tile = tileIn(thing);
      return tile === null || count === 0 ? [] : [{ tiles: [tile, target], count }];
    });
  }
  const moving = question?.briefing?.moving;
  const [who = '', ...further] = moving ? [moving, ...picks.chosen] : picks.chosen;
  const from = standOf(who, view, seat);
  const to = tileIn(further.at(-1));
  if (from === null || to === null || from === to) return [];
  return [{ tiles: [from, to], ...(who.startsWith('explorer:') && { isCounted: true }) }];
}

/** How many each stepper can reach at most. */
export function mostOf(question: Question | null): Map<string, number> {
  const options = question?.options;
  const itself = options?.kind === 'either' ? options.branches[0]?.options : options;
  if (itself?.kind !== 'split' && itself?.kind !== 'bundle') return new Map();
  return new Map(
    itself.items.flatMap(({ things, most }) => things.map((thing) => [thing, most] as const)),
  );
}

/** The tiles that must be seen together: whence units come and where they go. */
export function focusOf(question: Question | null, picks: Picks): string[] {
  const target = targetOf(question, picks);
  if (target === null) return [];
  return [target, ...[...picks.counts.keys()].flatMap((thing) => tileIn(thing) ?? [])];
}

/** What can be done with the thing that was clicked, where that is more than one thing. */
export function ringOf(
  question: Question | null,
  picks: Picks,
): { thing: string; verbs: Verb[] } | null {
  const [thing, ...further] = picks.chosen;
  if (thing === undefined || further.length > 0 || picks.verb !== null) return null;
  const groups = groupsOf(question).filter(
    (group) => group.name !== '' && beginning(group, thing).length > 0,
  );
  if (groups.length < 2) return null;
  const verbs = groups.slice(0, MOST_VERBS).map((group): Verb => {
    const [first] = beginning(group, thing);
    const price = pricedWords(amountsOf(paid(changesOf(question, first ?? null))));
    return { name: group.name, title: verbOf(group.name)?.title ?? group.title, price };
  });
  return { thing, verbs };
}

/** The tile units are called to from several others. */
function targetOf(question: Question | null, picks: Picks): string | null {
  const isMuster = [...picks.counts.keys()].some((thing) => tileIn(thing) !== null);
  return (isMuster && question?.briefing?.campaign?.tile) || null;
}

/** On which tile somebody stands who can be chosen. */
function standOf(thing: string, view: View, seat: number | null): string | null {
  const [kind, name = ''] = thing.split(':');
  const player = seat === null ? undefined : view.players[seat];
  if (kind === 'explorer') return player?.explorers[Number(name)] ?? null;
  if (kind === 'warlord') return view.players[Number(name)]?.warlord ?? null;
  return kind === 'unit' ? name : null;
}

const groupsOf = (question: Question | null): readonly EntryGroup[] =>
  question?.options.kind === 'list' ? question.options.groups : [];

const beginning = (group: EntryGroup, thing: string): Entry[] =>
  group.entries.filter((entry) => entry.things[0] === thing);

/** The answers that fit what was chosen. */
function entriesOf(question: Question | null, picks: Picks): Entry[] {
  return groupsOf(question)
    .filter((group) => picks.verb === null || group.name === picks.verb)
    .flatMap((group) => group.entries)
    .filter(({ things }) => picks.chosen.every((thing, index) => things[index] === thing));
}

const tileIn = (thing: string | null | undefined): string | null =>
  thing?.startsWith('tile:') ? thing.slice('tile:'.length) : null;

const amountsOf = (changes: Changes): Amount[] =>
  Object.entries(changes).flatMap(([resource, amount]) =>
    amount > 0 ? [{ resource: resource as Amount['resource'], amount }] : [],
  );

function pricedWords(price: readonly Amount[]): string {
  const name = (resource: string) => `${resource.slice(0, 1).toUpperCase()}${resource.slice(1)}`;
  return price.map(({ resource, amount }) => `${amount} ${name(resource)}`).join(' and ');
}
