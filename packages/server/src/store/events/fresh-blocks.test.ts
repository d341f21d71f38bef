import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CompiledQuery } from 'kysely';
import { selectFreshBlocks } from './fresh-blocks.ts';
import { openMemoryStore } from '../../../../../test/support/memory-store.ts';

test('reading fresh blocks costs as much as is read, not as much as is kept', async () => {
  const statements: string[] = [];
  const database = await openMemoryStore({ onStatement: (text) => statements.push(text) });
  await selectFreshBlocks(database.kysely, { after: 0, to: 50, limit: 50 });
  const read = statements.at(-1) ?? '';
  assert.match(read, /from "event_blocks"/);
  const plan = await database.kysely.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${read}`, [0, 50, 0, 50]),
  );
  assert.deepEqual(
    plan.rows.map(({ detail }) => detail),
    ['SEARCH event_blocks USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)'],
  );
  await database.close();
});
