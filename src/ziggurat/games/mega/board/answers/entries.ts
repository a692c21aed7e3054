/** The answers of a question that is a list, by their kinds and by what they are about. */
import type { Entry, EntryGroup, Question } from '$lib/api/types';

const groupsOf = (question: Question): readonly EntryGroup[] =>
  question.options.kind === 'list' ? question.options.groups : [];

/** The kinds of answer there is something to do for, by name. */
export const openGroups = (question: Question): ReadonlyMap<string, EntryGroup> =>
  new Map(
    groupsOf(question).flatMap((group) => (group.entries.length > 0 ? [[group.name, group]] : [])),
  );

/** Answers of some kinds about a thing, each with what its kind is called. */
export const answersAbout = (
  question: Question,
  kinds: readonly string[],
  thing: string,
): { title: string; entry: Entry }[] =>
  groupsOf(question)
    .filter(({ name }) => kinds.includes(name))
    .flatMap(({ title, entries }) =>
      entries.filter(({ things }) => things[0] === thing).map((entry) => ({ title, entry })),
    );
