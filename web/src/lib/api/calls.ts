/** The API's routes, one function each. */
import { freshKey, request } from './request';
import type * as api from './types';

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
const forSeat = (seat: number | null | undefined, join = '?') =>
  seat === null || seat === undefined ? '' : `${join}seat=${String(seat)}`;
const post = <T>(path: string, body: unknown = {}, retry = false) =>
  request<T>(path, { method: 'POST', body, retry });

// ---- people ----

export const session = () => request<api.Session>('/api/sessions');
export const introduce = (name: string) => post<api.Me>('/api/people', { name });
export const changeMe = (body: { name?: string; notices?: api.NoticeChoices }) =>
  request<api.Me>('/api/me', { method: 'PATCH', body });
export const makeAccount = (login: string, password: string) =>
  post<api.Me>('/api/accounts', { login, password });
export const signIn = (login: string, password: string) =>
  post<api.Me>('/api/sessions', { login, password });
export const signOut = (everywhere: boolean) =>
  request<unknown>(`/api/sessions${everywhere ? '?everywhere=true' : ''}`, { method: 'DELETE' });
export const changePassword = (old: string, fresh: string) =>
  request<api.Me>('/api/me/password', { method: 'PUT', body: { old, new: fresh } });

// ---- games and tables ----

export const games = () => request<api.GameInfo[]>('/api/games');
export const rules = (game: string) =>
  request<api.ClauseInfo[]>(`/api/games/${encodeURIComponent(game)}/rules`);
export const tables = (list: api.TableList) => request<api.TableCard[]>(`/api/tables?list=${list}`);
export const makeTable = (plan: Partial<api.NewTable>) => post<api.Table>('/api/tables', plan);
export const putAway = (id: string) => request<unknown>(`${at(id)}/away`, { method: 'PUT' });
export const bringBack = (id: string) => request<unknown>(`${at(id)}/away`, { method: 'DELETE' });
export const importRecord = (text: string) =>
  request<api.Table>('/api/tables/import', { method: 'POST', text });
export const table = (id: string, seat?: number | null) =>
  request<api.Table>(at(id) + forSeat(seat));

// ---- sitting down ----

export const sit = (id: string, seat: number) => post<api.Table>(`${at(id)}/seats`, { seat });
export const leave = (id: string, seat: number) =>
  request<unknown>(`${at(id)}/seats/${String(seat)}`, { method: 'DELETE' });
export const invitation = (secret: string) =>
  request<api.Invitation>(`/api/links/${encodeURIComponent(secret)}`);
export const claim = (secret: string) =>
  post<api.Table>(`/api/links/${encodeURIComponent(secret)}`);
export const start = (id: string) => post<unknown>(`${at(id)}/start`);

// ---- playing ----

export const question = (id: string, seat: number | null) =>
  request<api.Question>(`${at(id)}/question${forSeat(seat)}`);
export const closed = (id: string, seat: number | null) =>
  request<api.Closed[]>(`${at(id)}/question/closed${forSeat(seat)}`);
/** Why nothing can be done with a thing now; empty for what can be done. */
export const refusals = (id: string, thing: string, seat: number | null) =>
  request<api.Closed[]>(
    `${at(id)}/question/refusal?thing=${encodeURIComponent(thing)}${forSeat(seat, '&')}`,
  );
/** What would come of answers given one after the other; nothing is changed. */
export const quote = (
  id: string,
  body: { question: number; answers: string[]; seat: number | null },
  signal?: AbortSignal,
) => request<api.Quote>(`${at(id)}/question/quote`, { method: 'POST', body, retry: true, signal });
/** What a bot would answer, where nobody else plays but bots. */
export const advice = (id: string, seat: number | null) =>
  request<api.Advice>(`${at(id)}/question/advice${forSeat(seat)}`);
/** What it would answer to what is asked after an answer. */
export const furtherAdvice = (id: string, after: string, seat: number | null) =>
  request<api.Advice>(
    `${at(id)}/question/advice?after=${encodeURIComponent(after)}${forSeat(seat, '&')}`,
  );
export const answer = (id: string, body: Omit<api.Answering, 'key'>) =>
  post<api.Answered>(`${at(id)}/answers?next=true`, { ...body, key: freshKey() }, true);
export const undo = (id: string, seat: number | null) => post<unknown>(`${at(id)}/undo`, { seat });
export const askBack = (id: string, moves: number, seat: number | null) =>
  post<unknown>(`${at(id)}/takebacks`, { moves, seat });
export const replyBack = (id: string, agree: boolean, seat: number | null) =>
  post<unknown>(`${at(id)}/takebacks/reply`, { agree, seat });
export const resign = (id: string, seat: number | null) =>
  post<unknown>(`${at(id)}/resignation`, { seat });
export const comeBack = (id: string, seat: number | null) =>
  post<unknown>(`${at(id)}/return`, { seat });
export const rematch = (id: string) => post<api.Table>(`${at(id)}/rematch`);
export const whatIf = (id: string, moves: number | null) =>
  post<api.Table>(`${at(id)}/what-if`, { moves });

// ---- around the board ----

export const say = (id: string, text: string) => post<unknown>(`${at(id)}/chat`, { text });
export const notepad = (id: string) => request<{ text: string }>(`${at(id)}/notepad`);
export const writeNotepad = (id: string, text: string) =>
  request<unknown>(`${at(id)}/notepad`, { method: 'PUT', body: { text }, retry: true });
/** Where the picture of something is that a setting may pick. */
export const pictureOf = (game: string, setting: string, pick: string) =>
  `/api/games/${encodeURIComponent(game)}/picture?${String(new URLSearchParams({ setting, pick }))}`;
export const scene = (id: string) => request<api.Scene>(`${at(id)}/scene`);
export const about = (id: string, thing: string, seat: number | null) =>
  request<api.About>(`${at(id)}/things/${encodeURIComponent(thing)}${forSeat(seat)}`);
export const replay = (id: string, since: number, until: number, seat: number | null) =>
  request<api.Replay>(
    `${at(id)}/replay?since=${String(since)}&until=${String(until)}${forSeat(seat, '&')}`,
  );
export const chart = (id: string) => request<api.ScoreChart>(`${at(id)}/chart`);
export const eventsPath = (id: string, seat: number | null) => `${at(id)}/events${forSeat(seat)}`;
export const recordPath = (id: string) => `${at(id)}/record`;
