// The process is killed while it sends: nothing is lost, and what comes twice has the same identifier and keeps its order.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { NewDelivery } from '../../packages/server/src/domain/alert.ts';
import { noticeFor } from '../../packages/server/src/domain/notice.ts';
import { insertDeliveries } from '../../packages/server/src/store/alerts/deliveries.ts';
import { openDatabase } from '../../packages/server/src/store/database.ts';
import { storeFileOf } from '../../packages/server/src/store/files/data-directory.ts';
import { findFirstOrganizationId } from '../../packages/server/src/store/organizations/organizations.ts';
import { eventually } from '../support/eventually.ts';
import { TOKEN, startServer, temporaryDirectory } from '../support/process.ts';
import { startReceiver } from '../support/receiver.ts';

const ENDPOINTS = 4;
const SUBJECTS = 20;
const MESSAGES = 3;
const KILLS = 2;
const TOTAL = ENDPOINTS * SUBJECTS * MESSAGES;
const PATIENCE_MS = 240_000;
const SETTINGS = { UPRIVER_POLL: 'off', UPRIVER_DETECT: 'off' };

test('SIGKILL in the middle of sending loses no message, changes no identifier, and no message overtakes another of its subject', async () => {
  using data = temporaryDirectory();
  await using receiver = await startReceiver();
  const channels = await addChannels(data.path, receiver.url);
  const expected = await addDeliveries(data.path, channels);
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const server = await startServer(data.path, SETTINGS);
    const wanted = Math.floor((TOTAL * kill) / (KILLS + 2));
    await eventually(() => assert.ok(receiver.received.length >= wanted), PATIENCE_MS);
    await server.stop('SIGKILL');
  }
  const server = await startServer(data.path, SETTINGS);
  const seen = (): string[] => receiver.received.map(({ headers }) => String(headers['webhook-id']));
  await eventually(() => assert.equal(new Set(seen()).size, TOTAL), PATIENCE_MS);
  await server.stop();
  assert.deepEqual([...new Set(seen())].sort(), [...expected.keys()].sort());
  const last = new Map<string, number>();
  for (const id of seen()) {
    const { thread, number } = expected.get(id) ?? { thread: '', number: -1 };
    const before = last.get(thread) ?? -1;
    assert.ok(number === before || number === before + 1, `${thread}: ${number} after ${before}`);
    last.set(thread, number);
  }
});

async function addChannels(directory: string, url: string): Promise<string[]> {
  const server = await startServer(directory, { ...SETTINGS, UPRIVER_NOTIFY: 'off' });
  const ids: string[] = [];
  for (let index = 0; index < ENDPOINTS; index += 1) {
    const response = await fetch(`${server.url}/api/v1/channels`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: `Hook ${index}`, kind: 'webhook', settings: { url: `${url}/${index}` } }),
    });
    assert.equal(response.status, 201);
    ids.push(((await response.json()) as { data: { id: string } }).data.id);
  }
  await server.stop();
  return ids;
}

async function addDeliveries(directory: string, channels: readonly string[]) {
  const database = openDatabase({ dialect: 'sqlite', file: storeFileOf(directory) });
  const expected = new Map<string, { readonly thread: string; readonly number: number }>();
  const organizationId = (await findFirstOrganizationId(database.kysely)) ?? '';
  const deliveries: NewDelivery[] = [];
  for (let number = 0; number < MESSAGES; number += 1)
    for (let subject = 0; subject < SUBJECTS; subject += 1)
      for (const channelId of channels) {
        const notice = noticeFor(channelId, organizationId, `Subject ${subject}, message ${number}`, [], 1);
        const delivery = { ...notice, subjectKey: `subject ${subject}` };
        expected.set(delivery.id, { thread: `${channelId} ${subject}`, number });
        deliveries.push(delivery);
      }
  await insertDeliveries(database.kysely, deliveries);
  await database.close();
  return expected;
}
