/** The face of a card or token, made of what is printed on it and nothing else. */
import { conditionMarks, TYPES } from './conditions';
import { amountMarks, either, gem, sign, type Chunk } from './marks';
import { amountsOf, nameOf, type Card, type Printed, type Resource, type Trigger } from './printed';
import type { SignName } from './signs';
import { textOf } from './text';
import { lineOf, type Line } from './triggers';

export interface Face {
  id: string;
  name: string;
  type: Card['type'];
  /** The sign of its type. */
  sign: SignName;
  era: Card['era'] | null;
  /** What it takes to have it; of a Monster, to defeat it. */
  price: Chunk[];
  /** A Wonder's second stage. */
  second: Chunk[];
  points: number;
  yields: [Resource, number][];
  lines: Line[];
  /** What signs have not said. */
  text: string;
  /** Large and pale in the corner: tells cards apart from afar. */
  watermark: SignName;
}

/**
 * The face of something printed. Of a Wonder or Policy that is `built` what happened once is over; of
 * an id that nobody printed there is the name alone.
 */
export function faceOf(scene: Printed, id: string, built = false): Face | null {
  const card = scene.cards[id];
  if (card === undefined) return null;
  const yields = amountsOf(card.yield);
  return {
    id,
    name: nameOf(scene, id),
    type: card.type,
    sign: TYPES[card.type],
    era: card.era ?? null,
    price: priceOf(card),
    second: amountMarks(card.cost_complete),
    points: card.points ?? 0,
    yields,
    lines: linesOf(card, scene, built),
    text: textOf(card, built),
    watermark: watermarkOf(card, yields),
  };
}

function priceOf(card: Card): Chunk[] {
  const strength = card.strength ?? 0;
  return strength > 0 ? [[`${strength}`, gem('military')]] : amountMarks(card.cost);
}

/** What has happened to a Wonder that stands and to a Policy in force. */
const OVER: ReadonlySet<Trigger> = new Set<Trigger>(['complete', 'develop']);

function linesOf(card: Card, scene: Printed, built: boolean): Line[] {
  const effects = (card.effects ?? []).filter(
    (effect) => !built || !OVER.has(effect.when ?? 'use'),
  );
  const lines = effects.map((effect) => lineOf(effect, scene));
  return [...plainLines(card, scene), ...lines];
}

/** What needs no occasion: gains to choose from, what a Quest asks for, what a project takes. */
function plainLines(card: Card, scene: Printed): Line[] {
  const lines: Chunk[][] = [];
  const gains = (card.gains ?? []).map((gain) => amountMarks(gain, '+'));
  if (gains.length > 0) lines.push(either(gains));
  const condition = card.condition ?? null;
  if (condition !== null) lines.push([conditionMarks(condition, scene)]);
  const taken = amountsOf(Object.fromEntries([[card.contribute ?? '', 1]]));
  if (taken.length > 0) lines.push([['most', ...taken.map(([resource]) => gem(resource))]]);
  if (typeof card.monster === 'string') lines.push([[sign('monster')]]);
  return lines.map((chunks) => ({ trigger: null, isFirst: false, chunks }));
}

function watermarkOf(card: Card, yields: [Resource, number][]): SignName {
  const first = yields.find(([resource]) => resource !== 'any')?.[0];
  return first === undefined || first === 'any' ? TYPES[card.type] : first;
}
