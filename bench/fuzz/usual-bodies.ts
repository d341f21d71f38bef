// Usual bodies with bytes changed, read quickly (events by the WebAssembly module, columns by `usual-columns.ts`) and by the parser of all bodies, which
// must agree; some of those that are read quickly are also sent both ways to a store each, and answers and rows compared: `node bench/fuzz/usual-bodies.ts [--count 1000000]
// [--form events|columns] [--seed 1] [--send-every 20] [--store sqlite|postgres]`, every other one with gzip. It ends with an error at the first difference.
import assert from 'node:assert/strict';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { createUsualBodyReader } from '../../packages/server/src/telemetry/usual-body/usual-body.ts';
import { createUsualColumnsReader } from '../../packages/server/src/telemetry/usual-body/usual-columns.ts';
import { createTestStores } from '../../test/support/stores.ts';
import {
  ANY_KEY,
  createReadingComparison,
  mutatedBodies,
  openBothWays,
  usualBodies,
  usualColumns,
} from '../../test/support/usual-bodies.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000000' },
    form: { type: 'string', default: 'events' },
    seed: { type: 'string', default: '1' },
    'send-every': { type: 'string', default: '20' },
    store: { type: 'string', default: 'sqlite' },
  },
});
const [count, seed, sendEvery] = [Number(values.count), Number(values.seed), Number(values['send-every'])];
/** Bodies after which a line says how far it is. */
const TOLD_EVERY = 50_000;

const store = createTestStores().find(({ name }) => name === values.store);
if (store === undefined || store.skip !== undefined)
  throw new Error(store?.skip ?? `There is no store ${values.store}.`);
const isColumns = values.form === 'columns';
const reader = isColumns ? createUsualColumnsReader() : createUsualBodyReader();
assert.ok(reader !== undefined, 'this machine does not run the module');
const compare = createReadingComparison(reader);
const ways = await openBothWays(store, {});
const totals = { compared: 0, read: 0, sent: 0, takenAtOnce: 0 };
const start = performance.now();
for (const body of mutatedBodies({ seed, count }, isColumns ? usualColumns() : usualBodies())) {
  totals.compared += 1;
  if (compare(body)) {
    totals.read += 1;
    if (totals.read % sendEvery === 0) {
      totals.sent += 1;
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that both stores get the same commits
      if (await send(body, totals.sent % 2 === 0)) totals.takenAtOnce += 1;
    }
  }
  if (totals.compared % TOLD_EVERY === 0) tell();
}
const { blocks } = await ways.compareStored();
tell();
console.log(`${store.name}, seed ${seed}: no difference; ${blocks.length} blocks in each store`);
await ways.close();
await store.close();

function send(body: Buffer, isZipped: boolean): Promise<boolean> {
  const make = (sdkKey: string): Buffer => withKey(body, sdkKey);
  return isZipped ? ways.send((sdkKey) => gzipSync(make(sdkKey)), 'gzip') : ways.send(make);
}

/** The body with the key of a store. */
function withKey(body: Buffer, sdkKey: string): Buffer {
  return Buffer.from(body.toString('latin1').replaceAll(ANY_KEY, sdkKey), 'latin1');
}

function tell(): void {
  const { compared, read, sent, takenAtOnce } = totals;
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(
    `${compared} bodies in ${seconds} s: ${read} read by both, ${sent} sent, ${takenAtOnce} of them taken at once`,
  );
}
