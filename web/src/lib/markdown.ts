/** The little Markdown that rules are written in, as data: shown by elements, never as HTML. */

export type Span =
  | { kind: 'text' | 'strong' | 'emphasis' | 'code'; text: string }
  /** What may be a clause named in the text, such as ER-17a: whoever shows it knows which are. */
  | { kind: 'clause'; text: string };

export type Block =
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] };

const SPAN = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]{2,}-[A-Z0-9]+(?:[.-][A-Z0-9]+)*[a-z]?)\b/g;
const KINDS = ['strong', 'emphasis', 'code', 'clause'] as const;

export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > end) spans.push({ kind: 'text', text: text.slice(end, match.index) });
    const which = KINDS.findIndex((_, index) => match[index + 1] !== undefined);
    spans.push({ kind: KINDS[which] ?? 'text', text: match[which + 1] ?? '' });
    end = match.index + match[0].length;
  }
  if (end < text.length) spans.push({ kind: 'text', text: text.slice(end) });
  return spans;
}

export function blocksOf(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .flatMap((part) => chunksOf(part.split('\n')))
    .map(blockOf);
}

/** A list or a table may follow a paragraph without an empty line between them. */
function chunksOf(lines: string[]): string[][] {
  const chunks: string[][] = [];
  let shape = '';
  for (const line of lines.map((each) => each.trimEnd()).filter((each) => each.trim() !== '')) {
    const found = shapeOf(line, shape);
    if (found === shape) chunks.at(-1)?.push(line);
    else chunks.push([line]);
    shape = found;
  }
  return chunks;
}

function shapeOf(line: string, before: string): string {
  if (/^\s*\|/.test(line)) return 'table';
  if (/^\s*- /.test(line)) return 'list';
  return before === 'list' && /^\s/.test(line) ? 'list' : 'paragraph';
}

function blockOf(lines: string[]): Block {
  const first = lines[0] ?? '';
  if (/^\s*\|/.test(first)) return tableOf(lines);
  if (/^\s*- /.test(first)) return { kind: 'list', items: itemsOf(lines).map(spansOf) };
  return { kind: 'paragraph', spans: spansOf(lines.map((line) => line.trim()).join(' ')) };
}

function itemsOf(lines: string[]): string[] {
  const items: string[] = [];
  for (const line of lines) {
    if (/^\s*- /.test(line)) items.push(line.trim().slice(2));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return items;
}

function tableOf(lines: string[]): Block {
  const rows = lines.map((line) =>
    line
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => spansOf(cell.trim())),
  );
  const [head, ...rest] = rows;
  return { kind: 'table', head: head ?? [], rows: rest.filter((row) => !isRule(row)) };
}

/** The line of dashes below a table's head. */
const isRule = (row: Span[][]): boolean =>
  row.every((cell) => /^:?-+:?$/.test(cell.map((span) => span.text).join('')));
