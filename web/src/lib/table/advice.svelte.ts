/** What a bot would do in one's place: asked for, laid into the draft, taken or left. */
import * as calls from '../api/calls';
import { sentenceOf } from '../api/request';
import type { Advice } from '../api/types';
import { entriesOf } from './doubts';
import { fill } from './filling';
import type { LiveTable } from './live.svelte';

export class Advising {
  #given = $state.raw<Advice | null>(null);
  /** The answers that do it, one after the other. */
  #answers: readonly string[] = [];
  isThinking = $state(false);

  constructor(private readonly live: LiveTable) {}

  /** The advice for the question at hand. */
  readonly given: Advice | null = $derived.by(() =>
    this.#given !== null && this.#given.question === this.live.question?.number
      ? this.#given
      : null,
  );
  /** What it is called in the list of answers; empty where the draft itself tells it. */
  readonly label: string = $derived.by(() => {
    const { question, look } = this.live;
    if (look?.draft != null) return '';
    const entries = question === null ? [] : entriesOf(question.options);
    return entries.find(([answer]) => answer === this.given?.answer)?.[1].label ?? '';
  });
  /** Among people nobody is helped. */
  readonly isOffered: boolean = $derived.by(
    () =>
      this.live.question !== null &&
      !this.live.replay.isOn &&
      this.live.seats.every((seat) => seat.is_mine || seat.status === 'bot'),
  );

  async ask(): Promise<void> {
    const { live } = this;
    if (!this.isOffered || this.isThinking) return;
    this.isThinking = true;
    live.trouble = null;
    try {
      const given = await calls.advice(live.id, live.seat);
      const then = this.#isBeginning(given)
        ? await calls.furtherAdvice(live.id, given.answer, live.seat)
        : null;
      this.#answers = [given.answer, ...(then === null ? [] : [then.answer])];
      this.#given = { ...given, reason: then?.reason || given.reason };
      this.#layOut();
    } catch (error) {
      live.refuse(sentenceOf(error), '');
    } finally {
      this.isThinking = false;
    }
  }

  take(): void {
    if (this.given === null) return;
    if (this.#answers.length > 1) this.live.pick('', { answers: this.#answers });
    else this.live.choose(this.given.answer);
  }

  /** Begin anew without it. */
  leave(): void {
    this.#given = null;
    this.#clear();
  }

  #isBeginning({ question, answer }: Advice): boolean {
    const asked = this.live.question;
    if (asked?.number !== question) return false;
    return this.live.look?.setting.isBeginning?.(asked, answer) ?? false;
  }

  #clear(): void {
    const { draft, question, look } = this.live;
    while (draft?.back() === true);
    if (question !== null) look?.setting.layOut?.(question, []);
  }

  #layOut(): void {
    const { draft, question, look } = this.live;
    if (this.given === null || draft === null || question === null) return;
    this.#clear();
    if (look?.setting.layOut?.(question, this.#answers) !== true) fill(draft, this.given.answer);
  }
}
