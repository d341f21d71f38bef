// Impairments have an identifier, and keep the answer that was given when they ended.
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { deriveIdentifier } from '../../domain/identifiers.ts';
import type { Schema } from '../dialect/columns.ts';

const ROWS_AT_ONCE = 500;

interface OldRow {
  readonly project_id: string;
  readonly service_id: string;
  readonly environment: string;
  readonly region: string;
  readonly signal: string;
  readonly detected_at: number;
}

export function keptAnswers(): Migration {
  return {
    async up(db: Schema) {
      await db.schema.alterTable('impairments').addColumn('id', 'text').execute();
      await db.schema.alterTable('impairments').addColumn('answer', 'text').execute();
      await db.schema.createIndex('impairments_id').on('impairments').column('id').execute();
      let count = ROWS_AT_ONCE;
      while (count === ROWS_AT_ONCE) count = await nameRows(db);
    },
  };
}

/** @returns how many were named */
async function nameRows(db: Schema): Promise<number> {
  const { rows } = await sql<OldRow>`
    select project_id, service_id, environment, region, signal, detected_at from impairments
    where id is null limit ${ROWS_AT_ONCE}
  `.execute(db);
  for (const row of rows) {
    const { project_id, service_id, environment, region, signal, detected_at } = row;
    const names = [project_id, service_id, environment, region, signal, String(detected_at)];
    await sql`
      update impairments set id = ${deriveIdentifier('imp', ...names)}
      where project_id = ${project_id} and service_id = ${service_id} and environment = ${environment}
        and region = ${region} and signal = ${signal} and detected_at = ${detected_at}
    `.execute(db);
  }
  return rows.length;
}
