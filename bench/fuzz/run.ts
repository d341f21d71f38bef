// Fuzz by specification: `node bench/fuzz/run.ts [--count 100000] [--seed 1] [--store sqlite|postgres]`, each store unless one is named.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { createTestApp } from '../../test/support/app.ts';
import { fuzzContract } from '../../test/support/contract-fuzz.ts';
import { FUZZ_SETTINGS, noNames } from '../../test/support/fuzz-settings.ts';
import { createTestStores } from '../../test/support/stores.ts';

const { values } = parseArgs({
  options: { count: { type: 'string' }, seed: { type: 'string' }, store: { type: 'string' } },
});
const count = Number(values.count ?? 100_000);
const seed = Number(values.seed ?? 1);
let failed = 0;

for (const store of createTestStores()) {
  if (values.store !== undefined && values.store !== store.name) continue;
  if (store.skip !== undefined) {
    console.log(`${store.name}: ${store.skip}`);
    continue;
  }
  const api = await createTestApp(FUZZ_SETTINGS, { database: await store.open(), httpClient: { lookup: noNames } });
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const start = performance.now();
  const { statuses, succeeded, violations } = await fuzzContract(api, { seed, count });
  const seconds = (performance.now() - start) / 1000;
  delay.disable();
  const { rss, heapUsed } = process.memoryUsage();
  console.log(
    `${store.name}: ${count} requests with seed ${seed} in ${seconds.toFixed(0)} s, ${succeeded.size} operations succeeded`,
  );
  console.log(
    `  statuses: ${[...statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, times]) => `${status} × ${times}`)
      .join(', ')}`,
  );
  console.log(
    `  violations: ${violations.length}; longest stall of the loop: ${(delay.max / 1e6).toFixed(0)} ms (99.9 %: ${(delay.percentile(99.9) / 1e6).toFixed(0)} ms)`,
  );
  console.log(`  memory at the end: ${(rss / 1e6).toFixed(0)} MB resident, ${(heapUsed / 1e6).toFixed(0)} MB heap`);
  for (const violation of violations) console.log(`  ${violation}`);
  failed += violations.length;
  await api[Symbol.asyncDispose]();
  await store.close();
}
process.exitCode = failed > 0 ? 1 : 0;
