import type { PageTarget } from '@upriver/status-pages';

/** Where a status page is, what its adapter needs, and how to read a page that no adapter knows. */
export interface StoredPage {
  readonly target: PageTarget;
  readonly declarative?: unknown;
  /** The page of the vendor of the catalog that an organization's own vendor stands for, while that has none itself. */
  readonly isOfCatalog?: true;
}

/** The column's JSON → what it holds. */
export function decodePage(page: string): StoredPage {
  // Safe: only `encodePage` writes the column.
  const { url, options, declarative, isOfCatalog } = JSON.parse(page) as {
    url: string;
    options?: Record<string, string>;
    declarative?: unknown;
    isOfCatalog?: true;
  };
  return {
    target: { url, options: options ?? {} },
    ...(declarative === undefined ? {} : { declarative }),
    ...(isOfCatalog === undefined ? {} : { isOfCatalog }),
  };
}

/** A page as the column holds it; the same page always gives the same text. */
export function encodePage({ target: { url, options }, declarative, isOfCatalog }: StoredPage): string {
  return JSON.stringify({
    url,
    options,
    ...(declarative === undefined ? {} : { declarative }),
    ...(isOfCatalog === undefined ? {} : { isOfCatalog }),
  });
}
