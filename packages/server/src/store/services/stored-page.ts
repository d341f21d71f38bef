import type { PageTarget } from '@upriver/status-pages';

/** Where a status page is, what its adapter needs, and how to read a page that no adapter knows. */
export interface StoredPage {
  readonly target: PageTarget;
  readonly declarative?: unknown;
}

/** The column's JSON → what it holds. */
export function decodePage(page: string): StoredPage {
  // Safe: only `encodePage` writes the column.
  const { url, options, declarative } = JSON.parse(page) as {
    url: string;
    options?: Record<string, string>;
    declarative?: unknown;
  };
  return { target: { url, options: options ?? {} }, ...(declarative === undefined ? {} : { declarative }) };
}

/** A page as the column holds it; the same page always gives the same text. */
export function encodePage({ target: { url, options }, declarative }: StoredPage): string {
  return JSON.stringify({ url, options, ...(declarative === undefined ? {} : { declarative }) });
}
