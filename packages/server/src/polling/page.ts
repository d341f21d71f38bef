import type { PageTarget } from './adapter.ts';

/** What `services.page` holds: where the page is, what its adapter needs, and how to read a page that no adapter knows. */
export interface StoredPage {
  readonly target: PageTarget;
  readonly declarative?: unknown;
}

export function decodePage(page: string): StoredPage {
  const { url, options, declarative } = JSON.parse(page) as {
    url: string;
    options?: Record<string, string>;
    declarative?: unknown;
  };
  return { target: { url, options: options ?? {} }, ...(declarative === undefined ? {} : { declarative }) };
}

export function encodePage({ url, options }: PageTarget): string {
  return JSON.stringify({ url, options });
}
