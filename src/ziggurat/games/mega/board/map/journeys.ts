/** Marches and voyages as the server tells them: where one can go, with how many, and what then. */
import type { Entry, Question } from '$lib/api/types';
import { areaThing, briefingOf, idIn, shipThing, type Ground } from '../scene';

/** Where tokens of an area, or a ship with those it takes along, can go. */
export interface Journey {
  /** What sets out: `area:merv` or `ship:3`. */
  thing: string;
  from: string;
  isVoyage: boolean;
  /** Tokens that could go. */
  tokens: number;
  /** A ship may sail empty; a march takes at least one. */
  least: number;
  /** By area: how many may go there. */
  to: Readonly<Record<string, number>>;
  /** By area: the steps a ship takes. */
  steps: Readonly<Record<string, number>>;
  /** Steps a ship has left. */
  stepsLeft: number;
  /** Tokens a ship carries at most. */
  room: number;
}

/** A journey to somewhere, by so many. */
export interface Plan {
  journey: Journey;
  target: string;
  count: number;
}

/** What is to be known of a plan: fine, a loss or a fight ahead, or merely so. */
export interface Note {
  tone: 'fine' | 'warn' | 'info';
  text: string;
  clause?: string;
}

/** The answer that calls a journey off, once what sets out was answered. */
export const STAY = 'stay';

/** All journeys that can be made now, by what sets out. */
export function journeysOf(question: Question | null): ReadonlyMap<string, Journey> {
  const { marches = {}, voyages = {} } = briefingOf(question);
  return new Map([
    ...Object.entries(marches).map(([from, { tokens, to }]): [string, Journey] => [
      areaThing(from),
      {
        thing: areaThing(from),
        from,
        isVoyage: false,
        tokens,
        least: 1,
        to,
        steps: {},
        stepsLeft: 0,
        room: 0,
      },
    ]),
    ...Object.entries(voyages).map(([ship, voyage]): [string, Journey] => {
      const ports = Object.entries(voyage.to);
      const thing = shipThing(ship);
      return [
        thing,
        {
          thing,
          from: voyage.area,
          isVoyage: true,
          tokens: voyage.tokens,
          least: 0,
          to: Object.fromEntries(ports.map(([area, { most }]) => [area, most])),
          steps: Object.fromEntries(ports.map(([area, { steps }]) => [area, steps])),
          stepsLeft: voyage.steps,
          room: voyage.room,
        },
      ];
    }),
  ]);
}

export const mostTo = ({ to, tokens }: Journey, target: string): number =>
  Math.min(tokens, to[target] ?? 0);

/** A number of tokens that can go there. */
export const countWithin = (journey: Journey, target: string, count: number): number =>
  Math.max(journey.least, Math.min(mostTo(journey, target), count));

/** How many go where somebody clicks first: those the area has room for, else as few as can. */
export function firstCount(journey: Journey, target: string, ground: Ground | undefined): number {
  const free = (ground?.room ?? 0) - (ground?.holds ?? 0);
  const isFree = free > 0 && (ground?.rivals ?? []).length === 0;
  return countWithin(journey, target, isFree ? free : journey.least);
}

/**
 * The answers that carry a plan out, one after the other. Before the journey is asked about the
 * question's own answer names what sets out.
 */
export function answersOf(question: Question, { journey, target, count }: Plan): string[] {
  return [...beginningOf(question, journey), `${target}*${count}`];
}

/** The answers that would lead where one cannot go: the server knows why not. */
export const vainly = (question: Question, journey: Journey, target: string): string[] =>
  answersOf(question, { journey, target, count: journey.least });

/** The answer that names what sets out, where that is still asked. */
function beginningOf(question: Question, { isVoyage, thing }: Journey): string[] {
  if (askedJourney(question) !== null) return [];
  const first = entriesIn(question, isVoyage ? 'sail' : 'march').find(
    ({ things }) => things[0] === thing,
  );
  return first === undefined ? [] : [first.answer];
}

const entriesIn = ({ options }: Question, ...groups: string[]): Entry[] =>
  options.kind === 'list'
    ? options.groups
        .filter(({ name }) => groups.includes(name))
        .flatMap(({ entries }) => [...entries])
    : [];

/** What sets out by an answer; null where nothing does. */
export const setsOut = (question: Question, answer = ''): string | null =>
  entriesIn(question, 'march', 'sail').find((entry) => entry.answer === answer)?.things[0] ?? null;

/** What becomes of so many tokens where they go. */
export function notesOn(
  ground: Ground | undefined,
  count: number,
  sideOf: (holder: string) => string,
): Note[] {
  if (ground === undefined) return [];
  const { holds = 0, room, fights_from = 0, rivals = [], city_takes = 0, storm_takes = 0 } = ground;
  const there = holds + count;
  const foes = rivals.map(sideOf).join(' and ');
  const isFought = fights_from > 0 && count >= fights_from;
  return [
    ...(storm_takes > 0
      ? [
          there >= storm_takes
            ? fine(`enough to storm the city of ${foes}: ${there} of ${storm_takes}`)
            : warn(`${there} of the ${storm_takes} that take the city of ${foes}`),
        ]
      : isFought
        ? [warn(`conflict with ${foes}`, 'ME-M15')]
        : rivals.length > 0
          ? [info(`beside ${foes}, without a conflict`)]
          : []),
    ...(storm_takes > 0 || isFought
      ? []
      : there > room
        ? [warn(`${there - room} above the limit of ${room}`, 'ME-Y5')]
        : [fine(`${there} of ${room} may stay`)]),
    ...(city_takes > 0
      ? [
          there >= city_takes
            ? fine(`enough for a city: ${there} of ${city_takes}`, 'ME-Y1')
            : info(`${there} of ${city_takes} for a city`, 'ME-Y1'),
        ]
      : []),
  ];
}

const note =
  (tone: Note['tone']) =>
  (text: string, clause?: string): Note =>
    clause === undefined ? { tone, text } : { tone, text, clause };
const fine = note('fine');
const warn = note('warn');
const info = note('info');

/** The areas a journey can lead to, as things. */
export const targetsOf = (journey: Journey): ReadonlySet<string> =>
  new Set(Object.keys(journey.to).map(areaThing));

/** The journey the question itself is about, once what sets out was answered. */
export function askedJourney(question: Question | null): Journey | null {
  const subject = briefingOf(question).subject?.thing;
  if (subject === undefined || question?.options.kind !== 'either') return null;
  return journeysOf(question).get(subject) ?? null;
}

export const isShip = (thing: string): boolean => idIn('ship', thing) !== null;
