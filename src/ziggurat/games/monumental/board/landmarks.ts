/** Keys that jump to the regions of the board. */
import { isForTable } from '$lib/table/keys';

const LETTERS: Record<string, string> = { m: 'map', c: 'city', k: 'market', d: 'dock' };

/** Go where a key leads; false where it leads nowhere. */
export function jump(board: HTMLElement, event: KeyboardEvent): boolean {
  if (!isForTable(event) || event.repeat) return false;
  // An answer of the list may have the same key.
  const isTaken = document.querySelector(`[data-key="${CSS.escape(event.key)}"]`) !== null;
  if (event.key === 'e' && !isTaken) return end();
  const name = LETTERS[event.key];
  if (event.key === 'F6') return goRound(board, event.shiftKey ? -1 : 1);
  if (name === undefined || isTaken) return false;
  return enter(board.querySelector<HTMLElement>(`[data-landmark="${name}"]`));
}

function goRound(board: HTMLElement, step: 1 | -1): boolean {
  const all = [...board.querySelectorAll<HTMLElement>('[data-landmark]')];
  const here = all.findIndex((each) => each.contains(document.activeElement));
  const next = here < 0 ? 0 : (here + step + all.length) % all.length;
  return enter(all[next] ?? null);
}

/** What can be picked there gets the focus, else the first thing. */
function enter(region: HTMLElement | null): boolean {
  const inside = region?.querySelector<HTMLElement>(
    '.lit[data-thing], [role="button"][data-thing]',
  );
  const any = region?.querySelector<HTMLElement>('button, [tabindex]');
  (inside ?? any)?.focus();
  return (inside ?? any) != null;
}

function end(): boolean {
  const ending = document.querySelector<HTMLElement>('[data-ending]');
  ending?.click();
  return ending !== null;
}
