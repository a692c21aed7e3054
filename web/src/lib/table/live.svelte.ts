/** A table as this browser follows it: what is shown, what is asked, and every command. */
import * as calls from '../api/calls';
import { Refused, sentenceOf } from '../api/request';
import type { Change, Line, Question, Scene, SeatInfo, Standing, Table } from '../api/types';
import type { Picking, Picks, SeatLook } from '../board';
import { loadLook, plainLook, type Look } from '../boards';
import { hand } from '../hand.svelte';
import { myself } from '../me.svelte';
import { preferences } from '../preferences.svelte';
import { Advising } from './advice.svelte';
import { doubtOf, isFree, type Doubt } from './doubts';
import { draftOf, entryAbout, picksOf, type AnyDraft } from './drafts.svelte';
import { fill } from './filling';
import { fold, GAP } from './folding';
import type { Draft } from './listing.svelte';
import { recall, remember } from './memory';
import { ring } from './notices';
import { Quoting } from './quoting.svelte';
import { Replaying } from './replay.svelte';
import { Stream } from './stream';
import { Telling } from './telling.svelte';

export interface Trouble {
  sentence: string;
  clause: string;
}

export class LiveTable {
  table = $state.raw<Table | null>(null);
  scene = $state.raw<Scene | null>(null);
  look = $state.raw<Look | null>(null);
  question = $state.raw<Question | null>(null);
  draft = $state.raw<AnyDraft | null>(null);
  /** An answer that was chosen and waits for a yes. */
  doubt = $state.raw<Doubt | null>(null);
  connection = $state<'opening' | 'live' | 'lost'>('opening');
  /** The last refusal, until something else is tried. */
  trouble = $state.raw<Trouble | null>(null);
  /** Why there is no table to show. */
  missing = $state.raw<string | null>(null);
  isBusy = $state(false);
  /** The thing pointed at from a button or the log. */
  pointed = $state.raw<string | null>(null);
  /** How far this clock is ahead of the server's, in seconds. */
  skew = $state(0);

  readonly replay: Replaying;
  readonly telling: Telling;
  readonly advising = new Advising(this);
  readonly quoting = new Quoting(
    () => this.question,
    ({ number, seat }, answer, signal) =>
      calls.quote(this.id, { question: number, answers: [answer], seat }, signal),
  );
  #stream: Stream | null = null;
  #wish: number | null = null;
  /** The entry this person gave last, or the newest one when the page was opened. */
  #since = $state(0);
  /** Lines of later entries came while the page was open. */
  #opened = $state(Infinity);
  #answered: number | null = null;
  #answeredFor: number | null = null;
  /** After how many answers of all the question at hand was asked. */
  #askedAfter = 0;
  /** Who is there at each seat, as the stream told last. */
  #online: boolean[] | null = null;
  #fetches = 0;
  /** The question that is being fetched; the same is not fetched twice at once. */
  #fetching = '';
  #isClosed = false;
  #dressing: Promise<Look> | null = null;
  #isDressed = false;

  constructor(readonly id: string) {
    this.replay = new Replaying(
      id,
      () => this.seat,
      () => this.standing?.moves ?? 0,
      () => preferences.speed,
    );
    this.telling = new Telling(
      id,
      () => this.seat,
      () => this.replay.isOn,
      () => this.view,
    );
  }

  readonly standing: Standing | null = $derived.by(() => this.table?.standing ?? null);
  readonly seat: number | null = $derived.by(() => this.standing?.seat ?? null);
  readonly seats: SeatInfo[] = $derived.by(() => this.standing?.seats ?? []);
  /** The seats in the order in which the game shows them. */
  readonly inOrder: SeatInfo[] = $derived.by(() => {
    const order = this.look?.seatOrder(this.view) ?? this.seats.map((_, seat) => seat);
    return order.flatMap((seat) => this.seats[seat] ?? []);
  });
  readonly mine: SeatInfo[] = $derived.by(() => this.seats.filter((seat) => seat.is_mine));
  readonly isAsked: boolean = $derived.by(() => this.standing?.question != null);
  /**
   * What has happened since this person's last answer, that answer's own lines included: the
   * board and the log mark it. Who only looks on sees the newest entry marked.
   */
  readonly recent: Line[] = $derived.by(() => {
    const lines = this.table?.lines ?? [];
    const since = this.seat === null ? (lines.at(-1)?.number ?? 0) : this.#since;
    return lines.slice(lines.findLastIndex((line) => line.number < since) + 1);
  });
  /** What of it came while the page was open: the dice of it are seen rolling. */
  readonly news: Line[] = $derived.by(() =>
    this.recent.filter((line) => line.number > this.#opened),
  );
  readonly view: Table['view'] = $derived.by(
    () =>
      // Until its first frame has come a replay shows the table as it stands.
      this.replay.frame?.view ?? this.table?.view ?? null,
  );
  readonly picks: Picks = $derived.by(() => {
    const draft = this.replay.isOn ? null : this.draft;
    // A replay shows where something happened.
    const pointed = this.pointed ?? (this.replay.isOn ? this.replay.thing : null);
    return { ...picksOf(draft), pointed };
  });

  open(): void {
    this.#stream = new Stream(this.id, this.#wish, {
      table: (table) => {
        this.#noteWhoIsThere(table.standing);
        this.#take(table);
      },
      change: (change) => {
        this.#noteWhoIsThere(change.standing);
        this.#change(change);
      },
      connection: (isLive) => {
        this.connection = isLive ? 'live' : 'lost';
        if (!isLive) this.#online = null;
      },
    });
    // The stream cannot say why there is nothing; asking once can.
    void this.refresh();
  }

  close(): void {
    this.#isClosed = true;
    this.#stream?.close();
    this.replay.pause();
    this.telling.close();
  }

  async refresh(): Promise<void> {
    try {
      this.#take(this.#withPresence(await calls.table(this.id, this.#wish)));
    } catch (error) {
      if (error instanceof Refused && this.table === null) {
        this.missing = error.message;
        this.close();
      }
    }
  }

  /** Look from another of one's own seats. */
  lookFrom(seat: number): void {
    if (seat === this.seat) return;
    this.#wish = seat;
    this.#stream?.close();
    this.question = null;
    this.draft = null;
    this.doubt = null;
    this.replay.forget();
    this.open();
  }

  lookOf(seat: number): SeatLook {
    return this.look?.seatLook(this.scene, this.view, seat) ?? plainLook(seat);
  }

  /** What a seat is called where its side stands beside it. */
  nameOf(seat: number): string {
    const info = this.seats[seat];
    return info?.name || info?.side || `Seat ${String(seat + 1)}`;
  }

  /** What a seat is called in a sentence: several of one person are told apart by their sides. */
  fullNameOf(seat: number): string {
    const name = this.nameOf(seat);
    const side = this.seats[seat]?.side ?? '';
    const isShared = this.seats.some((other) => other.seat !== seat && other.name === name);
    return isShared && side !== '' ? `${name} (${side})` : name;
  }

  // ---- answering ----

  pick(thing: string, how: Picking = {}): void {
    if (this.draft === null || this.replay.isOn || this.isBusy) return;
    this.trouble = null;
    if (how.along !== undefined) return void this.#goAlong(how.along);
    if (how.answers !== undefined) return void this.#giveAll(how.answers);
    if (how.vain !== undefined) return void this.#tellWhyInVain(how.vain);
    if (how.answer !== undefined) return fill(this.draft, how.answer);
    const draft: Draft = this.draft;
    if (how.isSure === true) return draft.answer === null ? undefined : this.choose(draft.answer);
    if (how.verb !== undefined) draft.take?.(how.verb);
    if (how.fields !== undefined) draft.turnTo?.(how.fields);
    if (how.step === -1) return void draft.lessen?.(thing);
    const isKnown = draft.next.has(thing) || draft.chosen.includes(thing);
    const answer = draft.pick(thing) ?? this.#swiftly();
    if (answer !== null) this.choose(answer);
    else if (!isKnown && draft.chosen.at(-1) !== thing) void this.#tellWhyNot(thing);
  }

  /** What a click has made whole, where a person wants it given without another. */
  #swiftly(): string | null {
    const { ready, answer } = this.picks;
    if (!preferences.swift || ready === null || answer === null) return null;
    return isFree(this.question, answer) ? answer : null;
  }

  /** Answer again and again; what was clicked first stays chosen, for whatever comes next. */
  async #goAlong(steps: readonly (readonly string[])[]): Promise<void> {
    for (const things of steps) {
      const { draft, question } = this;
      const entry = draft === null ? undefined : entryAbout(draft, things);
      if (entry === undefined || question === null) break;
      await this.answer(entry.answer);
      const isForeseen = question.prospects[entry.answer]?.then === 'asked';
      if (!isForeseen || this.question === question) break;
    }
    const first = steps[0]?.[0] ?? '';
    if (this.draft?.next.has(first) === true) this.draft.pick(first);
  }

  /**
   * Give answers one after the other, each to the question the one before it led to. Only what is
   * asked in the end is seen.
   */
  async #giveAll(answers: readonly string[]): Promise<void> {
    let { question } = this;
    await this.#command(async () => {
      try {
        for (const answer of answers) {
          if (question !== null) question = await this.#give(question, answer);
        }
      } finally {
        this.#ask(question);
      }
    });
  }

  /** What a thing was clicked for in vain; of a thing no verb is about nothing is said. */
  async #tellWhyNot(thing: string): Promise<void> {
    const { question } = this;
    try {
      const denials = await calls.refusals(this.id, thing, this.seat);
      const denied = denials.find((each) => each.name !== '');
      if (denied !== undefined && question === this.question) {
        this.refuse(denied.sentence, denied.clause);
      }
    } catch (error) {
      if (!(error instanceof Refused)) this.trouble = troubleOf(error);
    }
  }

  /** Why answers cannot be given: they are tried. */
  async #tellWhyInVain(answers: readonly string[]): Promise<void> {
    const { question } = this;
    if (question === null) return;
    try {
      const body = { question: question.number, answers: [...answers], seat: question.seat };
      const { refusal } = await calls.quote(this.id, body);
      if (refusal !== null && question === this.question) {
        this.refuse(refusal.sentence, refusal.clause);
      }
    } catch (error) {
      if (!(error instanceof Refused)) this.trouble = troubleOf(error);
    }
  }

  /** Say why a thing cannot be picked. */
  refuse(sentence: string, clause: string): void {
    this.trouble = { sentence, clause };
  }

  /** Give an answer, or ask first whether it is meant. */
  choose(answer: string): void {
    const question = this.question;
    if (question === null || this.isBusy) return;
    this.doubt = doubtOf(question.options, answer, hand.isFinger && preferences.careful);
    if (this.doubt === null) void this.answer(answer);
  }

  /** Whoever was asked is sure. */
  confirm(): void {
    const doubt = this.doubt;
    this.doubt = null;
    if (doubt !== null) void this.answer(doubt.answer);
  }

  /** One step back in what was chosen; false when nothing was. */
  back(): boolean {
    const { doubt, draft } = this;
    this.doubt = null;
    if (doubt === null) return draft?.back() ?? false;
    // The thing that made the answer whole goes with it, so that another can be picked.
    if (draft?.kind === 'list' && draft.ready?.answer === doubt.answer) draft.back();
    return true;
  }

  async answer(text: string): Promise<void> {
    const question = this.question;
    if (question === null || this.isBusy) return;
    const isFloor = this.standing?.is_floor === true;
    await this.#command(async () => {
      const next = await this.#give(question, text);
      const { draft: before } = this;
      this.#ask(next);
      if (isFloor) this.#goOn(before, text);
    });
  }

  /** Give an answer; what the seat is asked next. */
  async #give(question: Question, text: string): Promise<Question | null> {
    this.quoting.stop();
    const body = { question: question.number, answer: text, seat: question.seat };
    const answered = await calls.answer(this.id, body);
    this.#answered = question.number;
    this.#answeredFor = question.seat;
    this.#since = answered.number;
    remember(this.id, answered.number);
    this.#askedAfter = answered.moves;
    return answered.question;
  }

  /** Whoever acts among others goes on with what else was begun, as far as it still fits. */
  #goOn(before: AnyDraft | null, answer: string): void {
    const { draft } = this;
    if (draft?.kind === 'either' && before?.kind === 'either') draft.adoptBeside(before, answer);
  }

  /** What the seat cannot do now, and why. */
  reasons = () => calls.closed(this.id, this.seat);
  undo = () => this.#command(() => calls.undo(this.id, this.seat));
  comeBack = () => this.#command(() => calls.comeBack(this.id, this.seat));
  resign = () => this.#command(() => calls.resign(this.id, this.seat));
  askBack = (moves: number) => this.#command(() => calls.askBack(this.id, moves, this.seat));
  replyBack = (agree: boolean) => this.#command(() => calls.replyBack(this.id, agree, this.seat));
  start = () => this.#command(() => calls.start(this.id));
  leave = (seat: number) => this.#command(() => calls.leave(this.id, seat));
  say = (text: string) => this.#command(() => calls.say(this.id, text));
  sit = (seat: number) =>
    this.#command(async () => {
      await myself.ensure();
      await calls.sit(this.id, seat);
      // Who sits is told another table than who looks on.
      this.#stream?.reopen();
    });

  /** A new table that grows out of this one; its id, or null when that was refused. */
  async branch(make: () => Promise<Table>): Promise<string | null> {
    let made: string | null = null;
    await this.#command(async () => {
      await myself.ensure();
      made = (await make()).id;
    });
    return made;
  }

  async #command(run: () => Promise<unknown>): Promise<void> {
    this.isBusy = true;
    this.trouble = null;
    try {
      await run();
    } catch (error) {
      this.trouble = troubleOf(error);
      if (error instanceof Refused && error.status === 409) await this.refresh();
    } finally {
      this.isBusy = false;
      this.#follow();
    }
  }

  // ---- what the stream tells ----

  /** A table that was fetched may be older than what the stream has told of who is there. */
  #withPresence(fetched: Table): Table {
    const seats = fetched.standing.seats.map((seat) => {
      return { ...seat, is_online: this.#online?.[seat.seat] ?? seat.is_online };
    });
    return { ...fetched, standing: { ...fetched.standing, seats } };
  }

  #noteWhoIsThere(standing: Standing | null): void {
    if (standing !== null) this.#online = standing.seats.map((seat) => seat.is_online);
  }

  #take(table: Table): void {
    if (this.#isClosed || (this.table !== null && table.number < this.table.number)) return;
    const before = this.table;
    this.table = table;
    if (before === null) this.#begin(table);
    if (before !== null && table.standing.moves < before.standing.moves) this.replay.forget();
    this.#told(before?.standing ?? null);
  }

  #change(change: Change): void {
    if (this.table === null) return;
    const next = fold(this.table, change);
    if (next === GAP) return void this.refresh();
    if (next === this.table) return;
    const before = this.table;
    this.table = next;
    if (change.kind !== 'presence') this.#measure(change.at);
    if (next.standing.moves < before.standing.moves) this.replay.forget();
    this.#told(before.standing);
  }

  /** Whoever comes back finds marked what happened meanwhile. */
  #begin(table: Table): void {
    this.#opened = table.number;
    this.#since = recall(this.id) ?? table.number + 1;
  }

  /** The smallest difference seen is the one least delayed on its way. */
  #measure(at: number): void {
    const skew = Date.now() / 1000 - at;
    if (this.skew === 0 || skew < this.skew) this.skew = skew;
  }

  #told(before: Standing | null): void {
    const isAsked = this.standing?.question != null;
    const wasAsked = before?.question != null;
    if (isAsked && !wasAsked && before !== null && this.#mayRing()) ring();
    void this.#dress();
    this.#switchSeat();
    this.#follow();
  }

  #mayRing(): boolean {
    return preferences.sound && (myself.person?.notices.sound ?? true);
  }

  /** Fetch the board's parts: the component while people gather, the scene from the start on. */
  async #dress(): Promise<void> {
    this.#dressing ??= loadLook(this.table?.game ?? '');
    if (this.standing?.status === 'lobby' || this.#isDressed) return;
    this.#isDressed = true;
    try {
      const [scene, look] = await Promise.all([calls.scene(this.id), this.#dressing]);
      this.scene = scene;
      this.look = look;
      this.#beginDraft();
    } catch (error) {
      // The next change tries again.
      this.#isDressed = false;
      this.#dressing = null;
      this.trouble = troubleOf(error);
    }
  }

  /** Whoever holds several seats looks from the one that is asked. */
  #switchSeat(): void {
    const standing = this.standing;
    if (standing === null || this.mine.length < 2 || standing.question !== null) return;
    const asked = this.mine.find((seat) => standing.asked.includes(seat.seat));
    if (asked !== undefined) this.lookFrom(asked.seat);
  }

  /** Fetch what is asked now, unless it is known. */
  #follow(): void {
    const number = this.standing?.question ?? null;
    if (this.isBusy) return;
    if (number === null) return this.#ask(null);
    // Seats that answer at the same time are asked under the same number.
    const isMine = this.question?.seat === this.seat;
    if (isMine && number === this.question?.number) return this.#lookAgain();
    if (number === this.#answered && this.seat === this.#answeredFor) return;
    // An answer's own reply may be ahead of the stream.
    if (isMine && this.question !== null && this.question.number > number) return;
    void this.#fetchQuestion();
  }

  /** Where others act at the same time, what one may answer changes while one is asked. */
  #lookAgain(): void {
    const standing = this.standing;
    if (standing?.is_floor === true && standing.moves !== this.#askedAfter)
      void this.#fetchQuestion();
  }

  async #fetchQuestion(): Promise<void> {
    this.#askedAfter = this.standing?.moves ?? 0;
    const wanted = `${String(this.standing?.question)} ${String(this.seat)} ${String(this.#askedAfter)}`;
    if (wanted === this.#fetching) return;
    this.#fetching = wanted;
    const turn = (this.#fetches += 1);
    try {
      const question = await calls.question(this.id, this.seat);
      if (turn !== this.#fetches) return; // A later one knows better.
      const isOther = question.seat !== this.question?.seat;
      if (isOther || question.number >= (this.question?.number ?? 0)) this.#ask(question);
    } catch (error) {
      // The next change tells what is asked then; anything else is worth saying.
      if (!(error instanceof Refused)) this.trouble = troubleOf(error);
    } finally {
      if (turn === this.#fetches) this.#fetching = '';
    }
  }

  #ask(question: Question | null): void {
    const isSame =
      question?.number === this.question?.number && question?.seat === this.question?.seat;
    if (isSame && JSON.stringify(question) === JSON.stringify(this.question)) return;
    const before = this.draft;
    this.question = question;
    this.doubt = null;
    this.#beginDraft();
    if (isSame && before !== null) this.draft?.adopt(before);
    else this.#letGo();
  }

  /** A draft as patient as the board wants it; empty, unless the board wants it filled. */
  #beginDraft(): void {
    const { question, look } = this;
    const { isPatient = false, isFilled = () => false } = look?.setting ?? {};
    this.draft = question && draftOf(question.options, question.default, isPatient);
    if (this.draft !== null && question !== null && isFilled(question))
      fill(this.draft, question.default);
  }

  /** Another question is asked: nobody points at what the old one was about. */
  #letGo(): void {
    this.pointed = null;
    if (hand.isFinger) this.telling.close();
  }
}

function troubleOf(error: unknown): Trouble {
  if (!(error instanceof Refused)) return { sentence: sentenceOf(error), clause: '' };
  const { sentence, clause } = error.refusal;
  if (error.status !== 409) return { sentence, clause };
  return { sentence: `${sentence} What you see is up to date again.`, clause };
}
