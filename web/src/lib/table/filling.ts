/** Filling a draft with a whole answer that somebody else has found, to be given or changed. */
import { startingValues, type AnyDraft } from './drafts.svelte';
import { namedIn, type FieldDraft } from './fields.svelte';

export function fill(draft: AnyDraft, answer: string): void {
  if (draft.kind === 'either') {
    const [word = ''] = answer.split(' ', 1);
    const named = draft.branches.find((branch) => branch.name === word);
    const branch = named ?? draft.branches.find((each) => each.name === '');
    if (branch === undefined) return;
    draft.opened = branch.name;
    const rest = named === undefined ? answer : answer.slice(word.length).trim();
    fill(branch.draft, rest);
  } else if (draft.kind === 'form') {
    const values = startingValues(answer);
    for (const field of draft.fields) {
      fillField(field.draft, values.get(field.name.toLowerCase()) ?? '');
    }
  } else {
    fillField(draft, answer);
  }
}

function fillField(draft: FieldDraft, answer: string): void {
  switch (draft.kind) {
    case 'list': {
      const entries = draft.options.groups.flatMap((group) => group.entries);
      const entry = entries.find((each) => each.answer === answer);
      if (entry !== undefined) draft.propose(entry);
      return;
    }
    case 'amount':
      draft.value = Number(answer);
      return;
    case 'some':
      draft.marked = draft.options.items
        .map((item) => item.text)
        .filter((text) => namedIn(answer, '').has(text));
      return;
    case 'split':
      draft.shares = sharesIn(answer);
      return;
    case 'bundle':
      draft.shares = Object.fromEntries(namedIn(answer, ''));
      return;
    case 'written':
      draft.text = answer;
  }
}

/** `gold=2+science=1`. */
function sharesIn(answer: string): Record<string, number> {
  const parts = answer.split('+').map((part) => {
    const at = part.lastIndexOf('=');
    return [part.slice(0, at).trim(), Number(part.slice(at + 1))] as const;
  });
  return Object.fromEntries(parts.filter(([name]) => name !== ''));
}
