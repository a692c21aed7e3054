/** Making tables. */
import * as calls from './api/calls';
import type { GameInfo, SeatPlan } from './api/types';
import { myself } from './me.svelte';

/** How many sit at a table against bots unless somebody says otherwise. */
const USUAL_SEATS = 3;

/** The kind of bot that plays best among those a game has. */
export const bestBot = (game: GameInfo): string =>
  game.bots.find((bot) => bot === 'greedy') ?? game.bots.at(-1) ?? '';

export function usualSeats(game: GameInfo): number {
  return Math.min(game.most_seats, Math.max(game.least_seats, USUAL_SEATS));
}

/** Me and bots, at a table of a sensible size. */
export function seatsAgainstBots(game: GameInfo): SeatPlan[] {
  const bots = Array.from({ length: usualSeats(game) - 1 }, () => bestBot(game));
  return [{ kind: 'me', bot: '' }, ...bots.map((bot) => ({ kind: 'bot' as const, bot }))];
}

/** A table against bots, begun at once; its id. */
export async function playNow(game: GameInfo): Promise<string> {
  await myself.ensure();
  const table = await calls.makeTable({
    game: game.name,
    seats: seatsAgainstBots(game),
    is_listed: false,
    start: true,
  });
  return table.id;
}
