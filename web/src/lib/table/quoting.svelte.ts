/** What would come of the answer in the making: asked of the server whenever a person rests. */
import type { Question, Quote } from '../api/types';

/** How long an answer stands as it is before it is asked about, in milliseconds. */
const REST = 150;

interface Told {
  answer: string;
  quote: Quote;
}

export class Quoting {
  #wanted = $state<string | null>(null);
  /** What is asked about, until that is told. */
  #awaited = $state<string | null>(null);
  #told = $state.raw<Told | null>(null);
  /** What was told while this question stood: an answer made again asks nobody. */
  readonly #known = new Map<string, Quote>();
  #stood: Question | null = null;
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #request: AbortController | null = null;

  constructor(
    readonly question: () => Question | null,
    readonly fetch: (question: Question, answer: string, signal: AbortSignal) => Promise<Quote>,
  ) {}

  /**
   * The newest quote there is, so that sums stand still while a stepper runs: of the answer as it
   * was a moment ago, unless `isFresh`. Null where no answer is in the making.
   */
  readonly latest: Quote | null = $derived.by(() =>
    this.#wanted === null ? null : (this.#told?.quote ?? null),
  );
  /** Whether it is that of the answer as it stands now. */
  readonly isFresh: boolean = $derived.by(
    () => this.#told !== null && this.#told.answer === this.#wanted,
  );

  /** Whether it will be told in a moment. */
  readonly isAwaited: boolean = $derived.by(
    () => this.#wanted !== null && this.#awaited === this.#wanted,
  );

  /**
   * Ask about an answer, whole or not; null about none. For an effect: `$effect(() =>
   * quoting.follow(answer))`. What is returned lets go of it.
   */
  follow(answer: string | null): () => void {
    const question = this.question();
    const turn = (this.#turn += 1);
    if (question !== this.#stood) this.#forget(question);
    this.#wanted = answer;
    if (answer === null || question === null) return () => undefined;
    clearTimeout(this.#timer);
    this.#awaited = this.#tell(answer) ? null : answer;
    if (this.#awaited !== null) {
      this.#timer = setTimeout(() => void this.#ask(question, answer), REST);
    }
    return () => {
      clearTimeout(this.#timer);
      if (turn === this.#turn) this.#wanted = null;
    };
  }

  /** Ask no more: the answer is given, and its question goes. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#awaited = null;
    this.#request?.abort();
  }

  async #ask(question: Question, answer: string): Promise<void> {
    const turn = this.#turn;
    this.#request = new AbortController();
    // A question that is gone is refused, and nothing is said of the answer; the next one is asked.
    const quote = await this.fetch(question, answer, this.#request.signal).catch(() => null);
    if (turn === this.#turn) this.#awaited = null;
    if (quote === null || question !== this.#stood) return;
    this.#known.set(answer, quote);
    if (turn === this.#turn) this.#tell(answer);
  }

  /** Tell what is known of an answer already; false where nothing is. */
  #tell(answer: string): boolean {
    const quote = this.#known.get(answer);
    if (quote !== undefined) this.#told = { answer, quote };
    return quote !== undefined;
  }

  /** Another question, or the same after somebody else did something: sums may have changed. */
  #forget(question: Question | null): void {
    if (question?.number !== this.#stood?.number) this.#told = null;
    this.#stood = question;
    this.#known.clear();
  }
}
