/** Talking to the server: JSON in and out, refusals and lost connections as errors. */
import type { Refusal } from './types';

const SAFE = new Set(['GET', 'HEAD']);
/** Pauses before each further attempt, in milliseconds. */
const PAUSES = [300, 800, 2000, 4000, 8000];

/** The server understood and said no. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.sentence);
  }
}

/** No answer came: the network or the server is away. */
export class Unreachable extends Error {
  constructor() {
    super('The server cannot be reached. Check your connection and try again.');
  }
}

export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  /** Plain text instead of JSON. */
  text?: string;
  /** Try again when no answer comes: for reading, and for commands that carry a key. */
  retry?: boolean;
  /** Lets go of it when nobody waits for the answer any more. */
  signal?: AbortSignal | undefined;
}

/** A text nobody guesses and nothing repeats: the key of a command. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function request<T>(path: string, call: Call = {}): Promise<T> {
  const method = call.method ?? 'GET';
  const pauses = (call.retry ?? SAFE.has(method)) ? PAUSES : [];
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await once<T>(path, method, call);
    } catch (error) {
      const pause = pauses[attempt];
      const isOver = pause === undefined || call.signal?.aborted === true;
      if (!(error instanceof Unreachable) || isOver) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

async function once<T>(path: string, method: string, call: Call): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' };
  const sent: RequestInit = { method, headers, credentials: 'same-origin' };
  if (call.signal !== undefined) sent.signal = call.signal;
  if (call.text !== undefined) {
    headers['content-type'] = 'text/plain; charset=utf-8';
    sent.body = call.text;
  } else if (call.body !== undefined) {
    headers['content-type'] = 'application/json';
    sent.body = JSON.stringify(call.body);
  }
  const answer = await (SAFE.has(method) ? reach(path, sent) : prove(path, sent, headers));
  const text = await answer.text().catch(() => {
    throw new Unreachable();
  });
  if (!answer.ok) throw new Refused(answer.status, refusalOf(answer.status, text));
  const isJson = (answer.headers.get('content-type') ?? '').includes('json');
  return (text === '' ? undefined : isJson ? JSON.parse(text) : text) as T;
}

async function reach(path: string, sent: RequestInit): Promise<Response> {
  const answer = await fetch(path, sent).catch(() => {
    throw new Unreachable();
  });
  // A gateway says these when the server behind it is away or just starting.
  if ([502, 503, 504].includes(answer.status)) throw new Unreachable();
  return answer;
}

/**
 * Send a command with the token that proves it comes from our own page. Any reading sets the
 * token's cookie; one that the server does not know any more is replaced in the same way.
 */
async function prove(
  path: string,
  sent: RequestInit,
  headers: Record<string, string>,
): Promise<Response> {
  const token = cookie('csrftoken') || (await freshToken());
  headers['x-csrftoken'] = token;
  const answer = await reach(path, sent);
  if (answer.status !== 403 || (await freshToken()) === token) return answer;
  headers['x-csrftoken'] = cookie('csrftoken');
  return reach(path, sent);
}

async function freshToken(): Promise<string> {
  await reach('/api/games', { credentials: 'same-origin' });
  return cookie('csrftoken');
}

function cookie(name: string): string {
  const found = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
  return found === undefined ? '' : decodeURIComponent(found.slice(name.length + 1));
}

function refusalOf(status: number, text: string): Refusal {
  const words: unknown = parsed(text);
  if (isRecord(words)) {
    if (typeof words.sentence === 'string') return words as Refusal;
    if (typeof words.detail === 'string') return bare(words.detail);
  }
  if (status === 429) return bare('That was a little too fast. Wait a moment and try again.');
  return bare(`The server answered with an error (${String(status)}).`);
}

const bare = (sentence: string): Refusal => ({ sentence, clause: '', question: null });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Any error as a sentence for people. */
export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
