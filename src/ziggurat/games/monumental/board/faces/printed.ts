/** What is printed on cards and tokens, by the names the board uses; the schema says what it is. */
import type { Schemas } from '$lib/api/types';

export type Scene = Schemas['MonumentalScene'];
/** What faces are made of. */
export type Printed = Pick<Scene, 'cards' | 'things' | 'names'>;

export type Card = Schemas['MonumentalScene.Card'];
export type CardType = Card['type'];
export type Effect = Schemas['MonumentalScene.Effect'];
export type Trigger = NonNullable<Effect['when']>;
export type Condition = Schemas['MonumentalScene.Condition'];
export type Filter = Schemas['MonumentalScene.Filter'];
export type Amounts = Schemas['MonumentalScene.Spoils'];
export type Resource = keyof Amounts;

export type Operation = Effect['do'][number];
export type OperationName = Operation['op'];
export type OperationOf<Name extends OperationName> = Extract<Operation, { op: Name }>;

/** As they are always told. */
export const RESOURCES = [
  'production',
  'science',
  'military',
  'gold',
  'culture',
  'any',
  'trade',
] as const satisfies readonly Resource[];

/** How much of what, in the order in which it is always told. */
export function amountsOf(amounts: Amounts | null | undefined): [Resource, number][] {
  return RESOURCES.flatMap((resource): [Resource, number][] => {
    const amount = amounts?.[resource] ?? 0;
    return amount > 0 ? [[resource, amount]] : [];
  });
}

/** What a card or token is called; an id nobody named is its own name. */
export const nameOf = (scene: Pick<Scene, 'things'>, id: string): string =>
  scene.things?.[id]?.name ?? id;
