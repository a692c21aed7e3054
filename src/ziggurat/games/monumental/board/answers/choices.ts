/** What answers look like where a few stand side by side: the signs of the effects they stand for. */
import type { Entry, Question } from '$lib/api/types';
import { briefingOf, type Choice } from '../briefing';
import { amountMarks, type Chunk } from '../faces/marks';
import { operationMarks } from '../faces/operations';
import { nameOf, type Printed } from '../faces/printed';
import { lineOf, type Line } from '../faces/triggers';

/** How an answer is shown; what it is not about is empty. */
export interface Face {
  /** The card it is about, by its id. */
  card: string | null;
  title: string;
  /** The effect of the card that is meant. */
  line: Line | null;
  /** What is done or gained. */
  chunks: Chunk[];
  /** The player it is about, by number. */
  player: number | null;
}

const NO_FACE: Face = { card: null, title: '', line: null, chunks: [], player: null };

/** An answer in signs, by what the server tells of it, else by the last thing it names. */
export function faceOfAnswer(
  scene: Printed,
  question: Question | null,
  answer: string,
  things: readonly string[],
): Face {
  const choice = briefingOf(question).choices?.find((each) => each.answer === answer);
  return choice === undefined ? faceOfThing(scene, things.at(-1)) : faceOfChoice(scene, choice);
}

function faceOfChoice(scene: Printed, choice: Choice): Face {
  const chunks = [...operationMarks(choice.does ?? [], scene), ...amountMarks(choice.gain, '+')];
  const { card } = choice;
  if (card === undefined) return { ...NO_FACE, chunks };
  const effect = scene.cards[card]?.effects?.[choice.effect ?? 0];
  const line = effect === undefined ? null : lineOf(effect, scene);
  return { ...NO_FACE, card, title: nameOf(scene, card), line, chunks };
}

function faceOfThing(scene: Printed, thing: string | undefined): Face {
  const [kind = '', id = ''] = thing?.split(':', 2) ?? [];
  if ((kind === 'card' || kind === 'discard') && scene.cards[id] !== undefined)
    return { ...NO_FACE, card: id, title: nameOf(scene, id) };
  return kind === 'seat' || kind === 'automa' ? { ...NO_FACE, player: Number(id) } : NO_FACE;
}

/** So many answers stand side by side at once; more are pointed at on the board. */
export const FEW = 6;

/** Those of many answers that name nothing on the board: they need buttons of their own. */
export const unpointed = (entries: readonly Entry[]): Entry[] =>
  entries.length <= FEW ? [...entries] : entries.filter((entry) => entry.things.length === 0);
