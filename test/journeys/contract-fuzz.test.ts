import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { createTestApp } from '../support/app.ts';
import { fuzzBodies } from '../support/body-fuzz.ts';
import { fuzzContract } from '../support/contract-fuzz.ts';
import { FUZZ_SETTINGS, noNames } from '../support/fuzz-settings.ts';
import { createTestStores } from '../support/stores.ts';

/** To each store others. `node bench/fuzz/run.ts` sends more, with any seed. */
const COUNT = 1000;
const BODIES = 400;

for (const [index, store] of createTestStores().entries()) {
  const seed = index + 1;
  describe(`the contract on ${store.name}`, { skip: store.skip }, () => {
    after(() => store.close());

    test('whatever is asked by whomever gets an answer that the specification declares, and never an error of ours', async () => {
      await using api = await createTestApp(FUZZ_SETTINGS, {
        database: await store.open(),
        httpClient: { lookup: noNames },
      });
      const { statuses, succeeded, violations } = await fuzzContract(api, { seed, count: COUNT });
      assert.deepEqual(violations, []);
      assert.ok(succeeded.size > 40, `${succeeded.size} operations succeeded`);
      for (const status of [200, 201, 204, 400, 401, 403, 404, 415])
        assert.ok((statuses.get(status) ?? 0) > 0, `nothing answered ${status}`);
    });

    test('whatever body comes for ingest or OpenTelemetry, each event is accepted or dropped, and what is accepted is stored', async () => {
      await using api = await createTestApp(FUZZ_SETTINGS, { database: await store.open() });
      const { statuses, sent, accepted, dropped, violations } = await fuzzBodies(api, { seed, count: BODIES });
      assert.deepEqual(violations, []);
      assert.equal(accepted + dropped, sent);
      assert.ok(accepted > BODIES && dropped > BODIES / 4, `${accepted} accepted, ${dropped} dropped`);
      for (const status of [200, 400, 401, 415])
        assert.ok((statuses.get(status) ?? 0) > 0, `nothing answered ${status}`);
    });
  });
}
