/** What the map shows of a question: prices on tiles, verbs around one, ways and steppers. */
import type { Question } from '$lib/api/types';
import type { Picks } from '$lib/board';
import { briefingOf, inWords } from './briefing';
import type { Tag, Verb, Way } from './map/chart';
import type { View } from './scene';
import { verbOf } from './verbs';

const TILE = 'tile:';

/** By tile: what conquering it takes. */
export function tagsOf(question: Question | null): ReadonlyMap<string, Tag> {
  const tags = (briefingOf(question).conquests ?? []).flatMap((attack): [string, Tag][] => {
    const isOpen = (attack.plain ?? attack.warlord ?? '') !== '';
    if (!isOpen) return [];
    const price = attack.price?.military ?? 0;
    return [
      [
        attack.tile,
        {
          text: String(price),
          resource: 'military',
          words: price === 0 ? 'conquer free of charge' : `conquer for ${inWords(attack.pay)}`,
        },
      ],
    ];
  });
  return new Map(tags);
}

/** The tile that was clicked, where several verbs fit it, and these. */
export function ringOf(
  question: Question | null,
  picks: Picks,
): { tile: string; verbs: Verb[] } | null {
  const [thing, ...others] = picks.chosen;
  const isOne = thing?.startsWith(TILE) === true && others.length === 0;
  if (!isOne || picks.ready !== null || picks.verb !== null) return null;
  if (question?.options.kind !== 'list') return null;
  const verbs = question.options.groups.flatMap((group): Verb[] => {
    const entry = group.entries.find((each) => each.things[0] === thing);
    if (entry === undefined || group.name === '') return [];
    const military = -(question.prospects[entry.answer]?.changes['resource:military'] ?? 0);
    return [
      {
        name: group.name,
        title: verbOf(group.name)?.title ?? group.title,
        ...(military > 0 && { price: String(military) }),
      },
    ];
  });
  return verbs.length > 1 ? { tile: thing.slice(TILE.length), verbs } : null;
}

/** The way of what is about to move. */
export function waysOf(view: View, seat: number | null, picks: Picks): Way[] {
  const tiles = picks.chosen.flatMap((thing) => tileOf(view, seat, thing) ?? []);
  const isMove =
    picks.chosen.length === 2 && /^(unit|warlord|explorer):/.test(picks.chosen[0] ?? '');
  return isMove && tiles.length === 2 ? [{ tiles }] : [];
}

function tileOf(view: View, seat: number | null, thing: string): string | undefined {
  const [kind = '', name = ''] = thing.split(':', 2);
  const own = seat === null ? undefined : view.players[seat];
  if (kind === 'tile' || kind === 'unit') return name;
  if (kind === 'warlord') return view.players[Number(name)]?.warlord;
  return kind === 'explorer' ? own?.explorers[Number(name)] : undefined;
}

/** By thing: the most that can come from there. */
export function mostOf(question: Question | null): ReadonlyMap<string, number> {
  const options = question?.options;
  const itself = options?.kind === 'either' ? options.branches[0]?.options : options;
  if (itself?.kind !== 'split' && itself?.kind !== 'bundle') return new Map();
  return new Map(
    itself.items.flatMap((item) => item.things.map((thing) => [thing, item.most] as const)),
  );
}

/** The tiles a question shares something out on: the camera goes there. */
export const focusOf = (picks: Picks): string[] =>
  [...picks.counts.keys()]
    .filter((thing) => thing.startsWith(TILE))
    .map((thing) => thing.slice(TILE.length));
