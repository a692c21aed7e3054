/** Stepping through a game, page by page, as far as it has come. */
import * as calls from '../api/calls';
import type { ReplayFrame, View } from '../api/types';
import { withParts } from './folding';

/** Moves fetched at once. */
const PAGE = 100;

/** A frame with its whole view. */
export interface WholeFrame extends Omit<ReplayFrame, 'view'> {
  view: View;
}

export class Replaying {
  /** The move looked at; null is the live table. */
  at = $state<number | null>(null);
  isPlaying = $state(false);
  /** The frame looked at. */
  frame = $state.raw<WholeFrame | null>(null);
  /** The one before it. */
  before = $state.raw<WholeFrame | null>(null);

  #frames = new Map<number, WholeFrame>();
  #pages = new Map<number, Promise<void>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly seat: () => number | null,
    readonly total: () => number,
    readonly speed: () => number,
  ) {}

  get isOn(): boolean {
    return this.at !== null;
  }

  /** What the move looked at was about: the first thing named. */
  readonly thing: string | null = $derived(
    this.frame?.lines.flatMap((line) => line.things)[0] ?? null,
  );

  /** Look at the table after so many moves. */
  async go(moves: number): Promise<void> {
    const target = Math.min(this.total(), Math.max(0, moves));
    this.at = target;
    const pages = new Set([target, Math.max(0, target - 1)].map((at) => Math.floor(at / PAGE)));
    await Promise.all([...pages].map((page) => this.#load(page)));
    if (this.at !== target) return;
    this.frame = this.#frames.get(target) ?? this.frame;
    this.before = this.#frames.get(target - 1) ?? null;
  }

  async step(by: number): Promise<void> {
    await this.go((this.at ?? this.total()) + by);
  }

  play(): void {
    if (this.at === null || this.at >= this.total()) this.at = 0;
    this.isPlaying = true;
    void this.#run(this.at);
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  /** Back to the live table. */
  leave(): void {
    this.pause();
    this.at = null;
    this.frame = null;
    this.before = null;
  }

  /** What was played has changed or somebody else looks on: nothing known holds any more. */
  forget(): void {
    this.#frames.clear();
    this.#pages.clear();
    if (this.at !== null) void this.go(this.at);
  }

  async #run(moves: number): Promise<void> {
    await this.go(moves);
    if (!this.isPlaying) return;
    if (moves >= this.total()) return this.pause();
    this.#timer = setTimeout(() => void this.#run((this.at ?? moves) + 1), 1000 / this.speed());
  }

  #load(page: number): Promise<void> {
    let loading = this.#pages.get(page);
    if (loading === undefined || this.#isShort(page)) {
      loading = this.#fetch(page);
      this.#pages.set(page, loading);
      loading.catch(() => this.#pages.delete(page));
    }
    return loading;
  }

  /** Whether more was played since the page was fetched. */
  #isShort(page: number): boolean {
    const last = Math.min(this.total(), (page + 1) * PAGE - 1);
    return !this.#frames.has(last) && this.#frames.has(page * PAGE);
  }

  async #fetch(page: number): Promise<void> {
    const since = page * PAGE;
    const until = Math.min(this.total(), since + PAGE - 1);
    const { frames } = await calls.replay(this.id, since, until, this.seat());
    let view: View | null = null;
    for (const frame of frames) {
      view = withParts(view, frame.view);
      this.#frames.set(frame.moves, { ...frame, view });
    }
  }
}
