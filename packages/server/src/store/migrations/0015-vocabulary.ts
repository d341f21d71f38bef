// Stored values in the words of the API: descriptions of pages map `values`, and pages that fail together share a `provider`.
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Schema } from '../dialect/columns.ts';

const FIELDS = [
  ['words', 'values'],
  ['statusWords', 'statusValues'],
  ['impactWords', 'impactValues'],
] as const;

export function vocabulary(): Migration {
  return {
    async up(db: Schema) {
      for (const [before, now] of FIELDS)
        await sql`update services set page = replace(page, ${`"${before}":{`}, ${`"${now}":{`}) where page like '%"declarative"%'`.execute(
          db,
        );
      await sql`update page_hosts set id = replace(id, 'make:', 'provider:'), kind = 'provider' where kind = 'make'`.execute(
        db,
      );
    },
  };
}
