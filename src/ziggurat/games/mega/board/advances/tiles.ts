/** The 51 advances as tiles: in chains, with what each costs and who has it. */
import { counted, type Advance, type Basket, type Change, type Group } from '../printed';
import type { Scene, View } from '../scene';

/** As the rules and the credits of a player list them. */
export const GROUPS: readonly Group[] = ['arts', 'civics', 'crafts', 'religion', 'science'];

/** What the advances of a chain cost, from the first to the last. */
export const TIERS = ['below 100', '100 to 199', '200 and more'] as const;

const CHAIN = TIERS.length;

/** Chains from low to high; those whose first advances are of one group stand together. */
export function chainsOf(advances: readonly Advance[]): Advance[][] {
  const chains: Advance[][] = [];
  for (let first = 0; first < advances.length; first += CHAIN) {
    chains.push(advances.slice(first, first + CHAIN));
  }
  const place = ([first]: Advance[]) => GROUPS.indexOf(first?.groups[0] ?? 'arts');
  return chains.toSorted((one, other) => place(one) - place(other));
}

export interface Tile {
  advance: Advance;
  /** What it costs the seat now; null where that is not told. */
  price: number | null;
  /** What credits take from the printed price. */
  credit: number;
  isHeld: boolean;
  isTaken: boolean;
  /** Points that are missing for it beside what was taken; 0 where nothing is, or nobody asks. */
  short: number;
  /** Whether Anatomy gives it for nothing. */
  isGift: boolean;
  /** Who holds it, in A.S.T. order. */
  owners: number[];
}

export interface Means {
  /** What each costs now. */
  prices: Readonly<Record<string, number>>;
  /** All that can be paid; null while nothing can be bought. */
  points: number | null;
  /** The advances taken so far, by id. */
  taken: ReadonlySet<string>;
  basket: Basket | null;
}

export function tileOf(view: View, seat: number | null, advance: Advance, means: Means): Tile {
  const { prices, points, taken, basket } = means;
  const isHeld = seat !== null && (view.players[seat]?.advances.includes(advance.id) ?? false);
  const isTaken = taken.has(advance.id);
  const price = isHeld ? null : (prices[advance.id] ?? null);
  const left = points === null ? null : points - (basket?.price ?? 0);
  const isOpen = price !== null && left !== null && !isTaken;
  return {
    advance,
    price,
    credit: price === null ? 0 : Math.max(0, advance.cost - price),
    isHeld,
    isTaken,
    short: isOpen ? Math.max(0, price - left) : 0,
    isGift: isTaken && basket?.gift === advance.id,
    owners: view.ranking.filter((player) => view.players[player]?.advances.includes(advance.id)),
  };
}

/** What a tile says aloud. */
export function tileWords(tile: Tile): string {
  const { advance, price, credit, short } = tile;
  const cost = tile.isHeld
    ? 'yours'
    : price === null
      ? `costs ${String(advance.cost)}`
      : credit === 0
        ? `costs ${String(price)}`
        : `costs ${String(price)}, ${String(advance.cost)} less ${String(credit)} of credits`;
  const parts = [
    advance.name,
    advance.groups.join(' and '),
    cost,
    short > 0 ? `${String(short)} too dear` : '',
    tile.isTaken ? 'in your basket' : '',
    counted(advance.points, 'point'),
    tile.owners.length === 0 ? '' : `held by ${String(tile.owners.length)}`,
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** What an advance makes cheaper: `arts 10, science 5, Mining 20`. */
export function creditWords(scene: Scene, advance: Advance): string {
  const groups = GROUPS.flatMap((group) => {
    const credit = advance.credits[group] ?? 0;
    return credit === 0 ? [] : [`${group} ${String(credit)}`];
  });
  const next = scene.advances.find(({ id }) => id === advance.chain);
  if (next !== undefined) groups.push(`${next.name} ${String(advance.chain_credit ?? 0)}`);
  if ((advance.free_credits ?? 0) > 0)
    groups.push(`${String(advance.free_credits)} of your choice`);
  return groups.join(', ');
}

/** The calamities an advance makes milder or worse, each with what it changes. */
export function calamityWords(scene: Scene, advance: Advance): string[] {
  return scene.calamities.flatMap(({ name, changes }) => {
    const own = changes.filter((change) => change.advance === advance.id);
    return own.length === 0 ? [] : [`${name}: ${own.map(changeWords).join('; ')}`];
  });
}

function changeWords({ figure = '', delta = 0, power = '' }: Change): string {
  if (power !== '') return power;
  return `${delta > 0 ? '+' : '−'}${String(Math.abs(delta))} ${figure.replaceAll('_', ' ')}`;
}
