// Deliveries that wait for receivers on loopback, and a server that is killed again and again while it sends them.
import assert from 'node:assert/strict';
import type { NewDelivery } from '../../packages/server/src/domain/alert.ts';
import { noticeFor } from '../../packages/server/src/domain/notice.ts';
import { insertDeliveries } from '../../packages/server/src/store/alerts/deliveries.ts';
import { openDatabase } from '../../packages/server/src/store/database.ts';
import type { StoreLocation } from '../../packages/server/src/store/database.ts';
import { storeFileOf } from '../../packages/server/src/store/files/data-directory.ts';
import { findFirstOrganizationId } from '../../packages/server/src/store/organizations/organizations.ts';
import { eventually } from './eventually.ts';
import { TOKEN, startServer, temporaryDirectory } from './process.ts';
import { createRandom } from './random.ts';
import { startReceiver } from './receiver.ts';
import type { Receiver } from './receiver.ts';

export interface DeliveryKills {
  /** A database of PostgreSQL; a file of SQLite unless given. */
  readonly postgresUrl?: string;
  readonly endpoints: number;
  readonly subjects: number;
  /** To how many of the endpoints each subject is sent. */
  readonly endpointsPerSubject: number;
  /** Messages of each subject, in order. */
  readonly messages: number;
  readonly kills: number;
  readonly seed: number;
  readonly patienceMs: number;
}

export interface DeliveryKillsReport {
  readonly expected: number;
  readonly received: number;
  /** With an identifier that came before. */
  readonly repeated: number;
  readonly missing: number;
  /** That nobody sent, or with another text than was sent under the identifier. */
  readonly invented: number;
  /** That came before an earlier message of their subject had come. */
  readonly outOfOrder: number;
  readonly seconds: number;
}

const SETTINGS = { UPRIVER_POLL: 'off', UPRIVER_DETECT: 'off' };

interface Expected {
  readonly thread: string;
  readonly number: number;
  readonly title: string;
}

/** Sends everything with so many kills in between, and counts what came. */
export async function killWhileSending(options: DeliveryKills): Promise<DeliveryKillsReport> {
  using data = temporaryDirectory();
  await using receiver = await startReceiver();
  const { postgresUrl, kills, seed, patienceMs } = options;
  const settings = { ...SETTINGS, ...(postgresUrl === undefined ? {} : { UPRIVER_DATABASE_URL: postgresUrl }) };
  const location: StoreLocation =
    postgresUrl === undefined
      ? { dialect: 'sqlite', file: storeFileOf(data.path) }
      : { dialect: 'postgres', url: postgresUrl };
  const channels = await addChannels(data.path, settings, receiver.url, options.endpoints);
  const expected = await addDeliveries(location, channels, options);
  const random = createRandom(seed);
  const began = Date.now();
  for (let kill = 0; kill < kills; kill += 1) {
    const server = await startServer(data.path, settings);
    const left = Math.max(1, expected.size - receiver.received.length);
    // On average so many that the last kill comes shortly before the end.
    const wanted = receiver.received.length + 1 + random.below(Math.ceil((2 * left) / (kills + 1 - kill)));
    await eventually(() => assert.ok(receiver.received.length >= Math.min(wanted, expected.size - 1)), patienceMs);
    await server.stop('SIGKILL');
  }
  const server = await startServer(data.path, settings);
  // Counting is dear with many: not before it can be all.
  const isAll = (): boolean => receiver.received.length >= expected.size && countDistinct(receiver) >= expected.size;
  await eventually(() => assert.ok(isAll()), patienceMs);
  await server.stop();
  return { ...judge(receiver, expected), seconds: (Date.now() - began) / 1000 };
}

function countDistinct({ received }: Receiver): number {
  return new Set(received.map(({ headers }) => String(headers['webhook-id']))).size;
}

function judge({ received }: Receiver, expected: ReadonlyMap<string, Expected>): Omit<DeliveryKillsReport, 'seconds'> {
  const seen = new Set<string>();
  const last = new Map<string, number>();
  let invented = 0;
  let outOfOrder = 0;
  for (const { headers, body } of received) {
    const id = String(headers['webhook-id']);
    const known = expected.get(id);
    if (known === undefined || body.data.title !== known.title) invented += 1;
    else {
      const before = last.get(known.thread) ?? -1;
      if (known.number !== before && known.number !== before + 1) outOfOrder += 1;
      last.set(known.thread, Math.max(before, known.number));
    }
    seen.add(id);
  }
  return {
    expected: expected.size,
    received: received.length,
    repeated: received.length - seen.size,
    missing: [...expected.keys()].filter((id) => !seen.has(id)).length,
    invented,
    outOfOrder,
  };
}

async function addChannels(
  directory: string,
  settings: Readonly<Record<string, string>>,
  url: string,
  endpoints: number,
): Promise<string[]> {
  const server = await startServer(directory, { ...settings, UPRIVER_NOTIFY: 'off' });
  const ids: string[] = [];
  for (let index = 0; index < endpoints; index += 1) {
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

async function addDeliveries(
  location: StoreLocation,
  channels: readonly string[],
  { subjects, endpointsPerSubject, messages }: DeliveryKills,
): Promise<Map<string, Expected>> {
  const database = openDatabase(location);
  const expected = new Map<string, Expected>();
  const organizationId = (await findFirstOrganizationId(database.kysely)) ?? '';
  for (let number = 0; number < messages; number += 1) {
    const deliveries: NewDelivery[] = [];
    for (let subject = 0; subject < subjects; subject += 1)
      for (let index = 0; index < endpointsPerSubject; index += 1) {
        const channelId = channels[(subject + index) % channels.length] ?? '';
        const title = `Subject ${subject}, message ${number}`;
        const delivery = { ...noticeFor(channelId, organizationId, title, [], 1), subjectKey: `subject ${subject}` };
        expected.set(delivery.id, { thread: `${channelId} ${subject}`, number, title });
        deliveries.push(delivery);
      }
    await insertDeliveries(database.kysely, deliveries);
  }
  await database.close();
  return expected;
}
