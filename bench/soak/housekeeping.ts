// The longest time that expiry and compaction hold up ingest, on a store full of old events:
// `node bench/soak/housekeeping.ts [--millions 3] [--seconds 60] [--services 20] [--scopes 2]`.
// One process takes events all the time, as fast as one sender sends them, while the store is put in order beside it.
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate, setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createMetrics } from '../../packages/server/src/metrics.ts';
import { createHousekeeping } from '../../packages/server/src/telemetry/housekeeping.ts';
import { openDatabase } from '../../packages/server/src/store/database.ts';
import { migrate } from '../../packages/server/src/store/migrate.ts';
import { anEvent, openTestIngest } from '../../test/support/ingest.ts';
import type { TestIngest } from '../../test/support/ingest.ts';
import { temporaryDirectory } from '../../test/support/process.ts';
import { createRandom, makeEvent } from '../ingest/events.ts';

const EVENTS_PER_BATCH = 500;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const { values } = parseArgs({
  options: {
    millions: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '60' },
    services: { type: 'string', default: '20' },
    scopes: { type: 'string', default: '2' },
  },
});
using data = temporaryDirectory();
const database = openDatabase({ dialect: 'sqlite', file: join(data.path, 'upriver.sqlite') });
await migrate(database);
const it = await openTestIngest(database, {
  limits: { eventsPerMinute: 1_000_000_000, serviceEventsPerMinute: 1_000_000_000 },
});
const steps = new Map<string, { readonly tookMs: number; readonly cpu: number }[]>();
const housekeeping = createHousekeeping({
  database,
  clock: it.clock,
  log: { debug: () => undefined, error: console.error, warn: console.error, info: () => undefined },
  retentionEventsDays: 30,
  metrics: createMetrics(),
});

await fill(it, Number(values.millions) * 1e6);
const filledBytes = await bytesOf();
// Half of what is stored is over its time, the other half waits for being merged.
it.clock.advance(15 * DAY_MS + 3 * 3_600_000);

const answers: number[] = [];
const loop = monitorEventLoopDelay({ resolution: 1 });
loop.enable();
const over = new AbortController();
const sending = sendAlways();
const endsAt = performance.now() + Number(values.seconds) * 1000;
let taken = 0;
while (performance.now() < endsAt) {
  const startedAt = performance.now();
  const cpuBefore = cpuMs();
  const work = await housekeeping.step();
  const cpu = cpuMs() - cpuBefore;
  const tookMs = performance.now() - startedAt;
  if (work === undefined) break;
  taken += 1;
  steps.set(work, [...(steps.get(work) ?? []), { tookMs, cpu }]);
  await delay(Math.max(20, 2 * tookMs));
}
over.abort();
await sending;
loop.disable();
report();
await database.close();

/** Batches at moments from 30 days ago until today, so that half of them can be let expire. */
async function fill(ingest: TestIngest, events: number): Promise<void> {
  const batches = events / EVENTS_PER_BATCH;
  const random = createRandom(7);
  const pick = (count: string): number => Math.floor(random() * Number(count));
  for (let batch = 0; batch < batches; batch += 1) {
    const seconds = Math.floor(ingest.clock.now() / 1000);
    const made = Array.from({ length: EVENTS_PER_BATCH }, () => ({
      ...makeEvent(random, seconds),
      host: `api.service${nameOf(pick(values.services))}.com`,
      region: `region-${pick(values.scopes)}`,
    }));
    await ingest.sendBatch(made);
    ingest.clock.advance((30 * DAY_MS) / batches);
    if (batch % 100 === 0) await setImmediate();
  }
}

/** Letters only, as the services of tests have. */
function nameOf(index: number): string {
  return String(index).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
}

async function sendAlways(): Promise<void> {
  while (!over.signal.aborted) {
    const now = Math.floor(it.clock.now() / 1000);
    const batch = Array.from({ length: 20 }, (_, index) => anEvent({ ts: now, latency_ms: index }));
    const startedAt = performance.now();
    const outcome = await it.sendBatch(batch);
    if (outcome.kind !== 'accepted') throw new Error(outcome.message);
    answers.push(performance.now() - startedAt);
    it.clock.advance(MINUTE_MS / 6000);
    await delay(2);
  }
}

/** Of this thread: what else the machine does is not in it. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

async function bytesOf(): Promise<number> {
  const { rows } = await database.kysely.executeQuery<{ bytes: number }>(
    (await import('kysely')).CompiledQuery.raw(
      'select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()',
    ),
  );
  return rows[0]?.bytes ?? 0;
}

function report(): void {
  console.log(
    `${values.millions} million events, ${Math.round(filledBytes / 1e6)} MB; ${taken} steps, ${answers.length} requests beside them`,
  );
  console.log('| work | steps | median ms | p99 ms | longest ms | median CPU ms | p99 CPU ms | most CPU ms |');
  console.log('|---|---|---|---|---|---|---|---|');
  for (const [work, taken] of [...steps].sort(([a], [b]) => (a < b ? -1 : 1)))
    console.log(
      `| ${work} | ${taken.length} | ${row(taken.map((step) => step.tookMs))} | ${row(taken.map((step) => step.cpu))} |`,
    );
  console.log(`| answer to a request | ${answers.length} | ${row(answers)} | | | |`);
  console.log(`longest time in which nothing else ran: ${(loop.max / 1e6).toFixed(1)} ms`);
}

function row(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(1);
  return `${at(0.5)} | ${at(0.99)} | ${at(1)}`;
}
