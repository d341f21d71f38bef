import { Type } from 'typebox';
import { AppError } from '../domain/errors.ts';

export const PAGE_LIMIT_MAX = 1000;

/** Query parameters of every list. Without them a list answers everything. */
export const pageParameters = {
  limit: Type.Optional(
    Type.String({
      pattern: '^[1-9]\\d{0,3}$',
      description: `Entries of one page, 1 to ${PAGE_LIMIT_MAX}.`,
      examples: ['50'],
    }),
  ),
  cursor: Type.Optional(
    Type.String({
      maxLength: 500,
      description: 'Taken from the Link header of the page before.',
      examples: ['WzE3OTUyNDQ0MDAwMDAsMTcsNF0'],
    }),
  ),
};

export interface PageRequest {
  readonly limit: number | undefined;
  /** What the page before ended with. */
  readonly after: readonly (string | number)[] | undefined;
}

/** @throws invalid_request for a limit out of bounds or a cursor that this server did not make. */
export function readPage(query: { limit?: string; cursor?: string }): PageRequest {
  const limit = query.limit === undefined ? undefined : Number(query.limit);
  if (limit !== undefined && limit > PAGE_LIMIT_MAX)
    throw new AppError('invalid_request', `query.limit must be at most ${PAGE_LIMIT_MAX}.`, {
      details: [{ field: 'query.limit', message: `must be at most ${PAGE_LIMIT_MAX}` }],
    });
  return { limit, after: query.cursor === undefined ? undefined : decodeCursor(query.cursor) };
}

/** Value of the `Link` header that leads to the page after `last`. */
export function nextLink(url: string, last: readonly (string | number)[]): string {
  const next = new URL(url, 'http://upriver.invalid');
  next.searchParams.set('cursor', Buffer.from(JSON.stringify(last)).toString('base64url'));
  return `<${next.pathname}${next.search}>; rel="next"`;
}

/** One page of a sorted list that is in memory. `keyOf` is what the list is sorted by, ending with a unique part. */
export function pageOf<Item>(
  items: readonly Item[],
  page: PageRequest,
  isAfter: (item: Item, key: readonly (string | number)[]) => boolean,
): { items: readonly Item[]; hasMore: boolean } {
  const { after, limit } = page;
  const rest = after === undefined ? items : items.filter((item) => isAfter(item, after));
  return limit === undefined
    ? { items: rest, hasMore: false }
    : { items: rest.slice(0, limit), hasMore: rest.length > limit };
}

function decodeCursor(cursor: string): (string | number)[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(value) && value.every((part) => typeof part === 'string' || typeof part === 'number'))
      return value;
  } catch {
    // Falls through to the one answer for every cursor that is not ours.
  }
  throw new AppError('invalid_request', 'query.cursor is not one that this server gave.', {
    details: [{ field: 'query.cursor', message: 'must be taken from a Link header' }],
  });
}
