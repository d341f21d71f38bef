// What events and rollups take on disk once they are merged: `node bench/soak/disk-use.ts [--per-second 10] [--services 20] [--scopes 2]`.
// 50 hours of one project's calls pass by a clock that is moved by hand; then the months after them, in which rollups grow coarser.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { createHousekeeping } from '../../packages/server/src/telemetry/housekeeping.ts';
import { openDatabase } from '../../packages/server/src/store/database.ts';
import { migrate } from '../../packages/server/src/store/migrate.ts';
import { openTestIngest } from '../../test/support/ingest.ts';
import { temporaryDirectory } from '../../test/support/process.ts';
import { createRandom, makeEvent } from '../ingest/events.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const HOURS = 50;
/** An SDK sends every ten seconds. */
const SEND_MS = 10_000;

const { values } = parseArgs({
  options: {
    'per-second': { type: 'string', default: '10' },
    services: { type: 'string', default: '20' },
    scopes: { type: 'string', default: '2' },
  },
});
using data = temporaryDirectory();
const database = openDatabase({ dialect: 'sqlite', file: join(data.path, 'upriver.sqlite') });
await migrate(database);
const it = await openTestIngest(database, {
  limits: { eventsPerMinute: 1_000_000_000, serviceEventsPerMinute: 1_000_000_000, requestsPerMinute: 1_000_000_000 },
});
const housekeeping = createHousekeeping({
  database,
  clock: it.clock,
  log: { debug: () => undefined, error: console.error, warn: console.error, info: () => undefined },
  retentionEventsDays: 3650,
});
const random = createRandom(11);
const perSend = (Number(values['per-second']) * SEND_MS) / 1000;
let events = 0;
for (let hour = 0; hour < HOURS; hour += 1) {
  for (let sent = 0; sent < HOUR_MS / SEND_MS; sent += 1) {
    const seconds = Math.floor(it.clock.now() / 1000);
    const batch = Array.from({ length: perSend }, () => ({
      ...makeEvent(random, seconds),
      host: `api.service${nameOf(Math.floor(random() * Number(values.services)))}.com`,
      region: `region-${Math.floor(random() * Number(values.scopes))}`,
    }));
    const outcome = await it.sendBatch(batch);
    if (outcome.kind !== 'accepted') throw new Error(outcome.message);
    events += outcome.answer.accepted;
    it.clock.advance(SEND_MS);
  }
  await housekeeping.finish();
}
const series = Number(values.services) * Number(values.scopes);
console.log(`${events} events in ${HOURS} hours, ${series} series`);
console.log(`events: ${((await bytesOf('event_blocks')) / events).toFixed(1)} bytes each`);
console.log(
  `rollups by the minute: ${((await bytesOf('rollup_parts')) / series / HOURS).toFixed(0)} bytes per series and hour`,
);
for (const [name, days] of [
  ['hour', 4],
  ['day', 100],
] as const) {
  it.clock.advance(days * DAY_MS);
  await housekeeping.finish();
  const bytes = (await bytesOf('rollup_parts')) / series / (HOURS / 24);
  console.log(`rollups by the ${name}: ${bytes.toFixed(0)} bytes per series and day`);
}
await database.close();

/** Pages of a table and its indexes. */
async function bytesOf(table: 'event_blocks' | 'rollup_parts'): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select sum(pgsize) as bytes from dbstat where name like ${`${table}%`}`.execute(database.kysely);
  return rows[0]?.bytes ?? 0;
}

/** Letters only, as the services of tests have. */
function nameOf(index: number): string {
  return String(index).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
}
