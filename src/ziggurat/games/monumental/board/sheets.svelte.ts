/** Which sheet lies over the board; strip, dock and board open the same one. */

export type Opened =
  | { kind: 'player'; player: number }
  | { kind: 'standing' }
  | { kind: 'pile'; player: number; pile: Pile };

export type Pile = 'deck' | 'discard' | 'archive';

class Sheets {
  open = $state.raw<Opened | null>(null);

  /** Open a sheet, or close it when it is the one that lies there. */
  toggle(wanted: Opened): void {
    this.open = isSame(this.open, wanted) ? null : wanted;
  }

  close(): void {
    this.open = null;
  }
}

const isSame = (one: Opened | null, other: Opened): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export const sheets = new Sheets();
