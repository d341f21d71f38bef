// Documents that are odd but real, each read for what it says and no better.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PageDocument } from '../adapter.ts';
import type { Observation } from '../observation.ts';
import { detectProvider } from '../recognition/detect-provider.ts';
import { statusOfMany } from '../reading/severity.ts';
import { findAdapter } from './index.ts';

const NOW = Date.UTC(2026, 10, 22);

function read(name: string, values: Readonly<Record<string, unknown>>, options = {}): Observation {
  const url = 'https://status.example.com';
  const documents = new Map(
    Object.entries(values).map(([key, value]): [string, PageDocument] => [
      key,
      { key, url: `${url}/${key}.json`, contentType: 'application/json', text: JSON.stringify(value) },
    ]),
  );
  const reading = findAdapter(name)?.read(documents, { url, options }, NOW) ?? assert.fail(`no adapter ${name}`);
  assert.equal(reading.kind, 'observed', JSON.stringify(reading));
  return reading.kind === 'observed' ? reading.observation : assert.fail();
}

describe('incident.io with its summary switched off', () => {
  const data = {
    summary: {
      name: 'Acme',
      components: [{ id: 'c1', name: 'API' }],
      affected_components: [],
      ongoing_incidents: [],
      scheduled_maintenances: [],
      structure: { items: [] },
    },
  };
  const widget = { ongoing_incidents: [], in_progress_maintenances: [], scheduled_maintenances: [] };
  for (const [path, document] of [
    ['/proxy/status.acme.com', data],
    ['/api/widget', widget],
  ] as const)
    it(`is found at ${path}`, async () => {
      const detection = await detectProvider(
        'https://status.acme.com',
        (url) =>
          Promise.resolve(
            new URL(url).pathname === path
              ? { kind: 'ok', document: { key: 'page', url, contentType: '', text: JSON.stringify(document) } }
              : { kind: 'failed', reason: 'HTTP 404' },
          ),
        NOW,
      );
      assert.ok(detection.kind === 'found' && detection.provider.reading.kind === 'observed');
      assert.deepEqual(
        [detection.provider.adapter.name, detection.provider.target.url],
        ['incidentio', `https://status.acme.com${path}`],
      );
      assert.equal(detection.provider.reading.observation.status, 'operational');
      assert.deepEqual(
        detection.provider.adapter.requests(detection.provider.target).map(({ url }) => url),
        [`https://status.acme.com${path}`],
      );
    });
});

describe('an open incident of Google without a severity', () => {
  it('is trouble, not unknown', () => {
    const incident = { id: 'a', begin: '2026-11-21T10:00:00Z', service_name: 'Cloud Storage', external_desc: 'Slow' };
    assert.equal(read('google', { page: [incident] }).status, 'degraded');
  });
});

describe('monitors of Uptime Kuma that only the heartbeats know', () => {
  it('count: one that is down is no healthy page', () => {
    const page = { config: { title: 'A' }, publicGroupList: [{ name: 'G', monitorList: [{ id: 1, name: 'API' }] }] };
    const heartbeat = { heartbeatList: { 1: [{ status: 1 }], 2: [{ status: 0 }] }, uptimeList: {} };
    const { status, components } = read('uptimekuma', { heartbeat, page });
    assert.equal(status, 'partial_outage');
    assert.deepEqual(
      components?.map(({ name }) => name),
      ['API', 'Monitor 2'],
    );
  });
});

describe('beats of Uptime Kuma in another order', () => {
  it('count by their times', () => {
    const at = (minute: number, status: number): object => ({ status, time: `2026-11-21 10:0${minute}:00.000` });
    const statusWith = (beats: readonly object[]): string =>
      read('uptimekuma', { heartbeat: { heartbeatList: { 1: beats } } }).status;
    assert.equal(statusWith([at(2, 0), at(1, 1)]), 'major_outage');
    assert.equal(statusWith([at(2, 1), at(1, 0)]), 'operational');
    assert.equal(statusWith([at(1, 1), { status: 0 }]), 'major_outage', 'a beat without a time is where it stands');
    assert.equal(statusWith([at(1, 0), at(1, 1)]), 'operational', 'of one time, the last');
  });
});

describe('an end that has not come', () => {
  it('leaves an incident open', () => {
    const end = '2026-11-23T10:00:00Z';
    const google = { id: 'a', begin: '2026-11-21T10:00:00Z', end, service_name: 'Storage', external_desc: 'Slow' };
    assert.equal(read('google', { page: [google] }).status, 'degraded');
    const attributes = { name: 'Slow', impact: 'minor', startedAt: '2026-11-21T10:00:00Z', resolvedAt: end };
    assert.equal(read('zendesk', { page: { data: [{ id: 'a', type: 'incident', attributes }] } }).status, 'degraded');
    const timestamps = { started: '2026-11-21T10:00:00Z', resolved: end };
    const incident = { id: 'a', title: 'Slow', severitySlug: 'SEV3', timestamps };
    assert.notEqual(
      read('firehydrant', { payload: { conditions: {}, components: [], incidents: [incident] } }).status,
      'operational',
    );
  });

  it('that lies before the beginning is no end', () => {
    const event = { id: 1, eventType: 'ALARM', title: 'Slow', startTime: NOW - 60_000 };
    for (const endTime of [0, -1, 9])
      assert.equal(
        read('alibaba', { page: { success: true, code: 200, data: [{ ...event, endTime }] } }).status,
        'degraded',
      );
  });
});

describe('a part of which nothing can be read', () => {
  it('is not passed over where the others work', () => {
    const row = { system: 'Apps', status: 'green' };
    assert.equal(read('heroku', { page: { status: [{}, row], incidents: [], scheduled: [] } }).status, 'unknown');
    const part = { id: 1, name: 'API', state: 'operational' };
    assert.equal(read('sorry', { components: { response: [part] } }).status, 'operational');
    assert.equal(read('sorry', { components: { response: [part, {}] } }).status, 'unknown');
    const url = 'https://status.example.com';
    for (const [name, value] of [
      ['sorry', { response: [part, null] }],
      ['statushub', { counters: { count_status_1: 5, count_status_2: -1, count_status_3: 0 } }],
      [
        'oneuptime',
        {
          overallStatus: { isOperationalState: true },
          statusPageResources: [{ _id: 'r' }],
          activeIncidents: ['API is down'],
        },
      ],
      ['slack', { status: 'ok', active_incidents: ['API is down'] }],
    ] as const) {
      const document = { key: 'components', url, contentType: '', text: JSON.stringify(value) };
      const reading = findAdapter(name)?.read(new Map([['components', document]]), { url, options: {} }, NOW);
      assert.equal(reading?.kind, 'unreadable', name);
    }
  });
});

describe('Salesforce', () => {
  const instance = (key: string, status: string): object => ({
    key,
    status,
    environment: 'production',
    isActive: true,
  });
  const many = (bad: number, status: string): object[] =>
    Array.from({ length: 1000 }, (_, index) => instance(`NA${index}`, index < bad ? status : 'OK'));
  const cases = [
    [1, 'MAJOR_INCIDENT_CORE', 'degraded'],
    [150, 'MAJOR_INCIDENT_CORE', 'partial_outage'],
    [1000, 'MAJOR_INCIDENT_CORE', 'major_outage'],
    [3, 'MAINTENANCE_CORE', 'operational'],
    [600, 'MAINTENANCE_CORE', 'maintenance'],
    [1, 'A_NEW_WORD', 'unknown'],
  ] as const;
  for (const [bad, status, expected] of cases)
    it(`with ${bad} of 1,000 instances in ${status} is ${expected}`, () => {
      assert.equal(read('salesforce', { page: many(bad, status) }).status, expected);
    });

  it('with one row that tells less, or is no instance, still reports the others', () => {
    const rows = (second: unknown) => ({ page: [{ key: 'NA1', status: 'OK', environment: 'production' }, second] });
    assert.equal(read('salesforce', rows({ key: 'EU1', status: 'OK', isActive: true })).status, 'operational');
    assert.equal(read('salesforce', rows({ key: 'EU1', status: 'MAJOR_INCIDENT_CORE' })).status, 'major_outage');
    for (const odd of [{ odd: true }, 7, { key: 'EU1' }])
      assert.equal(read('salesforce', rows(odd)).status, 'unknown', JSON.stringify(odd));
  });

  it('of one instance is what that instance is', () => {
    assert.equal(read('salesforce', { page: instance('NA1', 'MAJOR_INCIDENT_CORE') }).status, 'major_outage');
  });

  it('of nothing is unknown', () => {
    assert.equal(statusOfMany([]), 'unknown');
  });
});

describe('AWS', () => {
  const event = (region: string, status: string) => ({
    arn: `arn:aws:health:${region}::event/EC2/X/1`,
    service: `ec2-${region}`,
    service_name: 'Amazon EC2',
    region_name: region,
    status,
    date: '1795000000',
    summary: 'Errors',
    event_log: [],
    impacted_services: { [`ec2-${region}`]: { service_name: 'Amazon EC2', current: status, max: status } },
  });

  it('with one odd row still reports the others, and is not called healthy for it', () => {
    const { status, incidents, unknownStatuses } = read('aws', {
      current: [event('eu-west-1', '2'), { odd: true }, 7],
    });
    assert.deepEqual([status, incidents.length, unknownStatuses?.length], ['degraded', 1, 1]);
    assert.equal(read('aws', { current: [event('eu-west-1', '0'), { odd: true }] }).status, 'unknown');
  });

  it('in its short form, without a date and a log, is read all the same', () => {
    const { date: _date, event_log: _log, impacted_services: _services, ...short } = event('eu-west-1', '3');
    const current = [short];
    assert.deepEqual(
      [read('aws', { current }).status, read('aws', { current }).incidents.length],
      ['partial_outage', 1],
    );
    assert.equal(read('aws', { current: [{ ...short, status: '0' }, { odd: true }] }).status, 'unknown');
  });

  it('names the region of what is impaired', () => {
    const { components, incidents } = read('aws', { current: [event('eu-west-1', '3'), event('us-east-1', '1')] });
    assert.deepEqual(
      components?.map(({ externalId, name, region, status }) => [externalId, name, region, status]),
      [
        ['ec2-eu-west-1', 'Amazon EC2', 'eu-west-1', 'partial_outage'],
        ['ec2-us-east-1', 'Amazon EC2', 'us-east-1', 'degraded'],
      ],
    );
    assert.deepEqual(incidents[0]?.componentIds, ['ec2-eu-west-1']);
  });
});

describe('the interface that a page of Sorry™ has on its own host', () => {
  const components = (next: string | number | null, ...states: readonly string[]) => ({
    components: states.map((state, index) => ({ id: index + 1, state, name: `Part ${index}`, parent_id: null })),
    meta: { count: states.length, total_count: 50, next_page: next },
  });
  const page = (state: string) => ({ page: { name: 'Acme', state, state_text: 'x', url: 'https://status.acme.com' } });
  const NEXT = '/api/v1/components?page=2';

  it('is not called healthy by one of several lists of components, unless the page says so itself', () => {
    assert.equal(read('sorry', { components: components(null, 'operational') }).status, 'operational');
    for (const next of [NEXT, 2])
      assert.equal(read('sorry', { components: components(next, 'operational') }).status, 'unknown');
    const both = { components: components(NEXT, 'operational'), status: page('operational') };
    assert.equal(read('sorry', both).status, 'operational');
    assert.equal(read('sorry', { ...both, status: page('degraded') }).status, 'degraded');
    assert.equal(read('sorry', { ...both, status: page('under_maintenance') }).status, 'maintenance');
    assert.equal(read('sorry', { ...both, status: page('a new word') }).status, 'unknown');
    assert.equal(read('sorry', { components: components(NEXT, 'degraded') }).status, 'degraded');
  });

  it('is asked for the page beside its components and notices', () => {
    const adapter = findAdapter('sorry') ?? assert.fail();
    const urls = adapter
      .requests({ url: 'https://status.acme.com/api/v1/components', options: {} })
      .map(({ url }) => url.replace(/\?.*/, ''));
    assert.deepEqual(urls, [
      'https://status.acme.com/api/v1/components',
      'https://status.acme.com/api/v1/notices',
      'https://status.acme.com/api/v1/status',
    ]);
  });
});

describe('Hyperping', () => {
  const service = (indicator: string) => ({ name: `Part ${indicator}`, url: 'https://acme.com', indicator });
  const cases = [
    [{ indicator: 'up', uptime: '99.967%' }, 'operational'],
    [{ indicator: 'incident', uptime: '99.967%' }, 'partial_outage'],
    [{ indicator: 'outage', uptime: '99.967%' }, 'major_outage'],
    [{ indicator: 'maintenance', uptime: '99.967%' }, 'maintenance'],
    [{ indicator: 'sideways', uptime: '99.967%' }, 'unknown'],
    [
      { indicator: 'partialoutage', status: 'Partial Outage', services: [service('up'), service('down')] },
      'partial_outage',
    ],
    [{ indicator: 'up', status: 'All Systems Operational', services: [service('up'), service('down')] }, 'degraded'],
    [{ indicator: 'up', services: [service('up'), service('up')] }, 'operational'],
    [{ indicator: 'up', services: [service('up'), service('sideways')] }, 'unknown'],
    [{ indicator: 'up', services: [service('up'), { name: 'Part', url: 'https://acme.com' }] }, 'unknown'],
    [{ indicator: 'up', services: [service('sideways'), service('down')] }, 'degraded'],
    [{ indicator: 'up', services: [] }, 'unknown'],
  ] as const;
  for (const [document, expected] of cases)
    it(`${JSON.stringify(document)} is ${expected}`, () => {
      assert.equal(read('hyperping', { page: document }).status, expected);
    });
});

describe('an older page of StatusCast', () => {
  const MARK = 'status-list-component-status-text';
  const withClass = (classes: string) => `<span class="${classes}"> Text of the vendor </span>`;
  const component = (state: string) => withClass(`${MARK} component-${state}`);
  const cases = [
    [['available', 'available'], 'operational'],
    [['available', 'monitored'], 'degraded'],
    [['available', 'investigating'], 'degraded'],
    [['available', 'maintenance'], 'maintenance'],
    [['degraded', 'unavailable'], 'partial_outage'],
    [['unavailable', 'unavailable'], 'major_outage'],
    [['available', 'tomorrow'], 'unknown'],
  ] as const;
  const adapter = findAdapter('statuscast') ?? assert.fail();
  const pageOf = (...components: readonly string[]) => ({
    key: 'page',
    url: 'https://status.example.com',
    contentType: 'text/html',
    text: `<!doctype html><html><body>${components.join('')}</body></html>`,
  });
  const statusOf = (document: ReturnType<typeof pageOf>) => {
    const reading = adapter.read(new Map([['page', document]]), { url: document.url, options: {} }, NOW);
    return reading.kind === 'observed' ? reading.observation.status : reading.reason;
  };
  it('counts each component, wherever its classes say its state, or if they do not', () => {
    const fine = component('available');
    assert.equal(statusOf(pageOf(fine, withClass(`component-unavailable ${MARK}`))), 'partial_outage');
    assert.equal(statusOf(pageOf(fine, withClass(`component-available ${MARK}`))), 'operational');
    assert.equal(statusOf(pageOf(fine, withClass(MARK))), 'unknown');
    assert.equal(statusOf(pageOf(fine, withClass(`wide ${MARK} big`))), 'unknown');
    assert.equal(statusOf(pageOf(fine, component('available-in-part'))), 'unknown');
  });
  for (const [states, expected] of cases)
    it(`with ${states.join(' and ')} is ${expected}`, () => {
      const document = pageOf(...states.map(component));
      const { text } = document;
      assert.equal(statusOf(document), expected);
      assert.equal(adapter.recognises?.(document), true);
      assert.equal(adapter.recognises?.({ ...document, text: text.slice(0, -20) }), false);
    });
});

describe('a page without parts', () => {
  for (const [name, id] of [
    ['statuspage', 'kctbh9vrtdwd'],
    ['incidentio', '01HZZZZZZZZZZZZZZZZZZZZZZZ'],
  ] as const)
    it(`of ${name} that calls itself well knows nothing`, () => {
      const page = {
        id,
        name: 'A',
        url: 'https://status.example.com',
        ...(name === 'statuspage' ? { time_zone: 'UTC' } : {}),
      };
      const summary = { page, status: { indicator: 'none', description: 'All good' }, components: [], incidents: [] };
      assert.equal(read(name, { summary }).status, 'unknown');
      for (const components of [null, 'none', {}])
        assert.throws(() => read(name, { summary: { ...summary, components } }), /unreadable/);
      assert.equal(read(name, { summary: { ...summary, status: { indicator: 'major' } } }).status, 'partial_outage');
    });
});
