/**
 * The agreement between the generic table and the board of a game.
 *
 * A board is a Svelte component at `src/ziggurat/games/<game>/board/Board.svelte` (default
 * export). It draws what the seat's view says and knows no rules: what can be clicked is in
 * `picks`, and a click tells which thing was meant. Things are the names that options and log
 * lines use, such as `region:roma`.
 */
import type { Component } from 'svelte';
import type { GameName, Line, PlainScene, Scene, SeatInfo, View } from '$lib/api/types';

/** Which things on the board matter to the question being answered. */
export interface Picks {
  /** Things that can be clicked now: each leads on towards an answer. */
  readonly next: ReadonlySet<string>;
  /** Things clicked so far, in order. The same thing may come twice. */
  readonly chosen: readonly string[];
  /** The thing pointed at from a button, the log or the rules; null when none is. */
  readonly pointed: string | null;
}

/** What a board is given; a game's own takes `BoardProps<'revolt'>`. */
export interface BoardProps<G extends GameName = GameName> {
  game: string;
  /** What never changes on this table: `Game.scene`; null until it has come. */
  scene: Scene<G> | null;
  /** What the seat may know now: `Game.view`. */
  view: View<G> | null;
  /** In a replay, the view before the move looked at; null where there is nothing to compare. */
  before: View<G> | null;
  seats: SeatInfo[];
  /** The seat that looks on; null for a spectator. */
  seat: number | null;
  picks: Picks;
  /** What has happened since the person's last answer; in a replay, what the move did. */
  lines: Line[];
  /** A thing was clicked. Boards may call it for any thing; one that is not next is ignored. */
  onpick: (thing: string) => void;
  /** The pointer or the focus is on this thing (null: on none); the table tells all about it. */
  onabout: (thing: string | null) => void;
  /** Whether things may move; false where a person prefers stillness. */
  motion: boolean;
}

export type Board = Component<BoardProps>;

/** The same for the board that shows any game as text. */
export interface PlainBoardProps extends Omit<BoardProps, 'scene'> {
  scene: PlainScene | null;
}

/**
 * What `board/Primer.svelte` of a game may tell somebody who never saw it, in a minute's reading.
 * View and seat are null where there is no table, or it has not begun.
 */
export type PrimerProps<G extends GameName = GameName> = Pick<BoardProps<G>, 'view' | 'seat'>;

export type Primer = Component<PrimerProps>;

export const NO_PICKS: Picks = { next: new Set(), chosen: [], pointed: null };

/** How a seat is dressed, so that panels and charts show it as the board does. */
export interface SeatLook {
  /** A CSS colour. */
  colour: string;
  /** A CSS colour that can be read upon it. */
  ink: string;
  /** A letter or two, for those who cannot tell colours apart. */
  letter: string;
}

/**
 * What `board/look.ts` of a game may export beside the board as `seatLook`; without it seats get
 * colours and numbers of their own.
 */
export type SeatLookOf<G extends GameName = GameName> = (
  scene: Scene<G> | null,
  view: View<G> | null,
  seat: number,
) => SeatLook | null;

/**
 * What `board/look.ts` of a game may export as `seatOrder`: the order in which seats are shown, such
 * as that of turns. Without it, or where it says null, they are shown by their numbers.
 */
export type SeatOrderOf<G extends GameName = GameName> = (
  view: View<G> | null,
) => readonly number[] | null;
