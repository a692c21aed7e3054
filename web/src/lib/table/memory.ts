/** Which entry a person gave last at each table, so that whoever comes back sees what is new. */

const STORE = 'ziggurat.answered';
/** Tables remembered; the one not answered at for longest is forgotten first. */
const MOST = 50;

/** The entries by their tables, the oldest first. */
function kept(): Map<string, number> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]');
    return new Map(found as [string, number][]);
  } catch {
    return new Map();
  }
}

export function remember(table: string, number: number): void {
  const all = kept();
  all.delete(table);
  all.set(table, number);
  try {
    localStorage.setItem(STORE, JSON.stringify([...all].slice(-MOST)));
  } catch {
    // A browser that keeps nothing marks only what happens while the page is open.
  }
}

export const recall = (table: string): number | null => kept().get(table) ?? null;
