/** How seats are dressed: in the colour of their nation, with its letter. */
import type { SeatLookOf, SeatOrderOf } from '$lib/board';
import type { Nation, Scene, View } from './scene';

export const INKS: Record<Nation['ink'], string> = {
  dark: '#14110c',
  light: '#ffffff',
};

export const nationOf = (scene: Scene, view: View, seat: number): Nation | undefined =>
  scene.nations.find((nation) => nation.id === view.players[seat]?.nation);

export const seatLook: SeatLookOf<'revolt'> = (scene, view, seat) => {
  if (scene === null || view === null) return null;
  const nation = nationOf(scene, view, seat);
  if (nation === undefined) return null;
  return {
    colour: nation.colour,
    ink: INKS[nation.ink],
    letter: nation.letter,
  };
};

/** As the turns go round. */
export const seatOrder: SeatOrderOf<'revolt'> = (view) => view?.order ?? null;
