import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { START, createTestApp } from '../../../../test/support/app.ts';
import type { TestApp } from '../../../../test/support/app.ts';
import type { Observation, ObservedIncident } from '@upriver/status-pages';
import { DAY_MS } from '../domain/time.ts';
import { componentId } from '../store/checks/identify-observed.ts';
import { recordObservation } from '../store/checks/record-check.ts';

const MINUTE = 60_000;

describe('history between two moments', () => {
  test('lists changes, incidents, maintenance and postmortems apart, newest first', async () => {
    await using api = await createTestApp();
    const say = await observing(api);
    await say('operational');
    await say('degraded', [incident('i1'), incident('m1', { kind: 'maintenance', status: 'in_progress' })]);
    await say('degraded', [incident('i1', { title: 'Edited' })]);
    await say('operational', [
      incident('i1', {
        status: 'postmortem',
        resolvedAt: START + 3 * MINUTE,
        updates: [update('u1'), { ...update('u2'), status: 'postmortem', body: 'What went wrong.' }],
      }),
    ]);
    const { body, status } = await api.get('/api/v1/services/acme-pay/history');
    assert.equal(status, 200);
    const { data } = body;
    assert.deepEqual(
      data.statusChanges.map(({ from, to }: Record<string, string>) => [from, to]),
      [
        ['degraded', 'operational'],
        ['operational', 'degraded'],
        ['unknown', 'operational'],
      ],
    );
    assert.deepEqual(
      data.incidents.map(({ title, endKnownBy }: Record<string, string>) => [title, endKnownBy]),
      [['Trouble', 'page']],
    );
    assert.equal(data.incidents[0].firstSeenAt, iso(MINUTE));
    assert.deepEqual(
      data.maintenances.map(({ status: phase, endKnownBy }: Record<string, string>) => [phase, endKnownBy]),
      [['in_progress', null]],
    );
    assert.deepEqual(data.postmortems, [
      { incidentId: data.incidents[0].id, title: 'Trouble', createdAt: iso(0), body: 'What went wrong.' },
    ]);
    assert.deepEqual([data.cut, data.componentId], [[], null]);
  });

  test('uptime of a day separates time without a reported status, and adds up to the time that has passed', async () => {
    await using api = await createTestApp();
    const say = await observing(api);
    await say('operational');
    api.clock.advance(13 * MINUTE);
    await say('major_outage');
    api.clock.advance(60 * MINUTE);
    const { uptime } = (await api.get('/api/v1/services/acme-pay/history')).body.data;
    assert.equal(uptime.length, 30);
    const today = uptime.at(-1);
    assert.equal(today.day, '2026-11-21');
    // Checked 12:00 and 12:14; a reported status is valid for twelve minutes.
    assert.equal(today.seconds.operational, 12 * 60);
    assert.equal(today.seconds.major_outage, 12 * 60);
    assert.equal(today.seconds.unknown, 12 * 3600 + 2 * 60 + 49 * 60);
    assert.deepEqual([today.availableShare, today.basis], [0.5, 'observed']);
    assert.deepEqual([uptime[0].availableShare, uptime[0].knownShare, uptime[0].seconds.unknown], [null, 0, 86_400]);
  });

  test('says when nobody confirmed what was reported, and what was reported before the range', async () => {
    await using api = await createTestApp();
    const say = await observing(api);
    await say('operational');
    await say('degraded');
    api.clock.advance(30 * MINUTE);
    await say('degraded');
    api.clock.advance(20 * MINUTE);
    const read = async (from: number) =>
      (await api.get(`/api/v1/services/acme-pay/history?from=${iso(from)}`)).body.data;
    const known = await read(MINUTE / 2);
    assert.equal(known.statusAtStart, 'operational');
    // A reported status is valid for twelve minutes.
    assert.deepEqual(known.unconfirmed, [
      { from: iso(13 * MINUTE), to: iso(32 * MINUTE) },
      { from: iso(44 * MINUTE), to: iso(53 * MINUTE) },
    ]);
    const earlier = await read(-60 * MINUTE);
    assert.equal(earlier.statusAtStart, 'unknown');
    assert.deepEqual(earlier.unconfirmed[0], { from: iso(-60 * MINUTE), to: iso(0) });
    assert.equal((await read(20 * MINUTE)).statusAtStart, 'degraded');
  });

  test('uptime and changes of one component', async () => {
    await using api = await createTestApp();
    const say = await observing(api);
    await say('operational', [], { api: 'operational', web: 'operational' });
    await say('degraded', [], { api: 'operational', web: 'degraded' });
    await say('degraded', [], { api: 'operational' });
    const { id } = (await api.get('/api/v1/services/acme-pay')).body.data;
    const { data } = (await api.get(`/api/v1/services/acme-pay/history?component=${componentId(id, 'web')}`)).body;
    assert.deepEqual(
      data.statusChanges.map(({ to }: { to: string }) => to),
      ['unknown', 'degraded', 'operational'],
    );
    assert.deepEqual(
      [data.uptime.at(-1).seconds.operational, data.uptime.at(-1).seconds.degraded],
      [MINUTE / 1000, MINUTE / 1000],
    );
    const unknown = componentId(id, 'nobody');
    assert.equal((await api.get(`/api/v1/services/acme-pay/history?component=${unknown}`)).status, 404);
  });

  test('is bounded: by days, by entries, and says what it cut', async () => {
    await using api = await createTestApp();
    const say = await observing(api);
    for (const status of ['operational', 'degraded', 'operational'] as const) await say(status);
    const cut = (await api.get('/api/v1/services/acme-pay/history?limit=2')).body.data;
    assert.deepEqual([cut.statusChanges.length, cut.cut], [2, ['statusChanges']]);
    const from = (days: number) => new Date(api.clock.now() - days * DAY_MS).toISOString();
    const get = (query: string) => api.get(`/api/v1/services/acme-pay/history?${query}`);
    assert.equal((await get(`from=${from(400)}`)).status, 200);
    assert.equal((await get(`from=${from(401)}`)).status, 400);
    const narrow = (await get(`from=${iso(MINUTE)}&to=${iso(MINUTE + 1)}`)).body.data;
    assert.deepEqual([narrow.statusChanges.length, narrow.uptime.length], [1, 1]);
    for (const query of [
      `from=${from(0)}`,
      'from=2026-02-31',
      'from=yesterday',
      'to=2026-01-01&from=2026-01-02',
      'at=2026-11-21&from=2026-11-20',
      `at=${from(-1)}`,
      'limit=0',
    ])
      assert.equal((await get(query)).status, 400, query);
    assert.equal((await api.get('/api/v1/services/nobody/history')).status, 404);
  });
});

describe('history at one moment', () => {
  test('before the first observation says so', async () => {
    await using api = await createTestApp();
    const say = await observing(api);
    api.clock.advance(MINUTE);
    await say('operational');
    const { data } = (await api.get(`/api/v1/services/acme-pay/history?at=${iso(30_000)}`)).body;
    assert.deepEqual(data, {
      at: iso(30_000),
      isObserved: false,
      firstObservedAt: iso(MINUTE),
      status: 'unknown',
      rawStatus: null,
      statusSince: null,
      observedAt: null,
      ageMs: null,
      isStale: true,
      components: [],
      incidents: [],
      maintenances: [],
    });
  });

  test('is what the page said then, with the age of its word', async () => {
    await using api = await createTestApp();
    const say = await observing(api);
    await say('operational', [], { api: 'operational', web: 'operational' });
    await say('degraded', [incident('i1')], { api: 'degraded', web: 'operational' });
    await say('degraded', [incident('i1')], { api: 'degraded', web: 'operational' });
    const edited = { title: 'Edited', startedAt: START - MINUTE, updates: [{ ...update('u1'), body: 'softer words' }] };
    await say('degraded', [incident('i1', edited)], { api: 'degraded' });
    api.clock.advance(60 * MINUTE);
    const at = async (ms: number) => (await api.get(`/api/v1/services/acme-pay/history?at=${iso(ms)}`)).body.data;

    const first = await at(MINUTE - 1);
    assert.deepEqual(
      [first.status, first.observedAt, first.ageMs, first.isStale, first.incidents],
      ['operational', iso(0), MINUTE - 1, false, []],
    );
    const second = await at(2.5 * MINUTE);
    assert.deepEqual(
      [second.status, second.statusSince, second.observedAt, second.ageMs],
      ['degraded', iso(MINUTE), iso(2 * MINUTE), 30_000],
    );
    assert.deepEqual(
      second.incidents.map((row: Record<string, unknown>) => [row['title'], row['startedAt'], row['firstSeenAt']]),
      [['Trouble', iso(0), iso(MINUTE)]],
    );
    assert.equal(second.incidents[0].updates[0].body, 'about u1');
    const third = await at(20 * MINUTE);
    assert.deepEqual([third.isStale, third.ageMs, third.incidents[0].title], [true, 17 * MINUTE, 'Edited']);
    assert.equal(third.incidents[0].startedAt, iso(-MINUTE));
    assert.equal(third.incidents[0].updates[0].body, 'softer words');
    assert.deepEqual(
      third.components.map((row: Record<string, unknown>) => [
        row['name'],
        row['isListed'],
        row['firstSeenAt'],
        row['lastSeenAt'],
      ]),
      [
        ['api', true, iso(0), iso(3 * MINUTE)],
        ['web', false, iso(0), iso(2 * MINUTE)],
      ],
    );
  });
});

describe('maintenances', () => {
  test('are distinguished as upcoming, running and past, in pages', async () => {
    await using api = await createTestApp();
    const say = await observing(api);
    const maintenance = (id: string, hours: number, change: Partial<ObservedIncident> = {}) =>
      incident(id, {
        kind: 'maintenance',
        title: id,
        status: 'scheduled',
        startedAt: START + hours * 3_600_000,
        scheduledFor: START + hours * 3_600_000,
        scheduledUntil: START + (hours + 1) * 3_600_000,
        ...change,
      });
    await say('maintenance', [
      maintenance('tomorrow', 24),
      maintenance('soon', 2),
      maintenance('begun by its window', -0.5),
      maintenance('begun by its word', 1, { status: 'in_progress' }),
      maintenance('done', -3, { status: 'completed', resolvedAt: START }),
      maintenance('done long ago', -50, { status: 'completed', resolvedAt: START - DAY_MS }),
    ]);
    const list = async (query: string) =>
      (await api.get(`/api/v1/maintenances${query}`)).body.data.map(({ title }: { title: string }) => title);
    assert.deepEqual(await list(''), ['begun by its window', 'begun by its word', 'soon', 'tomorrow']);
    assert.deepEqual(await list('?when=upcoming'), ['soon', 'tomorrow']);
    assert.deepEqual(await list('?when=running'), ['begun by its window', 'begun by its word']);
    assert.deepEqual(await list('?when=past'), ['done', 'done long ago']);
    for (const when of ['', '&when=past']) {
      const all = await list(when.replace('&', '?'));
      const paged: string[] = [];
      for (let path = `/api/v1/maintenances?limit=1${when}`; path !== '';) {
        const answer = await api.get(path);
        paged.push(...answer.body.data.map(({ title }: { title: string }) => title));
        path = /<([^>]+)>; rel="next"/.exec(String(answer.headers['link'] ?? ''))?.[1] ?? '';
      }
      assert.deepEqual(paged, all);
    }
    assert.deepEqual((await api.get('/api/v1/incidents')).body.data, []);
    assert.equal((await api.get('/api/v1/maintenances?when=never')).status, 400);
  });
});

/** Records what the page of Acme says, one minute after the other; the default project is linked. */
async function observing(api: TestApp) {
  await api.request('PUT', '/api/v1/services/acme-pay/links/default');
  const { id } = (await api.get('/api/v1/services/acme-pay')).body.data;
  return async (
    status: Observation['status'],
    incidents: readonly ObservedIncident[] = [],
    components: Readonly<Record<string, Observation['status']>> = {},
  ) => {
    const observation: Observation = {
      status,
      incidents,
      listsAllUnresolved: true,
      components: Object.entries(components).map(([name, word]) => ({ externalId: name, name, status: word })),
    };
    await recordObservation(api.app.database, id, observation, api.clock.now());
    api.clock.advance(MINUTE);
  };
}

function iso(ms: number): string {
  return new Date(START + ms).toISOString();
}

function incident(externalId: string, change: Partial<ObservedIncident> = {}): ObservedIncident {
  return {
    externalId,
    kind: 'incident',
    title: 'Trouble',
    impact: 'major',
    status: 'investigating',
    startedAt: START,
    resolvedAt: null,
    updates: [update('u1')],
    ...change,
  };
}

function update(externalId: string): ObservedIncident['updates'][number] {
  return { externalId, status: 'investigating', body: `about ${externalId}`, createdAt: START };
}
