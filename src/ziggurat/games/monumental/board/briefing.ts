/** What the board is told with a question, beside its answers. */
import type { Entry, Question, Schemas } from '$lib/api/types';
import { RESOURCES, type Resource } from './scene';

export type Briefing = Schemas['MonumentalBriefing'];
export type Offer = Schemas['MonumentalBriefing.Offer'];
export type Attack = Schemas['MonumentalBriefing.Attack'];
export type Activation = Schemas['MonumentalBriefing.Activation'];
export type Ending = Schemas['MonumentalBriefing.Ending'];
export type Choice = Schemas['MonumentalBriefing.Choice'];
/** So much of some resources. */
export type Amounts = Partial<Record<Resource, number>>;

export const briefingOf = (question: Question | null): Briefing =>
  (question?.briefing as Briefing | null | undefined) ?? {};

/** Where row and column cross: what activating there brings. */
export const activationAt = (question: Question | null, place: number | null): Activation | null =>
  briefingOf(question).activations?.find(
    (each) => place !== null && each.row * 3 + each.column === place,
  ) ?? null;

/** What an answer conquers, with the Warlord or without. */
export const attackFor = (question: Question | null, entry: Entry | null): Attack | null =>
  briefingOf(question).conquests?.find(
    ({ plain, warlord }) => entry !== null && [plain, warlord].includes(entry.answer),
  ) ?? null;

export const isNothing = (amounts: Amounts | undefined): boolean =>
  RESOURCES.every((resource) => (amounts?.[resource] ?? 0) === 0);

/** `5 Science and 1 Gold`. */
export function inWords(amounts: Amounts | undefined): string {
  const parts = RESOURCES.flatMap((resource) => {
    const amount = amounts?.[resource] ?? 0;
    return amount === 0 ? [] : [`${String(amount)} ${capital(resource)}`];
  });
  return [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' and ');
}

/** Cards with an effect that can be used as an action now, by id. */
export const effectsToUse = (question: Question | null): ReadonlySet<string> =>
  new Set(
    (briefingOf(question).choices ?? []).flatMap(({ answer, card }) =>
      card !== undefined && answer.startsWith('use ') ? [card] : [],
    ),
  );

/** Cards that could be had now. */
export const cardsInReach = (question: Question | null): string[] =>
  (briefingOf(question).offers ?? []).flatMap(({ thing, refusal }) =>
    refusal === undefined && thing.startsWith('card:') ? [thing.slice('card:'.length)] : [],
  );

/** Whether ending now gives something away: resources, or what could still be had. */
export const isLoss = (question: Question | null): boolean => {
  const { ending } = briefingOf(question);
  return !isNothing(ending?.lost) || cardsInReach(question).length > 0;
};

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
