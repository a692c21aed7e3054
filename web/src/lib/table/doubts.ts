/** Answers that are asked about before they are given. */
import type { Entry, Options, Question } from '../api/types';
import { plain } from '../words';
import { percent } from './chances';
import { writtenIn } from './drafts.svelte';

export interface Doubt {
  answer: string;
  /** What is asked. */
  question: string;
  /** What whoever is sure says. */
  yes: string;
}

/** Every answer that is listed, by its whole notation. */
export function entriesOf(options: Options): [string, Entry][] {
  if (options.kind === 'list') {
    return options.groups.flatMap((group) =>
      group.entries.map((entry): [string, Entry] => [entry.answer, entry]),
    );
  }
  if (options.kind !== 'either') return [];
  return options.branches.flatMap(({ name, options: inside }) =>
    inside?.kind === 'list'
      ? entriesOf(inside).map(([answer, entry]): [string, Entry] => [
          writtenIn(name, answer),
          entry,
        ])
      : [],
  );
}

/**
 * What to ask before an answer; null when it can be given at once. Nobody gives by a slip what
 * the game warns of, and a finger does not roll dice by one.
 */
export function doubtOf(options: Options, answer: string, isCareful: boolean): Doubt | null {
  const entry = entriesOf(options).find(([written]) => written === answer)?.[1];
  if (entry === undefined) return null;
  if (entry.caution !== '') return { answer, question: plain(entry.caution), yes: 'Yes' };
  if (entry.chance == null || !isCareful) return null;
  const chance = `${percent(entry.chance)} to succeed`;
  return { answer, question: `${plain(entry.label)}: ${chance}.`, yes: 'Roll the dice' };
}

/** Whether an answer takes nothing, and leaves it to the same seat to go on or to undo it. */
export function isFree(question: Question | null, answer: string): boolean {
  const prospect = question?.prospects[answer];
  if (prospect?.then !== 'asked') return false;
  return Object.values(prospect.changes).every((change) => change >= 0);
}
