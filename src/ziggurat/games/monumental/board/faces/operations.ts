/** What effects do, in signs: an entry for every operation of the language cards are written in. */
import { counterMarks, filterMarks } from './conditions';
import { amountMarks, either, filled, gem, sign, type Chunk, type Mark } from './marks';
import type { Operation, OperationName, OperationOf, Printed } from './printed';
import type { SignName } from './signs';

interface Drawn<Name extends OperationName> {
  /** What the legend says of it. */
  title: string;
  /** What the legend shows. */
  example: OperationOf<Name>;
  marks: (operation: OperationOf<Name>, scene: Printed) => Chunk[];
}

const ARROW = '→';
const upTo = (most: number | null | undefined): string =>
  most === null || most === undefined ? '' : `≤${most}`;

/** Whom an effect strikes. */
const VICTIMS: Record<OperationOf<'steal'>['from'], Mark[]> = {
  each_opponent: ['all', sign('rival')],
  one_opponent: [sign('rival')],
  previous_owner: [sign('conquer'), sign('rival')],
};

const DISCOUNTED: Record<OperationOf<'discount'>['kind'], Mark[]> = {
  building: [sign('building')],
  knowledge: [sign('knowledge')],
  wonder_complete: [sign('wonder'), '2nd'],
  wonder: [sign('wonder')],
  reserve: [sign('reserve')],
  policy: [sign('policy')],
  conquest: [sign('conquer')],
  development: [sign('display')],
};

const SCOPES: Record<OperationOf<'defense'>['scope'], Mark[]> = {
  all: [],
  wonder: [sign('wonder')],
  warlord: [sign('warlord')],
};

const PLACES: Record<OperationOf<'acquire'>['from'][number], SignName> = {
  display: 'display',
  reserve: 'reserve',
  basic: 'building',
};

export const OPERATIONS: { readonly [Name in OperationName]: Drawn<Name> } = {
  gain: {
    title: 'gain resources',
    example: { op: 'gain', resources: { science: 2 } },
    marks: (it) => amountMarks(it.resources, '+'),
  },
  gain_per: {
    title: 'gain for each, here for every 2 Provinces, at most 3 times; ↑ counts a begun group too',
    example: { op: 'gain_per', of: 'provinces', each: { production: 1 }, per: 2, max: 3 },
    marks: (it, scene) => [
      amountMarks(it.each, '+').flat(),
      [
        it.per === undefined || it.per === 1 ? '/' : `/${it.per}`,
        ...(it.round === 'up' ? ['↑'] : []),
        ...counterMarks(it.of, scene),
        ...some(upTo(it.max)),
      ],
    ],
  },
  choose: {
    title: 'one of these',
    example: {
      op: 'choose',
      choices: [
        [{ op: 'gain', resources: { gold: 1 } }],
        [{ op: 'gain', resources: { culture: 1 } }],
      ],
    },
    marks: (it, scene) => either(it.choices.map((choice) => operationMarks(choice, scene))),
  },
  convert: {
    title: 'exchange up to so many, one for one',
    example: { op: 'convert', from: 'any', to: 'gold', max: 2 },
    marks: (it) => [[...some(upTo(it.max)), gem(it.from), ARROW, gem(it.to)]],
  },
  unrest: {
    title: 'take Unrest',
    example: { op: 'unrest', amount: 1 },
    marks: (it) => [[`+${it.amount}`, sign('unrest')]],
  },
  give_unrest: {
    title: 'opponents take Unrest',
    example: { op: 'give_unrest', to: 'each_opponent', amount: 1 },
    marks: (it) => [
      [
        `${it.amount}`,
        sign('unrest'),
        ARROW,
        ...(it.place === 'deck' ? [sign('draw')] : []),
        ...VICTIMS[it.to],
      ],
    ],
  },
  remove_unrest: {
    title: 'return up to so many Unrest cards',
    example: { op: 'remove_unrest', from: 'both', amount: 2 },
    marks: (it) => [[`−${it.amount}`, sign('unrest')]],
  },
  archive: {
    title: 'archive cards; what follows comes for each',
    example: {
      op: 'archive',
      from: 'city',
      amount: 1,
      each: [{ op: 'gain', resources: { culture: 1 } }],
    },
    marks: (it, scene) => [
      [
        `${it.upto === true ? '≤' : ''}${it.amount}`,
        ...(it.from === 'reserve' ? [sign('reserve')] : []),
        ...filterMarks(it.filter),
        sign('archive'),
        ...(it.each === undefined ? [] : [ARROW]),
      ],
      ...operationMarks(it.each ?? [], scene),
    ],
  },
  draw_use: {
    title: 'draw cards and use them',
    example: { op: 'draw_use', amount: 1 },
    marks: (it) => [[`+${it.amount}`, sign('draw')]],
  },
  activate_city: {
    title: 'activate more cards of your city',
    example: { op: 'activate_city', amount: 1 },
    marks: (it) => [[it.amount === 'all' ? 'all' : `+${it.amount}`, sign('city')]],
  },
  activate_display: {
    title: 'use cards of the display as if they were in your city',
    example: { op: 'activate_display', amount: 1 },
    marks: (it) => [[`${it.amount}`, sign('display'), ...filterMarks(it.filter), sign('activate')]],
  },
  activate_reserve: {
    title: 'use cards of your reserve as if they were in your city',
    example: { op: 'activate_reserve', amount: 1 },
    marks: (it) => [[`${it.amount}`, sign('reserve'), sign('activate')]],
  },
  use_acquired: {
    title: 'use the card you acquire at once',
    example: { op: 'use_acquired' },
    marks: () => [[sign('acquire'), sign('activate')]],
  },
  reserve: {
    title: 'Reserve cards',
    example: { op: 'reserve', amount: 1 },
    marks: (it) => [[`+${it.amount}`, sign('reserve')]],
  },
  transfer_reserved: {
    title: 'give a card of your reserve to an opponent',
    example: { op: 'transfer_reserved', amount: 1, to: 'one_opponent' },
    marks: (it) => [[`${it.amount}`, sign('reserve'), ARROW, sign('rival')]],
  },
  acquire: {
    title: 'acquire a card at once, free or cheaper',
    example: { op: 'acquire', from: ['display'], free: true },
    marks: (it) => [
      [
        sign('acquire'),
        it.free === true ? 'free' : `−${it.discount ?? 0}`,
        ...(it.to === 'use' ? [sign('activate')] : []),
      ],
      ...filled([filterMarks(it.filter)]),
      it.from.map((place) => sign(PLACES[place])),
    ],
  },
  discount: {
    title: 'pay less for these',
    example: { op: 'discount', kind: 'wonder', amount: 2 },
    marks: (it) => [
      [
        ...DISCOUNTED[it.kind],
        it.half === true ? '½' : `−${it.amount ?? 0}`,
        sign('tag'),
        ...some(usesOf(it.uses)),
      ],
    ],
  },
  fewer_units: {
    title: 'move fewer units into a conquered Province',
    example: { op: 'fewer_units', amount: 1 },
    marks: (it) => [[`−${it.amount}`, sign('soldier')]],
  },
  warlord_alone: {
    title: 'the Warlord conquers alone',
    example: { op: 'warlord_alone' },
    marks: () => [['1', sign('warlord'), ARROW, sign('province')]],
  },
  both_gains: {
    title: 'get both gains of an Exploration token',
    example: { op: 'both_gains' },
    marks: () => [['A&B']],
  },
  trade: {
    title: 'move on the Trade track',
    example: { op: 'trade', amount: 2 },
    marks: (it) => [[`+${it.amount}`, gem('trade')]],
  },
  trade_benefit: {
    title: 'gain Trade Benefits',
    example: { op: 'trade_benefit', amount: 1 },
    marks: (it) => [[`+${it.amount}`, gem('benefit')]],
  },
  move_units: {
    title: 'unit moves, free of charge',
    example: { op: 'move_units', amount: 2 },
    marks: (it) => [[`${it.amount}`, sign('boots'), sign('soldier')]],
  },
  move_explorers: {
    title: 'steps of your Explorers, free of charge',
    example: { op: 'move_explorers', amount: 3 },
    marks: (it) => [[`${it.amount}`, sign('boots'), sign('explorer')]],
  },
  explorer_action: {
    title: 'Explorers that have acted act once more',
    example: { op: 'explorer_action', amount: 1 },
    marks: (it) => [[`${it.amount}`, sign('explorer'), sign('again')]],
  },
  steal: {
    title: 'take from an opponent',
    example: { op: 'steal', what: 'gold', amount: 1, from: 'one_opponent' },
    marks: (it) => [[sign('steal'), `${it.amount}`, gem(it.what), ...VICTIMS[it.from]]],
  },
  defense: {
    title: 'more Defence for your Provinces',
    example: { op: 'defense', scope: 'all', amount: 1 },
    marks: (it) => [[`+${it.amount}`, sign('defence'), ...SCOPES[it.scope]]],
  },
  keep: {
    title: 'keep so many when the turn ends',
    example: { op: 'keep', what: 'production', max: 2 },
    marks: (it) => [[sign('keep'), `${it.max}`, gem(it.what)]],
  },
  return_units: {
    title: 'units go back to their Capital',
    example: { op: 'return_units', amount: 1 },
    marks: (it) => [[`${it.amount}`, sign('soldier'), sign('back')]],
  },
  lose: {
    title: 'lose resources',
    example: { op: 'lose', resources: { gold: 2 } },
    marks: (it) => amountMarks(it.resources, '−'),
  },
};

/** Operations one after the other. */
export const operationMarks = (operations: readonly Operation[], scene: Printed): Chunk[] =>
  operations.flatMap((operation) => marksOf(operation, scene));

function marksOf<Name extends OperationName>(
  operation: OperationOf<Name> & { op: Name },
  scene: Printed,
): Chunk[] {
  return OPERATIONS[operation.op].marks(operation, scene);
}

const some = (text: string): Mark[] => (text === '' ? [] : [text]);

function usesOf(uses: OperationOf<'discount'>['uses']): string {
  if (uses === 'all') return 'all';
  return uses === undefined || uses === 1 ? '' : `×${uses}`;
}
