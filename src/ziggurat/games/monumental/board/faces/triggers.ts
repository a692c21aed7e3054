/** When effects happen, in signs. */
import { conditionMarks, filterMarks } from './conditions';
import { amountMarks, filled, type Chunk } from './marks';
import { operationMarks } from './operations';
import type { Effect, Printed, Trigger } from './printed';
import type { SignName } from './signs';

interface Occasion {
  sign: SignName;
  /** What the legend says of it. */
  title: string;
  /** Whether it happens only once to a card. */
  once?: true;
}

export const TRIGGERS: Record<Trigger, Occasion> = {
  use: { sign: 'use', title: 'use it when you like in your turn, once a turn' },
  activate: { sign: 'activate', title: 'at once, when it is activated' },
  complete: { sign: 'wonder', title: 'once, when this Wonder is completed', once: true },
  develop: { sign: 'policy', title: 'once, when this Policy is developed', once: true },
  return: { sign: 'back', title: 'once, when you return this Hero', once: true },
  conquer: { sign: 'conquer', title: 'after you conquer a Province' },
  conquer_with_warlord: { sign: 'warlord', title: 'after your Warlord conquers a Province' },
  acquire: { sign: 'acquire', title: 'after you acquire a card' },
  wonder_completed: { sign: 'wonder', title: 'after you complete a Wonder' },
  policy_developed: { sign: 'policy', title: 'after you develop a Policy' },
  trade_benefit_gained: { sign: 'benefit', title: 'after you gain a Trade Benefit' },
  reserved: { sign: 'reserve', title: 'after you Reserve a card' },
  invested: { sign: 'invest', title: 'after you Invest' },
  explorer_claims: { sign: 'explorer', title: 'after an Explorer of yours claims a token' },
  visit: { sign: 'post', title: 'when a visitor pays here' },
  attack: { sign: 'attack', title: 'when the Monster attacks' },
  defeat: { sign: 'defeat', title: 'when the Monster is defeated' },
  static: { sign: 'always', title: 'always in force' },
};

/** An effect as a line of signs: when, then condition, payment and what it does. */
export interface Line {
  /** None for what needs no occasion, such as the condition of a Quest. */
  trigger: Trigger | null;
  /** Whether only the first occasion of a turn counts. */
  isFirst: boolean;
  chunks: Chunk[];
}

export function lineOf(effect: Effect, scene: Printed): Line {
  const trigger = effect.when ?? 'use';
  const condition = effect.if ?? null;
  const payment = amountMarks(effect.pay);
  return {
    trigger,
    isFirst: trigger !== 'use' && (effect.limit === 'turn' || effect.limit === 'first'),
    chunks: [
      ...filled([filterMarks(effect.filter)]),
      ...(condition === null ? [] : [['if', ...conditionMarks(condition, scene)]]),
      ...(payment.length === 0 ? [] : [[...payment.flat(), '→']]),
      ...operationMarks(effect.do, scene),
    ],
  };
}
