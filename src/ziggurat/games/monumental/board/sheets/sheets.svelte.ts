/** Which sheets lie over the board; strip, dock and board open the same ones. */

export type Opened =
  | { kind: 'player'; player: number }
  | { kind: 'standing' }
  | { kind: 'pile'; player: number; pile: Pile };

export type Pile = 'deck' | 'discard' | 'archive';

const isSame = (one: Opened | null, other: Opened): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

class Sheets {
  /** The sheet that goes when somebody clicks elsewhere. */
  open = $state.raw<Opened | null>(null);
  /** Players whose sheets stay until they are closed. */
  pinned = $state.raw<readonly number[]>([]);

  /** Open a sheet, or close it when it lies there. */
  toggle(wanted: Opened): void {
    if (wanted.kind === 'player' && this.isPinned(wanted.player)) this.unpin(wanted.player);
    else this.open = isSame(this.open, wanted) ? null : wanted;
  }

  isPinned(player: number): boolean {
    return this.pinned.includes(player);
  }

  /** Let a player's sheet stay; one that stays goes with the next click elsewhere. */
  pin(player: number): void {
    if (this.isPinned(player)) {
      this.unpin(player);
      this.open = { kind: 'player', player };
    } else {
      this.pinned = [...this.pinned, player];
      this.open = null;
    }
  }

  unpin(player: number): void {
    this.pinned = this.pinned.filter((each) => each !== player);
  }

  /** Close what is not pinned. */
  close(): void {
    this.open = null;
  }

  clear(): void {
    this.open = null;
    this.pinned = [];
  }
}

export const sheets = new Sheets();
