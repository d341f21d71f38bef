// Fuzz by specification, then by bodies for ingest and OpenTelemetry: `node bench/fuzz/run.ts [--count 100000] [--bodies 300000] [--seed 1]
// [--store sqlite|postgres]`, each store unless one is named, each with a server of its own. 0 leaves one out.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { createTestApp } from '../../test/support/app.ts';
import type { TestApp } from '../../test/support/app.ts';
import { fuzzBodies } from '../../test/support/body-fuzz.ts';
import { fuzzContract } from '../../test/support/contract-fuzz.ts';
import { FUZZ_SETTINGS, noNames } from '../../test/support/fuzz-settings.ts';
import { createTestStores } from '../../test/support/stores.ts';
import type { TestStore } from '../../test/support/stores.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100000' },
    bodies: { type: 'string', default: '300000' },
    seed: { type: 'string', default: '1' },
    store: { type: 'string' },
  },
});
const seed = Number(values.seed);
let failed = 0;

for (const store of createTestStores()) {
  if (values.store !== undefined && values.store !== store.name) continue;
  if (store.skip !== undefined) {
    console.log(`${store.name}: ${store.skip}`);
    continue;
  }
  const requests = Number(values.count);
  const bodies = Number(values.bodies);
  if (requests > 0)
    await measure(store, `${requests} requests`, async (api) => {
      const { statuses, succeeded, violations } = await fuzzContract(api, { seed, count: requests });
      return { statuses, violations, detail: `${succeeded.size} operations succeeded` };
    });
  if (bodies > 0)
    await measure(store, `${bodies} bodies`, async (api) => {
      const report = await fuzzBodies(api, { seed, count: bodies });
      const { sent, accepted, dropped, stored } = report;
      return { ...report, detail: `${sent} events sent: ${accepted} accepted, ${dropped} dropped; ${stored} stored` };
    });
  await store.close();
}
process.exitCode = failed > 0 ? 1 : 0;

interface Outcome {
  readonly statuses: ReadonlyMap<number, number>;
  readonly violations: readonly string[];
  readonly detail: string;
}

/** Runs one kind of fuzz on a server of its own, and tells what came out and what it cost. */
async function measure(store: TestStore, what: string, run: (api: TestApp) => Promise<Outcome>): Promise<void> {
  const api = await createTestApp(FUZZ_SETTINGS, { database: await store.open(), httpClient: { lookup: noNames } });
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const start = performance.now();
  const { statuses, violations, detail } = await run(api);
  const seconds = (performance.now() - start) / 1000;
  delay.disable();
  const { rss, heapUsed } = process.memoryUsage();
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status} × ${times}`);
  console.log(`${store.name}: ${what} with seed ${seed} in ${seconds.toFixed(0)} s, ${detail}`);
  console.log(`  statuses: ${counts.join(', ')}`);
  console.log(
    `  violations: ${violations.length}; longest stall of the loop: ${(delay.max / 1e6).toFixed(0)} ms (99.9 %: ${(delay.percentile(99.9) / 1e6).toFixed(0)} ms)`,
  );
  console.log(`  memory at the end: ${(rss / 1e6).toFixed(0)} MB resident, ${(heapUsed / 1e6).toFixed(0)} MB heap`);
  for (const violation of violations) console.log(`  ${violation}`);
  failed += violations.length;
  await api[Symbol.asyncDispose]();
}
