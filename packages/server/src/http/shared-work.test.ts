import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { createTestApp } from '../../../../test/support/app.ts';
import type { TestApp } from '../../../../test/support/app.ts';
import { createTestStores } from '../../../../test/support/stores.ts';
import { recordObservation } from '../store/checks/record-check.ts';
import { catalogServiceId } from '../linking/vendors.ts';
import { createSharedWork } from './shared-work.ts';
import { openMemoryStore } from '../../../../test/support/memory-store.ts';

test('who comes while work is under way shares the next, which begins after that, also after a failure', async () => {
  const shared = createSharedWork<number>();
  const begun: PromiseWithResolvers<number>[] = [];
  const work = (): Promise<number> => {
    const one = Promise.withResolvers<number>();
    begun.push(one);
    return one.promise;
  };
  const [first, second, third] = [1, 2, 3].map(() => shared.share('a', work));
  const other = shared.share('b', work);
  assert.equal(begun.length, 2);
  begun[0]?.reject(new Error('failed'));
  await assert.rejects(first ?? Promise.resolve(0), /failed/);
  begun[1]?.resolve(9);
  assert.equal(await other, 9);
  assert.equal(begun.length, 3);
  const fourth = shared.share('a', work);
  begun[2]?.resolve(1);
  assert.deepEqual(await Promise.all([second, third]), [1, 1]);
  assert.equal(begun.length, 4);
  begun[3]?.resolve(2);
  assert.equal(await fourth, 2);
  const fifth = shared.share('a', work);
  assert.equal(begun.length, 5);
  begun[4]?.resolve(3);
  assert.equal(await fifth, 3);
});

const PATHS = ['verdicts', 'overview', 'deploy-gate', 'services/acme-pay/verdicts'].map((path) => `/api/v1/${path}`);

test('verdicts that are asked for together are read twice, and are the same', async () => {
  let reads = 0;
  const onStatement = (statement: string): void => {
    if (/^select .* from "detectors"/.test(statement)) reads += 1;
  };
  const database = await openMemoryStore({ onStatement });
  await using api = await createTestApp({ UPRIVER_POLL: 'off' }, { database });
  await link(api);
  for (const path of PATHS) {
    reads = 0;
    const answers = await Promise.all(Array.from({ length: 6 }, () => api.get(path)));
    assert.deepEqual([new Set(answers.map(({ headers }) => headers['etag'])).size, reads], [1, 2], path);
    const etag = String(answers[0]?.headers['etag']);
    assert.equal((await api.get(path, { headers: { 'if-none-match': etag } })).status, 304);
  }
});

for (const store of createTestStores())
  describe(`verdicts that are asked for together, on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());

    test('know what was written before each request, and stay with their organization', async () => {
      const database = await store.open();
      await using api = await createTestApp({ UPRIVER_POLL: 'off' }, { database });
      await link(api);
      const organization = { name: 'Other', slug: 'other' };
      const { token } = (await api.request('POST', '/api/v1/organizations', { body: organization })).body.data;
      const report = (status: 'operational' | 'major_outage'): Promise<unknown> => {
        api.clock.advance(1000);
        const observation = { status, components: [], incidents: [], listsAllUnresolved: true };
        return recordObservation(database, catalogServiceId('acme-pay'), observation, api.clock.now());
      };
      for (const path of PATHS) {
        await report('operational');
        const [early, ofOther] = [api.get(path), api.get(path, { token })];
        const late = report('major_outage').then(() => Promise.all([api.get(path), api.get(path, { token })]));
        await early;
        const [own, others] = await late;
        assert.match(JSON.stringify(own.body), /major.outage/, path);
        assert.doesNotMatch(JSON.stringify([others.body, (await ofOther).body]), /acme-pay.*major.outage/, path);
      }
    });
  });

function link(api: TestApp): Promise<unknown> {
  const manifests = [{ path: 'package.json', content: JSON.stringify({ dependencies: { 'acme-pay': '1' } }) }];
  return api.request('PUT', '/api/v1/projects/default/manifests', { body: { manifests } });
}
