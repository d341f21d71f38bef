// From calls and pages to messages, with the clock in the test's hand, on both stores: vendors' calls through ingest, receivers on loopback.
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { after, describe, test } from 'node:test';
import { DEFAULT_RULE } from '@upriver/contract';
import type { Delivery } from '@upriver/contract';
import { recordObservation } from '../../packages/server/src/store/checks/record-check.ts';
import { createTestApp, event } from '../support/app.ts';
import type { TestApp } from '../support/app.ts';
import { startMailServer } from '../support/mail-server.ts';
import { startReceiver } from '../support/receiver.ts';
import type { Received, Receiver } from '../support/receiver.ts';
import { createTestStores } from '../support/stores.ts';
import type { TestStore } from '../support/stores.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

for (const store of createTestStores()) {
  describe(`alerts on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());
    defineThreads(store);
    defineDeliveries(store);
    defineTenancy(store);
    defineTroubles(store);
    defineHands(store);
    defineDiscoveries(store);
  });
}

function defineThreads(store: TestStore): void {
  test('the default rule tells a webhook that calls fail, once, with both signatures, and events tell of the rest', async () => {
    await using scene = await createScene(store);
    const { api, receiver } = scene;
    const channel = await scene.addWebhook();
    await scene.pass(60);
    assert.deepEqual(alertsOf(receiver), []);
    await scene.pass(5, { failsEvery: 2 });
    const [first, ...more] = alertsOf(receiver);
    assert.deepEqual(more, []);
    assert.ok(first);
    assert.equal(first.headers['x-event-type'], 'alert.triggered');
    assert.equal(
      first.headers['x-webhook-signature'],
      `sha256=${createHmac('sha256', channel.signingSecret).update(first.text).digest('hex')}`,
    );
    const key = Buffer.from(channel.signingSecret.slice('whsec_'.length), 'base64');
    const signed = `${String(first.headers['webhook-id'])}.${String(first.headers['webhook-timestamp'])}.${first.text}`;
    assert.equal(first.headers['webhook-signature'], `v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
    assert.deepEqual(Object.keys(first.body), ['event', 'timestamp', 'data']);
    const [item] = first.body.data.items;
    assert.equal(item.service.slug, 'acme-pay');
    assert.match(item.word, /^(them|undecided)$/);
    assert.match(item.sentence, /fail/);
    const events = receiver.received.map(({ body }) => body.event);
    for (const name of ['telemetry.anomaly', 'dependency.risk_changed']) assert.ok(events.includes(name), name);

    const [alert] = (await api.get('/api/v1/alerts?open=true')).body.data;
    assert.equal(alert.id, first.body.data.alert_id);
    assert.equal(alert.rules[0].hash, first.body.data.rules[0].hash);
    assert.match(alert.rules[0].evidence[0].clears, /as usual/);

    const backtest = await api.request('POST', '/api/v1/alert-rules/backtest', { body: { days: 1 } });
    assert.equal(backtest.body.data.told, 1, JSON.stringify(backtest.body));
    const [happened] = backtest.body.data.happened;
    assert.deepEqual([happened.kind, happened.fault], ['impairment', item.word]);
    assert.equal(backtest.body.data.messages[0].verdict, item.word);
    const late = await api.request('POST', '/api/v1/alert-rules/backtest', {
      body: { days: 1, definition: { afterSeconds: 24 * 3600 } },
    });
    assert.equal(late.body.data.told, 0);

    await scene.pass(15);
    assert.deepEqual((await api.get('/api/v1/alerts?open=true')).body.data, []);
    assert.notEqual((await api.get(`/api/v1/alerts/${alert.id}`)).body.data.closedAt, null);
  });

  test('ten vendors that turn red within minutes are one message, and each one that recovers later an update', async () => {
    await using scene = await createScene(store);
    const { api, receiver } = scene;
    const services = await scene.addVendors(10);
    await scene.addWebhook(['alert.triggered']);
    for (const id of services) await scene.report(id, 'operational');
    for (const id of services) {
      api.clock.advance(15_000);
      await scene.report(id, 'major_outage');
    }
    assert.equal(receiver.received.length, 1);
    const [alert, ...others] = (await api.get('/api/v1/alerts')).body.data;
    assert.deepEqual(others, []);
    assert.equal(alert.services.length, 10);
    api.clock.advance(6 * MINUTE_MS);
    const [late = ''] = await scene.addVendors(1, 'late');
    await scene.report(late, 'operational');
    await scene.report(late, 'major_outage');
    assert.equal(receiver.received.length, 2, 'what begins later is another thing');
    const at = (ms: number): string => new Date(api.clock.now() + ms).toISOString();
    const until = await api.get(`/api/v1/alerts?to=${at(-5 * MINUTE_MS)}`);
    assert.deepEqual(
      until.body.data.map(({ id }: { id: string }) => id),
      [alert.id],
      'a range has what was open in it',
    );
    assert.equal((await api.get(`/api/v1/alerts?from=${at(-MINUTE_MS)}`)).body.data.length, 2);
    for (const id of [...services, late]) await scene.report(id, 'operational');
    assert.deepEqual((await api.get('/api/v1/alerts?open=true')).body.data, []);
  });

  test('an e-mail opens a thread, an acknowledgement is told once, and the end is told with how long it took', async () => {
    await using scene = await createScene(store);
    await using mail = await startMailServer();
    const { api } = scene;
    const [id = '', other = ''] = await scene.addVendors(2);
    await scene.report(id, 'operational');
    const made = await api.request('POST', '/api/v1/channels', {
      body: {
        name: 'Mail',
        kind: 'email',
        settings: { host: '127.0.0.1', port: mail.port, tls: 'none', from: 'upriver@acme.com', to: ['ops@acme.com'] },
      },
    });
    assert.equal(made.status, 201, JSON.stringify(made.body));
    await scene.report(id, 'major_outage');
    assert.equal(mail.received.length, 1);
    assert.match(mail.received[0] ?? '', /Subject: vendor 0 reports a major outage/);
    const [alert] = (await api.get('/api/v1/alerts')).body.data;
    for (const by of ['jo@acme.com', 'al@acme.com']) {
      await api.request('POST', `/api/v1/alerts/${alert.id}/acknowledge`, { body: { by } });
      await api.app.notify();
    }
    assert.equal(mail.received.length, 2);
    assert.match(mail.received[1] ?? '', /Acknowledged by jo@acme.com/);
    api.clock.advance(MINUTE_MS);
    await scene.report(other, 'major_outage');
    assert.equal(mail.received.length, 2, 'whoever deals with it is not told of more');
    api.clock.advance(4 * MINUTE_MS);
    const back = await api.request('DELETE', `/api/v1/alerts/${alert.id}/acknowledge`);
    assert.deepEqual([back.status, back.body.data.acknowledgedAt, back.body.data.acknowledgedBy], [200, null, null]);
    await api.app.notify();
    assert.equal(mail.received.length, 3, 'nobody deals with it any more, so what it is now is told');
    await scene.report(other, 'operational');
    await scene.report(id, 'operational');
    assert.equal(mail.received.length, 4);
    assert.match(mail.received[3] ?? '', /It lasted 5 min/);
    const told = (await api.get(`/api/v1/alerts/${alert.id}/deliveries`)).body.data;
    assert.deepEqual(
      told.map(({ kind, state, channelId }: Delivery) => [kind, state, channelId]),
      ['closed', 'updated', 'updated', 'opened'].map((kind) => [kind, 'delivered', made.body.data.id]),
    );
    const threads = mail.received.map((text) => /^References: (.*)$/m.exec(text)?.[1]?.trim());
    assert.equal(new Set(threads).size, 1);
  });

  test('an end that quiet hours hold back is told in the morning, and only then', async () => {
    await using scene = await createScene(store);
    const { api, receiver } = scene;
    const [id = ''] = await scene.addVendors(1);
    await addGotify(scene);
    await scene.report(id, 'operational');
    await scene.report(id, 'major_outage');
    const quietHours = { from: '12:30', to: '20:00', timeZone: 'UTC', weekdays: [1, 2, 3, 4, 5, 6, 7] };
    await api.request('PATCH', `/api/v1/alert-rules/${await onlyRule(scene)}`, {
      body: { definition: { quietHours } },
    });
    api.clock.advance(HOUR_MS);
    await scene.report(id, 'operational');
    for (let hour = 0; hour < 8; hour += 1) {
      assert.equal(receiver.received.length, hour < 7 ? 1 : 2);
      api.clock.advance(HOUR_MS);
      await api.app.notify();
    }
    assert.match(receiver.received[1]?.body.title, /^Over: vendor 0/);
    assert.equal(receiver.received.length, 2);
  });

  test('a page that cannot be read any more ends nothing', async () => {
    await using scene = await createScene(store);
    const [id = ''] = await scene.addVendors(1);
    await scene.addWebhook();
    await scene.report(id, 'major_outage');
    scene.api.clock.advance(2 * HOUR_MS);
    await scene.api.request('POST', '/api/v1/alert-rules', { body: { name: 'Second' } });
    await scene.api.app.notify();
    assert.equal((await scene.api.get('/api/v1/alerts?open=true')).body.data.length, 1);
    await scene.report(id, 'operational');
    assert.equal((await scene.api.get('/api/v1/alerts?open=true')).body.data.length, 0);
  });
}

function defineDeliveries(store: TestStore): void {
  test('a delivery is tried again with the same identifier, later each time, and obeys Retry-After', async () => {
    await using scene = await createScene(store);
    const { api, receiver } = scene;
    const { id } = await scene.addWebhook();
    receiver.answer(() => ({ status: 429, headers: { 'retry-after': '100' } }));
    const sent = await api.request('POST', `/api/v1/channels/${id}/test`);
    assert.equal(sent.status, 202);
    await api.app.notify();
    assert.equal(receiver.received.length, 1);
    api.clock.advance(99_000);
    await api.app.notify();
    assert.equal(receiver.received.length, 1, 'before Retry-After nothing is sent');
    receiver.answer(() => ({ status: 500, body: 'out of order' }));
    api.clock.advance(1000);
    await api.app.notify();
    receiver.answer(() => ({ status: 200 }));
    api.clock.advance(36_000);
    await api.app.notify();
    assert.deepEqual([...new Set(receiver.received.map(({ headers }) => headers['webhook-id']))], [sent.body.data.id]);
    const [delivery] = (await api.get(`/api/v1/channels/${id}/deliveries`)).body.data;
    assert.equal(delivery.state, 'delivered');
    assert.deepEqual(
      delivery.attempts.map(({ status, error }: { status: number; error: string | null }) => [status, error !== null]),
      [
        [429, true],
        [500, true],
        [200, false],
      ],
    );
    assert.equal(delivery.attempts[1].answer, 'out of order');
  });

  test('a redirect is not followed, ten megabytes are not read, and a private address is refused', async () => {
    await using scene = await createScene(store);
    const { api, receiver } = scene;
    const { id } = await scene.addWebhook();
    await using inside = await startReceiver();
    receiver.answer(() => ({ status: 302, headers: { location: inside.url } }));
    await scene.test(id);
    assert.deepEqual(inside.received, []);
    receiver.answer(() => ({ status: 200, body: 'x'.repeat(10_000_000) }));
    api.clock.advance(10_000);
    await api.app.notify();
    assert.equal((await scene.deliveries(id))[0].state, 'delivered');
    await using closed = await createTestApp({}, { database: await store.open() });
    const made = await closed.request('POST', '/api/v1/channels', {
      body: { name: 'Inside', kind: 'webhook', settings: { url: inside.url } },
    });
    await closed.request('POST', `/api/v1/channels/${made.body.data.id}/test`);
    await closed.app.notify();
    assert.deepEqual(inside.received, []);
    const [delivery] = (await closed.get(`/api/v1/channels/${made.body.data.id}/deliveries`)).body.data;
    assert.match(delivery.attempts[0].error, /private|not public|address/i);
  });

  test('a channel that fails for three days is switched off, and its owners are told by another one', async () => {
    await using scene = await createScene(store);
    const { api, receiver } = scene;
    const broken = await scene.addWebhook([], '/broken');
    const whole = await scene.addWebhook([], '/whole');
    receiver.answer(({ path }) => ({ status: path === '/broken' ? 500 : 200 }));
    for (let hour = 0; hour <= 74; hour += 2) {
      await scene.test(broken.id);
      api.clock.advance(2 * HOUR_MS);
    }
    const channel = (await api.get(`/api/v1/channels/${broken.id}`)).body.data;
    assert.equal(channel.enabled, false);
    assert.match(channel.disabledReason, /three days.*500/);
    assert.equal((await scene.deliveries(whole.id)).length, 1);
    const told = receiver.received.filter(({ path }) => path === '/whole');
    assert.match(told[0]?.body.data.title, /switched off/);
    assert.deepEqual([...new Set((await scene.deliveries(broken.id)).map(({ state }) => state))], ['failed']);

    receiver.answer(() => ({ status: 200 }));
    await api.request('PATCH', `/api/v1/channels/${broken.id}`, { body: { enabled: true } });
    const again = await api.request('POST', `/api/v1/channels/${broken.id}/redeliver`, {
      body: { from: new Date(api.clock.now() - 5 * HOUR_MS).toISOString() },
    });
    assert.equal(again.body.data.deliveries, 1);
    await api.app.notify();
    assert.equal((await scene.deliveries(broken.id))[0].state, 'delivered');
  });

  test('a signing secret is replaced with an overlap of a day, in which both secrets sign', async () => {
    await using scene = await createScene(store);
    const { api, receiver } = scene;
    const { id, signingSecret } = await scene.addWebhook();
    const rotated = await api.request('POST', `/api/v1/channels/${id}/rotate-secret`, { body: {} });
    assert.equal(rotated.status, 201, JSON.stringify(rotated.body));
    const next: string = rotated.body.data.signingSecret;
    assert.notEqual(next, signingSecret);
    const signed = (): [number, boolean, boolean] => {
      const last = receiver.received.at(-1);
      assert.ok(last);
      const by = (secret: string): string => {
        const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
        const text = `${String(last.headers['webhook-id'])}.${String(last.headers['webhook-timestamp'])}.${last.text}`;
        return `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
      };
      const signatures = String(last.headers['webhook-signature']).split(' ');
      return [signatures.length, signatures.includes(by(next)), signatures.includes(by(signingSecret))];
    };
    await scene.test(id);
    assert.deepEqual(signed(), [2, true, true]);
    api.clock.advance(25 * HOUR_MS);
    await scene.test(id);
    assert.deepEqual(signed(), [1, true, false]);
    const refused = await api.request('POST', `/api/v1/channels/${id}/rotate-secret`, {
      body: { signingSecret: 'short' },
    });
    assert.equal(refused.status, 400);
  });

  test('secrets are not sent to another place than they were entered for', async () => {
    await using scene = await createScene(store);
    const { api, receiver } = scene;
    const { id } = await addGotify(scene);
    const settings = { url: `${receiver.url}/elsewhere` };
    assert.equal((await api.request('PATCH', `/api/v1/channels/${id}`, { body: { settings } })).status, 400);
    const again = { settings, secrets: { appToken: 'another-token' } };
    assert.equal((await api.request('PATCH', `/api/v1/channels/${id}`, { body: again })).status, 200);
    assert.equal((await api.request('POST', `/api/v1/channels/${id}/rotate-secret`, { body: {} })).status, 409);
  });

  test('a channel that could not send anything is refused, and one that is created switched off is never on', async () => {
    await using scene = await createScene(store);
    const { api } = scene;
    const bot = { name: 'Bot', kind: 'slack', enabled: false, secrets: { botToken: 'xoxb-1' } };
    const refused = await api.request('POST', '/api/v1/channels', { body: bot });
    assert.deepEqual(
      [refused.status, refused.body.details],
      [400, [{ field: 'body.settings.channel', message: 'must be given with botToken' }]],
    );
    const made = await api.request('POST', '/api/v1/channels', { body: { ...bot, settings: { channel: 'C1' } } });
    assert.deepEqual([made.status, made.body.data?.enabled], [201, false]);
    const path = `/api/v1/channels/${made.body.data.id}`;
    assert.equal((await api.request('PATCH', path, { body: { settings: {} } })).status, 400);
  });

  test('secrets are encrypted in the store and are never shown', async () => {
    await using scene = await createScene(store);
    const { api } = scene;
    const { id, signingSecret } = await scene.addWebhook();
    await scene.test(id);
    const shown = JSON.stringify([
      (await api.get('/api/v1/channels')).body,
      (await api.get(`/api/v1/channels/${id}`)).body,
      (await api.get(`/api/v1/channels/${id}/deliveries`)).body,
      await api.app.database.kysely.selectFrom('channels').selectAll().execute(),
      await api.app.database.kysely.selectFrom('delivery_attempts').selectAll().execute(),
    ]);
    assert.ok(!shown.includes(signingSecret));
  });
}

function defineTenancy(store: TestStore): void {
  test('an organization is told of its own services only, and sees no channel, rule or alert of another', async () => {
    await using scene = await createScene(store);
    const { api, receiver } = scene;
    const { token } = (await api.request('POST', '/api/v1/organizations', { body: { name: 'Other', slug: 'other' } }))
      .body.data;
    const [id = ''] = await scene.addVendors(1);
    const theirs = await api.request('POST', '/api/v1/channels', {
      token,
      body: { name: 'Theirs', kind: 'webhook', settings: { url: `${receiver.url}/theirs` } },
    });
    const ours = await scene.addWebhook();
    await scene.report(id, 'operational');
    await scene.report(id, 'major_outage');
    assert.ok(receiver.received.length > 0);
    assert.deepEqual(
      receiver.received.filter(({ path }) => path === '/theirs'),
      [],
    );
    const [alert] = (await api.get('/api/v1/alerts')).body.data;
    const [rule] = (await api.get('/api/v1/alert-rules')).body.data;
    assert.deepEqual((await api.get('/api/v1/alerts', { token })).body.data, []);
    for (const [method, path, body] of [
      ['GET', `/api/v1/alerts/${alert.id}`],
      ['POST', `/api/v1/alerts/${alert.id}/acknowledge`, {}],
      ['GET', `/api/v1/channels/${ours.id}`],
      ['POST', `/api/v1/channels/${ours.id}/test`],
      ['DELETE', `/api/v1/channels/${ours.id}`],
      ['DELETE', `/api/v1/alert-rules/${rule.id}`],
    ] as const)
      assert.equal(
        (await api.request(method, path, { token, ...(body === undefined ? {} : { body }) })).status,
        404,
        path,
      );
    const stolen = await api.request('PATCH', `/api/v1/alert-rules/${rule.id}`, {
      body: { definition: { channels: [theirs.body.data.id] } },
    });
    assert.equal(stolen.status, 400);
    const [project] = (await api.get('/api/v1/projects')).body.data;
    const body = { name: 'Theirs', statusPageUrl: null, hosts: ['api.theirs.example'] };
    const own = (await api.request('POST', '/api/v1/services', { token, body })).body.data;
    for (const definition of [{ projects: [project.slug, 'absent'] }, { services: ['mailer', own.id] }]) {
      const [field = ''] = Object.keys(definition);
      const refused = await api.request('POST', '/api/v1/alert-rules', { body: { name: 'Wrong', definition } });
      assert.deepEqual([refused.status, refused.body.details?.[0]?.field], [400, `body.definition.${field}.1`]);
    }
  });
}

function defineTroubles(store: TestStore): void {
  test('an organization whose rules cannot be read keeps no other waiting, and is told once they can be', async () => {
    await using scene = await createScene(store);
    const { api, receiver } = scene;
    const [id = ''] = await scene.addVendors(1);
    const { token, organization } = (
      await api.request('POST', '/api/v1/organizations', { body: { name: 'Other', slug: 'other' } })
    ).body.data;
    const made = await api.request('POST', '/api/v1/services', {
      token,
      body: { name: 'Theirs', statusPageUrl: 'https://theirs.example' },
    });
    const theirs = await api.request('POST', '/api/v1/channels', {
      token,
      body: {
        name: 'Theirs',
        kind: 'webhook',
        settings: { url: `${receiver.url}/theirs`, events: ['alert.triggered'] },
      },
    });
    assert.equal(theirs.status, 201);
    await scene.addWebhook(['alert.triggered'], '/ours');
    const definitions = api.app.database.kysely.updateTable('rule_definitions');
    const broken = definitions.set({ definition: 'no JSON' }).where('organization_id', '=', organization.id);
    await broken.execute();
    for (const service of [made.body.data.id, id]) await scene.report(service, 'operational');
    for (const service of [made.body.data.id, id]) await scene.report(service, 'major_outage');
    assert.deepEqual(
      receiver.received.map(({ path }) => path),
      ['/ours'],
    );
    await definitions
      .set({ definition: JSON.stringify(DEFAULT_RULE) })
      .where('organization_id', '=', organization.id)
      .execute();
    await api.app.notify();
    assert.deepEqual(
      receiver.received.map(({ path }) => path),
      ['/ours', '/theirs'],
    );
  });
}

function defineHands(store: TestStore): void {
  test('a status that is set by hand says who set it and until when, silences the page, and ends when the page changes', async () => {
    await using scene = await createScene(store);
    const { api, receiver } = scene;
    const [id = ''] = await scene.addVendors(1);
    await addGotify(scene);
    await scene.report(id, 'operational');
    await scene.report(id, 'major_outage');
    const set = await api.request('PUT', `/api/v1/services/${id}/override`, {
      body: { status: 'operational', by: 'Ines Moreau', reason: 'a product that we do not use' },
    });
    assert.equal(set.status, 200, JSON.stringify(set.body));
    await api.app.notify();
    assert.match(receiver.received[1]?.body.title, /^Set to operational by hand: vendor 0/);
    assert.match(receiver.received[1]?.body.message, /Ines Moreau set by hand until its page next changes/);
    for (const service of [
      (await api.get('/api/v1/services')).body.data.find((one: { id: string }) => one.id === id),
      (await api.get(`/api/v1/services/${id}`)).body.data,
    ]) {
      assert.equal(service.currentStatus, 'major_outage', 'what the page reports stays what it is');
      assert.deepEqual(
        [service.override.status, service.override.by, service.override.until],
        ['operational', 'Ines Moreau', null],
      );
    }
    await scene.report(id, 'degraded');
    assert.equal((await api.get(`/api/v1/services/${id}`)).body.data.override, undefined);
    api.clock.advance(5 * MINUTE_MS);
    await scene.report(id, 'major_outage');
    assert.equal(receiver.received.length, 3, 'the page counts again');
    assert.equal((await api.request('DELETE', `/api/v1/services/${id}/override`)).status, 404);
  });

  test('a status that is set by hand until a time ends then, and can be ended before', async () => {
    await using scene = await createScene(store);
    const { api, receiver } = scene;
    const [id = ''] = await scene.addVendors(1);
    await addGotify(scene);
    await scene.report(id, 'operational');
    const path = `/api/v1/services/${id}/override`;
    const until = new Date(api.clock.now() + HOUR_MS).toISOString();
    const past = await api.request('PUT', path, { body: { status: 'major_outage', until: '2020-01-01' } });
    assert.deepEqual([past.status, /body\.until must be in the future/.test(JSON.stringify(past.body))], [400, true]);
    await api.request('PUT', path, { body: { status: 'major_outage', until } });
    await api.app.notify();
    assert.match(receiver.received[0]?.body.message, /has a major outage, as .* set by hand until 2026-/);
    api.clock.advance(50 * MINUTE_MS);
    await scene.report(id, 'operational');
    assert.equal(receiver.received.length, 1);
    api.clock.advance(11 * MINUTE_MS);
    await scene.report(id, 'operational');
    assert.match(receiver.received[1]?.body.title, /^Over: vendor 0/);
    api.clock.advance(5 * MINUTE_MS);
    await scene.report(id, 'operational');
    await api.request('PUT', path, { body: { status: 'major_outage' } });
    await api.app.notify();
    assert.equal((await api.request('DELETE', path)).status, 204);
    await api.app.notify();
    assert.equal(receiver.received.length, 3, 'what came back is over when it has stayed away');
    api.clock.advance(20 * MINUTE_MS);
    await api.app.notify();
    assert.equal(receiver.received.length, 4);
    const other = await api.request('POST', '/api/v1/organizations', { body: { name: 'Other', slug: 'other' } });
    const stolen = await api.request('PUT', path, { token: other.body.data.token, body: { status: 'operational' } });
    assert.equal(stolen.status, 404);
    const changes = await api.app.database.kysely.selectFrom('changes').select(['kind', 'payload']).execute();
    assert.equal(changes.filter(({ kind }) => kind === 'override').length, 4);
  });

  test('one organization does not see or feel what another one set by hand', async () => {
    await using scene = await createScene(store);
    const { api } = scene;
    const { token } = (await api.request('POST', '/api/v1/organizations', { body: { name: 'Other', slug: 'other' } }))
      .body.data;
    await api.request('PUT', '/api/v1/services/acme-pay/override', { body: { status: 'operational' } });
    assert.equal((await api.get('/api/v1/services/acme-pay', { token })).body.data.override, undefined);
    assert.equal((await api.get('/api/v1/services/acme-pay')).body.data.override.status, 'operational');
    assert.equal((await api.request('DELETE', '/api/v1/services/acme-pay/override', { token })).status, 404);
  });

  test('a snoozed alert sends no update until its time, then the newest state; its end is sent at once', async () => {
    await using scene = await createScene(store);
    const { api, receiver } = scene;
    const [first = '', second = ''] = await scene.addVendors(2);
    await addGotify(scene);
    await api.request('PATCH', `/api/v1/alert-rules/${await onlyRule(scene)}`, {
      body: { definition: { statusAtLeast: 'degraded', minimumSecondsBetween: 0 } },
    });
    for (const id of [first, second]) await scene.report(id, 'operational');
    await scene.report(first, 'degraded');
    const [alert] = (await api.get('/api/v1/alerts')).body.data;
    const until = new Date(api.clock.now() + HOUR_MS).toISOString();
    await api.request('POST', `/api/v1/alerts/${alert.id}/snooze`, { body: { until } });
    await scene.report(second, 'degraded');
    await scene.report(first, 'major_outage');
    assert.equal(receiver.received.length, 1);
    api.clock.advance(HOUR_MS);
    await api.app.notify();
    assert.equal(receiver.received.length, 2);
    assert.match(receiver.received[1]?.body.title, /^2 vendors have problems/);
    assert.equal((await api.get(`/api/v1/alerts/${alert.id}`)).body.data.snoozedUntil, null);
    const asked = new Date(api.clock.now() + 2 * HOUR_MS).toISOString();
    await api.request('POST', `/api/v1/alerts/${alert.id}/snooze`, { body: { until: asked } });
    const ended = await api.request('DELETE', `/api/v1/alerts/${alert.id}/snooze`);
    assert.equal(ended.body.data.snoozedUntil, null);
    const later = new Date(api.clock.now() + HOUR_MS).toISOString();
    await api.request('POST', `/api/v1/alerts/${alert.id}/snooze`, { body: { until: later } });
    for (const id of [first, second]) await scene.report(id, 'operational');
    assert.match(receiver.received[2]?.body.title, /^Over/);
  });

  test('a channel that follows an alert is sent every update and the end, though no rule names it', async () => {
    await using scene = await createScene(store);
    const { api, receiver } = scene;
    const [id = ''] = await scene.addVendors(1);
    const followed = await addGotify(scene, '/following');
    const { id: told } = await addGotify(scene, '/told');
    await api.request('PATCH', `/api/v1/alert-rules/${await onlyRule(scene)}`, {
      body: { definition: { channels: [told], minimumSecondsBetween: 3600 } },
    });
    await scene.report(id, 'operational');
    await scene.report(id, 'major_outage');
    const [alert] = (await api.get('/api/v1/alerts')).body.data;
    await api.request('POST', `/api/v1/alerts/${alert.id}/follow`, { body: { channelId: followed.id } });
    await api.app.notify();
    await scene.report(id, 'degraded');
    await scene.report(id, 'operational');
    const of = (path: string): string[] =>
      receiver.received.filter((one) => one.path.startsWith(path)).map(({ body }) => body.title);
    assert.deepEqual(of('/told').length, 2, JSON.stringify(of('/told')));
    assert.deepEqual(of('/following'), [
      'vendor 0 reports a major outage',
      'vendor 0 reports degraded performance',
      'Over: vendor 0',
    ]);
  });
}

function defineDiscoveries(store: TestStore): void {
  test('a rule names vendors that a project begins to use, and hosts of no known vendor, once and together', async () => {
    await using scene = await createScene(store);
    const { api, receiver } = scene;
    await addGotify(scene);
    await api.request('PATCH', `/api/v1/alert-rules/${await onlyRule(scene)}`, {
      body: { definition: { newVendors: true, unknownHosts: true } },
    });
    const batch = [event(), event({ host: 'api.mystery.io' }), event({ host: 'api.mailer.io' })];
    await api.sendEvents({ sdk_key: api.sdkKey, batch });
    const [project] = (await api.get('/api/v1/projects')).body.data;
    const manifests = [{ path: 'package.json', content: '{"dependencies":{"mailer-sdk":"1"}}' }];
    await api.request('PUT', `/api/v1/projects/${project.id}/manifests`, { body: { manifests } });
    for (let minute = 0; minute < 5; minute += 1) {
      api.clock.advance(MINUTE_MS);
      await api.app.notify();
    }
    assert.equal(receiver.received.length, 1, JSON.stringify(receiver.received.map(({ body }) => body)));
    const [{ body } = { body: {} }] = receiver.received;
    assert.match(body.title, /uses Acme Pay, Mailer, which it did not before, and calls api\.mystery\.io/);
    assert.match(body.message, /Acme Pay: calls to its hosts were reported/);
    assert.match(body.message, /Rule: Default/);
    // What is known by calls is not new when a manifest names it too.
    const named = [{ path: 'package.json', content: '{"dependencies":{"acme-pay":"1","mailer-sdk":"1"}}' }];
    await api.request('PUT', `/api/v1/projects/${project.id}/manifests`, { body: { manifests: named } });
    await api.sendEvents({
      sdk_key: api.sdkKey,
      batch: [event({ host: 'api.mystery.io', ts: api.clock.now() / 1000 })],
    });
    for (let minute = 0; minute < 3; minute += 1) {
      api.clock.advance(MINUTE_MS);
      await api.app.notify();
    }
    assert.equal(receiver.received.length, 1);
  });
}

/** A channel that is sent every message as text. */
async function addGotify({ api, receiver }: Scene, path = ''): Promise<{ id: string }> {
  const made = await api.request('POST', '/api/v1/channels', {
    body: {
      name: 'Gotify',
      kind: 'gotify',
      settings: { url: receiver.url + path },
      secrets: { appToken: 'a-token-of-gotify' },
    },
  });
  assert.equal(made.status, 201, JSON.stringify(made.body));
  return made.body.data;
}

async function onlyRule({ api }: Scene): Promise<string> {
  return (await api.get('/api/v1/alert-rules')).body.data[0].id;
}

interface Scene {
  readonly api: TestApp;
  readonly receiver: Receiver;
  addWebhook(events?: readonly string[], path?: string): Promise<{ id: string; signingSecret: string }>;
  /** Vendors with a page, linked to the project. */
  addVendors(count: number, name?: string): Promise<string[]>;
  report(serviceId: string, status: 'operational' | 'major_outage' | 'degraded'): Promise<void>;
  pass(minutes: number, calls?: { readonly failsEvery?: number }): Promise<void>;
  test(channelId: string): Promise<void>;
  deliveries(channelId: string): Promise<any[]>; // oxlint-disable-line typescript/no-explicit-any -- answers of every shape
  [Symbol.asyncDispose](): Promise<void>;
}

async function createScene(store: TestStore): Promise<Scene> {
  const api = await createTestApp({ UPRIVER_OUTBOUND_ALLOW: '127.0.0.0/8' }, { database: await store.open() });
  const receiver = await startReceiver();
  const [project] = (await api.get('/api/v1/projects')).body.data;
  // What is told begins with what changes from now on.
  await api.app.notify();
  const send = async ({ failsEvery }: { readonly failsEvery?: number }): Promise<void> => {
    const batch = Array.from({ length: 60 }, (_, index) =>
      event({
        ts: Math.floor(api.clock.now() / 1000) - 5,
        status: failsEvery !== undefined && index % failsEvery === 0 ? 503 : 200,
        environment: 'production',
      }),
    );
    assert.equal((await api.sendEvents({ sdk_key: api.sdkKey, batch })).body.accepted, batch.length);
  };
  return {
    api,
    receiver,
    async addWebhook(events, path = '') {
      const answer = await api.request('POST', '/api/v1/channels', {
        body: {
          name: `Hook ${path}`,
          kind: 'webhook',
          settings: { url: receiver.url + path, ...(events === undefined ? {} : { events }) },
        },
      });
      assert.equal(answer.status, 201, JSON.stringify(answer.body));
      return answer.body.data;
    },
    async addVendors(count, name = 'vendor') {
      const ids: string[] = [];
      for (let index = 0; index < count; index += 1) {
        const made = await api.request('POST', '/api/v1/services', {
          body: { name: `${name} ${index}`, statusPageUrl: `https://${name}${index}.example` },
        });
        ids.push(made.body.data.id);
        await api.request('PUT', `/api/v1/services/${made.body.data.id}/links/${project.id}`);
      }
      return ids;
    },
    async report(serviceId, status) {
      api.clock.advance(1000);
      await recordObservation(
        api.app.database,
        serviceId,
        { status, incidents: [], listsAllUnresolved: true },
        api.clock.now(),
      );
      await api.app.notify();
    },
    async pass(minutes, calls = {}) {
      for (let minute = 0; minute < minutes; minute += 1) {
        api.clock.advance(MINUTE_MS);
        await send(calls);
        await api.app.judge();
        await api.app.notify();
      }
    },
    async test(channelId) {
      await api.request('POST', `/api/v1/channels/${channelId}/test`);
      await api.app.notify();
    },
    deliveries: async (channelId) => (await api.get(`/api/v1/channels/${channelId}/deliveries`)).body.data,
    async [Symbol.asyncDispose]() {
      await api[Symbol.asyncDispose]();
      await receiver[Symbol.asyncDispose]();
    },
  };
}

function alertsOf(receiver: Receiver): Received[] {
  return receiver.received.filter(({ body }) => body.event === 'alert.triggered');
}
