import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CompiledQuery } from 'kysely';
import { readBlocks } from './event-scan.ts';
import { openMemoryStore } from '../../../../../test/support/memory-store.ts';

test('blocks of a project, and those of its organization, are found latest first without sorting', async () => {
  let statement = '';
  const database = await openMemoryStore({ onStatement: (text) => (statement = text) });
  for (const whose of [{ organizationId: 'org' }, { organizationId: 'org', projectId: 'proj' }]) {
    await readBlocks(database.kysely, { ...whose, from: 0, to: 9 }, { limit: 16, after: { toAt: 5, id: 7 } });
    assert.match(statement, /from "event_blocks"/);
    const values = Array.from(statement.matchAll(/\?/g), () => 0);
    const plan = await database.kysely.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${statement}`, values),
    );
    assert.deepEqual(
      plan.rows.map(({ detail }) => detail),
      ['SEARCH event_blocks USING INDEX event_blocks_time (organization_id=? AND to_at>? AND to_at<?)'],
    );
  }
  await database.close();
});
