/** The offers on the floor: in which order they matter to a seat, filtered, and what they say. */
import type { Schemas } from '$lib/api/types';
import { counted } from '../printed';
import type { Briefing, Scene, View } from '../scene';
import { cardsText, cardsWords } from './cards';

export type Offer = Schemas['MegaView.Offer'];
export type OfferOutlook = Schemas['MegaBriefing.OfferOutlook'];

/** An offer with what it is to the seat; null for whoever is not asked. */
export interface Shown {
  offer: Offer;
  outlook: OfferOutlook | null;
  /** Whether it stands no longer, and keeps its place only until nobody looks there. */
  isGone?: boolean;
}

/** Which of the offers are looked at. */
export interface Filter {
  /** Only those this player made or may accept; null for all. */
  player: number | null;
  /** Only those in which a good is named; null for all. */
  good: string | null;
}

export const NO_FILTER: Filter = { player: null, good: null };

export interface Grouped {
  /** Offers the seat can accept, the best first. */
  can: Shown[];
  /** Those for which a card is missing. */
  short: Shown[];
  own: Shown[];
  /** All others, by who made them. */
  others: { maker: number; offers: Shown[] }[];
}

export function groupOffers(view: View, briefing: Briefing, filter: Filter): Grouped {
  const shown = (view.floor?.offers ?? [])
    .filter((offer) => passes(offer, filter))
    .map((offer) => ({ offer, outlook: outlookOf(briefing, offer.serial) }));
  const of = (state: OfferOutlook['state']) =>
    shown.filter(({ outlook }) => outlook?.state === state);
  const isMine = ({ offer }: Shown) => view.seat !== null && offer.maker === view.seat;
  const rest = shown.filter(
    (each) => !isMine(each) && !['can', 'short'].includes(each.outlook?.state ?? ''),
  );
  return {
    can: of('can').sort((one, other) => gainBy(other) - gainBy(one)),
    short: of('short'),
    own: shown.filter(isMine),
    others: view.position
      .map((maker) => ({ maker, offers: rest.filter(({ offer }) => offer.maker === maker) }))
      .filter(({ offers }) => offers.length > 0),
  };
}

/**
 * The groups as somebody looks at them: every offer keeps its place as long as they do, those that
 * are gone, too, and new ones wait.
 */
export function heldIn(before: Grouped, now: Grouped): { shown: Grouped; waiting: number } {
  const standing = new Map(allIn(now).map((each) => [each.offer.serial, each]));
  const held = (rows: readonly Shown[]) =>
    rows.map((each) => standing.get(each.offer.serial) ?? { ...each, isGone: true });
  const seen = new Set(allIn(before).map(({ offer }) => offer.serial));
  return {
    shown: {
      can: held(before.can),
      short: held(before.short),
      own: held(before.own),
      others: before.others.map(({ maker, offers }) => ({ maker, offers: held(offers) })),
    },
    waiting: [...standing.keys()].filter((serial) => !seen.has(serial)).length,
  };
}

/** All offers of the groups, in their order. */
export const allIn = ({ can, short, own, others }: Grouped): Shown[] => [
  ...can,
  ...short,
  ...own,
  ...others.flatMap(({ offers }) => offers),
];

export const outlookOf = (briefing: Briefing, serial: number): OfferOutlook | null =>
  briefing.trading?.offers.find((each) => each.serial === serial) ?? null;

const passes = (offer: Offer, { player, good }: Filter): boolean =>
  (player === null || offer.maker === player || offer.to === player) &&
  (good === null || [...offer.named, ...offer.talk, ...offer.wanted].includes(good));

/** What accepting an offer adds to the sets, as far as its cards are named. */
export const gainBy = ({ outlook }: Shown): number =>
  outlook === null ? 0 : (outlook.after ?? 0) - (outlook.before ?? 0);

/** The cards of an offer nobody has named; those said of them may be lies. */
export const unnamedIn = ({ gives, named }: Offer): number => gives - named.length;

/** The cards an offer wants besides those it names. */
export const anyIn = ({ wants, wanted }: Offer): number => wants - wanted.length;

/** The cards with which an offer is accepted at the least cost. */
export const cheapestFor = ({ offer, outlook }: Shown): string[] => [
  ...offer.wanted,
  ...(outlook?.least ?? []),
];

/** The answer that accepts an offer at the least cost. */
export const acceptance = (shown: Shown): string =>
  `accept offer: ${String(shown.offer.serial)}; cards: ${cardsText(cheapestFor(shown))}`;

export const withdrawal = (offer: Offer): string => `withdraw ${String(offer.serial)}`;

/** An offer turned round, to its maker: what they want for what they name. */
export function counterOffer(scene: Scene, view: View, offer: Offer): string {
  const to = view.players[offer.maker]?.civilization ?? 'all';
  const held = view.hand?.goods ?? {};
  const given = offer.wanted.filter(
    (good, place) =>
      offer.wanted.slice(0, place + 1).filter(isSame(good)).length <= (held[good] ?? 0),
  );
  const named = given.length === 2 ? given : [];
  const wants = Math.max(scene.figures.trade.least_cards, offer.gives);
  return [
    `offer to: ${to}`,
    `give: ${cardsText(given)}`,
    `named: ${cardsText(named)}`,
    'talk: none',
    `want: ${String(wants)}`,
    `wanted: ${cardsText(offer.named)}`,
  ].join('; ');
}

const isSame = (good: string) => (other: string) => good === other;

/** Why an offer is out of reach, in few words; empty where it is not. */
export function lackWords(scene: Scene, outlook: OfferOutlook | null): string {
  if (outlook === null) return '';
  const lacks = outlook.lacks ?? [];
  if (lacks.length > 0) return `you lack ${cardsWords(scene, lacks)}`;
  const few = outlook.too_few ?? 0;
  return few > 0 ? `${counted(few, 'card')} too few` : '';
}

/** An offer as it is read aloud. */
export function offerWords(scene: Scene, offer: Offer, maker: string, to: string): string {
  const unnamed = unnamedIn(offer);
  const further = unnamed > 0 ? ` and ${counted(unnamed, 'card')} unnamed` : '';
  const any = anyIn(offer);
  const others = any > 0 ? ` and ${counted(any, 'card')} of any kind` : '';
  const said = offer.talk.length > 0 ? `, said to be ${cardsWords(scene, offer.talk)}` : '';
  const promise = offer.clean ? ', promised free of calamities' : '';
  return (
    `${maker} to ${to}: ${cardsWords(scene, offer.named)}${further}${said}${promise}, ` +
    `for ${cardsWords(scene, offer.wanted)}${others}`
  );
}

/** What comes with an offer, in a sentence. */
export function comingWords(scene: Scene, offer: Offer, maker: string): string {
  const sure = `${cardsWords(scene, offer.named)} for certain`;
  const unnamed = unnamedIn(offer);
  if (unnamed === 0) return `${sure}.`;
  const calamities = offer.clean ? `though ${maker} promises no calamity` : 'a calamity, too';
  return `${sure}; ${counted(unnamed, 'card')} may be anything, ${calamities}.`;
}

/** Which goods others ask for by name, the most wanted first. */
export function soughtAfter(view: View): { good: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { maker, wanted } of view.floor?.offers ?? []) {
    if (maker === view.seat) continue;
    for (const good of wanted) counts.set(good, (counts.get(good) ?? 0) + 1);
  }
  return [...counts]
    .map(([good, count]) => ({ good, count }))
    .sort((one, other) => other.count - one.count);
}

/** Offers of others in which a good is named truly: where it can be had. */
export const offersNaming = (view: View, good: string): Offer[] =>
  (view.floor?.offers ?? []).filter(
    ({ maker, named }) => maker !== view.seat && named.includes(good),
  );
