import { SqliteAdapter, sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from '../database.ts';

/** Shorter texts are joined as texts: it takes no longer. */
const AS_BYTES_FROM_PIECES = 100;

/**
 * Pieces of a text as one value of a statement. SQLite is given a long one as bytes: as a text it would be joined, converted and copied in
 * memory that is new each time, of three times its size, which takes five times as long.
 */
export function joinedText(db: Queries, pieces: readonly string[]): string | RawBuilder<string> {
  if (pieces.length < AS_BYTES_FROM_PIECES || !(db.getExecutor().adapter instanceof SqliteAdapter))
    return pieces.join('');
  return sql<string>`cast(${Buffer.concat(pieces.map((piece) => Buffer.from(piece)))} as text)`;
}
