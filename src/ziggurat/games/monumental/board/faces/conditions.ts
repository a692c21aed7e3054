/** What must hold for an effect, and what it counts, in signs. */
import { gem, sign, type Mark } from './marks';
import type { CardType, Condition, Filter, Printed } from './printed';
import type { SignName } from './signs';

interface Counted {
  marks: Mark[];
  title: string;
}

/** Counters by the names of the data files. */
export const COUNTERS: Readonly<Record<string, Counted>> = {
  provinces: { marks: [sign('province')], title: 'Provinces you control' },
  coastal: { marks: [sign('coast')], title: 'Coastal Provinces you control' },
  wonders: { marks: [sign('wonder')], title: 'Wonders you have completed' },
  wonder_tokens: {
    marks: [sign('wonder'), sign('province')],
    title: 'Wonders standing in your Provinces',
  },
  knowledge: { marks: [sign('knowledge')], title: 'Knowledge cards you own' },
  knowledge_active: {
    marks: [sign('knowledge'), sign('activate')],
    title: 'Knowledge cards active this turn',
  },
  policies: { marks: [sign('policy')], title: 'your active Cultural Policies' },
  reserve: { marks: [sign('reserve')], title: 'cards in your reserve' },
  natural_wonders: { marks: [sign('natural_wonder')], title: 'Natural Wonders you control' },
  outposts: { marks: [sign('outpost')], title: 'Outposts you have on the map' },
  trading_posts: { marks: [sign('post')], title: 'Trading Posts you have on the map' },
  trade: { marks: [gem('trade')], title: 'your space on the Trade track' },
  markets: { marks: [sign('market')], title: 'Market tokens you have claimed' },
  explorers_out: {
    marks: [sign('explorer'), sign('province')],
    title: 'your Explorers outside the Capital',
  },
  conquests: { marks: [sign('conquer')], title: 'Provinces you conquered this turn' },
  gold: { marks: [gem('gold')], title: 'Gold you have' },
  archived: { marks: [sign('archive')], title: 'cards you have archived in this game' },
};

/** Begins the counter of Provinces of one terrain. */
const TERRAIN = 'terrain:';

/** What is counted; Provinces of a terrain bear its name, since terrains are data. */
export function counterMarks(counter: string, scene: Printed): Mark[] {
  if (counter.startsWith(TERRAIN)) return terrainMarks(counter.slice(TERRAIN.length), scene);
  return COUNTERS[counter]?.marks ?? [counter];
}

const terrainMarks = (terrain: string, scene: Printed): Mark[] => [
  sign('province'),
  scene.names?.[terrain] ?? terrain,
];

/** The sign of a type of card or token. */
export const TYPES: Record<CardType, SignName> = {
  building: 'building',
  knowledge: 'knowledge',
  wonder: 'wonder',
  unrest: 'unrest',
  policy: 'policy',
  warlord: 'warlord',
  hero: 'hero',
  monster: 'monster',
  quest: 'quest',
  natural_wonder: 'natural_wonder',
  project: 'project',
  market: 'market',
  benefit: 'benefit',
  exchange: 'exchange',
  barbarian: 'barbarian',
  monster_token: 'monster',
  free_city: 'free_city',
};

const PLACES: Record<NonNullable<Filter['from']>, SignName> = {
  display: 'display',
  reserve: 'reserve',
  basic: 'building',
};

/** Which cards are meant. */
export function filterMarks(filter: Filter | null | undefined): Mark[] {
  if (filter === null || filter === undefined) return [];
  const marks = (filter.type ?? []).map((type) => sign(TYPES[type]));
  if (filter.from !== null && filter.from !== undefined) marks.push(sign(PLACES[filter.from]));
  if (filter.basic === true) marks.push('basic');
  if (filter.era !== null && filter.era !== undefined) marks.push(`era ${filter.era}`);
  if (filter.max_cost !== null && filter.max_cost !== undefined) {
    marks.push(`≤${filter.max_cost}`, sign('tag'));
  }
  return marks;
}

/** What must hold, without the word before it; at least one of something needs no number. */
export function conditionMarks(condition: Condition, scene: Printed): Mark[] {
  const marks: Mark[] = [];
  if (condition.conquered_this_turn === true) marks.push(sign('conquer'));
  const acquired = condition.acquired_this_turn ?? null;
  if (acquired !== null) {
    marks.push(sign('acquire'));
    if (acquired !== 'any') marks.push(sign(TYPES[acquired]));
  }
  const count = condition.count ?? null;
  if (count !== null) marks.push(...boundMarks(count), ...counterMarks(count.of, scene));
  const province = condition.province ?? null;
  if (province !== null) marks.push(...provinceMarks(province, scene));
  return marks;
}

function boundMarks(count: NonNullable<Condition['count']>): Mark[] {
  const { at_least: least = null, at_most: most = null, exactly = null } = count;
  if (exactly !== null) return [`=${exactly}`];
  if (most !== null) return [`≤${most}`];
  return least === null || least === 1 ? [] : [`${least}`];
}

function provinceMarks(province: NonNullable<Condition['province']>, scene: Printed): Mark[] {
  const marks: Mark[] = [];
  const terrain = province.terrain ?? null;
  if (terrain !== null) marks.push(...terrainMarks(terrain, scene));
  if (province.coastal === true) marks.push(sign('coast'));
  if (province.was === 'unconquered') marks.push('free', sign('province'));
  if (province.was === 'opponent') marks.push(sign('rival'), sign('province'));
  return marks;
}
