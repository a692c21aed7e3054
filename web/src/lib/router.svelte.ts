/** Which page is shown, told by the address. */

export type Place =
  | { page: 'home' | 'new' | 'about' | 'me' | 'reference' | 'missing' }
  | { page: 'table'; id: string }
  | { page: 'join'; secret: string };

export function placeOf(path: string): Place {
  const [first = '', second = '', ...rest] = path.split('/').filter((part) => part !== '');
  if (rest.length > 0) return { page: 'missing' };
  if (first === 'table' && second !== '') return { page: 'table', id: decodeURIComponent(second) };
  if (first === 'join' && second !== '')
    return { page: 'join', secret: decodeURIComponent(second) };
  if (second !== '') return { page: 'missing' };
  if (first === '') return { page: 'home' };
  if (first === 'new' || first === 'about' || first === 'me' || first === 'reference')
    return { page: first };
  return { page: 'missing' };
}

class Router {
  place = $state.raw<Place>(placeOf(location.pathname));
  /** The part of the address after the question mark. */
  search = $state.raw(location.search);

  listen(): () => void {
    const follow = () => this.#read();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }

  go(address: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.#read();
    window.scrollTo(0, 0);
  }

  /** Plain clicks on our own links stay inside the page; all others are the browser's. */
  follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.target !== '' || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || /^\/(api|schema|assets)\b/.test(link.pathname)) return;
    if (link.hash !== '' && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }

  #read(): void {
    this.place = placeOf(location.pathname);
    this.search = location.search;
  }
}

export const router = new Router();
