/** How players are dressed, and how the board wants the table around it. */
import IconAdvances from '~icons/game-icons/bookshelf';
import IconMap from '~icons/game-icons/treasure-map';
import IconMine from '~icons/game-icons/scales';
import IconSuccession from '~icons/game-icons/stairs-goal';
import IconTrade from '~icons/game-icons/trade';
import type { SeatLook, SeatLookOf, SeatOrderOf, Setting } from '$lib/board';
import { hintsFor } from './hints';
import { keys } from './keys';
import { expedition } from './map/expedition.svelte';
import { setsOut } from './map/journeys';
import { civilizationOf, WILD, type Scene, type View } from './scene';
import { stageFor, stageOfThing, type Stage } from './stages';
import { tour } from './tour';

const INKS = { dark: '#14110c', light: '#ffffff' };

/** Barbarians and pirates. */
const WILD_LOOK: SeatLook = { colour: '#26211b', ink: '#ffffff', letter: '✕' };

/** Any holder of pieces, in the colour of the civilization, with its letters. */
export function playerLook(scene: Scene, view: View, holder: number | string): SeatLook {
  if (holder === WILD) return WILD_LOOK;
  const civilization = civilizationOf(scene, view, holder);
  return {
    colour: civilization?.colour ?? '#555555',
    ink: INKS[civilization?.ink ?? 'light'],
    letter: civilization?.letters ?? String(Number(holder) + 1),
  };
}

export const seatLook: SeatLookOf<'mega'> = (scene, view, seat) =>
  scene === null || view === null ? null : playerLook(scene, view, seat);

/** As they stand on the A.S.T.; whoever has left comes last. */
export const seatOrder: SeatOrderOf<'mega'> = (view) => {
  if (view === null) return null;
  return [...new Set([...view.position, ...view.ranking])];
};

/** Whether a thing is found on a stage; where an order is paid and built the panel asks. */
const isAskedOn =
  (stage: Stage) =>
  (thing: string, view: View): boolean =>
    stageOfThing(thing) === stage && stageFor(view.question) !== 'advances';

export const setting: Setting<'mega'> = {
  isPatient: true,
  tour,
  hints: hintsFor,
  keys,
  // Who marches is asked before where to; on the map it is one deed.
  isBeginning: (question, answer) => setsOut(question, answer) !== null,
  layOut: (question, answers) => expedition.adopt(question, answers),
  regions: [
    { name: 'map', title: 'Map', icon: IconMap, has: isAskedOn('map') },
    {
      name: 'trade',
      title: 'Trade',
      icon: IconTrade,
      has: isAskedOn('trade'),
    },
    {
      name: 'advances',
      title: 'Advances',
      icon: IconAdvances,
      has: (thing) => stageOfThing(thing) === 'advances',
    },
    {
      name: 'ast',
      title: 'A.S.T.',
      icon: IconSuccession,
      has: (thing) => stageOfThing(thing) === 'ast',
    },
    { name: 'mine', title: 'Mine', icon: IconMine, has: () => false },
  ],
  tags: (view) => (view.end_turn > 0 ? [{ text: 'Final turns', isUrgent: true }] : []),
};
