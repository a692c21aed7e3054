/**
 * Whoever uses keys is never thrown back to the top of the page: where the thing with the focus goes
 * with its question, the focus goes on to where the next answer is put together.
 */
import type { Attachment } from 'svelte/attachments';

export class FocusKeeper {
  #root: HTMLElement | null = null;
  #last: HTMLElement | SVGElement | null = null;

  /** Watch what has the focus inside an element. */
  readonly watch: Attachment<HTMLElement> = (root) => {
    this.#root = root;
    const gained = (event: FocusEvent) => {
      this.#last = event.target as HTMLElement | SVGElement;
    };
    const lost = (event: FocusEvent) => {
      if (event.relatedTarget !== null) return;
      const left = event.target as HTMLElement | SVGElement;
      // What is gone by then was not left by anybody's wish.
      setTimeout(() => {
        if (this.#last === left && canHold(left)) this.#last = null;
      });
    };
    root.addEventListener('focusin', gained);
    root.addEventListener('focusout', lost);
    return () => {
      root.removeEventListener('focusin', gained);
      root.removeEventListener('focusout', lost);
      this.#root = null;
    };
  };

  /** Give a lost focus back, or hand it on; for the time after the page was drawn anew. */
  restore(): void {
    const { activeElement: now } = document;
    const isWaiting = now?.matches('[data-landmark="panel"]') === true;
    if (this.#root === null || this.#last === null) return;
    if (now !== null && now !== document.body && !isWaiting) return;
    if (!isWaiting && canHold(this.#last)) return this.#last.focus({ preventScroll: true });
    const goal =
      this.#composer() ?? this.#root.querySelector<HTMLElement>('[data-landmark="panel"]');
    goal?.focus({ preventScroll: true });
  }

  /** Where an answer is put together. */
  #composer(): HTMLElement | null {
    const all = this.#root?.querySelectorAll<HTMLElement>('[data-composer]') ?? [];
    return [...all].find((each) => each.checkVisibility()) ?? null;
  }
}

const canHold = (element: HTMLElement | SVGElement): boolean =>
  element.isConnected && element.checkVisibility() && !element.matches(':disabled');
