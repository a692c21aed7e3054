/** Making tables. */
import * as calls from './api/calls';
import type { GameInfo, SeatPlan } from './api/types';
import { myself } from './me.svelte';

export type Setting = GameInfo['settings'][number];

/** Whether a setting is only on or off. */
export const isSwitch = (setting: Setting): boolean =>
  typeof setting.default === 'number' && setting.least === 0 && setting.most === 1;

/** The text of a setting that names things in seat order, with one more of them, or without it. */
export function togglePick(text: string, name: string): string {
  const picked = text.split(',').filter(Boolean);
  const rest = picked.filter((each) => each !== name);
  return (rest.length < picked.length ? rest : [...picked, name]).join(',');
}

/** Whether enough is picked for the seats there are, in words. */
export function pickedWords(picked: number, seats: number): string {
  if (picked === 0)
    return 'They are dealt by chance. Pick one for each seat, in seat order, or none.';
  if (picked < seats)
    return `${String(picked)} of ${String(seats)} picked; the rest is still open.`;
  if (picked === seats) return 'One is picked for each seat.';
  return `${String(picked)} picked for ${String(seats)} seats.`;
}

/** How a game is settled, each setting in words; those that are left open are not named. */
export function settledWords(
  settled: Readonly<Record<string, number | string>>,
  known: readonly Setting[],
): string[] {
  const switches = new Set(known.filter(isSwitch).map((setting) => setting.name));
  const titles = new Map(
    known.map(({ name, picks }) => [name, new Map(picks.map((each) => [each.name, each.title]))]),
  );
  return Object.entries(settled)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => {
      // The text of a whole file says more than fits here.
      const picked = (each: string) => titles.get(name)?.get(each) ?? each;
      const told = String(value).includes('\n')
        ? 'of its own'
        : String(value).split(',').map(picked).join(', ');
      const words = switches.has(name) ? (value === 1 ? 'yes' : 'no') : told;
      return `${name.replaceAll('_', ' ')}: ${words}`;
    });
}

/** Who fills a seat unless somebody chooses: it answers at once and is no beginner. */
export const usualBot = (game: GameInfo): string =>
  game.bots.find(({ name }) => name === 'greedy')?.name ?? game.bots.at(-1)?.name ?? '';

/** A bot is named by its level, and by its character where it has one: `planner/merchant`. */
export const levelOf = (bot: string): string => bot.split('/')[0] ?? '';
export const characterOf = (bot: string): string => bot.split('/')[1] ?? '';

/** The bot of a level and a character; without one the server gives it any, if it takes one. */
export function botNamed(game: GameInfo, level: string, character: string): string {
  const known = game.bots.find(({ name }) => name === level);
  return character !== '' && known?.has_characters === true ? `${level}/${character}` : level;
}

/** Whether a bot of the level may play in a character, and the game has some. */
export const hasCharacters = (game: GameInfo, bot: string): boolean =>
  game.characters.length > 0 &&
  game.bots.some(({ name, has_characters }) => name === levelOf(bot) && has_characters);

/** A seat more: one more of the last bot. */
export const oneMore = (game: GameInfo, seats: readonly SeatPlan[]): SeatPlan => ({
  kind: 'bot',
  bot: levelOf(seats.findLast(({ kind }) => kind === 'bot')?.bot ?? usualBot(game)),
});

/** Me and bots of a kind, at a table of a sensible size. */
export function seatsAgainstBots(game: GameInfo, bot: string): SeatPlan[] {
  const bots = Array.from({ length: game.first_game.seats - 1 }, () => bot);
  return [{ kind: 'me', bot: '' }, ...bots.map((bot) => ({ kind: 'bot' as const, bot }))];
}

/** A first game against bots, begun at once; the id of its table. */
export async function playNow(game: GameInfo): Promise<string> {
  await myself.ensure();
  const table = await calls.makeTable({
    game: game.name,
    seats: seatsAgainstBots(game, game.first_bot),
    settings: game.first_game.settings,
    is_listed: false,
    start: true,
  });
  return table.id;
}
