import { describe, expect, test } from 'vitest';
import type { Branch, EntryGroup } from '../src/lib/api/types';
import {
  draftOf,
  EitherDraft,
  entryAbout,
  FormDraft,
  isWord,
  picksOf,
} from '../src/lib/table/drafts.svelte';
import {
  AmountDraft,
  BundleDraft,
  MarksDraft,
  SharesDraft,
  WrittenDraft,
} from '../src/lib/table/fields.svelte';
import { fill } from '../src/lib/table/filling';
import { ListDraft } from '../src/lib/table/listing.svelte';
import { entry, group, item } from './samples';

const list = (groups: EntryGroup[]) => new ListDraft({ kind: 'list', groups });

describe('picking from a list', () => {
  const attack = group('attack', [
    entry('attack roma>capua', ['region:roma', 'region:capua']),
    entry('attack roma>ostia', ['region:roma', 'region:ostia']),
    entry('attack pisa>luna', ['region:pisa', 'region:luna']),
  ]);
  const disband = group('disband', [entry('disband roma', ['region:roma'])]);

  test('what can follow lights up, and the last thing is the move', () => {
    const draft = list([attack, disband]);
    expect([...draft.next].sort()).toEqual(['region:pisa', 'region:roma']);
    expect(draft.pick('region:roma')).toBeNull();
    expect([...draft.next].sort()).toEqual(['region:capua', 'region:ostia']);
    expect(draft.groups.map((each) => each.entries.length)).toEqual([2, 1]);
    expect(draft.pick('region:capua')).toBe('attack roma>capua');
  });

  test('a thing that leads nowhere is ignored', () => {
    const draft = list([attack]);
    expect(draft.pick('region:nowhere')).toBeNull();
    expect(draft.chosen).toEqual([]);
  });

  test('another first thing begins anew', () => {
    const draft = list([attack]);
    draft.pick('region:roma');
    draft.pick('region:pisa');
    expect(draft.chosen).toEqual(['region:pisa']);
  });

  test('going back undoes one pick at a time, and says when there is none', () => {
    const draft = list([attack]);
    draft.pick('region:roma');
    expect(draft.back()).toBe(true);
    expect(draft.chosen).toEqual([]);
    expect(draft.back()).toBe(false);
  });

  test('one click does not choose a verb; the same click again does', () => {
    const draft = list([disband, group('end', [entry('end', [])])]);
    expect(draft.pick('region:roma')).toBeNull();
    expect(draft.ready?.answer).toBe('disband roma');
    expect(draft.pick('region:roma')).toBe('disband roma');
  });

  test('one click answers where only one kind of answer is asked for', () => {
    const draft = list([
      group('', [entry('roma', ['region:roma']), entry('pisa', ['region:pisa'])]),
    ]);
    expect(draft.pick('region:pisa')).toBe('pisa');
  });

  test('one click answers the question itself beside what may be done first', () => {
    const itself = group('', [entry('roma', ['region:roma']), entry('pisa', ['region:pisa'])]);
    const goods = group('goods', [entry('goods salt', ['card:salt'])]);
    expect(list([itself, goods]).pick('region:pisa')).toBe('pisa');
    expect(list([itself, goods]).pick('card:salt')).toBeNull();
  });

  test('a patient draft leaves giving the answer to one more click', () => {
    const groups = [group('', [entry('roma', ['region:roma']), entry('pisa', ['region:pisa'])])];
    const draft = new ListDraft({ kind: 'list', groups }, false, true);
    expect(draft.pick('region:pisa')).toBeNull();
    expect(draft.ready?.answer).toBe('pisa');
    expect(draft.pick('region:roma')).toBeNull();
    expect(draft.pick('region:roma')).toBe('roma');
  });

  test('a patient draft is ready as soon as only one answer fits', () => {
    const archive = group('', [
      entry('fort', ['place:0', 'card:fort']),
      entry('mine', ['place:1', 'card:mine']),
    ]);
    const draft = new ListDraft({ kind: 'list', groups: [archive] }, false, true);
    expect(draft.pick('place:0')).toBeNull();
    expect(draft.ready?.answer).toBe('fort');
    expect(draft.pick('card:fort')).toBe('fort');
  });

  test('a verb chosen first narrows what can be picked', () => {
    const draft = list([attack, disband]);
    draft.take('disband');
    expect([...draft.next]).toEqual(['region:roma']);
    expect(draft.groups.map((each) => each.name)).toEqual(['disband']);
    expect(draft.back()).toBe(true);
    expect(draft.verb).toBeNull();
  });

  test('a thing of another verb leads away from the one chosen', () => {
    const draft = list([attack, disband]);
    draft.take('disband');
    expect(draft.pick('region:pisa')).toBeNull();
    expect(draft.verb).toBeNull();
    expect(draft.chosen).toEqual(['region:pisa']);
  });

  test('a verb that is its own whole answer waits for a yes', () => {
    const draft = list([attack, group('end', [entry('end', [])])]);
    draft.take('end');
    expect(draft.ready?.answer).toBe('end');
    draft.pick('region:roma');
    expect(draft.ready).toBeNull();
  });

  test('answers with the same things are left to their buttons', () => {
    const draft = list([group('', [entry('one', ['region:roma']), entry('two', ['region:roma'])])]);
    expect(draft.pick('region:roma')).toBeNull();
    expect(draft.ready).toBeNull();
    expect(draft.groups[0]?.entries).toHaveLength(2);
  });

  test('the filter looks for every word in the heading, the label and the notation', () => {
    const draft = list([attack, disband]);
    draft.filter = 'attack OSTIA';
    expect(draft.groups.flatMap((each) => each.entries.map((one) => one.answer))).toEqual([
      'attack roma>ostia',
    ]);
    expect(draft.back()).toBe(true);
    expect(draft.filter).toBe('');
  });

  test('groups without entries are closed', () => {
    const draft = list([attack, group('sail', [])]);
    expect(draft.closed.map((each) => each.name)).toEqual(['sail']);
  });
});

describe('amounts', () => {
  const amount = (start: string) =>
    new AmountDraft(
      { kind: 'amount', least: 1, most: 4, unit: 'gold', one: '', spans: {}, thing: '' },
      start,
    );

  test('begin at the default, within the limits', () => {
    expect(amount('3').answer).toBe('3');
    expect(amount('9').answer).toBe('4');
    expect(amount('').answer).toBe('1');
  });

  test('outside of the limits there is no answer', () => {
    const draft = amount('2');
    draft.value = 7;
    expect(draft.answer).toBeNull();
    draft.add(-1);
    expect(draft.answer).toBe('4');
  });
});

describe('an amount behind another field', () => {
  const march = () =>
    new FormDraft(
      {
        kind: 'form',
        fields: [
          {
            name: 'to',
            title: 'Where to',
            options: {
              kind: 'list',
              groups: [group('', [entry('ur', ['area:ur']), entry('susa', ['area:susa'])])],
            },
          },
          {
            name: 'tokens',
            title: 'How many',
            options: {
              kind: 'amount',
              least: 1,
              most: 5,
              unit: 'tokens',
              one: 'token',
              spans: { susa: { least: 1, most: 2 } },
              thing: '',
            },
          },
        ],
      },
      'stay',
    );

  test('begins with a number that can be', () => {
    const draft = march();
    expect(draft.answer).toBeNull();
    draft.pick('area:ur');
    expect(draft.answer).toBe('to: ur; tokens: 1');
  });

  test('gives way where less goes with what was chosen', () => {
    const draft = march();
    const tokens = draft.fields[1]?.draft as AmountDraft;
    tokens.value = 5;
    draft.pick('area:susa');
    expect([tokens.span.most, draft.answer]).toEqual([2, 'to: susa; tokens: 2']);
    tokens.add(1);
    expect(draft.answer).toBe('to: susa; tokens: 2');
    draft.pick('area:ur');
    expect([tokens.span.most, tokens.value]).toEqual([5, 2]);
  });

  test('takes no number beyond all of them', () => {
    const draft = march();
    draft.pick('area:ur');
    (draft.fields[1]?.draft as AmountDraft).value = 9;
    expect(draft.answer).toBeNull();
  });
});

describe('marks', () => {
  const marks = () =>
    new MarksDraft({
      kind: 'some',
      items: [item('wine', ['good:wine']), item('salt', ['good:salt']), item('iron')],
      least: 1,
      most: 2,
    });

  test('are written in the order of the items', () => {
    const draft = marks();
    expect(draft.answer).toBeNull();
    draft.pick('good:salt');
    draft.pick('good:wine');
    expect(draft.answer).toBe('wine+salt');
    expect(draft.chosen).toEqual(['good:wine', 'good:salt']);
  });

  test('no more can be marked than allowed, but a mark can be taken away', () => {
    const draft = marks();
    draft.pick('good:salt');
    draft.pick('good:wine');
    draft.toggle(item('iron'));
    expect(draft.answer).toBe('wine+salt');
    draft.pick('good:wine');
    expect(draft.answer).toBe('salt');
  });

  test('nothing at all is written none', () => {
    const draft = new MarksDraft({ kind: 'some', items: [item('wine')], least: 0, most: 1 });
    expect(draft.answer).toBe('none');
  });
});

describe('shares', () => {
  const shares = () =>
    new SharesDraft({
      kind: 'split',
      items: [item('food', ['card:food'], 3), item('gold', ['card:gold'], 1)],
      total: 3,
    });

  test('must add up to the total', () => {
    const draft = shares();
    draft.pick('card:food');
    draft.pick('card:gold');
    expect(draft.answer).toBeNull();
    draft.pick('card:food');
    expect(draft.answer).toBe('food=2+gold=1');
  });

  test('stay within what each can hold', () => {
    const draft = shares();
    draft.give(item('gold', [], 1), 9);
    expect(draft.shares.gold).toBe(1);
    expect([...draft.next]).toEqual(['card:food']);
  });

  test('are taken back in turn', () => {
    const draft = shares();
    draft.pick('card:food');
    draft.pick('card:gold');
    expect(draft.back()).toBe(true);
    expect(draft.shares.gold).toBe(0);
    expect(draft.left).toBe(2);
  });
});

test('a form is whole when every field is, and clicks go to the active one', () => {
  const draft = draftOf(
    {
      kind: 'form',
      fields: [
        {
          name: 'Bid',
          title: 'Bid',
          options: {
            kind: 'amount',
            least: 0,
            most: 5,
            unit: 'gold',
            one: '',
            spans: {},
            thing: '',
          },
        },
        {
          name: 'where',
          title: 'where',
          options: { kind: 'list', groups: [group('', [entry('roma', ['region:roma'])])] },
        },
      ],
    },
    'Bid: 2; where: roma',
  );
  if (!(draft instanceof FormDraft)) throw new Error('no form');
  expect(draft.answer).toBeNull();
  draft.pick('region:roma');
  expect(draft.answer).toBeNull();
  draft.active = 1;
  expect([...draft.next]).toEqual(['region:roma']);
  draft.pick('region:roma');
  expect(draft.answer).toBe('Bid: 2; where: roma');
});

describe('bundles', () => {
  const bundle = (least = 1, most = 3) =>
    new BundleDraft({
      kind: 'bundle',
      items: [item('salt', ['card:salt'], 2), item('wine', ['card:wine'], 1), item('tin', [], 2)],
      least,
      most,
    });

  test('are written by kind, with how many only where they are several', () => {
    const draft = bundle();
    expect(draft.answer).toBeNull();
    draft.pick('card:wine');
    expect(draft.answer).toBe('wine');
    draft.pick('card:salt');
    draft.pick('card:salt');
    expect(draft.answer).toBe('salt*2+wine');
    expect(draft.status).toBe('Choose 1 to 3 in all; 3 chosen.');
  });

  test('hold no more than there is of a kind, nor more than wanted in all', () => {
    const draft = bundle();
    draft.give(item('salt', [], 2), 9);
    expect(draft.of(item('salt'))).toBe(2);
    draft.give(item('tin', [], 2), 2);
    expect(draft.of(item('tin'))).toBe(1);
    expect([...draft.next]).toEqual([]);
  });

  test('of nothing are written none where that is enough', () => {
    expect(bundle(0).answer).toBe('none');
    expect(bundle(2, 2).status).toBe('Choose 2 in all; 0 chosen.');
  });
});

describe('branches', () => {
  const branch = (name: string, options: Branch['options']): Branch => ({
    name,
    title: name.toUpperCase(),
    options,
  });
  const towns = (...names: string[]): Branch['options'] => ({
    kind: 'list',
    groups: [
      group(
        '',
        names.map((name) => entry(name, [`region:${name}`])),
      ),
    ],
  });
  const word = (name: string) =>
    branch(name, { kind: 'list', groups: [group('', [entry('', [], 'Leave')])] });
  const bid = (most = 5) =>
    branch('bid', {
      kind: 'form',
      fields: [
        {
          name: 'price',
          title: 'Price',
          options: { kind: 'amount', least: 0, most, unit: 'gold', one: '', spans: {}, thing: '' },
        },
        {
          name: 'note',
          title: 'Note',
          options: { kind: 'written', example: 'a>b', hint: '', phrases: [] },
        },
      ],
    });
  const either = (branches: Branch[], start = 'done') => {
    const draft = draftOf({ kind: 'either', branches }, start);
    if (!(draft instanceof EitherDraft)) throw new Error('no branches');
    return draft;
  };

  test('are answered by the one that is opened, behind its name', () => {
    const draft = either([bid(), branch('visit', towns('roma')), word('done')], 'bid price: 2');
    expect(draft.answer).toBeNull();
    draft.open('bid');
    const form = draft.current?.draft;
    if (!(form instanceof FormDraft)) throw new Error('no form');
    expect(draft.answer).toBeNull();
    const note = form.fields[1]?.draft;
    if (!(note instanceof WrittenDraft)) throw new Error('no text');
    note.text = ' roma>ostia ';
    expect(draft.answer).toBe('bid price: 2; note: roma>ostia');
    expect(draft.back()).toBe(true);
    expect(draft.opened).toBeNull();
    expect(draft.back()).toBe(false);
  });

  test('a thing of what may be done first is picked beside the question itself', () => {
    const draft = either([branch('', towns('roma')), branch('goods', towns('ostia'))], 'roma');
    expect([...draft.next].sort()).toEqual(['region:ostia', 'region:roma']);
    expect(draft.pick('region:ostia')).toBeNull();
    expect(draft.opened).toBe('goods');
    expect(draft.back()).toBe(true);
    expect(draft.back()).toBe(true);
    expect(draft.opened).toBe('');
    expect(draft.back()).toBe(false);
  });

  test('a word is its own whole answer, and a branch without options is closed', () => {
    const draft = either([bid(), branch('ask', null), word('done')]);
    expect(draft.branches.filter(isWord).map((each) => each.name)).toEqual(['done']);
    expect(draft.closed.map((each) => each.name)).toEqual(['ask']);
    expect(draft.opened).toBe('bid');
  });

  test('a thing opens the only branch it leads into, and a second click is the move', () => {
    const draft = either([
      branch('visit', towns('roma', 'ostia')),
      branch('burn', towns('ostia')),
      word('done'),
    ]);
    expect([...draft.next].sort()).toEqual(['region:ostia', 'region:roma']);
    expect(draft.pick('region:ostia')).toBeNull();
    expect(draft.opened).toBeNull();
    expect(draft.pick('region:roma')).toBeNull();
    expect(draft.opened).toBe('visit');
    expect(draft.pick('region:roma')).toBe('visit roma');
  });

  test('keep what was put in when the same question changes', () => {
    const before = either([bid(9), branch('visit', towns('roma'))]);
    before.open('bid');
    const form = before.current?.draft;
    if (!(form instanceof FormDraft)) throw new Error('no form');
    const [price, note] = form.fields.map((field) => field.draft);
    if (!(price instanceof AmountDraft) || !(note instanceof WrittenDraft)) throw new Error();
    price.value = 7;
    note.text = 'x';
    const draft = either([bid(4), branch('visit', towns('roma')), branch('ask', towns('pisa'))]);
    draft.adopt(before);
    expect(draft.opened).toBe('bid');
    expect(draft.answer).toBe('bid price: 4; note: x');
  });

  test('the one without a name is the question itself: open, and written without a word', () => {
    const amount: Branch['options'] = {
      kind: 'amount',
      least: 0,
      most: 4,
      unit: 'Production',
      one: '',
      spans: {},
      thing: '',
    };
    const draft = either([branch('', amount), branch('goods', towns('roma'))], '2');
    expect(draft.opened).toBe('');
    expect(draft.answer).toBe('2');
    draft.open('goods');
    draft.pick('region:roma');
    expect(draft.pick('region:roma')).toBe('goods roma');
  });

  test('that are gone are forgotten', () => {
    const before = either([branch('visit', towns('roma')), branch('ask', towns('pisa'))]);
    before.open('ask');
    const draft = either([branch('visit', towns('roma')), branch('burn', towns('pisa'))]);
    draft.adopt(before);
    expect(draft.opened).toBeNull();
  });
});

test('marks, shares and lists keep what still fits when the same question changes', () => {
  const marks = (names: string[]) =>
    new MarksDraft({ kind: 'some', items: names.map((name) => item(name)), least: 0, most: 2 });
  const oldMarks = marks(['salt', 'tin']);
  for (const each of oldMarks.options.items) oldMarks.toggle(each);
  const newMarks = marks(['tin', 'wine']);
  newMarks.adopt(oldMarks);
  expect(newMarks.answer).toBe('tin');

  const shares = (most: number) =>
    new SharesDraft({ kind: 'split', items: [item('salt', [], most), item('tin')], total: 3 });
  const oldShares = shares(3);
  oldShares.give(item('salt', [], 3), 3);
  const newShares = shares(2);
  newShares.adopt(oldShares);
  expect(newShares.shares).toEqual({ salt: 2, tin: 0 });

  const from = (...names: string[]) =>
    list([
      group(
        'go',
        names.map((name) => entry(`go ${name}`, [`region:${name}`, 'sea:x'])),
      ),
    ]);
  const oldList = from('roma', 'pisa');
  oldList.pick('region:pisa');
  oldList.filter = 'go';
  const same = from('pisa');
  same.adopt(oldList);
  expect([same.chosen, same.filter]).toEqual([['region:pisa'], 'go']);
  const other = from('roma');
  other.adopt(oldList);
  expect(other.chosen).toEqual([]);
});

describe('a text put together from phrases', () => {
  const buy = {
    word: 'buy',
    title: 'Buy',
    items: [item('pottery', ['advance:pottery']), item('coinage', ['advance:coinage'])],
    most: 2,
  };
  const build = {
    word: 'build',
    title: 'Build',
    items: [item('stupa at ur', ['building:stupa']), item('tower at ur', ['building:tower'])],
    most: 1,
  };
  const order = () =>
    new WrittenDraft({ kind: 'written', example: '', hint: '', phrases: [buy, build] });

  test('joins what is picked behind its word and leaves what was written', () => {
    const draft = order();
    draft.text = 'pay silk*3';
    draft.pick('advance:coinage');
    draft.pick('advance:pottery');
    expect(draft.answer).toBe('pay silk*3; buy coinage+pottery');
    expect(draft.chosen).toEqual(['advance:pottery', 'advance:coinage']);
    expect(draft.next.has('advance:pottery')).toBe(false);
    const [pottery] = buy.items;
    if (pottery !== undefined) draft.put(buy, pottery, 0);
    expect(draft.answer).toBe('pay silk*3; buy coinage');
  });

  test('lets the only one make way for another', () => {
    const draft = order();
    draft.pick('building:stupa');
    draft.pick('building:tower');
    expect(draft.answer).toBe('build tower at ur');
  });

  test('keeps what was chosen when another part of it is picked', () => {
    const places = ['stupa', 'tower'].flatMap((name) =>
      ['ur', 'susa'].map((area) =>
        item(`${name} at ${area}`, [`building:${name}`, `area:${area}`]),
      ),
    );
    const phrases = [{ ...build, items: places }];
    const draft = new WrittenDraft({ kind: 'written', example: '', hint: '', phrases });
    draft.pick('building:tower');
    expect(draft.answer).toBe('build tower at ur');
    draft.pick('area:susa');
    expect(draft.answer).toBe('build tower at susa');
  });

  test('takes back what was picked, thing by thing or click by click', () => {
    const draft = order();
    draft.pick('advance:coinage');
    draft.pick('advance:pottery');
    expect(draft.counts.get('advance:pottery')).toEqual({
      count: 1,
      canGrow: false,
      canShrink: true,
    });
    draft.lessen('advance:coinage');
    expect(draft.answer).toBe('buy pottery');
    expect(draft.back()).toBe(true);
    expect(draft.answer).toBe('buy coinage+pottery');
    draft.change('buy law+law');
    draft.tidy('buy law');
    expect(draft.back()).toBe(true);
    expect(draft.answer).toBe('buy coinage+pottery');
    draft.text = 'buy mining';
    expect(draft.back()).toBe(false);
    expect(draft.answer).toBe('buy mining');
  });

  test('counts what may be taken more than once, with no word before it', () => {
    const lost = {
      word: '',
      title: 'Lost',
      items: [{ ...item('ur', ['area:ur']), most: 2 }],
      most: 9,
    };
    const draft = new WrittenDraft({ kind: 'written', example: '', hint: '', phrases: [lost] });
    draft.text = 'city:susa';
    draft.pick('area:ur');
    draft.pick('area:ur');
    draft.pick('area:ur');
    expect(draft.answer).toBe('city:susa+ur*2');
  });
});

describe('an answer', () => {
  test('that was chosen by its words waits for one more click on its last thing', () => {
    const here = ['explorer:0', 'tile:B2'];
    const groups = [group('claim', [entry('claim 1 gold', here), entry('claim 1 iron', here)])];
    const draft = draftOf({ kind: 'list', groups }, '', true);
    for (const thing of here) expect(draft.pick(thing)).toBeNull();
    if (draft.kind !== 'list') throw new Error('no list');
    expect(draft.ready).toBeNull();
    fill(draft, 'claim 1 iron');
    expect(draft.ready?.answer).toBe('claim 1 iron');
    expect(draft.pick('tile:B2')).toBe('claim 1 iron');
  });

  test('is found by the things it is about', () => {
    const groups = [group('explore', [entry('explore 1>B2', ['explorer:0', 'tile:B2'])])];
    const draft = draftOf({ kind: 'list', groups }, '');
    expect(entryAbout(draft, ['explorer:0', 'tile:B2'])?.answer).toBe('explore 1>B2');
    expect(entryAbout(draft, ['explorer:0'])).toBeUndefined();
  });
});

describe('a form within a branch', () => {
  const cards = { kind: 'bundle' as const, least: 2, most: 3 };
  const branches: Branch[] = [
    {
      name: 'offer',
      title: 'Make an offer',
      options: {
        kind: 'form',
        fields: [
          {
            name: 'give',
            title: 'Give',
            options: { ...cards, items: [item('salt', ['card:salt'], 2)] },
          },
          {
            name: 'wanted',
            title: 'Wanted',
            options: { ...cards, items: [item('silk', ['card:silk'], 2)] },
          },
        ],
      },
    },
    {
      name: 'accept',
      title: 'Accept an offer',
      options: { kind: 'list', groups: [group('', [entry('31', ['offer:31'])])] },
    },
  ];
  const either = () => new EitherDraft({ kind: 'either', branches }, '');

  test('is opened by its name, and things go into the field that is named', () => {
    const draft = either();
    draft.take('offer');
    draft.turnTo(['wanted']);
    draft.pick('card:silk');
    expect(picksOf(draft).verb).toBe('offer');
    expect(picksOf(draft).counts.get('card:silk')?.count).toBe(1);
    draft.take('nothing');
    draft.turnTo(['nowhere']);
    expect(picksOf(draft).counts.get('card:silk')?.count).toBe(1);
  });

  test('turns to the first of several fields that has no answer', () => {
    const draft = either();
    draft.take('offer');
    draft.turnTo(['give', 'wanted']);
    draft.pick('card:salt');
    draft.pick('card:salt');
    draft.turnTo(['give', 'wanted']);
    draft.pick('card:silk');
    expect(draft.soFar).toBe('offer give: salt*2; wanted: silk');
  });

  test('tells what there is of it before it is whole', () => {
    const draft = either();
    expect(draft.soFar).toBeNull();
    draft.take('offer');
    draft.pick('card:salt');
    expect(draft.answer).toBeNull();
    expect(draft.soFar).toBe('offer give: salt; wanted: none');
  });
});

test('what is put together is told while it lacks something', () => {
  const items = [item('gold', ['resource:gold'], 3), item('food', ['resource:food'], 3)];
  const marks = new MarksDraft({ kind: 'some', least: 2, most: 2, items });
  marks.pick('resource:gold');
  expect(marks.soFar).toBe('gold');
  const shares = new SharesDraft({ kind: 'split', total: 3, items });
  shares.pick('resource:food');
  expect(shares.soFar).toBe('food=1');
});

test('of equal things one after the other is marked', () => {
  const items = [item('salt', ['card:salt']), item('salt_2', ['card:salt'])];
  const draft = new MarksDraft({ kind: 'some', least: 2, most: 2, items });
  draft.pick('card:salt');
  draft.pick('card:salt');
  expect(draft.answer).toBe('salt+salt_2');
  draft.pick('card:salt');
  expect(draft.soFar).toBe('salt');
});
