// How deliveries are sent, on both stores, to receivers on loopback that answer in every way: the client only finds them in place of the
// hosts that kinds of channels name.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { after, describe, test } from 'node:test';
import { CHANNEL_KINDS } from '@upriver/contract';
import type { ChannelKind } from '@upriver/contract';
import { CHANNEL_EXAMPLES } from '../../../../test/support/channel-examples.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { startMailServer } from '../../../../test/support/mail-server.ts';
import { startReceiver } from '../../../../test/support/receiver.ts';
import type { Receiver } from '../../../../test/support/receiver.ts';
import { createTestStores } from '../../../../test/support/stores.ts';
import type { TestStore } from '../../../../test/support/stores.ts';
import { createHandClock } from '../domain/clock.ts';
import type { HandClock } from '../domain/clock.ts';
import { noticeFor } from '../domain/notice.ts';
import { createMetrics } from '../metrics.ts';
import { createHttpClient } from '../outbound/http-client.ts';
import type { MessageClient } from '../outbound/http-client.ts';
import { createMailClient } from '../outbound/mail-client.ts';
import { insertChannel } from '../store/alerts/channels.ts';
import { insertDeliveries, listAttempts, listDeliveries } from '../store/alerts/deliveries.ts';
import type { StoredAttempt, StoredDelivery } from '../store/alerts/deliveries.ts';
import type { Database } from '../store/database.ts';
import { createDeliverer } from './deliver.ts';
import type { Deliverer } from './deliver.ts';
import { createSecretBox } from './secret-box.ts';
import type { SecretBox } from './secret-box.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const ORGANIZATION = 'org_a';
const SECRET_KEY = 'a key that protects nothing but tests';
const LOOPBACK = [{ address: '127.0.0.0', prefix: 8, family: 'ipv4' as const }];
const IMPATIENT_MS = 100;
const TEN_MEGABYTES = 'x'.repeat(10_000_000);

for (const store of createTestStores())
  describe(`deliveries on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());
    defineKinds(store);
    defineMail(store);
    defineQueues(store);
  });

function defineKinds(store: TestStore): void {
  test('every kind copes with receivers that take it, are busy, are broken, never answer, redirect inside or send ten megabytes', async (t) => {
    await using scene = await createScene(store);
    await using inside = await startReceiver();
    for (const kind of CHANNEL_KINDS) if (kind !== 'email') await t.test(kind, () => tryKind(scene, kind, inside));
  });
}

async function tryKind(scene: Scene, kind: ChannelKind, inside: Receiver): Promise<void> {
  const { receiver } = scene;
  const { taken = '' } = CHANNEL_EXAMPLES[kind];
  const id = await scene.addChannel(kind);

  receiver.answer(() => ({ status: 200, body: taken }));
  assert.equal((await scene.send(id)).state, 'delivered');
  const [sent] = await scene.attempts(id);
  assert.ok(sent && !/topsecret|R{32}|a{30}|u{30}/.test(sent.request), sent?.request);

  receiver.answer(() => ({ status: 429, headers: { 'retry-after': '3600' } }));
  const busy = await scene.send(id);
  assert.deepEqual([busy.state, busy.nextAt >= scene.clock.now() + 3_600_000], ['pending', true]);

  receiver.answer(() => ({ status: 500, body: 'out of order' }));
  assert.equal((await scene.send(id)).state, 'pending');
  assert.match((await scene.attempts(id)).at(-1)?.error ?? '', /500/);

  receiver.answer(() => undefined);
  assert.equal((await scene.send(id, 'impatient')).state, 'pending');
  assert.match((await scene.attempts(id)).at(-1)?.error ?? '', /took longer/);

  receiver.answer(() => ({ status: 307, headers: { location: inside.url } }));
  await scene.send(id);
  assert.deepEqual(inside.received, []);

  receiver.answer(() => ({ status: 200, body: TEN_MEGABYTES }));
  assert.equal((await scene.send(id)).state, 'delivered');
  assert.ok(((await scene.attempts(id)).at(-1)?.answer?.length ?? 0) < 10_000);
}

function defineMail(store: TestStore): void {
  test('email: servers that take it, are busy, refuse, or never say anything', async () => {
    await using scene = await createScene(store);
    await using mail = await startMailServer();
    const add = (port: number): Promise<string> =>
      scene.addChannel('email', { host: '127.0.0.1', port, tls: 'none', from: 'upriver@acme.com', to: ['a@acme.com'] });
    assert.equal((await scene.send(await add(mail.port))).state, 'delivered');
    assert.equal(mail.received.length, 1);
    for (const [says, state, error, how] of [
      ['421 4.3.2 busy\r\n', 'pending', /421/, 'patient'],
      ['554 5.3.2 not here\r\n', 'failed', /554/, 'patient'],
      ['', 'pending', /took longer/, 'impatient'],
      ['2', 'pending', /took longer/, 'impatient'],
    ] as const) {
      await using server = await startTalker(says);
      const id = await add(server.port);
      assert.equal((await scene.send(id, how)).state, state, says);
      assert.match((await scene.attempts(id)).at(-1)?.error ?? '', error);
    }
  });
}

function defineQueues(store: TestStore): void {
  test('receivers that never answer delay no other, however many they are', async () => {
    await using scene = await createScene(store);
    const { receiver, clock, deliverer } = scene;
    receiver.answer(({ path }) => (path.includes('whole') ? { status: 200 } : undefined));
    for (let index = 0; index < 20; index += 1)
      await scene.enqueue(await scene.addChannel('webhook', { url: 'https://dead.example/hook' }), 5);
    const whole = await scene.addChannel('webhook', { url: 'https://whole.example/whole' });
    await scene.enqueue(whole, 3);
    for (let second = 0; second < 3; second += 1) {
      while ((await deliverer.begin()) > 0);
      clock.advance(1000);
    }
    const delivered = (): number => receiver.received.filter(({ path }) => path.includes('whole')).length;
    await eventually(async () => {
      await deliverer.begin();
      assert.equal(delivered(), 3);
    });
    assert.ok(receiver.received.length - delivered() >= 60, 'the others are still waited for');
    await receiver[Symbol.asyncDispose]();
    await deliverer.idle();
  });

  test('secrets that this node cannot read are an attempt that failed, which the owner sees', async () => {
    await using scene = await createScene(store);
    const id = await scene.addChannel('gotify');
    const other = createSecretBox({ database: scene.database, secretKey: undefined, keyFile: '/nowhere/secret.key' });
    const elsewhere = scene.delivererWith(other);
    await scene.enqueue(id, 1);
    await elsewhere.begin();
    await elsewhere.idle();
    const [delivery] = await scene.deliveries(id);
    assert.equal(delivery?.state, 'pending');
    assert.match((await scene.attempts(id))[0]?.error ?? '', /could not be made: .*key/);
    scene.clock.advance(10_000);
    await scene.run();
    assert.equal((await scene.deliveries(id))[0]?.state, 'delivered');
  });

  test('messages of one subject come in their order, also when the first is refused for a while', async () => {
    await using scene = await createScene(store);
    const { receiver, clock } = scene;
    const id = await scene.addChannel('webhook', { url: 'https://hook.example/' });
    await scene.enqueue(id, 3, 'one subject');
    let refusals = 2;
    receiver.answer(() => ({ status: refusals-- > 0 ? 503 : 200 }));
    for (let round = 0; round < 5; round += 1) {
      await scene.run();
      clock.advance(60_000);
    }
    const titles = receiver.received.map(({ body }) => body.data.title);
    assert.deepEqual(titles, ['Message 0', 'Message 0', 'Message 0', 'Message 1', 'Message 2']);
  });
}

interface Scene {
  readonly database: Database;
  readonly clock: HandClock;
  readonly receiver: Receiver;
  readonly deliverer: Deliverer;
  delivererWith(secrets: SecretBox): Deliverer;
  addChannel(kind: ChannelKind, settings?: Readonly<Record<string, unknown>>): Promise<string>;
  enqueue(channelId: string, count: number, subjectKey?: string): Promise<void>;
  run(): Promise<void>;
  /** Sends one more message and returns what became of it; `impatient` waits for no receiver. */
  send(channelId: string, how?: 'patient' | 'impatient'): Promise<StoredDelivery>;
  deliveries(channelId: string): Promise<StoredDelivery[]>;
  attempts(channelId: string): Promise<StoredAttempt[]>;
  [Symbol.asyncDispose](): Promise<void>;
}

async function createScene(store: TestStore): Promise<Scene> {
  const database = await store.open();
  const clock = createHandClock(NOW);
  const receiver = await startReceiver();
  const secrets = createSecretBox({ database, secretKey: SECRET_KEY, keyFile: '/nowhere/secret.key' });
  const patient = createHttpClient({ allow: LOOPBACK, userAgent: 'test' });
  const impatient = createHttpClient({ allow: LOOPBACK, userAgent: 'test', timeoutMs: IMPATIENT_MS });
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  const delivererWith = (box: SecretBox, http = patient, timeoutMs = 10_000): Deliverer => {
    const client = { ...throughLoopback(http, receiver.url), ...createMailClient({ allow: LOOPBACK, timeoutMs }) };
    return createDeliverer({ database, clock, log, metrics: createMetrics(), client, secrets: box, onSent() {} });
  };
  const deliverer = delivererWith(secrets);
  const hasty = delivererWith(secrets, impatient, IMPATIENT_MS);
  let channels = 0;
  let messages = 0;
  const deliveries = (channelId: string): Promise<StoredDelivery[]> =>
    listDeliveries(database.kysely, ORGANIZATION, { channelId, limit: 100 });
  const runWith = async (sender: Deliverer): Promise<void> => {
    do await sender.idle();
    while ((await sender.begin()) > 0);
  };
  const run = (): Promise<void> => runWith(deliverer);
  const enqueue = async (channelId: string, count: number, subjectKey?: string): Promise<void> => {
    const notices = Array.from({ length: count }, (_, index) =>
      noticeFor(channelId, ORGANIZATION, `Message ${index}`, [], clock.now() + messages++),
    );
    await insertDeliveries(
      database.kysely,
      notices.map((notice) => ({ ...notice, createdAt: clock.now(), subjectKey: subjectKey ?? notice.subjectKey })),
    );
  };
  return {
    database,
    clock,
    receiver,
    deliverer,
    delivererWith,
    async addChannel(kind, settings = CHANNEL_EXAMPLES[kind].settings) {
      const id = `chan_${(channels += 1)}`;
      const given = JSON.stringify(kind === 'email' ? {} : CHANNEL_EXAMPLES[kind].secrets);
      const sealed = await secrets.seal(given, id);
      const names = Object.keys(CHANNEL_EXAMPLES[kind].secrets);
      await insertChannel(database.kysely, {
        id,
        organizationId: ORGANIZATION,
        name: kind,
        kind,
        settings,
        secrets: sealed,
        secretNames: names,
        enabled: true,
        failingSince: null,
        disabledReason: null,
        createdAt: NOW,
      });
      return id;
    },
    enqueue,
    run,
    async send(channelId, how) {
      await enqueue(channelId, 1);
      await runWith(how === 'impatient' ? hasty : deliverer);
      const [newest] = await deliveries(channelId);
      assert.ok(newest);
      return newest;
    },
    deliveries,
    attempts: async (channelId) =>
      listAttempts(
        database.kysely,
        (await deliveries(channelId)).map(({ id }) => id),
      ),
    async [Symbol.asyncDispose]() {
      await patient.close();
      await impatient.close();
      await receiver[Symbol.asyncDispose]();
      await database.close();
    },
  };
}

/** The real client, which finds the receiver in place of every host that a kind of channel names. */
function throughLoopback(client: MessageClient, url: string): MessageClient {
  return {
    send(request) {
      const { pathname, search } = new URL(request.url);
      return client.send({ ...request, url: `${url}${pathname}${search}` });
    },
  };
}

/** A server that says one thing to whoever connects, and then nothing. */
async function startTalker(says: string): Promise<{ port: number; [Symbol.asyncDispose](): Promise<void> }> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    if (says !== '') socket.write(says);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async [Symbol.asyncDispose]() {
      server.close();
      await once(server, 'close');
    },
  };
}
