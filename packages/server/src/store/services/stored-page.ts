import type { PageTarget } from '@upriver/status-pages';

/** What `services.page` holds: where the page is, what its adapter needs, and how to read a page that no adapter knows. */
export interface StoredPage {
  readonly target: PageTarget;
  readonly declarative?: unknown;
}

/** The column's JSON → what it holds. */
export function decodePage(page: string): StoredPage {
  // Safe: only `encodePage` and the routes that check a vendor's page write the column.
  const { url, options, declarative } = JSON.parse(page) as {
    url: string;
    options?: Record<string, string>;
    declarative?: unknown;
  };
  return { target: { url, options: options ?? {} }, ...(declarative === undefined ? {} : { declarative }) };
}

/** A page that an adapter knows, as the column holds it. */
export function encodePage({ url, options }: PageTarget): string {
  return JSON.stringify({ url, options });
}
