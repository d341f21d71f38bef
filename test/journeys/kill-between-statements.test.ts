import assert from 'node:assert/strict';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { openDatabase } from '../../packages/server/src/store/database.ts';
import { migrate } from '../../packages/server/src/store/migrate.ts';
import { createBlockFolding } from '../../packages/server/src/store/rollups/fold-blocks.ts';
import { compareRollupsWithEvents } from '../support/agreement.ts';
import { anEvent, openTestIngest } from '../support/ingest.ts';
import { temporaryDirectory } from '../support/process.ts';

const EVENTS_PER_BATCH = 20;
/** The statements of the first commit, which makes a link and templates, of folding what it left, and of the same with the second. */
const STATEMENTS = 34;

/** What a kill leaves: the files as they are, and what was acknowledged until then. */
interface Death {
  readonly file: string;
  readonly acknowledged: readonly number[];
}

test('as it is before any statement of a commit or of folding, which is what a kill there leaves, a store holds every acknowledged batch, no batch in part, and rollups that agree', async () => {
  using data = temporaryDirectory();
  const deaths = await writeUntilDeaths(data.path, STATEMENTS);
  const counts = new Set<number>();
  for (const [statement, { file, acknowledged }] of deaths.entries()) {
    const database = openDatabase({ dialect: 'sqlite', file });
    const stored = new Map<string, number>();
    const { differences } = await compareRollupsWithEvents(database, {
      onEvent({ tags }) {
        const batch = String(tags?.['batch']);
        stored.set(batch, (stored.get(batch) ?? 0) + 1);
      },
    });
    await database.close();
    const at = `killed before statement ${statement}`;
    assert.deepEqual(differences, [], at);
    for (const batch of acknowledged) assert.ok(stored.has(String(batch)), `${at}: ${batch}`);
    for (const [batch, events] of stored) assert.equal(events, EVENTS_PER_BATCH, `${at}: ${batch}`);
    counts.add(stored.size);
  }
  assert.deepEqual([...counts], [0, 1, 2]);
});

/** Takes batches into a store, folds each, and copies its files right before each of so many statements: a killed process leaves nothing else. */
async function writeUntilDeaths(directory: string, count: number): Promise<readonly Death[]> {
  const file = join(directory, 'upriver.sqlite');
  const deaths: Death[] = [];
  const acknowledged: number[] = [];
  let isTaking = false;
  const onStatement = (): void => {
    if (!isTaking || deaths.length === count) return;
    const copy = join(directory, String(deaths.length), 'upriver.sqlite');
    mkdirSync(join(copy, '..'));
    for (const end of ['', '-wal']) if (existsSync(file + end)) copyFileSync(file + end, copy + end);
    deaths.push({ file: copy, acknowledged: [...acknowledged] });
  };
  const database = openDatabase({ dialect: 'sqlite', file }, { onStatement });
  await migrate(database);
  const it = await openTestIngest(database, { limits: { eventsPerMinute: 1_000_000 } });
  const fold = createBlockFolding(database);
  isTaking = true;
  for (let batch = 0; deaths.length < count; batch += 1) {
    const tags = { batch: String(batch) };
    const events = Array.from({ length: EVENTS_PER_BATCH }, (_, index) => anEvent({ latency_ms: index, tags }));
    const outcome = await it.sendBatch(events, { batch_id: `batch ${batch}` });
    assert.equal(outcome.kind, 'accepted');
    acknowledged.push(batch);
    await fold();
  }
  await database.close();
  return deaths;
}
