import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CompiledQuery } from 'kysely';
import { openDatabase } from '../database.ts';
import { selectFreshParts } from './fresh-parts.ts';
import { migrate } from '../migrate.ts';

test('reading fresh parts costs as much as is read, not as much as is kept', async () => {
  const statements: string[] = [];
  const database = openDatabase(
    { dialect: 'sqlite', file: ':memory:' },
    { onStatement: (text) => statements.push(text) },
  );
  await migrate(database);
  await selectFreshParts(database, 0, 50);
  const read = statements.at(-1) ?? '';
  assert.match(read, /from "rollup_parts"/);
  const plan = await database.kysely.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${read}`, [0, 0, 50]),
  );
  assert.deepEqual(
    plan.rows.map(({ detail }) => detail),
    ['SEARCH rollup_parts USING INTEGER PRIMARY KEY (rowid>?)'],
  );
  await database.close();
});
