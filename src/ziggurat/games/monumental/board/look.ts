/** How players are dressed, and how the board wants the table around it. */
import IconCity from '~icons/game-icons/village';
import IconMap from '~icons/game-icons/treasure-map';
import IconMarket from '~icons/game-icons/shop';
import IconMine from '~icons/game-icons/scales';
import type { SeatLook, SeatLookOf, SeatOrderOf, Setting } from '$lib/board';
import { briefingOf } from './briefing';
import { answerWords } from './describe';
import { hintsFor } from './hints';
import { keys } from './keys';
import { realmOf, type Scene, type View } from './scene';
import { tour } from './tour';

const INKS = { dark: '#14110c', light: '#ffffff' };

/** Any player, Automas too: in a colour of their own, with the letter of their realm. */
export function playerLook(scene: Scene, view: View, player: number): SeatLook {
  const livery = scene.liveries[player % scene.liveries.length];
  const realms = view.players.map((each) => realmOf(scene, each));
  const realm = realms[player] ?? '';
  const isAlone = realms.filter((each) => each.startsWith(realm.slice(0, 1))).length < 2;
  return {
    colour: livery?.colour ?? '#555',
    ink: INKS[livery?.ink ?? 'light'],
    letter: realm.slice(0, isAlone ? 1 : 2),
  };
}

export const seatLook: SeatLookOf<'monumental'> = (scene, view, seat) =>
  scene === null || view === null ? null : playerLook(scene, view, seat);

/** As the turns go round. */
export const seatOrder: SeatOrderOf<'monumental'> = (view) => view?.order ?? null;

const isIn =
  (...kinds: string[]) =>
  (thing: string): boolean =>
    kinds.includes(thing.slice(0, thing.indexOf(':')));

/** Whether a card lies where everybody can acquire it. */
function isOnOffer(thing: string, view: View): boolean {
  const id = thing.slice(thing.indexOf(':') + 1);
  return (
    view.display.includes(id) ||
    view.hero_row.includes(id) ||
    id in view.basics ||
    view.projects.some((project) => project.id === id)
  );
}

function isInCity(thing: string, view: View, seat: number | null): boolean {
  const player = seat === null ? undefined : view.players[seat];
  const id = thing.slice(thing.indexOf(':') + 1);
  return player !== undefined && (player.construction === id || player.city.flat().includes(id));
}

const isCard = isIn('card');
/** It lies among one's own piles, not with the decks of everybody. */
const OWN_DECK = 'deck:own';

export const setting: Setting<'monumental'> = {
  panel: 'narrow',
  isPatient: true,
  tour,
  hints: hintsFor,
  keys,
  tellAnswer: answerWords,
  // A conquest most often takes the Soldiers of the Capital, which are named first.
  isFilled: (question) => briefingOf(question).campaign != null,
  regions: [
    {
      name: 'city',
      title: 'City',
      icon: IconCity,
      has: (thing, view, seat) =>
        isIn('place')(thing) ||
        (isCard(thing) && !isOnOffer(thing, view) && isInCity(thing, view, seat)),
    },
    {
      name: 'map',
      title: 'Map',
      icon: IconMap,
      has: isIn('tile', 'explorer', 'unit', 'warlord', 'track', 'monster'),
    },
    {
      name: 'market',
      title: 'Market',
      icon: IconMarket,
      has: (thing, view) =>
        (thing.startsWith('deck:') && thing !== OWN_DECK) ||
        (isCard(thing) && isOnOffer(thing, view)),
    },
    {
      name: 'mine',
      title: 'Mine',
      icon: IconMine,
      has: (thing, view, seat) =>
        isIn('resource', 'token')(thing) ||
        thing === OWN_DECK ||
        (isCard(thing) && !isOnOffer(thing, view) && !isInCity(thing, view, seat)),
    },
  ],
  tags: (view) => {
    const left = Object.values(view.development_deck).reduce((sum, count) => sum + count, 0);
    const near = {
      text: `${String(left)} ${left === 1 ? 'card' : 'cards'} to the Last Round`,
      brief: `${String(left)} to Last Round`,
    };
    return [
      { text: `Round ${String(view.round)}`, brief: `R ${String(view.round)}` },
      ...(view.continuous ? [{ text: 'Continuous Play', brief: 'Continuous' }] : []),
      ...(view.is_last_round || view.last_round_shown
        ? [{ text: 'Last Round', isUrgent: true }]
        : [{ ...near, isUrgent: left <= 3 }].filter(({ isUrgent }) => isUrgent)),
    ];
  },
};
