/** Offers, acceptances and exchanges in the making: their fields by name, and what they lack. */
import type { Pickable } from '$lib/api/types';
import type { AnyDraft, FormDraft } from '$lib/table/drafts.svelte';
import type { AmountDraft, BundleDraft, FieldDraft, MarksDraft } from '$lib/table/fields.svelte';
import type { ListDraft } from '$lib/table/listing.svelte';
import { counted } from '../printed';

export interface OfferDraft {
  to: ListDraft;
  give: BundleDraft;
  named: BundleDraft;
  talk: BundleDraft;
  want: AmountDraft;
  wanted: BundleDraft;
}

export interface AcceptDraft {
  offer: ListDraft;
  cards: BundleDraft;
}

export interface BargainDraft {
  show: ListDraft;
  with: ListDraft;
  face: ListDraft;
  take: MarksDraft;
}

type Kind = FieldDraft['kind'];
type Of<K extends Kind> = Extract<FieldDraft, { kind: K }>;

function field<K extends Kind>(form: FormDraft, name: string, kind: K): Of<K> | undefined {
  const draft = form.fields.find((each) => each.name === name)?.draft;
  return draft?.kind === kind ? (draft as Of<K>) : undefined;
}

/** The form of a kind of answer; null where that kind is closed. */
export function formIn(draft: AnyDraft, branch: string): FormDraft | null {
  if (draft.kind !== 'either') return null;
  const found = draft.branches.find(({ name }) => name === branch)?.draft;
  return found?.kind === 'form' ? found : null;
}

export function offerIn(draft: AnyDraft): OfferDraft | null {
  const form = formIn(draft, 'offer');
  if (form === null) return null;
  const to = field(form, 'to', 'list');
  const give = field(form, 'give', 'bundle');
  const named = field(form, 'named', 'bundle');
  const talk = field(form, 'talk', 'bundle');
  const want = field(form, 'want', 'amount');
  const wanted = field(form, 'wanted', 'bundle');
  return to && give && named && talk && want && wanted
    ? { to, give, named, talk, want, wanted }
    : null;
}

export function acceptIn(draft: AnyDraft): AcceptDraft | null {
  const form = formIn(draft, 'accept');
  if (form === null) return null;
  const offer = field(form, 'offer', 'list');
  const cards = field(form, 'cards', 'bundle');
  return offer && cards ? { offer, cards } : null;
}

export function bargainIn(draft: AnyDraft): BargainDraft | null {
  const form = formIn(draft, 'trade');
  if (form === null) return null;
  const show = field(form, 'show', 'list');
  const other = field(form, 'with', 'list');
  const face = field(form, 'face', 'list');
  const take = field(form, 'take', 'some');
  return show && other && face && take ? { show, with: other, face, take } : null;
}

// ---- cards on the tray ----

/** One of the cards given: which, and whether it is named truly. */
export interface Given {
  item: Pickable;
  /** Which of its kind, from 0 on. */
  place: number;
  isStarred: boolean;
  /** Whether it can be named: calamities cannot. */
  canStar: boolean;
}

export function givenIn(give: BundleDraft, named: BundleDraft | null = null): Given[] {
  return give.items.flatMap((item) => {
    const twin = named?.items.find(({ text }) => text === item.text);
    const stars = twin === undefined || named === null ? 0 : named.of(twin);
    return Array.from({ length: give.of(item) }, (_, place) => ({
      item,
      place,
      isStarred: place < stars,
      canStar: twin !== undefined,
    }));
  });
}

/** Name a given card truly, or no longer. */
export function turnStar(named: BundleDraft, { item, isStarred }: Given): void {
  const twin = named.items.find(({ text }) => text === item.text);
  if (twin !== undefined) named.give(twin, named.of(twin) + (isStarred ? -1 : 1));
}

/** Only cards that are given are named truly. */
export function dropStars(give: BundleDraft, named: BundleDraft): void {
  for (const item of named.items) {
    const twin = give.items.find(({ text }) => text === item.text);
    const most = twin === undefined ? 0 : give.of(twin);
    if (named.of(item) > most) named.give(item, most);
  }
}

/** The id of the card an item stands for. */
export const cardOf = ({ text, things }: Pickable): string =>
  things[0]?.slice(things[0].indexOf(':') + 1) ?? text;

export const CLEAN = 'clean';

/** The promise that no calamity is among the cards: the one thing said that is no card. */
export const promiseIn = (talk: BundleDraft): Pickable | undefined =>
  talk.items.find(({ text }) => text === CLEAN);

// ---- what is missing ----

const more = (has: number, needs: number): number => Math.max(0, needs - has);

/** What an offer still lacks, in words for its button; empty when it is whole. */
export function missingInOffer({ to, give, named, wanted }: OfferDraft): string {
  if (to.answer === null) return 'Choose to whom';
  const cards = more(give.sum, give.options.least);
  if (cards > 0) return `Give ${counted(cards, 'more card')}`;
  const stars = more(named.sum, named.options.least);
  if (stars > 0) return `Name ${counted(stars, 'card')} truly`;
  const names = more(wanted.sum, wanted.options.least);
  return names > 0 ? `Name ${counted(names, 'card')} you want` : '';
}

/** What an acceptance lacks of the cards that are wanted, or has too many. */
export function missingInAcceptance(cards: BundleDraft, wants: number): string {
  const missing = more(cards.sum, wants);
  if (missing > 0) return `Give ${counted(missing, 'more card')}`;
  const surplus = more(wants, cards.sum);
  return surplus > 0 ? `Take back ${counted(surplus, 'card')}` : '';
}

export function missingInBargain({ show, with: other, face, take }: BargainDraft): string {
  if (show.answer === null) return 'Put down a card, face up';
  if (other.answer === null) return 'Put down another card';
  if (face.answer === null) return 'Choose how it lies';
  const cards = more(take.marked.length, take.options.least);
  return cards > 0 ? `Take ${counted(cards, 'card')}` : '';
}
