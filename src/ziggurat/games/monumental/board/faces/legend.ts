/** What every sign means, chapter by chapter. */
import { COUNTERS, TYPES } from './conditions';
import { gemTitle, SHAPES, type GemName } from './gems';
import { gem, sign, type Chunk } from './marks';
import { OPERATIONS, operationMarks } from './operations';
import type { Printed } from './printed';
import { SIGNS } from './signs';
import { TRIGGERS, type Line } from './triggers';

export interface Meaning {
  line: Line;
  words: string;
}

export interface Chapter {
  title: string;
  meanings: Meaning[];
}

const plain = (chunks: Chunk[], words: string): Meaning => ({
  line: { trigger: null, isFirst: false, chunks },
  words,
});

/** Signs of pieces and places, which also stand in the middle of lines. */
const PIECES = [
  'soldier',
  'explorer',
  'outpost',
  'post',
  'province',
  'coast',
  'rival',
  'city',
  'display',
  'reserve',
  'points',
] as const;

export function legendOf(scene: Printed): Chapter[] {
  return [
    { title: 'Resources', meanings: (Object.keys(SHAPES) as GemName[]).map(gemMeaning) },
    { title: 'Cards and tokens', meanings: [...new Set(Object.values(TYPES))].map(signMeaning) },
    { title: 'Pieces and places', meanings: PIECES.map(signMeaning) },
    { title: 'When', meanings: triggerMeanings() },
    { title: 'What happens', meanings: operationMeanings(scene) },
    { title: 'What is counted', meanings: Object.values(COUNTERS).map(countMeaning) },
    { title: 'Between the signs', meanings: BETWEEN },
  ];
}

const gemMeaning = (name: GemName): Meaning => plain([[gem(name)]], gemTitle(name));

const signMeaning = (name: keyof typeof SIGNS): Meaning => plain([[sign(name)]], SIGNS[name].title);

const countMeaning = (counted: (typeof COUNTERS)[string]): Meaning =>
  plain([counted.marks], counted.title);

const triggerMeanings = (): Meaning[] =>
  (Object.keys(TRIGGERS) as (keyof typeof TRIGGERS)[]).map((trigger) => ({
    line: { trigger, isFirst: false, chunks: [] },
    words: TRIGGERS[trigger].title,
  }));

const operationMeanings = (scene: Printed): Meaning[] =>
  Object.values(OPERATIONS).map((drawn) =>
    plain(operationMarks([drawn.example], scene), drawn.title),
  );

const BETWEEN: Meaning[] = [
  plain([['2', gem('gold'), '→']], 'pay this to get what follows'),
  plain([['if', sign('conquer')]], 'only if so: here, if you conquered a Province this turn'),
  plain([['≤2']], 'at most so many'),
  plain([['or']], 'one or the other'),
  {
    line: { trigger: 'conquer', isFirst: true, chunks: [] },
    words: 'the first time in a turn only',
  },
  { line: { trigger: 'develop', isFirst: false, chunks: [] }, words: 'a dashed frame: only once' },
];
