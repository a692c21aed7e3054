/** The trading floor of Mega Empires: cards, offers and answers in the making. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Branch, Entry, Line, Question } from '$lib/api/types';
import { draftOf, EitherDraft } from '$lib/table/drafts.svelte';
import { fill } from '$lib/table/filling';
import {
  acceptIn,
  bargainIn,
  dropStars,
  givenIn,
  missingInAcceptance,
  missingInBargain,
  missingInOffer,
  offerIn,
  promiseIn,
  turnStar,
  type OfferDraft,
} from '../../src/ziggurat/games/mega/board/answers/trading';
import type { Briefing, Scene, View } from '../../src/ziggurat/games/mega/board/scene';
import { arrivalsIn } from '../../src/ziggurat/games/mega/board/trade/arrivals';
import {
  cardsText,
  cardsWords,
  goodsByStack,
  handByStack,
  heldWords,
  knownOf,
  type Hand,
} from '../../src/ziggurat/games/mega/board/trade/cards';
import { intoOf, isOpen } from '../../src/ziggurat/games/mega/board/trade/giving';
import { marketThing, marketWords } from '../../src/ziggurat/games/mega/board/trade/market';
import {
  acceptance,
  allIn,
  counterOffer,
  groupOffers,
  heldIn,
  lackWords,
  NO_FILTER,
  offersNaming,
  offerWords,
  soughtAfter,
  type Offer,
} from '../../src/ziggurat/games/mega/board/trade/offers';
import { hasSign } from '../../src/ziggurat/games/mega/board/trade/signs';
import { entry, group, item } from './samples';

const DATA = `${import.meta.dirname}/../../src/ziggurat/games/mega/data`;

const good = (id: string, stack: number | null, cards: number) => ({
  id,
  name: id[0]?.toUpperCase() + id.slice(1),
  stack,
  value: stack ?? 0,
  cards,
});
const scene = {
  goods: [good('salt', 3, 9), good('stone', 2, 8), good('silk', 9, 4), good('water', null, 0)],
  calamities: [
    { id: 'famine', name: 'Famine', stack: 3, tradeable: false },
    { id: 'piracy', name: 'Piracy', stack: 9, tradeable: true },
  ],
  figures: { trade: { least_cards: 3 } },
} as unknown as Scene;

const hand: Hand = {
  goods: { salt: 2, stone: 1 },
  calamities: [
    { id: 'famine', block: 0, from: null },
    { id: 'piracy', block: 0, from: 2 },
    { id: 'piracy', block: 1, from: null },
  ],
  sets: [
    { good: 'salt', count: 2, value: 12, gain: 15, missing: 7 },
    { good: 'stone', count: 1, value: 2, gain: 6, missing: 7 },
  ],
  worth: 14,
  limit: 8,
};

const offer = (serial: number, maker: number, part: Partial<Offer> = {}): Offer => ({
  serial,
  maker,
  to: null,
  gives: 3,
  named: ['silk', 'silk'],
  talk: [],
  clean: false,
  wants: 3,
  wanted: ['salt', 'salt'],
  cards: null,
  ...part,
});

const offers = [
  offer(1, 1, { wanted: ['stone', 'silk'] }),
  offer(2, 2),
  offer(3, 0, { cards: ['silk', 'silk', 'piracy'] }),
  offer(4, 2, { to: 0, named: ['salt', 'stone'] }),
  offer(5, 3, { wanted: ['silk', 'water'] }),
];
const view = {
  seat: 0,
  position: [2, 0, 1, 3],
  players: [
    { civilization: 'minoa' },
    { civilization: 'egypt' },
    { civilization: 'hatti' },
    { civilization: 'nubia' },
  ],
  hand,
  known: [
    [1, 'salt'],
    [3, 'piracy'],
    [1, 'silk'],
  ],
  floor: { done: [], made: [], offers },
} as unknown as View;

const briefing: Briefing = {
  trading: {
    left: 4,
    offers: [
      { serial: 1, state: 'short', lacks: ['silk'] },
      { serial: 2, state: 'can', least: ['stone'], before: 14, after: 36 },
      { serial: 3, state: 'own' },
      { serial: 4, state: 'can', least: ['stone'], before: 14, after: 50 },
      { serial: 5, state: 'closed', too_few: 2 },
    ],
  },
};

const serials = (shown: readonly { offer: Offer }[]) => shown.map((each) => each.offer.serial);

describe('cards', () => {
  test.each(['commodities', 'calamities'])('all %s have a sign', (file) => {
    const text = readFileSync(`${DATA}/${file}.yaml`, 'utf8');
    const ids = [...text.matchAll(/\bid: (\w+)/g)].map(([, id = '']) => id);
    expect(ids.length).toBeGreaterThan(20);
    expect(ids.filter((id) => !hasSign(id))).toEqual([]);
  });

  test('of a hand lie by the numbers on their backs, equal calamities apart', () => {
    const stacks = handByStack(scene, hand);
    expect(stacks.map(({ stack, held }) => [stack, held.map(({ text }) => text)])).toEqual([
      [2, ['stone']],
      [3, ['salt', 'famine']],
      [9, ['piracy', 'piracy_2']],
    ]);
    expect(stacks[2]?.held[0]?.giver).toBe(2);
  });

  test('are told in words, with what their sets are worth', () => {
    const [stone, salt, famine] = handByStack(scene, hand).flatMap(({ held }) => held);
    expect(stone && heldWords(stone)).toBe('Stone: 1 of 8, worth 2, one more adds 6');
    expect(salt && heldWords(salt)).toBe('Salt: 2 of 9, worth 12, one more adds 15');
    expect(famine && heldWords(famine)).toBe('Famine, a calamity to be kept');
  });

  test('are written as answers write them, and as people do', () => {
    expect(cardsText(['salt', 'stone', 'salt'])).toBe('salt*2+stone');
    expect(cardsText([])).toBe('none');
    expect(cardsWords(scene, ['salt', 'stone', 'salt', 'piracy'])).toBe('2 Salt, Stone and Piracy');
  });

  test('can be named by stack, Water last', () => {
    expect(goodsByStack(scene).map(({ stack }) => stack)).toEqual([2, 3, 9, null]);
  });

  test('that others were seen to take are told by player', () => {
    expect(knownOf(view)).toEqual([
      { player: 1, cards: ['salt', 'silk'] },
      { player: 3, cards: ['piracy'] },
    ]);
  });

  test('of the hand go where they are asked for', () => {
    expect(intoOf('floor', null)).toEqual({ verb: 'offer', fields: ['give'] });
    expect(intoOf('floor', 'accept')).toEqual({ verb: 'accept', fields: ['cards'] });
    expect(intoOf('market_trade', null)).toEqual({ verb: 'trade', fields: ['show', 'with'] });
    expect(intoOf('drop-cards', null)).toEqual({});
  });

  test('of the hand go into no payment by a tap', () => {
    for (const kind of ['orders', 'purchase', 'claims', 'buy_cards', 'move']) {
      expect(intoOf(kind, null)).toBeNull();
    }
  });

  test('go only where that kind of answer is open', () => {
    const branches = [{ name: 'offer', title: '', options: null }];
    const question = { options: { kind: 'either', branches } } as unknown as Question;
    expect(isOpen(question, 'offer')).toBe(false);
    expect(isOpen(question, undefined)).toBe(true);
  });

  test('of the market are known by their faces only where these are seen', () => {
    const salt = { stack: 3, card: 'salt', shown: true, from: 1 };
    expect(marketThing(salt)).toBe('card:salt');
    expect(marketThing({ ...salt, shown: false })).toBe('stack:3');
    expect(marketThing({ stack: null, card: 'water', shown: false, from: null })).toBe(
      'card:water',
    );
    expect(marketWords(scene, { ...salt, card: null, shown: false })).toBe(
      'A card of stack 3, face down',
    );
    expect(marketWords(scene, { ...salt, shown: false })).toBe(
      'Salt of stack 3, face down, which you put there',
    );
  });
});

describe('cards that came', () => {
  const line = (event: object) => ({ number: 7, event }) as unknown as Line;
  const trade = {
    kind: 'cards_traded',
    seat: 1,
    taker: 0,
    gave: 3,
    received: 3,
    cards_given: ['piracy', 'silk', 'silk'],
    cards_received: ['salt', 'salt', 'stone'],
    named: ['silk', 'silk'],
    wanted: ['salt', 'salt'],
  };

  test('by a trade are told with what nobody had named, from either side', () => {
    const { counts, deals } = arrivalsIn([line(trade)], 0);
    expect(deals).toEqual([
      {
        key: '7 0',
        partner: 1,
        isMine: true,
        got: trade.cards_given,
        revealed: ['piracy'],
        gave: trade.cards_received,
      },
    ]);
    expect(Object.fromEntries(counts)).toEqual({ piracy: 1, silk: 2 });
    const [other] = arrivalsIn([line(trade)], 1).deals;
    expect(other).toMatchObject({ partner: 0, isMine: false, revealed: ['stone'] });
  });

  test('of others, or to whoever looks on, are not told', () => {
    const unseen = { ...trade, cards_given: null, cards_received: null, named: null, wanted: null };
    for (const seat of [2, null]) expect(arrivalsIn([line(unseen)], seat).deals).toEqual([]);
    expect(arrivalsIn([line({ kind: 'cards_drawn', seat: 1, cards: null })], 0).counts.size).toBe(
      0,
    );
  });

  test('are drawn, bought and taken from the market as well, and no longer new once they went', () => {
    const came = [
      line({ kind: 'cards_drawn', seat: 0, stacks: 2, cards: ['salt', 'stone'] }),
      line({ kind: 'card_taken', seat: 0, stack: 9, treasury: 18, card: 'salt' }),
      line({ kind: 'water_bought', seat: 0, treasury: 3 }),
      line({ kind: 'market_traded', seat: 0, put: [], taken: [{ card: 'silk', stack: 9 }] }),
      line({ kind: 'trade_ended' }),
    ];
    const { counts } = arrivalsIn(came, 0);
    expect(Object.fromEntries(counts)).toEqual({ salt: 2, stone: 1, water: 1, silk: 1 });
    const later = arrivalsIn([...came, line(trade)], 0).counts;
    expect(Object.fromEntries(later)).toEqual({ water: 1, silk: 3, piracy: 1 });
  });
});

describe('offers', () => {
  test('keep their places while somebody looks at them; those that go are marked, new ones wait', () => {
    const before = groupOffers(view, briefing, NO_FILTER);
    const floor = { ...view.floor, offers: [...offers.slice(1), offer(9, 2)] } as View['floor'];
    const now = groupOffers({ ...view, floor }, briefing, NO_FILTER);
    const { shown, waiting } = heldIn(before, now);
    expect(serials(allIn(shown))).toEqual(serials(allIn(before)));
    expect(
      allIn(shown)
        .filter(({ isGone }) => isGone)
        .map((each) => each.offer.serial),
    ).toEqual([1]);
    expect(waiting).toBe(1);
  });

  test('that can be accepted come first, the best of them before the others', () => {
    const groups = groupOffers(view, briefing, NO_FILTER);
    expect(serials(groups.can)).toEqual([4, 2]);
    expect(serials(groups.short)).toEqual([1]);
    expect(serials(groups.own)).toEqual([3]);
    expect(groups.others.map(({ maker, offers: made }) => [maker, serials(made)])).toEqual([
      [3, [5]],
    ]);
  });

  test('are all of others to whoever is not asked', () => {
    const groups = groupOffers({ ...view, seat: null, hand: null }, {}, NO_FILTER);
    expect(groups.others.map(({ maker }) => maker)).toEqual([2, 0, 1, 3]);
    expect([groups.can, groups.short, groups.own]).toEqual([[], [], []]);
  });

  test('are sifted by player and by good', () => {
    const to = groupOffers(view, briefing, { player: 2, good: null });
    expect(serials([...to.can, ...to.short, ...to.own])).toEqual([4, 2]);
    const water = groupOffers(view, briefing, { player: null, good: 'water' });
    expect(water.others.map(({ maker }) => maker)).toEqual([3]);
    expect(water.can).toEqual([]);
  });

  test('are accepted with what is missed least', () => {
    const best = groupOffers(view, briefing, NO_FILTER).can[1];
    expect(best && acceptance(best)).toBe('accept offer: 2; cards: salt*2+stone');
  });

  test('are countered turned round, with what is in the hand', () => {
    expect(counterOffer(scene, view, offer(2, 2))).toBe(
      'offer to: hatti; give: salt*2; named: salt*2; talk: none; want: 3; wanted: silk*2',
    );
    expect(counterOffer(scene, view, offer(1, 1, { wanted: ['stone', 'silk'] }))).toBe(
      'offer to: egypt; give: stone; named: none; talk: none; want: 3; wanted: silk*2',
    );
  });

  test('tell what is lacking', () => {
    const [short, can, , , closed] = briefing.trading?.offers ?? [];
    expect(lackWords(scene, short ?? null)).toBe('you lack Silk');
    expect(lackWords(scene, can ?? null)).toBe('');
    expect(lackWords(scene, closed ?? null)).toBe('2 cards too few');
  });

  test('are read aloud whole', () => {
    const told = offer(7, 2, { gives: 4, talk: ['stone'], clean: true, wants: 4 });
    expect(offerWords(scene, told, 'Hatti', 'all')).toBe(
      'Hatti to all: 2 Silk and 2 cards unnamed, said to be Stone, promised free of calamities, ' +
        'for 2 Salt and 2 cards of any kind',
    );
  });

  test('tell what others look for and where a good can be had', () => {
    expect(soughtAfter(view)[0]).toEqual({ good: 'salt', count: 4 });
    expect(offersNaming(view, 'silk').map(({ serial }) => serial)).toEqual([1, 2, 5]);
  });
});

describe('an answer in the making', () => {
  const cards = [
    item('salt', ['card:salt'], 2),
    item('stone', ['card:stone'], 1),
    item('piracy', ['calamity:piracy'], 1),
  ];
  const names = [item('silk', ['card:silk'], 2), item('salt', ['card:salt'], 2)];
  const listed = (entries: Entry[]) => ({ kind: 'list' as const, groups: [group('', entries)] });
  const bundle = (items: typeof cards, least: number, most: number) => ({
    kind: 'bundle' as const,
    items,
    least,
    most,
  });
  const field = (name: string, options: object) => ({ name, title: name, options });
  const branches = [
    {
      name: 'offer',
      title: '',
      options: {
        kind: 'form',
        fields: [
          field('to', listed([entry('all', []), entry('egypt', ['seat:1'])])),
          field('give', bundle(cards, 3, 4)),
          field('named', bundle(cards.slice(0, 2), 2, 2)),
          field('talk', bundle([...names, item('clean')], 0, 6)),
          field('want', {
            kind: 'amount',
            least: 3,
            most: 30,
            unit: '',
            one: '',
            spans: {},
            thing: '',
          }),
          field('wanted', bundle(names, 2, 2)),
        ],
      },
    },
    {
      name: 'accept',
      title: '',
      options: {
        kind: 'form',
        fields: [
          field('offer', listed([entry('2', ['offer:2'])])),
          field('cards', bundle(cards, 3, 4)),
        ],
      },
    },
    { name: 'done', title: '', options: listed([entry('', [])]) },
  ] as unknown as Branch[];
  const floor = () => draftOf({ kind: 'either', branches }, 'done') as EitherDraft;

  function offerOf(draft: EitherDraft): OfferDraft {
    const found = offerIn(draft);
    if (found === null) throw new Error('no offer can be made');
    return found;
  }

  test('says step by step what an offer lacks, until it is whole', () => {
    const draft = floor();
    const { to, give, named, wanted } = offerOf(draft);
    draft.take('offer');
    draft.turnTo(['give']);
    expect(missingInOffer(offerOf(draft))).toBe('Choose to whom');
    to.selected = 'all';
    expect(missingInOffer(offerOf(draft))).toBe('Give 3 more cards');
    for (const thing of ['card:salt', 'card:salt', 'card:stone']) draft.pick(thing);
    expect(missingInOffer(offerOf(draft))).toBe('Name 2 cards truly');
    for (const card of givenIn(give, named).slice(0, 2)) turnStar(named, card);
    expect(missingInOffer(offerOf(draft))).toBe('Name 2 cards you want');
    expect(draft.soFar).toBe(
      'offer to: all; give: salt*2+stone; named: salt*2; talk: none; want: 3; wanted: none',
    );
    wanted.pick('card:silk');
    wanted.pick('card:silk');
    expect(missingInOffer(offerOf(draft))).toBe('');
    expect(draft.answer).toBe(
      'offer to: all; give: salt*2+stone; named: salt*2; talk: none; want: 3; wanted: silk*2',
    );
  });

  test('names only commodities that are given', () => {
    const { give, named } = offerOf(floor());
    for (const thing of ['card:salt', 'card:stone', 'calamity:piracy']) give.pick(thing);
    const given = givenIn(give, named);
    expect(given.map(({ canStar }) => canStar)).toEqual([true, true, false]);
    for (const card of given) turnStar(named, card);
    give.lessen('card:stone');
    dropStars(give, named);
    expect(givenIn(give, named).map(({ isStarred }) => isStarred)).toEqual([true, false]);
    const [salt] = givenIn(give, named);
    if (salt !== undefined) turnStar(named, salt);
    expect(named.sum).toBe(0);
  });

  test('can promise that there is no calamity', () => {
    const { talk } = offerOf(floor());
    const promise = promiseIn(talk);
    if (promise !== undefined) talk.give(promise, 1);
    expect(talk.answer).toBe('clean');
  });

  test('is filled by an offer that is accepted, and changed by taps', () => {
    const draft = floor();
    fill(draft, 'accept offer: 2; cards: salt*2+stone');
    const accept = acceptIn(draft);
    expect(draft.opened).toBe('accept');
    expect(accept?.offer.answer).toBe('2');
    expect(accept && missingInAcceptance(accept.cards, 3)).toBe('');
    accept?.cards.lessen('card:stone');
    expect(accept && missingInAcceptance(accept.cards, 3)).toBe('Give 1 more card');
    expect(draft.soFar).toBe('accept offer: 2; cards: salt*2');
    accept?.cards.pick('calamity:piracy');
    accept?.cards.pick('card:stone');
    expect(accept && missingInAcceptance(accept.cards, 3)).toBe('Take back 1 card');
  });

  test('puts two cards down on the market and takes two', () => {
    const own = [entry('salt', ['card:salt']), entry('stone', ['card:stone'])];
    const market = [item('water', ['card:water']), item('stack_3', ['stack:3'])];
    const trade = {
      name: 'trade',
      title: '',
      options: {
        kind: 'form',
        fields: [
          field('show', listed(own)),
          field('with', listed(own)),
          field('face', listed([entry('up', []), entry('down', [])])),
          field('take', { kind: 'some', items: market, least: 2, most: 2 }),
        ],
      },
    } as unknown as Branch;
    const draft = draftOf({ kind: 'either', branches: [trade] }, 'pass') as EitherDraft;
    const bargain = bargainIn(draft);
    if (bargain === null) throw new Error('no exchange is possible');
    expect(missingInBargain(bargain)).toBe('Put down a card, face up');
    const tap = (thing: string, fields: string[]) => {
      draft.take('trade');
      draft.turnTo(fields);
      draft.pick(thing);
    };
    tap('card:salt', ['show', 'with']);
    expect(missingInBargain(bargain)).toBe('Put down another card');
    tap('card:stone', ['show', 'with']);
    bargain.face.selected = 'down';
    tap('stack:3', ['take']);
    expect(missingInBargain(bargain)).toBe('Take 1 card');
    tap('card:water', ['take']);
    expect(missingInBargain(bargain)).toBe('');
    expect(draft.answer).toBe('trade show: salt; with: stone; face: down; take: water+stack_3');
  });
});
