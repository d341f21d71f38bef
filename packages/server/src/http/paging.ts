import { Type } from 'typebox';
import { invalid } from './moments.ts';
import { isStorable } from './unstorable-text.ts';

export const PAGE_LIMIT_MAX = 1000;
const IDENTIFIER = /^[a-z]+_[a-z2-7]{26}$/;

/** Query parameters of every list. Without them the response contains all entries. */
export const pageParameters = {
  limit: Type.Optional(
    Type.String({
      pattern: '^[1-9]\\d{0,3}$',
      description: `Maximum number of entries per page, 1 to ${PAGE_LIMIT_MAX}.`,
      examples: ['50'],
    }),
  ),
  cursor: Type.Optional(
    Type.String({
      maxLength: 500,
      description: 'Cursor from the Link header of the previous page.',
      examples: ['WzE3OTUyNDQ0MDAwMDAsMTcsNF0'],
    }),
  ),
};

/** What a cursor is made of: the sort key of the entry that the page before ended with. */
type CursorPart = 'id' | 'integer' | 'text';
type CursorOf<Parts extends readonly CursorPart[]> = {
  readonly [Place in keyof Parts]: Parts[Place] extends 'integer' ? number : string;
};

export interface PageRequest<Cursor> {
  readonly limit: number | undefined;
  /** What the page before ended with. */
  readonly after: Cursor | undefined;
}

/** @throws invalid_request for a limit out of bounds or a cursor that this list did not give. */
export function readPage<const Parts extends readonly CursorPart[]>(
  query: { limit?: string; cursor?: string },
  parts: Parts,
): PageRequest<CursorOf<Parts>> {
  return { limit: readLimit(query), after: query.cursor === undefined ? undefined : decodeCursor(query.cursor, parts) };
}

/** @throws invalid_request for a limit out of bounds */
export function readLimit(query: { limit?: string }): number | undefined {
  const limit = query.limit === undefined ? undefined : Number(query.limit);
  if (limit !== undefined && limit > PAGE_LIMIT_MAX) throw invalid('query.limit', `must be at most ${PAGE_LIMIT_MAX}`);
  return limit;
}

/** Value of the `Link` header that leads to the page after `last`. */
export function nextLink(url: string, last: readonly (string | number)[]): string {
  const next = new URL(url, 'http://upriver.invalid');
  next.searchParams.set('cursor', Buffer.from(JSON.stringify(last)).toString('base64url'));
  return `<${next.pathname}${next.search}>; rel="next"`;
}

/** One page of a sorted list that is in memory. `keyOf` is what the list is sorted by, ending with a unique part. */
export function pageOf<Item, Cursor>(
  items: readonly Item[],
  page: PageRequest<Cursor>,
  isAfter: (item: Item, key: Cursor) => boolean,
): { items: readonly Item[]; hasMore: boolean } {
  const { after, limit } = page;
  const rest = after === undefined ? items : items.filter((item) => isAfter(item, after));
  return limit === undefined
    ? { items: rest, hasMore: false }
    : { items: rest.slice(0, limit), hasMore: rest.length > limit };
}

function decodeCursor<Parts extends readonly CursorPart[]>(cursor: string, parts: Parts): CursorOf<Parts> {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    // Safe: as many parts as named, each of its kind.
    if (Array.isArray(value) && value.length === parts.length && parts.every((part, place) => fits(part, value[place])))
      return value as unknown as CursorOf<Parts>;
  } catch {
    // Falls through to the one answer for every cursor that is not ours.
  }
  throw invalid('query.cursor', 'must be a cursor from a Link header of this list');
}

function fits(part: CursorPart, value: unknown): boolean {
  if (part === 'integer') return Number.isSafeInteger(value);
  return typeof value === 'string' && (part === 'id' ? IDENTIFIER.test(value) : isStorable(value));
}
