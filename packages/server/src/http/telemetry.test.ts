import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { START, createTestApp, event } from '../../../../test/support/app.ts';
import type { TestApp } from '../../../../test/support/app.ts';
import { columnsOf } from '../../../../test/support/columns.ts';
import { createBlockFolding } from '../store/rollups/fold-blocks.ts';
import { createHousekeeping } from '../telemetry/housekeeping.ts';
import { HOUR_MS } from '../domain/time.ts';

const MINUTE_S = 60;
const NOW_S = START / 1000;

describe('telemetry of a service', () => {
  test('counts calls by step, with failures by class, shares and percentiles', async () => {
    await using api = await createTestApp();
    await send(api, [
      ...Array.from({ length: 6 }, (_, index) => event({ latency_ms: 100 + index })),
      event({ status: 503, latency_ms: 900 }),
      event({ status: 0, error_class: 'timeout', latency_ms: 5000 }),
      event({ status: 429 }),
      event({ status: 0, error_class: 'aborted' }),
      event({ ts: NOW_S - 10 * MINUTE_S, status: 401 }),
    ]);
    const { body } = await api.get('/api/v1/services/acme-pay/telemetry?step=5m&from=2026-11-21T11:45:00Z');
    const { from, to, step, finestStep, source, groups, other, total } = body.data;
    assert.deepEqual(
      [from, to, step, finestStep, source, other, groups.length],
      ['2026-11-21T11:45:00.000Z', '2026-11-21T12:05:00.000Z', '5m', '1m', 'rollups', null, 1],
    );
    assert.deepEqual(
      groups[0].points.map(({ at, requests, errorRate }: Record<string, unknown>) => [at, requests, errorRate]),
      [
        ['2026-11-21T11:45:00.000Z', 0, null],
        ['2026-11-21T11:50:00.000Z', 1, 0],
        ['2026-11-21T11:55:00.000Z', 0, null],
        // The call that its caller gave up is in the requests, and neither a failure nor judged.
        ['2026-11-21T12:00:00.000Z', 10, 0.222222],
      ],
    );
    const last = groups[0].points[3];
    assert.deepEqual(last.errors, { timeout: 1, aborted: 1, rate_limited: 1, server_error: 1 });
    assert.deepEqual([last.failures, last.rateLimitedShare, last.authShare], [2, 0.111111, 0]);
    assert.ok(Math.abs(last.p99Ms - 5000) <= 50);
    assert.deepEqual([groups[0].points[0].p50Ms, groups[0].points[1].authShare], [null, 1]);
    assert.equal(total.requests, 11);
  });

  test('200 of 600 calls that hung until their caller cancelled them are a third of failures, not none', async () => {
    await using api = await createTestApp();
    const hung = event({ status: 0, error_class: 'aborted', latency_ms: 10_004 });
    await send(api, [...Array.from({ length: 400 }, () => event()), ...Array.from({ length: 80 }, () => hung)]);
    await send(
      api,
      Array.from({ length: 120 }, () => hung),
    );
    const { body } = await api.get('/api/v1/services/acme-pay/telemetry');
    const { requests, failures, errorRate, errors } = body.data.total;
    assert.deepEqual([requests, failures, errorRate, errors], [600, 200, 0.333333, { timeout: 200 }]);
  });

  test('an answer to events says that columns are understood, and calls that come as columns are counted', async () => {
    await using api = await createTestApp();
    const columns = columnsOf([event(), event({ status: 503 })]);
    const { headers, body } = await api.sendEvents({ sdk_key: api.sdkKey, columns });
    assert.deepEqual([headers['upriver-accepts'], body.accepted], ['columns', 2]);
    const refused = await api.sendEvents({ sdk_key: api.sdkKey, columns: { ...columns, count: 3 } });
    assert.deepEqual([refused.status, refused.body.details[0].field], [400, 'columns.host']);
    const { requests, failures } = (await api.get('/api/v1/services/acme-pay/telemetry')).body.data.total;
    assert.deepEqual([requests, failures], [2, 1]);
  });

  test('an answer to events shows a limit whatever becomes of them: of the address until the key is known', async () => {
    await using api = await createTestApp();
    const ofKey = { sdk_key: api.sdkKey, event: event() };
    const cases: readonly [unknown, number, limit: string][] = [
      [ofKey, 200, '1000'],
      [{ ...ofKey, batch: [] }, 400, '1000'],
      [{ sdk_key: api.sdkKey, batch: Array.from({ length: 501 }, () => event()) }, 400, '100'],
      [{ sdk_key: api.token, event: event() }, 403, '100'],
      [{ event: event() }, 401, '100'],
      [[], 400, '100'],
    ];
    for (const [body, status, limit] of cases) {
      const answer = await api.sendEvents(body);
      const [given, left] = ['limit', 'remaining'].map((name) => answer.headers[`x-ratelimit-${name}`]);
      assert.deepEqual(
        [answer.status, given, Number(left) < Number(limit)],
        [status, limit, true],
        JSON.stringify(body).slice(0, 80),
      );
    }
  });

  test('without calls says that nothing is known, not that all is well', async () => {
    await using api = await createTestApp();
    const { body } = await api.get('/api/v1/services/acme-pay/telemetry');
    assert.deepEqual([body.data.total.requests, body.data.total.errorRate, body.data.total.p95Ms], [0, null, null]);
    assert.equal(body.data.step, '5m');
    assert.ok(body.data.groups[0].points.every((point: { errorRate: unknown }) => point.errorRate === null));
    assert.deepEqual((await api.get('/api/v1/services/acme-pay/telemetry?groupBy=region')).body.data.groups, []);
  });

  test('tells groups apart, most requests first, and puts the rest together and says how many they are', async () => {
    await using api = await createTestApp();
    const regions = ['eu', 'eu', 'eu', 'us', 'us', 'ap', undefined];
    await send(
      api,
      regions.map((region) => event({ region, feature: `for ${region}`, deployment_id: 'd1', environment: 'live' })),
    );
    const ask = async (query: string) =>
      (await api.get(`/api/v1/services/acme-pay/telemetry?step=1h&${query}`)).body.data;
    const byRegion = await ask('groupBy=region&top=2');
    assert.deepEqual(
      byRegion.groups.map((each: Grouped) => [each.group.region, each.total.requests]),
      [
        ['eu', 3],
        ['us', 2],
      ],
    );
    assert.deepEqual([byRegion.other.groups, byRegion.other.total.requests, byRegion.total.requests], [2, 2, 7]);
    const all = await ask('groupBy=region,project,environment');
    assert.deepEqual(all.groups[0].group, { region: 'eu', project: 'default', environment: 'live' });
    assert.ok(all.groups.some((each: Grouped) => each.group['region'] === null));
    assert.equal(all.other, null);
    const byFeature = await ask('groupBy=feature,region');
    assert.deepEqual([byFeature.source, byFeature.groups[0].group], ['events', { feature: 'for eu', region: 'eu' }]);
    assert.equal((await ask('groupBy=endpoint')).groups[0].group.endpoint, '/v1/charges');
    assert.equal((await ask('groupBy=deployment')).groups[0].group.deployment, 'd1');
  });

  test('narrowed by anything an event carries, it counts what the list of events has', async () => {
    await using api = await createTestApp();
    await send(api, [
      event({ region: 'eu', environment: 'live', feature: 'cart', deployment_id: 'd1', endpoint: '/v1/a' }),
      event({
        region: 'eu',
        environment: 'test',
        feature: 'cart',
        deployment_id: 'd2',
        endpoint: '/v1/b',
        status: 500,
      }),
      event({ region: 'us', environment: 'live', endpoint: '/v1/a' }),
    ]);
    for (const [query, count] of [
      ['region=eu', 2],
      ['environment=live', 2],
      ['region=eu&environment=live', 1],
      ['feature=cart', 2],
      ['feature=', 1],
      ['deployment=d2', 1],
      ['endpoint=/v1/a', 2],
      ['endpoint=/v1/a&region=us', 1],
      ['project=default', 3],
      ['region=nowhere', 0],
    ] as const) {
      const telemetry = await api.get(`/api/v1/services/acme-pay/telemetry?${query}`);
      assert.equal(telemetry.body.data.total.requests, count, query);
      assert.equal((await api.get(`/api/v1/services/acme-pay/events?${query}`)).body.data.length, count, query);
    }
    assert.equal((await api.get('/api/v1/services/acme-pay/telemetry?project=none')).status, 404);
  });

  test('steps grow to what is kept, and the answer says so', async () => {
    await using api = await createTestApp();
    await send(api, [event(), event({ ts: NOW_S - 20 * MINUTE_S, status: 500 })]);
    api.clock.advance(4 * 24 * HOUR_MS);
    await housekeeping(api).finish();
    const ask = async (query: string) => (await api.get(`/api/v1/services/acme-pay/telemetry?${query}`)).body.data;
    const range = 'from=2026-11-21T11:30:00Z&to=2026-11-21T12:30:00Z';
    const old = await ask(`${range}&step=5m`);
    assert.deepEqual(
      [old.step, old.finestStep, old.from, old.total.requests],
      ['1h', '1h', '2026-11-21T11:00:00.000Z', 2],
    );
    assert.deepEqual(
      old.groups[0].points.map((point: { requests: number; errorRate: number }) => [point.requests, point.errorRate]),
      [
        [1, 1],
        [1, 0],
      ],
    );
    assert.equal((await ask(`${range}&step=5m&groupBy=feature`)).step, '5m');
    assert.equal((await ask('from=2026-11-25T00:00:00Z&step=5m')).step, '5m');
  });

  test('what does not fit is refused with what would', async () => {
    await using api = await createTestApp();
    for (const [query, field, message] of [
      ['from=2026-11-21T12:00:00Z&to=2026-11-21T11:00:00Z', 'query.from', /before query\.to/],
      ['from=2026-11-22T12:00:00Z', 'query.from', /future/],
      ['from=yesterday', 'query.from', /^must look like 2026-11-21T14:03:00Z or 2026-11-21$/],
      ['from=2026-11-21T10:00:00', 'query.from', /look like/],
      ['top=-1', 'query.top', /^must be a whole number from 1 on, such as 5$/],
      ['groupby=region', 'query.groupby', /not a known parameter/],
      ['groupBy=pod', 'query.groupBy', /project, environment, region, endpoint, feature, deployment; "pod" is unknown/],
      ['groupBy=project,region,endpoint,feature', 'query.groupBy', /at most 3/],
      ['step=1m&from=2026-11-01', 'query.step', /28\d\d\d? points.*ask for 1h|points.*ask for/],
      ['step=2m', 'query.step', /1m, 5m/],
      ['from=2020-01-01', 'query.from', /more than 500 days, of 2517/],
      ['from=2020-01-01&step=1d', 'query.from', /more than 1500 days/],
      [
        'groupBy=feature&from=2026-01-01',
        'query.from',
        /feature can only be counted from single events, which are kept since 2026-10-22/,
      ],
      ['top=60&groupBy=region', 'query.top', /at most 50/],
      ['top=50&groupBy=region&step=1m', 'query.top', /ask for 17 groups/],
    ] as const) {
      const { status, body } = await api.get(`/api/v1/services/acme-pay/telemetry?${query}`);
      assert.equal(status, 400, query);
      assert.equal(body.details[0].field, field, query);
      assert.match(body.details[0].message, message, query);
    }
    assert.equal((await api.get('/api/v1/services/none/telemetry')).status, 404);
    assert.equal((await api.get('/api/v1/services/none/events')).status, 404);
  });

  test('every parameter is documented with an example', async () => {
    await using api = await createTestApp();
    const { paths } = (await api.get('/openapi.json')).body;
    for (const noun of ['telemetry', 'events']) {
      const { parameters, responses } = paths[`/api/v1/services/{id}/${noun}`].get;
      for (const { name, description, schema } of parameters)
        assert.ok(description?.length > 10 && schema.examples?.length > 0, `${noun}: ${name}`);
      assert.deepEqual(Object.keys(responses['200'].content), ['application/json', 'text/csv']);
    }
  });

  test('as CSV it is a table with a row for each step of each group', async () => {
    await using api = await createTestApp();
    await send(api, [
      event({ region: '=cmd', status: 500 }),
      event({ region: 'eu, west' }),
      event({ region: 'eu, west' }),
      event(),
    ]);
    const path = '/api/v1/services/acme-pay/telemetry?groupBy=region&step=1d&top=2';
    const { body, headers } = await api.get(path, { headers: { accept: 'text/csv' } });
    assert.match(String(headers['content-type']), /^text\/csv; charset=utf-8/);
    assert.match(String(headers['content-disposition']), /filename="acme-pay-telemetry\.csv"/);
    const lines = String(body).split('\r\n');
    assert.match(lines[0] ?? '', /^at,region,isOther,requests,failures,errorRate,.*,timeout,dns,/);
    const rows = lines.slice(1).filter((line) => line.startsWith('2026-11-21'));
    assert.match(rows[0] ?? '', /^2026-11-21T00:00:00\.000Z,"eu, west",false,2,0,0,/);
    assert.match(rows[1] ?? '', /^2026-11-21T00:00:00\.000Z,,false,1,0,0,/);
    assert.match(rows[2] ?? '', /^2026-11-21T00:00:00\.000Z,,true,1,1,1,/);
    assert.match(String((await api.get(`${path}0&format=csv`)).body), /,'=cmd,false,1,/);
  });
});

describe('events of a service', () => {
  test('are listed newest first with what they carried', async () => {
    await using api = await createTestApp();
    await send(api, [
      event({ ts: NOW_S - 5 }),
      event({
        status: 503,
        method: 'post',
        environment: 'live',
        region: 'eu',
        feature: 'cart',
        deployment_id: 'd1',
        sdk_version: '1',
        runtime: 'node',
        tags: { plan: 'pro', retries: 2, cached: false },
      }),
      event({ host: 'api.mailer.io' }),
    ]);
    const { body, headers } = await api.get('/api/v1/services/acme-pay/events');
    assert.deepEqual(body.data, [
      {
        at: '2026-11-21T12:00:00.000Z',
        project: 'default',
        host: 'api.acmepay.com',
        method: 'POST',
        endpoint: '/v1/charges',
        status: 503,
        errorClass: 'server_error',
        latencyMs: 80,
        environment: 'live',
        region: 'eu',
        feature: 'cart',
        deployment: 'd1',
        sdkVersion: '1',
        runtime: 'node',
        tags: { plan: 'pro', retries: 2, cached: false },
      },
      {
        at: '2026-11-21T11:59:55.000Z',
        project: 'default',
        host: 'api.acmepay.com',
        method: null,
        endpoint: '/v1/charges',
        status: 200,
        errorClass: null,
        latencyMs: 80,
        environment: null,
        region: null,
        feature: null,
        deployment: null,
        sdkVersion: null,
        runtime: null,
        tags: {},
      },
    ]);
    assert.equal(headers['link'], undefined);
  });

  test('are narrowed by class, status and tags', async () => {
    await using api = await createTestApp();
    await send(api, [
      event({ tags: { plan: 'pro', retries: 2 } }),
      event({ status: 503, tags: { plan: 'pro' } }),
      event({ status: 500, tags: { plan: 'a:b' } }),
      event({ status: 0, error_class: 'dns' }),
      event({ status: 404 }),
    ]);
    for (const [query, count] of [
      ['class=failure', 3],
      ['class=none', 1],
      ['class=dns', 1],
      ['status=503', 1],
      ['status=5xx', 2],
      ['status=0', 1],
      ['tag=plan:pro', 2],
      ['tag=plan:a:b', 1],
      ['tag=plan:pro&tag=retries:2', 1],
      ['tag=toString:x', 0],
      ['class=failure&status=5xx&tag=plan:pro', 1],
    ] as const)
      assert.equal((await api.get(`/api/v1/services/acme-pay/events?${query}`)).body.data.length, count, query);
    for (const query of [
      'class=bad',
      'status=99x',
      'tag=plan',
      'tag=a:1&tag=b:1&tag=c:1&tag=d:1&tag=e:1&tag=f:1',
      'limit=0',
      'cursor=WzFd',
      'from=2026-11-22',
    ])
      assert.equal((await api.get(`/api/v1/services/acme-pay/events?${query}`)).status, 400, query);
  });

  test('of every project are paged by the Link header, each once', async () => {
    await using api = await createTestApp();
    const project = (await api.request('POST', '/api/v1/projects', { body: { name: 'Other' } })).body.data;
    const { key } = (await api.request('POST', `/api/v1/projects/${project.id}/sdk-keys`, { body: { name: 'k' } })).body
      .data;
    for (let batch = 0; batch < 9; batch += 1) {
      const ts = NOW_S - batch * 7;
      await send(api, [event({ ts, latency_ms: batch }), event({ ts: ts - 30, latency_ms: batch + 100 })]);
      await api.sendEvents({ sdk_key: key, batch: [event({ ts: ts - 11, latency_ms: batch + 200 })] });
    }
    const seen: { at: string; latencyMs: number; project: string }[] = [];
    let path: string | undefined = '/api/v1/services/acme-pay/events?limit=4';
    while (path !== undefined) {
      const { body, headers } = await api.get(path);
      assert.ok(body.data.length <= 4);
      seen.push(...body.data);
      path = /<([^>]+)>; rel="next"/.exec(String(headers['link'] ?? ''))?.[1];
    }
    assert.equal(seen.length, 27);
    assert.equal(new Set(seen.map(({ latencyMs }) => latencyMs)).size, 27);
    assert.deepEqual([...new Set(seen.map((each) => each.project))].sort(), ['default', 'other']);
    for (const [index, { at }] of seen.entries()) assert.ok(index === 0 || at <= (seen[index - 1]?.at ?? ''));
    const csv = String((await api.get('/api/v1/services/acme-pay/events?format=csv')).body);
    assert.equal(csv.split('\r\n').length, 1 + 27 + 1);
    const page = await api.get('/api/v1/services/acme-pay/events?format=csv&limit=4');
    assert.equal(String(page.body).split('\r\n').length, 1 + 4 + 1);
    assert.match(String(page.headers['link']), /rel="next"/);
  });

  test('that are damaged are reported as missing, and so are their calls, but for those that were folded before', async () => {
    await using api = await createTestApp();
    await send(api, [event()]);
    await send(api, [event(), event()]);
    const { kysely } = api.app.database;
    await createBlockFolding(api.app.database)();
    const { id } = await kysely.selectFrom('event_blocks').select('id').orderBy('id').executeTakeFirstOrThrow();
    await kysely
      .updateTable('event_blocks')
      .set({ bytes: Buffer.from('damaged') })
      .where('id', '=', id)
      .execute();
    const { body, headers } = await api.get('/api/v1/services/acme-pay/events');
    assert.deepEqual([body.data.length, headers['x-unreadable-blocks']], [2, '1']);
    const telemetry = (await api.get('/api/v1/services/acme-pay/telemetry?groupBy=feature')).body.data;
    assert.deepEqual([telemetry.unreadableBlocks, telemetry.total.requests], [1, 2]);
    assert.equal((await api.get('/api/v1/services/acme-pay/telemetry')).body.data.total.requests, 3);
  });

  test('as CSV are everything in the range, page after page', async () => {
    await using api = await createTestApp({ UPRIVER_LIMIT_EVENTS_PER_MINUTE: '10000' });
    for (let batch = 0; batch < 11; batch += 1)
      await send(
        api,
        Array.from({ length: 500 }, (_, index) => event({ ts: NOW_S - index, latency_ms: batch * 500 + index })),
      );
    const { body } = await api.get('/api/v1/services/acme-pay/events?format=csv');
    const latencies = String(body)
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[7]);
    assert.deepEqual([latencies.length, new Set(latencies).size], [5500, 5500]);
  });

  test('as CSV have nothing in them that a spreadsheet would run', async () => {
    await using api = await createTestApp();
    await send(api, [
      event({ feature: '=1+1', region: '@x', runtime: '-x', deployment_id: '+x', environment: 'a"b\nc' }),
    ]);
    const { body } = await api.get('/api/v1/services/acme-pay/events?format=csv');
    const [, ...rest] = String(body).split('\r\n');
    assert.match(rest.join('\r\n'), /,80,"a""b\nc",'@x,'=1\+1,'\+x,,'-x,\r\n$/);
  });
});

interface Grouped {
  readonly group: Readonly<Record<string, string | null>>;
  readonly total: { readonly requests: number };
}

function housekeeping({ app, clock }: TestApp) {
  const log = { debug: () => undefined, error: assert.fail, warn: assert.fail, info: assert.fail };
  return createHousekeeping({ database: app.database, clock, log, retentionEventsDays: 30 });
}

async function send(api: TestApp, batch: readonly unknown[]): Promise<void> {
  const { body } = await api.sendEvents({ sdk_key: api.sdkKey, batch });
  assert.equal(body.accepted, batch.length, JSON.stringify(body));
}
