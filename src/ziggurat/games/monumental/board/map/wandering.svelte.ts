/** The tile far away that an Explorer is to walk to, while the answers on the way are not given. */
import type { Question } from '$lib/api/types';
import type { Picks } from '$lib/board';
import { walkOf } from './walks';

class Wandering {
  #goal = $state.raw<{ question: Question; explorer: number; tile: string } | null>(null);

  /** Where the Explorer goes that is chosen; another question, or another Explorer, forgets it. */
  goalFor(question: Question | null, picks: Picks): string | null {
    const goal = this.#goal;
    if (goal?.question !== question || picks.chosen.length !== 1) return null;
    return walkOf(question, picks)?.explorer === goal.explorer ? goal.tile : null;
  }

  choose(question: Question, explorer: number, tile: string): void {
    this.#goal = { question, explorer, tile };
  }
}

export const wandering = new Wandering();
