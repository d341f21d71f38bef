import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { START, createTestApp, event } from '../../../../test/support/app.ts';
import type { TestApp } from '../../../../test/support/app.ts';
import { recordObservation } from '../store/checks/record-check.ts';

const MINUTE = 60_000;
const PATH = '/api/v1/services/acme-pay/components';

describe('components', () => {
  test('are listed with what is known of them, and one that vanished is kept and marked', async () => {
    await using api = await createTestApp();
    const id = await serviceId(api);
    const say = async (names: readonly string[]) => {
      await recordObservation(
        api.app.database,
        id,
        {
          status: 'operational',
          incidents: [],
          listsAllUnresolved: true,
          components: names.map((name) => ({
            externalId: name,
            name,
            groupName: 'Core',
            region: 'EU',
            status: name === 'Web' ? 'major_outage' : 'operational',
          })),
        },
        api.clock.now(),
      );
      api.clock.advance(MINUTE);
    };
    await say(['Web', 'API']);
    await say(['Web', 'API']);
    await say(['API']);
    const { body, status } = await api.get(PATH);
    assert.equal(status, 200);
    const [first, second] = body.data;
    assert.deepEqual(first, {
      id: first.id,
      name: 'API',
      group: 'Core',
      region: 'EU',
      currentStatus: 'operational',
      firstSeenAt: iso(0),
      lastSeenAt: iso(2 * MINUTE),
      isListed: true,
      uptime: first.uptime,
      relevance: { relevance: 'unknown', because: 'nothing_known', evidence: null },
      preference: null,
    });
    assert.deepEqual([first.uptime.availableShare, first.uptime.seconds.operational], [1, 180]);
    assert.deepEqual(
      [second.name, second.isListed, second.lastSeenAt, second.uptime.availableShare],
      ['Web', false, iso(MINUTE), 0],
    );
    assert.deepEqual([second.uptime.seconds.major_outage, second.uptime.seconds.unknown], [120, 90 * 86_400 - 120]);
    const page = await api.get(`${PATH}?limit=1`);
    const next = await api.get(/<([^>]+)>; rel="next"/.exec(String(page.headers['link']))?.[1] ?? '');
    assert.deepEqual([...page.body.data, ...next.body.data], body.data);
    assert.equal(next.headers['link'], undefined);
    assert.equal((await api.get('/api/v1/services/nobody/components')).status, 404);
    assert.equal((await api.get(`${PATH}?project=nobody`)).status, 404);
  });

  test('what matters follows from the calls of the organization, or of one project', async () => {
    await using api = await createTestApp();
    const id = await serviceId(api);
    await observe(api, id, [
      { name: 'Charges' },
      { name: 'Login', region: 'us-east-1' },
      { name: 'Vault', region: 'eu-west-1' },
      { name: 'Blog' },
    ]);
    await api.sendEvents({
      sdk_key: api.sdkKey,
      batch: [event({ host: 'eu-west-1.acmepay.com', endpoint: '/v1/charges/ch_1a2b3c4d5e' })],
    });
    const relevance = async (query = '') =>
      (await api.get(PATH + query)).body.data.map((row: { name: string; relevance: Record<string, string> }) => [
        row.name,
        row.relevance['relevance'],
        row.relevance['because'],
      ]);
    const used = [
      ['Charges', 'relevant', 'endpoint'],
      ['Login', 'irrelevant', 'region'],
      ['Vault', 'relevant', 'region'],
      ['Blog', 'unknown', 'nothing_known'],
    ];
    assert.deepEqual(await relevance(), used);
    assert.deepEqual(await relevance('?project=default'), used);
    await api.request('POST', '/api/v1/projects', { body: { name: 'Idle' } });
    assert.deepEqual(
      (await relevance('?project=idle')).map(([, word]: string[]) => word),
      ['unknown', 'unknown', 'unknown', 'unknown'],
    );
  });

  test('are pinned and muted for one organization, and the lists of incidents stay as they are', async () => {
    await using api = await createTestApp();
    const id = await serviceId(api);
    await observe(api, id, [{ name: 'API' }]);
    const { token } = (await api.request('POST', '/api/v1/organizations', { body: { name: 'Other', slug: 'other' } }))
      .body.data;
    const [component] = (await api.get(PATH)).body.data;
    const path = `${PATH}/${component.id}/preference`;
    const before = (await api.get('/api/v1/incidents')).body;
    assert.equal(before.data.length, 1);
    const put = await api.request('PUT', path, { body: { preference: 'muted' } });
    assert.deepEqual([put.status, put.body.data], [200, { componentId: component.id, preference: 'muted' }]);
    const read = async (given?: { token: string }) => {
      const [row] = (await api.get(PATH, given)).body.data;
      return [row.preference, row.relevance.relevance];
    };
    assert.deepEqual(await read(), ['muted', 'irrelevant']);
    assert.deepEqual(await read({ token }), [null, 'unknown']);
    assert.deepEqual((await api.get('/api/v1/incidents')).body, before);
    assert.equal((await api.get('/api/v1/services/acme-pay')).body.data.components.length, 1);
    await api.request('PUT', path, { body: { preference: 'pinned' } });
    assert.deepEqual(await read(), ['pinned', 'relevant']);
    assert.equal((await api.request('DELETE', path, { token })).status, 204);
    assert.deepEqual(await read(), ['pinned', 'relevant']);
    assert.equal((await api.request('DELETE', path)).status, 204);
    assert.equal((await api.request('DELETE', path)).status, 204);
    assert.deepEqual(await read(), [null, 'unknown']);
    assert.equal((await api.request('PUT', path, { body: { preference: 'loved' } })).status, 400);
    assert.equal(
      (await api.request('PUT', `${PATH}/comp_none/preference`, { body: { preference: 'muted' } })).status,
      404,
    );
    const reader = (await api.request('POST', '/api/v1/tokens', { body: { name: 'r', scopes: ['read'] } })).body.data;
    assert.equal((await api.request('PUT', path, { token: reader.token, body: { preference: 'muted' } })).status, 403);
  });
});

async function serviceId(api: TestApp): Promise<string> {
  await api.request('PUT', '/api/v1/services/acme-pay/links/default');
  return (await api.get('/api/v1/services/acme-pay')).body.data.id;
}

async function observe(api: TestApp, id: string, parts: readonly { name: string; region?: string }[]): Promise<void> {
  await recordObservation(
    api.app.database,
    id,
    {
      status: 'degraded',
      listsAllUnresolved: true,
      components: parts.map((part) => ({ externalId: part.name, status: 'degraded', ...part })),
      incidents: [
        {
          externalId: 'i1',
          kind: 'incident',
          title: 'Slow',
          impact: 'minor',
          status: 'investigating',
          startedAt: START,
          resolvedAt: null,
          updates: [],
          componentIds: parts.map(({ name }) => name),
        },
      ],
    },
    START,
  );
}

function iso(ms: number): string {
  return new Date(START + ms).toISOString();
}
