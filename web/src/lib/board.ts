/**
 * The agreement between the generic table and the board of a game.
 *
 * A board is a Svelte component at `src/ziggurat/games/<game>/board/Board.svelte` (default
 * export). It draws what the seat's view says and knows no rules: what can be clicked is in
 * `picks`, and a click tells which thing was meant. Things are the names that options and log
 * lines use, such as `region:roma`.
 *
 * Whatever can be clicked says in the page what it is, so that styles and tests find it:
 * `data-thing` a thing on the board, `data-verb` a kind of answer, `data-choice` an answer by its
 * notation, `data-step` a button for one more or one less of a thing (`resource:gold+`),
 * `data-ending` an answer that ends a turn, `data-give` the button that gives what was chosen,
 * `data-list` the list of all answers where a board folds it away.
 */
import type { Component, Snippet } from 'svelte';
import type {
  Closed,
  Entry,
  GameName,
  Line,
  PlainScene,
  Question,
  Quote,
  Scene,
  SeatInfo,
  View,
} from '$lib/api/types';
import type { AnyDraft } from '$lib/table/drafts.svelte';
import type { Quoting } from '$lib/table/quoting.svelte';

/** Which things on the board matter to the question being answered. */
export interface Picks {
  /** Things that can be clicked now: each leads on towards an answer. */
  readonly next: ReadonlySet<string>;
  /** Things clicked so far, in order. The same thing may come twice. */
  readonly chosen: readonly string[];
  /** The thing pointed at from a button, the log or the rules; null when none is. */
  readonly pointed: string | null;
  /** Where so many of each are shared out: how many a thing has, and whether it can have more. */
  readonly counts: ReadonlyMap<string, Held>;
  /** The answer that a second click, or a yes, would give. */
  readonly ready: Entry | null;
  /** The notation of the answer as it stands: what is ready or filled in; null when unfinished. */
  readonly answer: string | null;
  /** The kind of answer that was chosen first; null when none was. */
  readonly verb: string | null;
}

export interface Held {
  count: number;
  canGrow: boolean;
  canShrink: boolean;
}

/** How a thing was clicked, where that says more than the thing. */
export interface Picking {
  /** The kind of answer that is meant. */
  verb?: string;
  /** The field of a form that is meant; of several the first without an answer, else the last. */
  fields?: readonly string[];
  /** One more of it, or one less. */
  step?: 1 | -1;
  /** The answer that is meant, where the same things fit several; it waits for a yes. */
  answer?: string;
  /** A yes: the answer is given, if it is whole. */
  isSure?: boolean;
  /**
   * Several answers, one after the other: the things of each. They end where one of them cannot be
   * given any more, or something may have come to light.
   */
  along?: readonly (readonly string[])[];
  /** Several answers as they are written, one after the other; they end where one is refused. */
  answers?: readonly string[];
  /** Answers that cannot be given one after the other: the table tells why. */
  vain?: readonly string[];
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
  /** What is asked of the seat; null when nothing is, and in a replay. */
  question: Question | null;
  picks: Picks;
  /** What would come of the answer in the making, where the panel has asked; null else. */
  quote: Quote | null;
  /** What has happened since the person's last answer; in a replay, what the move did. */
  lines: Line[];
  /** A thing was clicked. Boards may call it for any thing; one that is not next is ignored. */
  onpick: (thing: string, how?: Picking) => void;
  /** A thing was clicked that cannot be picked: the table tells why, and upon which clause. */
  onrefuse: (sentence: string, clause: string) => void;
  /** The pointer or the focus is on this thing (null: on none); the table tells all about it. */
  onabout: (thing: string | null) => void;
  /** Whether things may move; false where a person prefers stillness. */
  motion: boolean;
  /** The one of its regions that is seen on a small screen; null where all are. */
  region: string | null;
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

/** What `board/Legend.svelte` of a game is given: it tells what the signs on the board mean. */
export interface LegendProps<G extends GameName = GameName> {
  scene: Scene<G>;
  open: boolean;
  onclose: () => void;
}

export type Legend = Component<LegendProps>;

export const NO_PICKS: Picks = {
  next: new Set(),
  chosen: [],
  pointed: null,
  counts: new Map(),
  ready: null,
  answer: null,
  verb: null,
};

/** What `board/Strip.svelte` of a game is given, which then stands for the usual strip of seats. */
export interface StripProps<G extends GameName = GameName> extends Pick<
  BoardProps<G>,
  'scene' | 'view' | 'seats' | 'seat' | 'picks' | 'onpick' | 'onabout' | 'onrefuse'
> {
  /** The seats that are waited for. */
  asked: readonly number[];
  /** Seats as the game shows them. */
  lookOf: (seat: number) => SeatLook;
  nameOf: (seat: number) => string;
  /** What a seat's clock says. */
  clock: Snippet<[SeatInfo]>;
}

export type Strip = Component<StripProps>;

/**
 * What `board/Draft.svelte` of a game is given: it tells in the panel what the answer in the making
 * costs and brings, and gives it.
 */
export interface DraftProps<G extends GameName = GameName> extends Pick<
  BoardProps<G>,
  'scene' | 'view' | 'seat' | 'picks' | 'onpick'
> {
  question: Question;
  draft: AnyDraft;
  /** Tells what would come of the answer in the making. */
  quoting: Quoting;
  isBusy: boolean;
  /** Where there is little room: one line and the button. */
  isBrief: boolean;
  onanswer: (answer: string) => void;
  /** One step back in what was chosen. */
  onback: () => void;
  onpoint: (thing: string | null) => void;
  /** Asks why kinds of answer are closed. */
  reasons: () => Promise<readonly Closed[]>;
  onrefuse: (sentence: string, clause: string) => void;
  /** The list of all answers, which must stay within reach. */
  all: Snippet;
}

export type DraftView = Component<DraftProps>;

/** A part of a board that fills a small screen alone. */
export interface Region<G extends GameName = GameName> {
  name: string;
  title: string;
  icon: Component;
  /** Whether a thing is found there. */
  has: (thing: string, view: View<G>, seat: number | null) => boolean;
}

/** A few words on the state of the table, for its head. */
export interface Tag {
  text: string;
  /** The same where there is little room. */
  brief?: string;
  isUrgent?: boolean;
}

/** A place on the table: what a selector finds, and on a small screen the region it is in. */
export interface Spot {
  at: string;
  region?: string;
}

/** What somebody who never saw the board is told of a part of it, which is ringed meanwhile. */
export interface TourStep extends Spot {
  title: string;
  words: string;
}

/** A line for somebody new to the game, given at most once a kind. */
export interface Hint {
  kind: string;
  words: string;
}

/** A key of the board's own; answers that have the same key take it first. */
export interface BoardKey {
  /** As the browser names it. */
  key: string;
  words: string;
  /** Where the focus goes. */
  leads?: Spot;
  /** A button that is pressed: what a selector finds first. */
  presses?: string;
  /** Whether the key only leads to the button first, since what it does cannot be undone. */
  isTwice?: boolean;
}

/** How a board wants the table around it: what `board/look.ts` may export as `setting`. */
export interface Setting<G extends GameName = GameName> {
  /** A narrow panel leaves the board more room; the replay stands below the log then. */
  panel?: 'narrow';
  /** Whether an answer made by clicks waits for one more. */
  isPatient?: boolean;
  /** Whether an answer only begins what another finishes, so that a hint tells both. */
  isBeginning?: (question: Question, answer: string) => boolean;
  /** Lay the answers of a hint into what the board keeps of an answer in the making; false if it has no place for them. */
  layOut?: (question: Question, answers: readonly string[]) => boolean;
  /** Whether what is shared out begins as the default says, to be changed or given as it is. */
  isFilled?: (question: Question) => boolean;
  /** On a small screen one of them is seen at a time, under tabs. */
  regions?: readonly Region<G>[];
  tags?: (view: View<G>) => Tag[];
  /** What a newcomer is shown of the board, one after the other. */
  tour?: (view: View<G>) => readonly TourStep[];
  /** What a newcomer is told of a question: lines, of which those are shown that are new. */
  hints?: (view: View<G>, question: Question, scene: Scene<G> | null) => readonly Hint[];
  keys?: readonly BoardKey[];
  /** What is read aloud of an answer that is whole: what it costs and leaves, in a sentence. */
  tellAnswer?: (question: Question, picks: Picks) => string;
}

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
