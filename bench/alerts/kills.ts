// Deliveries to many endpoints while the process that sends them is killed at random.
// node bench/alerts/kills.ts [--subjects 10000] [--endpoints 50] [--each 1] [--messages 2] [--kills 50] [--seed 1] [--store sqlite|postgres]
import { parseArgs } from 'node:util';
import { killWhileSending } from '../../test/support/delivery-kills.ts';
import { POSTGRES_MISSING, findPostgres, startPostgres } from '../../test/support/postgres.ts';

const PATIENCE_MS = 3_600_000;

const { values } = parseArgs({
  options: {
    subjects: { type: 'string', default: '10000' },
    endpoints: { type: 'string', default: '50' },
    /** Endpoints that each subject is sent to. */
    each: { type: 'string', default: '1' },
    messages: { type: 'string', default: '2' },
    kills: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    store: { type: 'string' },
  },
});

for (const store of values.store === undefined ? ['sqlite', 'postgres'] : [values.store]) {
  const bin = findPostgres();
  if (store === 'postgres' && bin === undefined) {
    console.log(POSTGRES_MISSING);
    continue;
  }
  const postgres = store === 'postgres' && bin !== undefined ? await startPostgres(bin) : undefined;
  const report = await killWhileSending({
    ...(postgres === undefined ? {} : { postgresUrl: await postgres.createDatabase() }),
    endpoints: Number(values.endpoints),
    subjects: Number(values.subjects),
    endpointsPerSubject: Number(values.each),
    messages: Number(values.messages),
    kills: Number(values.kills),
    seed: Number(values.seed),
    patienceMs: PATIENCE_MS,
  });
  console.log(JSON.stringify({ store, kills: Number(values.kills), ...report }));
  await postgres?.close();
}
