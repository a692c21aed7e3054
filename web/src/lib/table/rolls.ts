/** Which dice lie on the table, and what came of them. */
import type { Line } from '../api/types';

/** So many answers are shown, the newest of them... */
const ANSWERS = 2;
/** ...and so many lines of each: ties can be rolled again for long. */
const LINES = 3;

/** Dice that were rolled are told as `rolls`, whatever the game. */
const hasDice = (line: Line): boolean => line.event != null && 'rolls' in line.event;

/** The last answers that dice were rolled for: of each its first line and the last ones. */
export function rollsOf(lines: readonly Line[]): Line[][] {
  const answers = new Map<number, Line[]>();
  for (const line of lines.filter((each) => !each.is_news)) {
    answers.set(line.number, [...(answers.get(line.number) ?? []), line]);
  }
  return [...answers.values()]
    .filter((answer) => answer.some(hasDice))
    .slice(-ANSWERS)
    .map((answer) => (answer.length > LINES ? [answer[0], ...answer.slice(1 - LINES)] : answer))
    .map((answer) => answer.filter((line) => line !== undefined));
}
