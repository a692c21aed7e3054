/** What a browser keeps on this device; one that keeps nothing forgets it when the page closes. */

/** What was kept under a name; `fresh` where nothing was, or nothing that can be read. */
export function kept<T>(store: string, fresh: T): T {
  try {
    const found = localStorage.getItem(store);
    return found === null ? fresh : (JSON.parse(found) as T);
  } catch {
    return fresh;
  }
}

export function keep(store: string, value: unknown): void {
  try {
    localStorage.setItem(store, JSON.stringify(value));
  } catch {
    // The browser is told to keep nothing, or has no room.
  }
}
