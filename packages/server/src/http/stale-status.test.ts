// A reported status that nobody has checked for long is unknown wherever its age does not stand beside it.
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { START, createTestApp } from '../../../../test/support/app.ts';
import type { TestApp } from '../../../../test/support/app.ts';
import { createTestStores } from '../../../../test/support/stores.ts';
import { recordObservation } from '../store/checks/record-check.ts';

const MINUTE = 60_000;

for (const store of createTestStores())
  describe(`a status without a fresh check, on ${store.name}`, { skip: store.skip }, () => {
    after(() => store.close());

    it('is unknown to the deploy gate, and no page that died keeps it closed for longer than a day', async () => {
      await using api = await createTestApp({}, { database: await store.open() });
      const id = await link(api);
      const gate = async () => (await api.get('/api/v1/deploy-gate')).body.services[0];
      await report(api, id, 'operational');
      assert.equal((await gate()).currentStatus, 'operational');
      api.clock.advance(13 * MINUTE);
      assert.equal((await gate()).currentStatus, 'unknown');
      await report(api, id, 'major_outage');
      assert.deepEqual(pick(await gate()), ['major_outage', false, 'Acme Pay reports a major outage.']);
      const last = new Date(api.clock.now()).toISOString();
      api.clock.advance(60 * MINUTE);
      assert.deepEqual(pick(await gate()), [
        'unknown',
        false,
        `Acme Pay reported a major outage when its page was last read, at ${last}.`,
      ]);
      api.clock.advance(24 * 60 * MINUTE);
      assert.deepEqual(pick(await gate()), ['unknown', true, null]);
    });

    it('keeps its word in the documented list, with the time of the last check beside it', async () => {
      await using api = await createTestApp({}, { database: await store.open() });
      const id = await link(api);
      await report(api, id, 'operational');
      api.clock.advance(24 * 60 * MINUTE);
      const [service] = (await api.get('/api/v1/services')).body.data;
      assert.deepEqual([service.currentStatus, service.lastCheckedAt], ['operational', new Date(START).toISOString()]);
    });
  });

function pick(entry: { currentStatus: string; safe: boolean; reason: string | null }): unknown[] {
  return [entry.currentStatus, entry.safe, entry.reason];
}

async function report(api: TestApp, id: string, status: 'operational' | 'major_outage'): Promise<void> {
  await recordObservation(api.app.database, id, { status, incidents: [], listsAllUnresolved: true }, api.clock.now());
}

async function link(api: TestApp): Promise<string> {
  await api.request('PUT', '/api/v1/projects/default/manifests', {
    body: { manifests: [{ path: 'package.json', content: '{"dependencies":{"acme-pay":"1"}}' }] },
  });
  return (await api.get('/api/v1/services')).body.data[0].id;
}
