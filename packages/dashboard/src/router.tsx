import type { ComponentChildren } from 'preact';
import { createStore, useStore } from './store.ts';

/** Where the reader is: the path without a slash at its end, and the query. */
export interface Address {
  readonly path: string;
  readonly query: URLSearchParams;
}

const address = createStore<Address>(readAddress());
addEventListener('popstate', () => address.set(readAddress()));

function readAddress(): Address {
  const path = location.pathname.replace(/\/+$/, '') || '/';
  return { path, query: new URLSearchParams(location.search) };
}

export function useAddress(): Address {
  return useStore(address);
}

/** Goes to a path of the page. Places and ranges push an entry of the history, filters replace it. */
export function navigate(to: string, how: 'push' | 'replace' = 'push'): void {
  const isOtherPlace = new URL(to, location.href).pathname !== location.pathname;
  if (how === 'push') history.pushState(null, '', to);
  else history.replaceState(null, '', to);
  address.set(readAddress());
  if (isOtherPlace) scrollTo(0, 0);
}

/** The present path with other query parameters; `undefined` removes one. */
export function withQuery(changes: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  return text === '' ? location.pathname : `${location.pathname}?${text}`;
}

interface LinkProps {
  readonly href: string;
  readonly class?: string;
  readonly title?: string;
  readonly children?: ComponentChildren;
  readonly current?: boolean;
  readonly how?: 'push' | 'replace';
  /** Name of the row of a list that the link stands for: `j` and `k` go to it, and keys act on it. */
  readonly row?: string;
}

/** A link within the page. A click with a modifier key opens it as the browser does. */
export function Link({ href, children, current, how, row, ...rest }: LinkProps) {
  return (
    <a
      href={href}
      {...rest}
      data-row={row}
      aria-current={current === true ? 'page' : undefined}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        navigate(href, how);
      }}
    >
      {children}
    </a>
  );
}

/** Values of `:name` parts where a path fits a pattern such as `/services/:slug`; undefined where it does not. */
export function matchPath(pattern: string, path: string): Readonly<Record<string, string>> | undefined {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  const values: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const text = given[index] ?? '';
    if (part.startsWith(':')) values[part.slice(1)] = decode(text);
    else if (part !== text) return undefined;
  }
  return values;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
