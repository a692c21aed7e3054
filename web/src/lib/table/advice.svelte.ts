/** What a bot would do in one's place: asked for, laid into the draft, taken or left. */
import * as calls from '../api/calls';
import { sentenceOf } from '../api/request';
import type { Advice, Question } from '../api/types';
import { entriesOf } from './doubts';
import { fill } from './filling';
import type { LiveTable } from './live.svelte';

export class Advising {
  /** What was advised, and on which question: on a floor others change it while it stands. */
  #kept = $state.raw<{ advice: Advice; question: Question | null } | null>(null);
  /** The answers that do it, one after the other. */
  #answers: readonly string[] = [];
  isThinking = $state(false);

  constructor(private readonly live: LiveTable) {}

  /** The advice for the question at hand, unless what others did has made it impossible. */
  readonly given: Advice | null = $derived.by(() => {
    const { question, picks } = this.live;
    if (this.#kept === null || this.#kept.advice.question !== question?.number) return null;
    const { advice } = this.#kept;
    return question === this.#kept.question || picks.answer === advice.answer ? advice : null;
  });
  /** What it is called among the answers; empty where the draft itself tells it. */
  readonly label: string = $derived.by(() => {
    const { question, look } = this.live;
    if (question === null || this.given === null || this.#answers.length > 1) return '';
    if (look?.draft != null && look.setting.isPatient === true) return '';
    const { answer } = this.given;
    if (question.options.kind === 'amount') return answer;
    return entriesOf(question.options).find(([each]) => each === answer)?.[1].label ?? '';
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
      const first = await calls.advice(live.id, live.seat);
      const then = this.#isBeginning(first)
        ? await calls.furtherAdvice(live.id, first.answer, live.seat)
        : null;
      this.#answers = [first.answer, ...(then === null ? [] : [then.answer])];
      const advice = { ...first, reason: then?.reason || first.reason };
      this.#kept = { advice, question: live.question };
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
    this.#kept = null;
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
