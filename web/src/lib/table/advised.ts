/** Marking the button that would give the advised answer, wherever a board has put it. */
import type { Attachment } from 'svelte/attachments';

const BUTTONS = '[data-choice], [data-ending]';

export function advised(answer: string | null): Attachment<HTMLElement> {
  return (element) => {
    const mark = (wanted: string | null) => {
      for (const button of element.querySelectorAll<HTMLElement>(BUTTONS)) {
        const { choice, ending } = button.dataset;
        button.toggleAttribute('data-advised', wanted !== null && wanted === (choice ?? ending));
      }
    };
    mark(answer);
    if (answer === null) return;
    const watcher = new MutationObserver(() => mark(answer));
    watcher.observe(element, { childList: true, subtree: true });
    return () => {
      watcher.disconnect();
      mark(null);
    };
  };
}
