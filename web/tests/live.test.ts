import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Branch, Change, Question, Table } from '../src/lib/api/types';
import { hand } from '../src/lib/hand.svelte';
import { preferences } from '../src/lib/preferences.svelte';
import { LiveTable } from '../src/lib/table/live.svelte';
import { remember } from '../src/lib/table/memory';
import { change, entry, group, line, standing, table } from './samples';

/** A stream that says what the test wants, when it wants. */
class ScriptedSource extends EventTarget {
  static readonly CLOSED = 2;
  static readonly OPEN = 1;
  static all: ScriptedSource[] = [];
  readyState = ScriptedSource.OPEN;

  constructor(readonly url: string) {
    super();
    ScriptedSource.all.push(this);
  }

  static get newest(): ScriptedSource {
    const newest = ScriptedSource.all.at(-1);
    if (newest === undefined) throw new Error('nobody listens');
    return newest;
  }

  tell(name: 'table' | 'change', data: Table | Change): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }

  close(): void {
    this.readyState = ScriptedSource.CLOSED;
  }
}

interface Sent {
  method: string;
  path: string;
  body: Record<string, unknown>;
}

/** Answers by method and path; a test replaces what it is about. */
let answers: Record<string, (sent: Sent) => Response>;
let sent: Sent[];

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });

const question = (number: number): Question => ({
  number,
  seat: 0,
  kind: 'turn',
  prompt: 'What now?',
  default: 'end',
  options: {
    kind: 'list',
    groups: [group('', [entry('roma', ['region:roma']), entry('end', [])])],
  },
  concession: '',
  holdings: {},
  prospects: {},
  briefing: null,
});

const asked = (number: number, part: Partial<Table> = {}) =>
  table({ number, standing: standing({ question: number, asked: [0] }), ...part });

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await vi.advanceTimersByTimeAsync(0);
}

let live: LiveTable;

beforeEach(() => {
  vi.useFakeTimers();
  ScriptedSource.all = [];
  sent = [];
  document.cookie = 'csrftoken=token';
  answers = {
    'GET /api/tables/T': () => json(asked(5)),
    'GET /api/tables/T/question?seat=0': () => json(question(5)),
    'GET /api/tables/T/scene': () => json({}),
  };
  vi.stubGlobal('EventSource', ScriptedSource);
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    const text = typeof init.body === 'string' ? init.body : '{}';
    const one: Sent = { method, path, body: JSON.parse(text) as Sent['body'] };
    sent.push(one);
    const answer = answers[`${method} ${path}`];
    return answer === undefined
      ? Promise.resolve(json({ sentence: `nothing at ${path}` }, 404))
      : new Promise<Response>((resolve) => resolve(answer(one)));
  });
  live = new LiveTable('T');
});

afterEach(() => {
  live.close();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a table that asks fetches its question once', async () => {
  live.open();
  await settle();
  ScriptedSource.newest.tell('change', change({ number: 6, standing: asked(5).standing }));
  await settle();
  expect(live.question?.prompt).toBe('What now?');
  expect(sent.filter(({ path }) => path.includes('/question'))).toHaveLength(1);
});

test('a question is fetched once, though stream and answer both tell of it', async () => {
  live.open();
  ScriptedSource.newest.tell('table', asked(5));
  ScriptedSource.newest.tell('change', change({ number: 6, standing: asked(5).standing }));
  await settle();
  expect(live.question?.prompt).toBe('What now?');
  expect(sent.filter(({ path }) => path.includes('/question'))).toHaveLength(1);
});

const here = (is_online: boolean) => {
  const seats = asked(5).standing.seats.map((seat) => ({ ...seat, is_online }));
  return asked(5, { standing: standing({ question: 5, asked: [0], seats }) });
};

test('what was fetched before the stream opened does not make anybody offline again', async () => {
  answers['GET /api/tables/T'] = () => json(here(false));
  live.open();
  ScriptedSource.newest.tell('table', here(true));
  await settle();
  expect(live.seats.map((seat) => seat.is_online)).not.toContain(false);
});

test('who came while the table was fetched anew is not offline again', async () => {
  live.open();
  ScriptedSource.newest.tell('table', here(false));
  await settle();
  answers['GET /api/tables/T'] = () => json({ ...here(false), number: 6 });
  ScriptedSource.newest.tell('change', change({ number: 6, kind: 'started' }));
  ScriptedSource.newest.tell(
    'change',
    change({ number: 6, kind: 'presence', standing: here(true).standing }),
  );
  await settle();
  expect(live.table?.number).toBe(6);
  expect(live.seats.map((seat) => seat.is_online)).not.toContain(false);
});

const words = (lines: { text: string }[]) => lines.map((each) => each.text);

test('what came since the last answer is recent, and news if the page saw it come', async () => {
  const tell = (number: number, moves: number, text: string) =>
    ScriptedSource.newest.tell(
      'change',
      change({
        number,
        lines: [line(number, moves, text)],
        standing: standing({ moves, question: 5, asked: [0] }),
      }),
    );
  live.open();
  await settle();
  tell(6, 1, 'Dice!');
  tell(7, 2, 'Lost.');
  expect(words(live.recent)).toEqual(['Dice!', 'Lost.']);
  expect(words(live.news)).toEqual(['Dice!', 'Lost.']);
  answers['POST /api/tables/T/answers?next=true'] = () =>
    json({ number: 8, moves: 3, question: null });
  await live.answer('end');
  tell(8, 3, 'Ended.');
  expect(words(live.recent)).toEqual(['Ended.']);
});

test('whoever comes back finds recent what happened since, but no dice roll for it', async () => {
  const lines = [line(3, 1, 'Old.'), line(4, 2, 'My own.'), line(5, 3, 'Theirs.')];
  remember('T', 4);
  answers['GET /api/tables/T'] = () => json(asked(5, { lines }));
  live.open();
  await settle();
  expect(words(live.recent)).toEqual(['My own.', 'Theirs.']);
  expect(live.news).toEqual([]);
});

test('who only looks on sees the newest entry as recent', async () => {
  const lines = [line(4, 2, 'Old.'), line(5, 3, 'Roll.'), line(5, 3, 'Won.')];
  answers['GET /api/tables/T'] = () =>
    json(table({ number: 5, lines, standing: standing({ seat: null }) }));
  live.open();
  await settle();
  expect(words(live.recent)).toEqual(['Roll.', 'Won.']);
});

test('a gap in the stream is healed by fetching the table', async () => {
  live.open();
  await settle();
  answers['GET /api/tables/T'] = () => json(asked(9, { lines: [line(8, 1), line(9, 2)] }));
  ScriptedSource.newest.tell('change', change({ number: 9 }));
  await settle();
  expect(live.table?.number).toBe(9);
  expect(live.table?.lines).toHaveLength(2);
});

test('an answer is sent again with the same key when the connection fails', async () => {
  let attempts = 0;
  answers['POST /api/tables/T/answers?next=true'] = () => {
    attempts += 1;
    if (attempts < 3) throw new TypeError('network');
    return json({ number: 6, moves: 1, question: question(6) });
  };
  live.open();
  await settle();
  const answering = live.answer('roma');
  await vi.runAllTimersAsync();
  await answering;
  const keys = sent.filter(({ path }) => path.includes('/answers')).map(({ body }) => body.key);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(live.question?.number).toBe(6);
  expect(live.trouble).toBeNull();
});

test('a stale answer refreshes the table and says so', async () => {
  answers['POST /api/tables/T/answers?next=true'] = () =>
    json({ sentence: 'Another question stands.', clause: '', question: 8 }, 409);
  live.open();
  await settle();
  answers['GET /api/tables/T'] = () => json(asked(8));
  answers['GET /api/tables/T/question?seat=0'] = () => json(question(8));
  await live.answer('roma');
  await settle();
  expect(live.trouble?.sentence).toContain('Another question stands.');
  expect(live.question?.number).toBe(8);
});

test('a refusal names its clause', async () => {
  answers['POST /api/tables/T/undo'] = () =>
    json({ sentence: 'Dice were rolled.', clause: 'ER-9', question: null }, 422);
  live.open();
  await settle();
  await live.undo();
  expect(live.trouble).toEqual({ sentence: 'Dice were rolled.', clause: 'ER-9' });
});

test('a stream that was closed is opened anew, and the banner goes', async () => {
  live.open();
  await settle();
  const first = ScriptedSource.newest;
  first.close();
  first.dispatchEvent(new Event('error'));
  expect(live.connection).toBe('lost');
  await vi.advanceTimersByTimeAsync(600);
  expect(ScriptedSource.all).toHaveLength(2);
  ScriptedSource.newest.tell('table', asked(7));
  expect(live.connection).toBe('live');
  expect(live.table?.number).toBe(7);
});

test('a table that is not there says why', async () => {
  answers['GET /api/tables/T'] = () => json({ sentence: 'There is no such table.' }, 404);
  live.open();
  await settle();
  expect(live.missing).toBe('There is no such table.');
});

test('a thing that completes the only kind of answer is sent as the move', async () => {
  answers['POST /api/tables/T/answers?next=true'] = () =>
    json({ number: 6, moves: 1, question: null });
  live.open();
  await settle();
  live.pick('region:roma');
  await settle();
  const [answer] = sent.filter(({ path }) => path.includes('/answers'));
  expect(answer?.body).toMatchObject({ question: 5, answer: 'roma', seat: 0 });
  expect(live.question).toBeNull();
});

test('on a floor what others do changes what is asked, and the draft is kept', async () => {
  const floor = (moves: number) => standing({ question: 5, asked: [0], moves, is_floor: true });
  const offering = (...towns: string[]): Question => ({
    ...question(5),
    options: {
      kind: 'list',
      groups: [
        group(
          'go',
          towns.map((town) => entry(`go ${town}`, [`region:${town}`, 'sea:x'])),
        ),
      ],
    },
  });
  answers['GET /api/tables/T'] = () => json(asked(5, { standing: floor(3) }));
  answers['GET /api/tables/T/question?seat=0'] = () => json(offering('roma', 'pisa'));
  live.open();
  await settle();
  live.pick('region:pisa');
  answers['GET /api/tables/T/question?seat=0'] = () => json(offering('pisa', 'ostia'));
  ScriptedSource.newest.tell('change', change({ number: 6, standing: floor(4) }));
  await settle();
  expect(live.draft?.chosen).toEqual(['region:pisa']);
  expect(live.question?.options).toEqual(offering('pisa', 'ostia').options);
  ScriptedSource.newest.tell('change', change({ number: 7, standing: floor(4) }));
  await settle();
  expect(sent.filter(({ path }) => path.includes('/question'))).toHaveLength(2);
});

test('on a floor an answer leaves alone what else was begun', async () => {
  const floor = standing({ question: 5, asked: [0], is_floor: true });
  const branch = (name: string): Branch => ({
    name,
    title: name,
    options: {
      kind: 'list',
      groups: [
        group('', [entry('roma', ['region:roma', 'sea:x']), entry('pisa', ['region:pisa'])]),
      ],
    },
  });
  const asking = (number: number): Question => ({
    ...question(number),
    options: { kind: 'either', branches: [branch('offer'), branch('accept')] },
  });
  answers['GET /api/tables/T'] = () => json(asked(5, { standing: floor }));
  answers['GET /api/tables/T/question?seat=0'] = () => json(asking(5));
  answers['POST /api/tables/T/answers?next=true'] = () =>
    json({ number: 6, moves: 1, question: asking(6) }, 201);
  live.open();
  await settle();
  live.pick('region:roma', { verb: 'offer' });
  live.pick('region:roma', { verb: 'accept' });
  await live.answer('accept roma');
  expect(live.question?.number).toBe(6);
  live.pick('', { verb: 'accept' });
  expect(live.draft?.chosen).toEqual([]);
  live.pick('', { verb: 'offer' });
  expect(live.draft?.chosen).toEqual(['region:roma']);
});

test('whoever holds several seats of a sealed round is asked for one after the other', async () => {
  answers['POST /api/tables/T/answers?next=true'] = () =>
    json({ number: 6, moves: 1, question: null }, 201);
  answers['GET /api/tables/T/question?seat=1'] = () => json({ ...question(5), seat: 1 });
  live.open();
  await settle();
  expect(live.question?.seat).toBe(0);
  await live.answer('end');
  const next = standing({ seat: 1, question: 5, asked: [1], moves: 1 });
  ScriptedSource.newest.tell('change', change({ number: 6, standing: next }));
  await settle();
  expect(live.question?.seat).toBe(1);
});

describe('an answer nobody should give by a slip', () => {
  const dear = {
    kind: 'list' as const,
    groups: [
      group('attack', [{ ...entry('attack', ['region:roma']), label: 'Roma', chance: 0.68 }]),
      group('disband', [{ ...entry('disband', []), caution: 'Disband the last army?' }]),
      group('end', [entry('end', [])]),
    ],
  };
  const told = () => sent.flatMap(({ body }) => ('answer' in body ? [body.answer] : []));

  beforeEach(async () => {
    answers['GET /api/tables/T/question?seat=0'] = () => json({ ...question(5), options: dear });
    answers['POST /api/tables/T/answers?next=true'] = () =>
      json({ number: 6, moves: 1, question: null });
    hand.isFinger = false;
    preferences.prefer({ careful: true });
    live.open();
    await settle();
  });

  test('waits for a yes', async () => {
    live.choose('disband');
    await settle();
    expect([live.doubt?.question, told()]).toEqual(['Disband the last army?', []]);
    live.confirm();
    await settle();
    expect([live.doubt, told()]).toEqual([null, ['disband']]);
  });

  test('is forgotten by a step back', async () => {
    live.choose('disband');
    expect([live.back(), live.doubt, live.back()]).toEqual([true, null, false]);
    live.confirm();
    await settle();
    expect(told()).toEqual([]);
  });

  test('is not what others are: those are given at once', async () => {
    live.choose('end');
    await settle();
    expect([live.doubt, told()]).toEqual([null, ['end']]);
  });

  test.each([
    ['a mouse', false, true, false],
    ['a finger', true, true, true],
    ['a finger of somebody who does not want to be asked', true, false, false],
  ])('with dice: %s', async (_, isFinger, careful, isAsked) => {
    hand.isFinger = isFinger;
    preferences.prefer({ careful });
    // Which verb is meant is not told by one pick.
    live.pick('region:roma');
    live.pick('region:roma');
    await settle();
    expect(live.doubt?.question ?? null).toBe(isAsked ? 'Roma: 68 % to succeed.' : null);
    expect(told()).toEqual(isAsked ? [] : ['attack']);
  });
});

describe('a click that makes an answer whole', () => {
  const told = () => sent.flatMap(({ body }) => ('answer' in body ? [body.answer] : []));
  const free = { changes: { 'resource:gold': 1 }, then: 'asked' as const };

  beforeEach(async () => {
    const groups = [
      group('use', [entry('use inn', ['card:inn'])]),
      group('buy', [entry('buy mill', ['card:mill'])]),
    ];
    const options = { kind: 'list' as const, groups };
    const prospects = {
      'use inn': free,
      'buy mill': { ...free, changes: { 'resource:gold': -1 } },
    };
    answers['GET /api/tables/T/question?seat=0'] = () =>
      json({ ...question(5), options, prospects });
    answers['POST /api/tables/T/answers?next=true'] = () =>
      json({ number: 6, moves: 1, question: null });
    live.open();
    await settle();
  });
  afterEach(() => preferences.prefer({ swift: false }));

  test.each([
    [false, 'card:inn', []],
    [true, 'card:inn', ['use inn']],
    [true, 'card:mill', []],
  ])(
    'is enough if somebody prefers it so (%s) and %s costs nothing',
    async (swift, thing, given) => {
      preferences.prefer({ swift });
      live.pick(thing);
      await settle();
      expect(told()).toEqual(given);
    },
  );
});

describe('advice', () => {
  const advice = { question: 5, answer: 'roma', reason: 'To win.', bot: 'greedy' };

  beforeEach(async () => {
    answers['GET /api/tables/T/question/advice?seat=0'] = () => json(advice);
    answers['POST /api/tables/T/answers?next=true'] = () =>
      json({ number: 6, moves: 1, question: null });
    live.open();
    await settle();
  });

  test('is laid into the draft, and given when it is taken', async () => {
    await live.advising.ask();
    expect([live.picks.chosen, live.picks.ready?.answer]).toEqual([['region:roma'], 'roma']);
    expect(live.advising.given?.reason).toBe('To win.');
    live.advising.take();
    await settle();
    expect(sent.at(-1)?.body.answer).toBe('roma');
    expect(live.advising.given).toBeNull();
  });

  test('leaves nothing behind when it is left', async () => {
    await live.advising.ask();
    live.advising.leave();
    expect([live.advising.given, live.picks.chosen]).toEqual([null, []]);
  });

  test('goes when what others do on a floor has made it impossible', async () => {
    const floor = (moves: number) => standing({ question: 5, asked: [0], moves, is_floor: true });
    const asks = (...choices: string[]) => {
      const entries = choices.map((each) => entry(each, [`region:${each}`]));
      const options = { kind: 'list' as const, groups: [group('', entries)] };
      answers['GET /api/tables/T/question?seat=0'] = () => json({ ...question(5), options });
    };
    const told: (string | undefined)[] = [];
    await live.advising.ask();
    for (const [moves, choices] of [['pisa', 'roma'], ['pisa']].entries()) {
      asks(...choices);
      const number = 6 + moves;
      ScriptedSource.newest.tell('change', change({ number, standing: floor(4 + moves) }));
      await settle();
      told.push(live.advising.given?.answer);
    }
    expect(told).toEqual(['roma', undefined]);
  });

  test('that is refused is told as a refusal', async () => {
    answers['GET /api/tables/T/question/advice?seat=0'] = () =>
      json({ sentence: 'There is no advice now.', clause: '' }, 400);
    await live.advising.ask();
    expect(live.trouble?.sentence).toBe('There is no advice now.');
  });
});

test('what a finger asked about stays until it is put away, or another question comes', async () => {
  const about = { thing: 'region:roma', title: 'Roma', facts: [] };
  answers['GET /api/tables/T/things/region%3Aroma?seat=0'] = () => json(about);
  live.open();
  await settle();
  for (const isFinger of [false, true]) {
    hand.isFinger = isFinger;
    live.telling.point('region:roma');
    await vi.advanceTimersByTimeAsync(200);
    expect(live.telling.about?.title).toBe('Roma');
    live.telling.point(null);
    expect(live.telling.about?.title).toBe(isFinger ? 'Roma' : undefined);
  }
  answers['POST /api/tables/T/answers?next=true'] = () =>
    json({ number: 6, moves: 1, question: question(6) });
  await live.answer('end');
  expect(live.telling.about).toBeNull();
});

describe('answers given one after the other', () => {
  const replies = (next: number | null) =>
    json({
      number: 6,
      moves: 1,
      question: next === null ? null : question(next),
    });
  const given = () =>
    sent.filter(({ method }) => method === 'POST').map(({ body }) => [body.question, body.answer]);

  test('go each to the question the one before it led to', async () => {
    answers['POST /api/tables/T/answers?next=true'] = ({ body }) =>
      replies(body.question === 5 ? 6 : 7);
    live.open();
    await settle();
    live.pick('region:roma', { answers: ['roma', 'end'] });
    await settle();
    expect(given()).toEqual([
      [5, 'roma'],
      [6, 'end'],
    ]);
    expect(live.question?.number).toBe(7);
  });

  test('end with the one that is refused', async () => {
    const refused = { sentence: 'Not now.', clause: 'ER-1' };
    answers['POST /api/tables/T/answers?next=true'] = () => json(refused, 422);
    live.open();
    await settle();
    live.pick('region:roma', { answers: ['roma', 'end'] });
    await settle();
    expect(given()).toEqual([[5, 'roma']]);
    expect(live.trouble?.sentence).toBe('Not now.');
  });
});
