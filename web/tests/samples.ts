/** Small tables, questions and changes for the tests. */
import type {
  Change,
  Entry,
  EntryGroup,
  Line,
  Pickable,
  Standing,
  Table,
} from '../src/lib/api/types';
import { withParts } from '../src/lib/table/folding';

export const entry = (answer: string, things: string[], label = answer): Entry => ({
  answer,
  label,
  things,
  remark: '',
  chance: null,
  caution: '',
});

export const group = (name: string, entries: Entry[]): EntryGroup => ({
  name,
  title: name,
  entries,
});

export const item = (text: string, things: string[] = [], most = 1): Pickable => ({
  text,
  label: text,
  things,
  most,
  note: '',
});

export const line = (number: number, moves: number, text = '', isNews = false): Line => ({
  number,
  moves,
  clause: '',
  text,
  is_news: isNews,
  event: null,
  things: [],
});

export const standing = (part: Partial<Standing> = {}): Standing => ({
  status: 'running',
  moves: 0,
  seats: [],
  asked: [],
  seat: 0,
  question: null,
  is_floor: false,
  can_undo: false,
  own_move: 0,
  takeback: null,
  scores: [],
  outcome: null,
  seed: '',
  rematch: '',
  ...part,
});

export const table = (part: Partial<Table> = {}): Table => ({
  id: 'T',
  game: 'revolt',
  title: 'A table',
  host: 'Ada',
  is_host: true,
  settings: {},
  clock: { kind: 'none', seconds: 0, increment: 0 },
  stand_in: 'greedy',
  is_listed: true,
  origin: '',
  commitment: '',
  created_at: 0,
  number: 5,
  standing: standing(),
  view: withParts(null, {}),
  lines: [],
  chat: [],
  ...part,
});

export const change = (part: Partial<Change> = {}): Change => ({
  number: 6,
  kind: 'move',
  at: 0,
  standing: null,
  lines: [],
  said: null,
  view: null,
  is_whole: false,
  ...part,
});
