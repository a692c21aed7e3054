/** How a table changes by what the live stream tells. */
import type { Change, Line, Table, View, ViewParts } from '../api/types';

/** Something is missing between the table and the change: it has to be fetched anew. */
export const GAP = 'gap';

/** The table after a change; the same table when the change is old. */
export function fold(table: Table, change: Change): Table | typeof GAP {
  if (change.kind === 'presence') return withStanding(table, change);
  if (change.number <= table.number) return table;
  if (change.number > table.number + 1) return GAP;
  // The start publishes more than a change tells: the commitment of the dice.
  if (change.kind === 'started') return GAP;
  // What was taken back can only be told from how many moves are left.
  const takesBack = change.kind === 'undo' || change.kind === 'takeback';
  if (takesBack && change.standing === null) return GAP;
  const next = withStanding(table, change);
  return {
    ...next,
    number: change.number,
    lines: [...standingLines(table.lines, next.standing.moves), ...change.lines],
    chat: change.said === null ? table.chat : [...table.chat, change.said],
    view: viewAfter(table, change),
  };
}

function withStanding(table: Table, change: Change): Table {
  return change.standing === null ? table : { ...table, standing: change.standing };
}

/** The lines that still hold when so many moves stand; news of the table always do. */
function standingLines(lines: Line[], moves: number): Line[] {
  const isVoid = (line: Line) => !line.is_news && line.moves > moves;
  return lines.some(isVoid) ? lines.filter((line) => !isVoid(line)) : lines;
}

function viewAfter(table: Table, change: Change): Table['view'] {
  if (change.view === null) return table.view;
  return withParts(change.is_whole ? null : table.view, change.view);
}

/** A view with some parts anew, of which the server says what they are; of none all are told. */
export const withParts = (view: View | null, parts: ViewParts): View =>
  ({ ...view, ...parts }) as View;
