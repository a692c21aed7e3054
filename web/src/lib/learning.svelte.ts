/** What somebody new to a game has been told on this device, so that nothing is told twice. */
import { keep, kept } from './keeping';

interface Kept {
  /** Games whose board was shown round. */
  tours: readonly string[];
  /** By game: the first tables somebody played at. */
  tables: Readonly<Record<string, readonly string[]>>;
  /** Hints that were given, as `game kind`. */
  hints: readonly string[];
}

const STORE = 'ziggurat.learning';
const FRESH: Kept = { tours: [], tables: {}, hints: [] };
/** In so many games of a kind somebody is new to it. */
const FIRST_GAMES = 2;

class Learning {
  #kept = $state.raw<Kept>({ ...FRESH, ...kept<Partial<Kept>>(STORE, {}) });

  hasSeenTour(game: string): boolean {
    return this.#kept.tours.includes(game);
  }

  seeTour(game: string): void {
    if (!this.hasSeenTour(game)) this.#keep({ tours: [...this.#kept.tours, game] });
  }

  /** Whether somebody is new to the game; the table counts as one of their first ones from now on. */
  isNewAt(game: string, table: string): boolean {
    const tables = this.#kept.tables[game] ?? [];
    if (tables.includes(table)) return true;
    if (tables.length >= FIRST_GAMES) return false;
    this.#keep({ tables: { ...this.#kept.tables, [game]: [...tables, table] } });
    return true;
  }

  wasTold(game: string, kind: string): boolean {
    return this.#kept.hints.includes(`${game} ${kind}`);
  }

  tell(game: string, kind: string): void {
    if (!this.wasTold(game, kind)) this.#keep({ hints: [...this.#kept.hints, `${game} ${kind}`] });
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    keep(STORE, this.#kept);
  }
}

export const learning = new Learning();
