// Pages that call themselves healthy while a list of theirs holds the trouble, with that list in a form that nobody expects. None is read
// as healthy. And what is over is over, however its provider says so.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Observation } from '../observation.ts';
import type { AdapterFixtures } from '../fixture.ts';
import { adapters, findAdapter } from './index.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const TODAY = '2026-11-22T10:00:00.000Z';
const url = 'https://status.example.com/x';

type Documents = Readonly<Record<string, unknown>>;

function read(name: string, documents: Documents): Observation | undefined {
  const adapter = findAdapter(name) ?? assert.fail(`no adapter ${name}`);
  const entries = Object.entries(documents).map(([key, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return [key, { key, url, contentType: '', text }] as const;
  });
  const reading = adapter.read(new Map(entries), { url, options: {} }, NOW);
  return reading.kind === 'observed' ? reading.observation : undefined;
}

/** `unreadable`, or the status. */
function statusOf(name: string, documents: Documents): string {
  return read(name, documents)?.status ?? 'unreadable';
}

const page = { id: 'abcdefghijkl', name: 'Acme', url: 'https://status.acme.com', time_zone: 'Etc/UTC' };
const ulidPage = { id: '01HZZZZZZZZZZZZZZZZZZZZZZZ', name: 'Acme', url: 'https://status.acme.com' };
const calm = { indicator: 'none', description: 'All Systems Operational' };
const good = { id: 'c1', name: 'Web', status: 'operational' };
const open = { id: 'i1', name: 'Down', status: 'investigating', impact: 'critical', incident_updates: [] };
const bad = { id: 'c2', name: 'API', status: 'major_outage' };
const summary = (more: object) => ({
  page,
  status: calm,
  components: [good],
  incidents: [],
  scheduled_maintenances: [],
  ...more,
});
const resource = (attributes: object) => ({ id: '7', type: 'status_page_resource', attributes });
const betterstack = (included: readonly unknown[]) => ({
  data: { id: '1', type: 'status_page', attributes: { company_name: 'Acme', aggregate_state: 'operational' } },
  included,
});
const statusio = (parts: readonly unknown[], incidents: readonly unknown[] = []) => ({
  result: {
    status_overall: { status: 'Operational', status_code: 100 },
    status: parts,
    incidents,
    maintenance: { active: [], upcoming: [] },
  },
});
const statuspal = (services: readonly unknown[], incidents: readonly unknown[] = []) => ({
  status_page: { name: 'Acme', time_zone: 'Etc/UTC', current_incident_type: null },
  services,
  incidents,
  maintenances: [],
});
const instance = (more: object) => ({ key: 'A', status: 'OK', environment: 'production', ...more });
const datadog = (incidents: readonly unknown[]) => ({
  name: 'Acme',
  components: [{ id: 'c', name: 'API', status: 'operational', type: 'Component' }],
  incidents,
  maintenances: null,
});
const cachetParts = {
  meta: { pagination: { total_pages: 1 } },
  data: [{ id: 1, name: 'API', status: 1, order: 0, group_id: 0 }],
};
const cachetIncident = { id: 2, name: 'Down', status: 1, latest_status: 1, is_resolved: false, occurred_at: TODAY };
const kuma = (monitors: readonly unknown[]) => ({
  config: { title: 'Acme' },
  publicGroupList: [{ id: 1, name: 'G', monitorList: monitors }],
});
const beat = (status: unknown, time: string) => ({ status, time });
const fresh = '2026-11-22 11:59:00.000';

/** Documents in which a list, named by its path, holds all that is wrong. */
const TROUBLED: readonly (readonly [string, Documents, string])[] = [
  ['statuspage', { s: summary({ incidents: [open] }) }, 's.incidents'],
  ['statuspage', { s: summary({ components: [good, bad] }) }, 's.components'],
  ['incidentio', { s: summary({ page: ulidPage, incidents: [open] }) }, 's.incidents'],
  [
    'instatus',
    {
      summary: {
        page: { name: 'Acme', status: 'UP' },
        activeIncidents: [{ id: '1', name: 'Down', status: 'INVESTIGATING', impact: 'MAJOROUTAGE' }],
      },
    },
    'summary.activeIncidents',
  ],
  [
    'instatus',
    {
      summary: { page: { name: 'Acme', status: 'UP' } },
      components: { components: [{ id: 'c', name: 'API', status: 'MAJOROUTAGE' }] },
    },
    'components.components',
  ],
  [
    'instatus',
    {
      summary: {
        page: { name: 'Acme', status: 'UP' },
        components: [
          { id: 'g', name: 'G', status: 'OPERATIONAL', children: [{ id: 'c', name: 'API', status: 'MAJOROUTAGE' }] },
        ],
      },
    },
    'summary.components.0.children',
  ],
  [
    'statusio',
    { s: statusio([{ id: 'a', name: 'API', status_code: 100, containers: [{ name: 'EU', status_code: 500 }] }]) },
    's.result.status.0.containers',
  ],
  [
    'statusio',
    {
      s: statusio(
        [{ id: 'a', name: 'API', status_code: 100 }],
        [{ _id: 'i', name: 'Down', messages: [{ state: 100, status: 500, datetime: TODAY }] }],
      ),
    },
    's.result.incidents',
  ],
  ['betterstack', { i: betterstack([resource({ public_name: 'API', status: 'downtime' })]) }, 'i.included'],
  [
    'azure-devops',
    {
      p: {
        status: { health: 'healthy' },
        services: [{ id: 'Boards', geographies: [{ id: 'EU', name: 'Europe', health: 'unhealthy' }] }],
      },
    },
    'p.services',
  ],
  [
    'azure-devops',
    {
      p: {
        status: { health: 'healthy' },
        services: [{ id: 'Boards', geographies: [{ id: 'EU', name: 'Europe', health: 'unhealthy' }] }],
      },
    },
    'p.services.0.geographies',
  ],
  [
    'salesforce',
    {
      p: [
        instance({ Incidents: [{ id: 1, IncidentImpacts: [{ startTime: TODAY, endTime: null, severity: 'major' }] }] }),
      ],
    },
    'p.0.Incidents',
  ],
  ['cachet', { components: cachetParts, incidents: { data: [cachetIncident] } }, 'incidents.data'],
  [
    'uptimekuma',
    {
      heartbeat: { heartbeatList: { 1: [beat(1, fresh)] } },
      page: kuma([
        { id: 1, name: 'A' },
        { id: 2, name: 'B' },
      ]),
    },
    'page.publicGroupList.0.monitorList',
  ],
  [
    'sorry',
    {
      components: { response: [{ id: 1, name: 'API', state: 'operational' }] },
      notices: { response: [{ id: 9, type: 'unplanned', subject: 'Down', state: 'identified' }] },
    },
    'notices.response',
  ],
  [
    'site24x7',
    {
      p: {
        data: {
          current_status: [
            { display_name: 'G', status: 1, componentgroup_components: [{ id: 'a', display_name: 'API', status: 6 }] },
          ],
        },
      },
    },
    'p.data.current_status.0.componentgroup_components',
  ],
  [
    'heroku',
    {
      p: {
        status: [{ system: 'Apps', status: 'green' }],
        incidents: [{ id: 1, title: 'Down', state: 'open', created_at: TODAY, resolved: false }],
        scheduled: [],
      },
    },
    'p.incidents',
  ],
  [
    'statuspal',
    {
      s: statuspal(
        [{ id: 1, name: 'A', current_incident_type: null }],
        [{ id: 1, title: 'Down', type: 'major', ends_at: null }],
      ),
    },
    's.incidents',
  ],
  [
    'statuspal',
    {
      s: statuspal([
        {
          id: 1,
          name: 'A',
          current_incident_type: null,
          children: [{ id: 2, name: 'B', current_incident_type: 'major' }],
        },
      ]),
    },
    's.services.0.children',
  ],
  [
    'datadog',
    { p: datadog([{ id: 'i', title: 'Down', currentStatus: 'investigating', resolved: false }]) },
    'p.incidents',
  ],
  [
    'cstate',
    {
      p: {
        summaryStatus: 'ok',
        systems: [
          { name: 'API', status: 'ok', unresolvedIssues: [{ title: 'Down', severity: 'down', resolved: false }] },
        ],
      },
    },
    'p.systems.0.unresolvedIssues',
  ],
  [
    'cstate',
    {
      p: {
        summaryStatus: 'ok',
        systems: [{ name: 'API', status: 'ok' }],
        pinnedIssues: [{ title: 'Down', severity: 'down', resolved: false }],
      },
    },
    'p.pinnedIssues',
  ],
  [
    'datadog',
    {
      p: {
        ...datadog([]),
        components: [
          {
            id: 'g',
            name: 'G',
            type: 'ComponentGroup',
            components: [
              { id: 'c', name: 'A', type: 'Component', status: 'operational' },
              { id: 'd', name: 'B', type: 'Component', status: 'major_outage' },
            ],
          },
        ],
      },
    },
    'p.components.0.components',
  ],
  [
    'tencent',
    {
      regions: {
        Response: {
          Data: {
            AreaDetailList: [
              {
                RegionList: [
                  { RegionId: 'a', RegionName: 'A', EventsIn: false },
                  { RegionId: 'b', RegionName: 'B', EventsIn: true },
                ],
              },
            ],
          },
        },
      },
      notice: { Response: { Data: { Id: 47, Status: 'NORMAL', IsShow: false } } },
    },
    'regions.Response.Data.AreaDetailList.0.RegionList',
  ],
];

const FORMS: readonly (readonly [string, (list: readonly unknown[]) => unknown])[] = [
  ['as it is', (list) => list],
  ['null', () => null],
  ['an object by number', (list) => Object.fromEntries(list.entries())],
  ['an object around it', (list) => ({ items: list })],
  ['a list around it', (list) => [list]],
  ['with null at its end', (list) => [...list.slice(0, -1), null]],
  ['of texts', (list) => list.map(() => 'Down')],
  ['a text', () => 'none'],
  ['a number', () => 1],
  ['true', () => true],
];

describe('a list that holds the trouble of a page that calls itself healthy', () => {
  for (const [name, documents, path] of TROUBLED)
    it(`${name}: ${path} is not lost, whatever form it has`, () => {
      for (const [form, change] of FORMS) {
        const changed = withList(documents, path.split('.'), change);
        assert.notEqual(statusOf(name, changed), 'operational', form);
      }
    });
});

function withList(
  documents: Documents,
  path: readonly string[],
  change: (list: readonly unknown[]) => unknown,
): Documents {
  const copy = structuredClone(documents);
  const owner = path.slice(0, -1).reduce<unknown>((value, key) => Reflect.get(Object(value), key), copy);
  const key = path.at(-1) ?? assert.fail();
  const list: unknown = Reflect.get(Object(owner), key);
  assert.ok(Array.isArray(list), `${path.join('.')} is no list`);
  Reflect.set(Object(owner), key, change(list));
  return copy;
}

const HEALTHY_BUT: readonly (readonly [string, string, Documents])[] = [
  ['statuspage', 'a part without a status', { s: summary({ components: [good, { id: 'c2', name: 'API' }] }) }],
  [
    'statuspage',
    'an incident in a phase of tomorrow whose end is ahead',
    { s: summary({ incidents: [{ ...open, status: 'mitigating', resolved_at: '2027-01-01T00:00:00Z' }] }) },
  ],
  ['statusio', 'a part without a code', { s: statusio([{ id: 'a', name: 'API' }]) }],
  [
    'statusio',
    'a place of a part in a code of tomorrow',
    { s: statusio([{ id: 'a', name: 'API', status_code: 100, containers: [{ name: 'EU', status_code: 700 }] }]) },
  ],
  ['betterstack', 'a resource without a status', { i: betterstack([resource({ public_name: 'API' })]) }],
  [
    'betterstack',
    'a thing of no type',
    { i: betterstack([resource({ public_name: 'A', status: 'operational' }), { id: '8' }]) },
  ],
  [
    'incidentio',
    'a maintenance in progress in a phase of tomorrow',
    {
      w: {
        ongoing_incidents: [],
        in_progress_maintenances: [{ id: 'm', name: 'Work', status: 'maintenance_delayed' }],
        scheduled_maintenances: [],
      },
    },
  ],
  [
    'cachet',
    'an open incident of version 3, which does not say whether it is resolved',
    {
      components: {
        data: [
          {
            id: '1',
            type: 'components',
            attributes: { name: 'API', order: 0, status: { human: 'Operational', value: 1 } },
          },
        ],
        links: { next: null },
      },
      incidents: {
        data: [
          {
            id: '1',
            type: 'incidents',
            attributes: { name: 'Down', stickied: false, status: { human: 'x', value: 2 } },
          },
        ],
      },
    },
  ],
  [
    'cachet',
    'an incident of no phase',
    { components: cachetParts, incidents: { data: [{ id: 3, name: 'Down', occurred_at: TODAY }] } },
  ],
  [
    'uptimekuma',
    'beats of last year',
    { heartbeat: { heartbeatList: { 1: [beat(1, '2025-11-22 11:59:00.000')] } }, page: kuma([{ id: 1, name: 'A' }]) },
  ],
  [
    'uptimekuma',
    'beats of next year',
    { heartbeat: { heartbeatList: { 1: [beat(1, '2027-11-22 11:59:00.000')] } }, page: kuma([{ id: 1, name: 'A' }]) },
  ],
  [
    'gatus',
    'results of last year',
    { p: [{ name: 'API', results: [{ success: true, timestamp: '2025-11-22T11:59:00Z' }] }] },
  ],
  [
    'uptimerobot',
    'a list that is refused',
    { m: { status: 'fail', data: [{ monitorId: 1, name: 'A', statusClass: 'success' }] } },
  ],
  [
    'sorry',
    'a part below another that is down',
    {
      components: {
        response: [{ id: 1, name: 'API', state: 'operational', children: [{ id: 2, name: 'EU', state: 'degraded' }] }],
      },
    },
  ],
  [
    'sorry',
    'a notice without a subject',
    {
      components: { response: [{ id: 1, name: 'API', state: 'operational' }] },
      notices: { response: [{ id: 9, type: 'unplanned', state: 'identified' }] },
    },
  ],
  [
    'oneuptime',
    'a state that is both operational and offline',
    {
      p: {
        overallStatus: { name: 'X', isOperationalState: true, isOfflineState: true },
        statusPageResources: [{ _id: 'r', displayName: 'API' }],
        activeIncidents: [],
      },
    },
  ],
  [
    'statuscast',
    'a row in a phase of tomorrow',
    {
      p: '<!doctype html><html><body><h1 class="sc-hero__title">All Systems Operational</h1><div class="incident-body incident-type-serviceunavailable incident-status-ongoing incident-mostsevere-status-unavailable"></div></body></html>',
    },
  ],
  [
    'statushub',
    'services in a fourth state',
    { p: { counters: { count_status_1: 5, count_status_2: 0, count_status_3: 0, count_status_4: 2 } } },
  ],
  ['cstate', 'no systems', { p: { summaryStatus: 'ok', systems: [] } }],
  [
    'uptimecom',
    'two flags that differ',
    {
      p: '<html><script>{"global_is_operational": true}</script><script>{"global_is_operational": false}</script></html>',
    },
  ],
  ['stripe', 'a part of null', { p: { UptimeStatus: 'up', statuses: { api: null } } }],
  ['stripe', 'parts in a text', { p: { UptimeStatus: 'up', statuses: 'api: down' } }],
];

describe('a page that calls itself healthy', () => {
  for (const [name, what, documents] of HEALTHY_BUT)
    it(`${name}: is not beside ${what}`, () => {
      assert.notEqual(statusOf(name, documents), 'operational');
    });
});

const OVERVIEW = {
  overallStatus: { name: 'Operational', isOperationalState: true, isOfflineState: false },
  statusPageResources: [{ _id: 'r', displayName: 'API' }],
  activeIncidents: [],
};
const state = (order: number, more: object = {}) => ({
  name: `State ${order}`,
  order,
  isScheduledState: false,
  isOngoingState: false,
  isEndedState: false,
  isResolvedState: false,
  ...more,
});
const STATES = [
  state(1, { isScheduledState: true }),
  state(2, { isOngoingState: true }),
  state(4, { isEndedState: true }),
  state(6, { isResolvedState: true }),
];

describe('OneUptime', () => {
  const phases = [
    [state(1, { isScheduledState: true }), 'scheduled'],
    [state(2, { isOngoingState: true }), 'in_progress'],
    [state(3), 'in_progress'],
    [state(4, { isEndedState: true }), 'completed'],
    [state(5), 'completed'],
    [state(6, { isResolvedState: true }), 'completed'],
    [undefined, 'completed'],
  ] as const;
  for (const [current, expected] of phases)
    it(`a maintenance whose planned end has passed is ${expected} in ${current?.name ?? 'no state'}`, () => {
      const event = {
        _id: 'm',
        title: 'Work',
        startsAt: '2026-11-22T08:00:00.000Z',
        endsAt: TODAY,
        currentScheduledMaintenanceState: current,
      };
      const documents = { p: { ...OVERVIEW, scheduledMaintenanceEvents: [event], scheduledMaintenanceStates: STATES } };
      const [maintenance] = read('oneuptime', documents)?.incidents ?? [];
      assert.equal(maintenance?.status, expected);
      assert.equal(maintenance.resolvedAt, expected === 'completed' ? Date.parse(TODAY) : null);
    });

  it('an incident that is listed after its end is over', () => {
    const resolved = { name: 'Resolved', isResolvedState: true };
    const incident = { _id: 'i', title: 'Down', createdAt: TODAY, currentIncidentState: resolved };
    const observation = read('oneuptime', { p: { ...OVERVIEW, activeIncidents: [incident] } });
    assert.equal(observation?.status, 'operational');
    assert.deepEqual(
      observation.incidents.map(({ status }) => status),
      ['resolved'],
    );
  });
});

describe('Auth0', () => {
  const shown = (incident: object) => {
    const activeIncidents = [
      { region: 'US-1', response: { incidents: [{ id: 'i', name: 'Down', impact: 'major', ...incident }] } },
    ];
    return `<html><script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { activeIncidents } } })}</script></html>`;
  };
  for (const [what, incident, expected] of [
    ['resolved without a time', { status: 'resolved', resolved_at: null }, 'operational'],
    ['in its postmortem', { status: 'postmortem' }, 'operational'],
    ['with an end that has come', { status: 'monitoring', resolved_at: TODAY }, 'operational'],
    ['with an end that is ahead', { status: 'monitoring', resolved_at: '2027-01-01T00:00:00Z' }, 'partial_outage'],
  ] as const)
    it(`an incident ${what} leaves its region ${expected}`, () => {
      assert.equal(statusOf('auth0', { p: shown(incident) }), expected);
    });
});

it('an event of several services of AWS that does not name them concerns whichever is asked for', () => {
  const event = { arn: 'arn:aws:health:us-east-1::event/A/B', status: '3', service: 'multipleservices-us-east-1' };
  const adapter = findAdapter('aws') ?? assert.fail();
  const document = { key: 'current', url, contentType: '', text: JSON.stringify([event]) };
  const target = { url, options: { services: 's3' } };
  const reading = adapter.read(new Map([['current', document]]), target, NOW);
  assert.ok(reading.kind === 'observed' && reading.observation.status === 'partial_outage', JSON.stringify(reading));
});

it('an incident of Salesforce is open until its impact has ended', () => {
  const incident = {
    id: 1,
    IncidentImpacts: [{ startTime: TODAY, endTime: '2027-01-01T00:00:00Z', severity: 'minor' }],
  };
  const observation = read('salesforce', { p: [instance({ status: 'MINOR_INCIDENT_CORE', Incidents: [incident] })] });
  assert.deepEqual(
    observation?.incidents.map(({ resolvedAt }) => resolvedAt),
    [null],
  );
});

it("a page of Rootly with its address is read by Rootly's words", () => {
  const document = {
    page: { name: 'Acme', url: 'https://status.acme.com', time_zone: 'UTC' },
    status: calm,
    incidents: [],
  };
  assert.equal(statusOf('rootly', { p: document }), 'operational');
});

it('the words of Microsoft for what it looks into are trouble, and those for what is over none', () => {
  const post = (Status: string) => ({ p: { Id: 'MO1', Status, Title: 'x', Message: 'x' } });
  for (const word of ['Investigating', 'RestoringService', 'VerifyingService', 'ExtendedRecovery'])
    assert.equal(statusOf('microsoft365', post(word)), 'degraded', word);
  for (const word of ['ServiceOperational', 'FalsePositive', 'PostIncidentReviewPublished'])
    assert.equal(statusOf('microsoft365', post(word)), 'operational', word);
});

describe("anybody's health endpoint", () => {
  for (const [name, value] of [
    ['openstatus', { status: 'operational' }],
    ['azure-devops', { status: { health: 'healthy' } }],
    ['azure-devops', { status: { health: 'healthy' }, services: [] }],
  ] as const)
    it(`is none of ${name} by ${JSON.stringify(value)}`, () => {
      const document = { key: 'page', url, contentType: '', text: JSON.stringify(value) };
      assert.equal(findAdapter(name)?.recognises?.(document), false);
      if (name === 'azure-devops') assert.notEqual(statusOf(name, { page: value }), 'operational');
    });
});

describe('a feed whose empty list means that all is well', () => {
  const trouble = '<title>Service disruption: EC2</title><guid>https://x.example/#ec2-us-east-1_1</guid>';
  const feed = (title: string, items: string) => ({
    p: `<rss version="2.0"><channel><title>${title}</title><image><title>x</title><link>https://x.example</link></image>${items}</channel></rss>`,
  });
  for (const [name, title] of [
    ['azure', 'Azure Status'],
    ['aws', 'Amazon EC2 (N. Virginia) Service Status'],
  ] as const) {
    it(`${name}: is not empty beside entries in elements of another name`, () => {
      assert.equal(statusOf(name, feed(title, '')), 'operational');
      assert.equal(statusOf(name, feed(title, `<entry2>${trouble}</entry2>`)), 'unreadable');
      assert.equal(
        statusOf(name, feed(title, `<items><item>${trouble}</item></items>`)),
        'unreadable',
        'in an element around them',
      );
      const outside = `<rss version="2.0"><channel><title>${title}</title></channel><entry2>${trouble}</entry2></rss>`;
      assert.equal(statusOf(name, { p: outside }), 'unreadable', 'beside the channel');
    });
  }

  it('aws: an item without a date is not the newest of its service', () => {
    const item = (title: string, date: string) =>
      `<item><title>${title}</title>${date}<guid>https://x.example/#ec2-us-east-1_1</guid></item>`;
    const dated = '<pubDate>Sun, 22 Nov 2026 10:00:00 GMT</pubDate>';
    const [down, normal] = ['Service disruption: EC2', 'Service is operating normally: EC2'];
    const title = 'Amazon EC2 (N. Virginia) Service Status';
    assert.equal(statusOf('aws', feed(title, item(down, dated) + item(normal, ''))), 'unknown');
    assert.equal(statusOf('aws', feed(title, item(normal, '') + item(down, ''))), 'unknown');
    assert.equal(statusOf('aws', feed(title, item(normal, ''))), 'operational');
    assert.equal(statusOf('aws', feed(title, item(down, ''))), 'major_outage');
  });
});

describe('a page of several documents of which one was cut', () => {
  for (const { name, read: readPage } of adapters)
    it(`${name} is not healthy by the others`, async () => {
      const { fixtures } = (await import(`./${name}/fixtures.ts`)) as { fixtures: AdapterFixtures };
      const whole = Object.entries(fixtures.healthy?.documents ?? {});
      for (const [cut] of whole.length < 2 ? [] : whole) {
        const documents = whole.map(([key, text]) => {
          const address = fixtures.documentUrl ?? fixtures.url;
          const kept = key === cut ? text.slice(0, Math.floor(text.length / 2)) : text;
          return [key, { key, url: address, contentType: '', text: kept }] as const;
        });
        const reading = readPage(new Map(documents), { url: fixtures.url, options: fixtures.options ?? {} }, NOW);
        const status = reading.kind === 'observed' ? reading.observation.status : 'unreadable';
        assert.notEqual(status, 'operational', cut);
      }
    });
});

it('a page of Uptime Kuma is not healthy while the document with its messages is cut', () => {
  const heartbeat = { heartbeatList: { 1: [beat(1, fresh)] } };
  const page = JSON.stringify({ ...kuma([{ id: 1, name: 'A' }]), incident: { title: 'Down', style: 'danger' } });
  assert.equal(statusOf('uptimekuma', { heartbeat, page: '<html>404</html>' }), 'operational');
  assert.equal(statusOf('uptimekuma', { heartbeat, page: page.slice(0, 80) }), 'unreadable');
});
