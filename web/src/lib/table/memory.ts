/** Which entry a person gave last at each table, so that whoever comes back sees what is new. */
import { keep, kept } from '../keeping';

const STORE = 'ziggurat.answered';
/** Tables remembered; the one not answered at for longest is forgotten first. */
const MOST = 50;

/** The entries by their tables, the oldest first. */
const answered = (): Map<string, number> => new Map(kept<[string, number][]>(STORE, []));

export function remember(table: string, number: number): void {
  const all = answered();
  all.delete(table);
  all.set(table, number);
  keep(STORE, [...all].slice(-MOST));
}

export const recall = (table: string): number | null => answered().get(table) ?? null;
