// Takes batches into a store until it kills itself with SIGKILL right before its n-th statement:
// `dying-writer.ts <file> <n>`. It prints the name of every batch that was acknowledged.
import { writeSync } from 'node:fs';
import { openDatabase } from '../../packages/server/src/store/database.ts';
import { migrate } from '../../packages/server/src/store/migrate.ts';
import { anEvent, openTestIngest } from './ingest.ts';

const BATCHES_MAX = 40;

const [file = '', statements = '0'] = process.argv.slice(2);
let left = Number.POSITIVE_INFINITY;
const database = openDatabase(
  { dialect: 'sqlite', file },
  {
    onStatement() {
      if (left === 0) process.kill(process.pid, 'SIGKILL');
      left -= 1;
    },
  },
);
await migrate(database);
const it = await openTestIngest(database, { limits: { eventsPerMinute: 1_000_000 } });
left = Number(statements);
for (let batch = 0; batch < BATCHES_MAX; batch += 1) {
  const events = Array.from({ length: 20 }, (_, index) =>
    anEvent({ latency_ms: index, tags: { batch: String(batch) } }),
  );
  const outcome = await it.sendBatch(events, { batch_id: `batch ${batch}` });
  if (outcome.kind === 'accepted') writeSync(1, `${batch}\n`);
}
await database.close();
