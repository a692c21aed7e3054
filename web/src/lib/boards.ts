/** Where the boards of the games come from: each from its game's folder, loaded when needed. */
import type { PickInfo } from './api/types';
import type {
  Board,
  DraftView,
  Legend,
  Primer,
  SeatLook,
  SeatLookOf,
  SeatOrderOf,
  Setting,
  Strip,
} from './board';

type Loaded<T> = Promise<{ default: T }>;

const boards = import.meta.glob<{ default: Board }>(
  '../../../src/ziggurat/games/*/board/Board.svelte',
);
const looks = import.meta.glob<{
  seatLook: SeatLookOf;
  seatOrder?: SeatOrderOf;
  setting?: Setting;
}>('../../../src/ziggurat/games/*/board/look.ts');
const strips = import.meta.glob<{ default: Strip }>(
  '../../../src/ziggurat/games/*/board/Strip.svelte',
);
const drafts = import.meta.glob<{ default: DraftView }>(
  '../../../src/ziggurat/games/*/board/Draft.svelte',
);

const primers = import.meta.glob<{ default: Primer }>(
  '../../../src/ziggurat/games/*/board/Primer.svelte',
);

const legends = import.meta.glob<{ default: Legend }>(
  '../../../src/ziggurat/games/*/board/Legend.svelte',
);

export interface Look {
  board: Board;
  seatLook: SeatLookOf;
  seatOrder: SeatOrderOf;
  /** The game's own strip of players and telling of drafts, where it has them. */
  strip: Strip | null;
  draft: DraftView | null;
  setting: Setting;
}

/** The board of a game; one that has none of its own gets the plain one. */
export async function loadLook(game: string): Promise<Look> {
  const [board, look, strip, draft] = await Promise.all([
    of(boards, game, 'Board.svelte')?.() ?? (import('./table/PlainBoard.svelte') as Loaded<Board>),
    of(looks, game, 'look.ts')?.(),
    of(strips, game, 'Strip.svelte')?.(),
    of(drafts, game, 'Draft.svelte')?.(),
  ]);
  return {
    board: board.default,
    seatLook: look?.seatLook ?? (() => null),
    seatOrder: look?.seatOrder ?? (() => null),
    strip: strip?.default ?? null,
    draft: draft?.default ?? null,
    setting: look?.setting ?? {},
  };
}

/** What a game tells newcomers; null where it tells nothing. */
export async function loadPrimer(game: string): Promise<Primer | null> {
  const primer = await of(primers, game, 'Primer.svelte')?.();
  return primer?.default ?? null;
}

/** Whether a game tells what its signs mean. */
export const hasLegend = (game: string): boolean =>
  of(legends, game, 'Legend.svelte') !== undefined;

export async function loadLegend(game: string): Promise<Legend | null> {
  const legend = await of(legends, game, 'Legend.svelte')?.();
  return legend?.default ?? null;
}

function of<T>(all: Record<string, () => Promise<T>>, game: string, file: string) {
  return all[`../../../src/ziggurat/games/${game}/board/${file}`];
}

/** Colours that stay apart for colour-blind eyes, after Okabe and Ito, then lighter and darker. */
const COLOURS = [
  ['#0072b2', '#fff'],
  ['#d55e00', '#fff'],
  ['#009e73', '#000'],
  ['#e69f00', '#000'],
  ['#cc79a7', '#000'],
  ['#56b4e9', '#000'],
  ['#f0e442', '#000'],
  ['#8c510a', '#fff'],
  ['#5e3c99', '#fff'],
  ['#003f66', '#fff'],
  ['#8a3b00', '#fff'],
  ['#00563f', '#fff'],
  ['#ffd479', '#000'],
  ['#7a2e5a', '#fff'],
  ['#b8e2fa', '#000'],
  ['#857c00', '#fff'],
  ['#d9b38c', '#000'],
  ['#b9a6e0', '#000'],
] as const;

/** How a seat is dressed where the game says nothing: a colour and its number. */
export function plainLook(seat: number): SeatLook {
  const [colour, ink] = COLOURS[seat % COLOURS.length] ?? COLOURS[0];
  return { colour, ink, letter: String(seat + 1) };
}

/** How something to be picked is dressed: as it will be on the board, if that is known. */
export function pickLook(pick: PickInfo, index: number): SeatLook {
  const { colour, ink } = plainLook(index);
  const letter = pick.letter || pick.title.slice(0, 2);
  if (pick.colour === '') return { colour, ink, letter };
  return { colour: pick.colour, ink: inkOn(pick.colour), letter };
}

/** Black or white, whichever is read better on a colour written #rrggbb. */
function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(colour.slice(at, at + 2), 16),
  );
  return red * 0.299 + green * 0.587 + blue * 0.114 > 140 ? '#000' : '#fff';
}
