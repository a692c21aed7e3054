/** The live stream of a table. It heals by itself: the browser resumes where it was cut. */
import { eventsPath } from '../api/calls';
import type { Change, Table } from '../api/types';

const PATIENCE = [500, 1000, 2000, 4000, 8000];
/** A page that slept this long without news asks anew when it wakes. */
const STALE = 45_000;

export interface Listener {
  table(table: Table): void;
  change(change: Change): void;
  connection(isLive: boolean): void;
}

export class Stream {
  #source: EventSource | null = null;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heard = Date.now();
  #isClosed = false;

  constructor(
    readonly id: string,
    readonly seat: number | null,
    readonly listener: Listener,
  ) {
    window.addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#open();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#source?.close();
    window.removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
  }

  /** A fresh stream begins with the whole table, so nothing can be missed. */
  reopen(): void {
    if (this.#isClosed) return;
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#open();
  }

  #open(): void {
    const source = new EventSource(eventsPath(this.id, this.seat));
    this.#source = source;
    source.addEventListener('open', () => this.#live());
    source.addEventListener('table', (event) => {
      this.#live();
      this.listener.table(JSON.parse(String(event.data)) as Table);
    });
    source.addEventListener('change', (event) => {
      this.#live();
      this.listener.change(JSON.parse(String(event.data)) as Change);
    });
    source.addEventListener('error', () => this.#lost(source));
  }

  #live(): void {
    this.#attempts = 0;
    this.#heard = Date.now();
    this.listener.connection(true);
  }

  #lost(source: EventSource): void {
    if (source !== this.#source || this.#isClosed) return;
    this.listener.connection(false);
    // A source that is still connecting tries again by itself and resumes; a closed one does not.
    if (source.readyState !== EventSource.CLOSED) return;
    const pause = PATIENCE[Math.min(this.#attempts, PATIENCE.length - 1)];
    this.#attempts += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.reopen(), pause);
  }

  readonly #wake = (): void => {
    const isStale = Date.now() - this.#heard > STALE;
    const isDown = this.#source?.readyState !== EventSource.OPEN;
    if (document.visibilityState === 'visible' && (isStale || isDown)) this.reopen();
  };
}
