// What happened last night, over all vendors, on both stores.
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { HistoryEntry, OrganizationHistory } from '@upriver/contract';
import type { Signal } from '@upriver/detection';
import type { ObservedIncident } from '@upriver/status-pages';
import { START, createTestApp, event } from '../../../../test/support/app.ts';
import type { TestApp } from '../../../../test/support/app.ts';
import { createTestStores } from '../../../../test/support/stores.ts';
import { countLostCalls } from '../store/alerts/concerned.ts';
import { recordObservation } from '../store/checks/record-check.ts';
import { putImpairment } from '../store/detection/detectors.ts';
import { findFirstOrganizationId } from '../store/organizations/organizations.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

for (const store of createTestStores())
  describe(`history of an organization on ${store.name}`, { skip: store.skip ?? false }, () => {
    after(() => store.close());
    const start = async () => createTestApp({ UPRIVER_POLL: 'off' }, { database: await store.open() });

    test('a night is told over all vendors: impairments with the lead over the post, incidents, maintenance, alerts', async () => {
      await using api = await start();
      await playNight(api);
      const { summary, entries, since, until } = await read(api);
      assert.deepEqual([since, until], [iso(MINUTE - DAY), iso(MINUTE)]);
      assert.deepEqual(entries.map(describeEntry), [
        'alert alert acme-pay open',
        'maintenance cannot_say mailer open',
        'impairment both acme-pay ended',
        'incident null mailer ended',
      ]);
      const felt = entries.find(({ type }) => type === 'impairment');
      assert.equal(felt?.ledger?.leadSeconds, 19 * 60, 'posted 19 minutes after the impairment was detected');
      assert.deepEqual([felt?.incident?.title, felt?.ledger?.incident?.id], ['Errors', felt?.incident?.id]);
      assert.equal(felt?.ledger?.episode?.project.slug, 'default');
      assert.deepEqual(
        [summary.servicesWatched, summary.impairments, summary.incidents, summary.maintenances, summary.alerts],
        [2, 1, 2, 1, 1],
      );
      assert.deepEqual([summary.both, summary.impairedServices, summary.callsLost], [1, 1, 98]);
      assert.deepEqual([summary.pageChecks, summary.calls, summary.failedCalls], [4, 3, 1]);
    });

    test('a range before the post still knows of the post, and one before everything is empty', async () => {
      await using api = await start();
      await playNight(api);
      const early = await read(api, `?since=${iso(-3 * HOUR)}&until=${iso(-2 * HOUR + 2 * MINUTE)}`);
      assert.deepEqual(early.entries.map(describeEntry), [
        'impairment both acme-pay ended',
        'incident null mailer ended',
      ]);
      assert.deepEqual([early.summary.incidents, early.summary.calls], [1, 0]);
      const before = await read(api, `?since=${iso(-20 * DAY)}&until=${iso(-10 * DAY)}`);
      assert.deepEqual([before.entries, before.summary.impairments], [[], 0]);
      assert.equal(before.summary.servicesWatched, 2);
    });

    test('pages add up to the whole list, and every page has the numbers of the whole', async () => {
      await using api = await start();
      await playNight(api);
      const whole = await read(api);
      const ids: string[] = [];
      for (let path: string | undefined = '/api/v1/history?limit=1'; path !== undefined;) {
        const answer = await api.get(path);
        assert.equal(answer.status, 200, JSON.stringify(answer.body));
        assert.deepEqual(answer.body.data.summary, whole.summary);
        assert.equal(answer.body.data.entries.length, 1);
        ids.push(answer.body.data.entries[0].id);
        path = /<([^>]+)>/.exec(String(answer.headers['link'] ?? ''))?.[1];
      }
      assert.deepEqual(
        ids,
        whole.entries.map(({ id }) => id),
      );
    });

    test('a project sees its services and calls only', async () => {
      await using api = await start();
      await playNight(api);
      await api.request('POST', '/api/v1/projects', { body: { name: 'Mails' } });
      await api.request('PUT', '/api/v1/services/mailer/links/mails');
      const { summary, entries } = await read(api, '?project=mails');
      assert.deepEqual(entries.map(describeEntry), [
        'maintenance cannot_say mailer open',
        'incident null mailer ended',
      ]);
      assert.deepEqual([summary.servicesWatched, summary.calls, summary.alerts], [1, 0, 0]);
      assert.equal((await api.get('/api/v1/history?project=nothing')).status, 404);
    });

    test('an organization that uses nothing has an empty history, and none of another organization', async () => {
      await using api = await start();
      await playNight(api);
      const created = await api.request('POST', '/api/v1/organizations', { body: { name: 'Other', slug: 'other' } });
      const { token } = created.body.data;
      const empty = await read(api, '', token);
      assert.deepEqual(empty.entries, []);
      assert.ok(Object.values(empty.summary).every((count) => count === 0));
      // It uses the same vendor: it sees what that published, and nothing of the calls.
      await api.request('POST', '/api/v1/projects', { body: { name: 'Shop' }, token });
      await api.request('PUT', '/api/v1/services/acme-pay/links/shop', { token });
      const { summary, entries } = await read(api, '', token);
      assert.deepEqual(entries.map(describeEntry), ['incident cannot_say acme-pay open']);
      assert.deepEqual([summary.incidents, summary.calls, summary.impairments, summary.alerts], [1, 0, 0, 0]);
    });

    test('calls that a vendor refused for their rate are lost, to the history and to alerts; slow calls are not', async () => {
      await using api = await start();
      const acmePay = (await api.get('/api/v1/services/acme-pay')).body.data.id;
      await api.request('PUT', '/api/v1/services/acme-pay/links/default');
      await addImpairment(api, acmePay, START - 2 * HOUR, 'rate_limited');
      await addImpairment(api, acmePay, START - 2 * HOUR, 'slow');
      const { summary, entries } = await read(api);
      assert.deepEqual([entries[0]?.ledger?.episode?.signals.length, summary.callsLost], [2, 98]);
      const { kysely } = api.app.database;
      const organizationId = (await findFirstOrganizationId(kysely)) ?? '';
      assert.equal(await countLostCalls(kysely, organizationId, [acmePay], START - 2 * HOUR), 98);
    });

    test('a range that is wrong is refused with what would be right', async () => {
      await using api = await start();
      for (const [query, text] of [
        ['since=2026-11-22&until=2026-11-21', /query\.since must be before/],
        ['since=2027-01-01', /query\.since must be before query\.until and in the past/],
        ['since=2026-01-01', /at most 92 days/],
        ['since=yesterday', /query\.since/],
        ['limit=0', /query\.limit/],
        ['cursor=abc', /query\.cursor/],
      ] as const) {
        const answer = await api.get(`/api/v1/history?${query}`);
        assert.equal(answer.status, 400, query);
        assert.match(JSON.stringify(answer.body), text);
      }
    });
  });

const DAY = 24 * HOUR;

async function read(api: TestApp, query = '', token?: string): Promise<OrganizationHistory> {
  const answer = await api.get(`/api/v1/history${query}`, token === undefined ? {} : { token });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return answer.body.data;
}

function describeEntry({ type, ledger, service, alert, endedAt }: HistoryEntry): string {
  const slugs = service?.slug ?? alert?.services.map(({ slug }) => slug).join(' ');
  return `${type} ${alert === null ? (ledger?.kind ?? null) : 'alert'} ${slugs} ${endedAt === null ? 'open' : 'ended'}`;
}

/**
 * Calls to Acme Pay fail from two hours ago for half an hour, 20 minutes later its page posts an incident that stays open; Mailer posts
 * a notice without impact, and has a maintenance.
 */
async function playNight(api: TestApp): Promise<void> {
  const { database } = api.app;
  const key = (await api.request('POST', '/api/v1/projects/default/sdk-keys', { body: { name: 'k' } })).body.data.key;
  await api.request('PUT', '/api/v1/services/mailer/links/default');
  const good = event({ ts: Math.floor((START - MINUTE) / 1000) });
  const bad = { ...good, status: 500, error_class: 'server_error' };
  const sent = await api.sendEvents({ sdk_key: key, batch: [good, good, bad] });
  assert.equal(sent.body.accepted, 3, JSON.stringify(sent.body));
  const acmePay = (await api.get('/api/v1/services/acme-pay')).body.data.id;
  const mailer = (await api.get('/api/v1/services/mailer')).body.data.id;
  const see = (serviceId: string, status: 'operational' | 'degraded', incidents: ObservedIncident[], at: number) =>
    recordObservation(database, serviceId, { status, components: [], listsAllUnresolved: true, incidents }, at);
  const notice = incident('Notice', { impact: 'none', startedAt: START - 3 * HOUR, resolvedAt: START - 2 * HOUR });
  await see(mailer, 'operational', [notice], START - 2 * HOUR);
  const began = { startedAt: START - HOUR, status: 'in_progress', kind: 'maintenance' } as const;
  await see(mailer, 'operational', [notice, incident('Upgrade', began)], START - HOUR);
  await addImpairment(api, acmePay, START - 2 * HOUR);
  await api.request('POST', '/api/v1/alert-rules', { body: { name: 'r', definition: { statusAtLeast: 'degraded' } } });
  await api.app.notify();
  const errors = incident('Errors', { startedAt: START - 100 * MINUTE });
  await see(acmePay, 'degraded', [errors], START - 100 * MINUTE);
  await see(acmePay, 'degraded', [errors], START);
  await api.app.notify();
  api.clock.advance(MINUTE);
}

async function addImpairment(
  api: TestApp,
  serviceId: string,
  onsetAt: number,
  signal: Signal = 'failures',
): Promise<void> {
  const organizationId = (await findFirstOrganizationId(api.app.database.kysely)) ?? '';
  const projectId = (await api.get('/api/v1/projects/default')).body.data.id;
  await api.app.database.transaction((writing) =>
    putImpairment(writing, {
      id: `imp_${signal.replace('_', '').padEnd(26, 'b')}`,
      organizationId,
      projectId,
      serviceId,
      environment: '',
      region: '',
      signal,
      onsetAt,
      detectedAt: onsetAt + MINUTE,
      endedAt: onsetAt + 30 * MINUTE,
      endedBy: 'recovered',
      calls: 200,
      bad: 100,
      normalRate: 0.01,
    }),
  );
}

function incident(title: string, change: Partial<ObservedIncident> = {}): ObservedIncident {
  const common = {
    externalId: title,
    kind: 'incident',
    impact: 'major',
    status: 'identified',
    resolvedAt: null,
  } as const;
  return { ...common, title, startedAt: START, updates: [], ...change };
}

function iso(offsetMs: number): string {
  return new Date(START + offsetMs).toISOString();
}
