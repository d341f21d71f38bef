import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Observation, Reading } from '../observation.ts';
import { findAdapter } from './index.ts';

const NOW = Date.UTC(2026, 9, 15);

function read(name: string, text: string, options: Readonly<Record<string, string>> = {}): Reading {
  const adapter = findAdapter(name);
  assert.ok(adapter, name);
  const url = 'https://status.example.com/api/v2/summary.json';
  return adapter.read(new Map([['page', { key: 'page', url, contentType: '', text }]]), { url, options }, NOW);
}

function observe(name: string, value: unknown, options?: Readonly<Record<string, string>>): Observation {
  const reading = read(name, typeof value === 'string' ? value : JSON.stringify(value), options);
  if (reading.kind === 'observed') return reading.observation;
  throw new assert.AssertionError({ message: reading.reason });
}

describe('a page that watches none of its parts', () => {
  it('is not operational, whatever it says of itself', () => {
    const observeWith = (...states: readonly string[]) =>
      observe('betterstack', {
        data: { id: '1', type: 'status_page', attributes: { company_name: 'Example', aggregate_state: 'operational' } },
        included: states.map((status, place) => ({
          id: String(place),
          type: 'status_page_resource',
          attributes: { public_name: `Part ${place}`, status },
        })),
      });
    assert.equal(observeWith('not_monitored', 'not_monitored').status, 'unknown');
    assert.equal(observeWith('not_monitored', 'operational').status, 'operational');
  });
});

describe('Statuspage', () => {
  const page = { id: 'abc', name: 'Example', time_zone: 'Etc/UTC' };

  it('the indicator wins over its description, but is not believed when it calls a page healthy that lists trouble', () => {
    const incident = {
      id: 'i',
      name: 'Down',
      status: 'investigating',
      impact: 'critical',
      created_at: '2026-05-01T09:00:00Z',
      incident_updates: [],
    };
    const observeWith = (indicator: string, component: string, incidents: readonly object[]) =>
      observe('statuspage', {
        page,
        status: { indicator, description: 'Major outage' },
        components: [{ id: 'c', name: 'API', status: component, group: false }],
        incidents,
        scheduled_maintenances: [],
      });
    const statusOf = (...given: Parameters<typeof observeWith>) => observeWith(...given).status;
    assert.equal(statusOf('minor', 'major_outage', [incident]), 'degraded');
    assert.equal(statusOf('none', 'major_outage', []), 'degraded');
    assert.equal(statusOf('none', 'operational', [incident]), 'degraded');
    assert.equal(statusOf('none', 'operational', [{ ...incident, impact: null }]), 'degraded');
    assert.equal(statusOf('none', 'operational', [{ ...incident, impact: 'catastrophic' }]), 'degraded');
    const unknowns = Array.from({ length: 30 }, (_, index) => ({
      ...incident,
      id: `i${index}`,
      impact: `new ${index}`,
    }));
    assert.equal(
      statusOf('none', 'operational', [
        ...unknowns.map((one) => ({ ...one, status: 'resolved' })),
        ...unknowns.slice(29),
      ]),
      'degraded',
    );
    // The vendor says that it has no impact, or only watches that it stays solved.
    assert.equal(statusOf('none', 'operational', [{ ...incident, impact: 'none' }]), 'operational');
    assert.equal(statusOf('none', 'operational', [{ ...incident, status: 'monitoring' }]), 'operational');
    assert.equal(statusOf('none', 'under_maintenance', []), 'operational');
    const observation = observeWith('none', 'major_outage', [incident]);
    assert.equal(observation.components?.[0]?.status, 'major_outage');
    assert.equal(observation.incidents[0]?.impact, 'critical');
    assert.equal(observation.listsAllUnresolved, true);
  });

  it('a group whose parts are not listed stands for them', () => {
    const group = { id: 'g', name: 'Parts', status: 'major_outage', group: true, components: ['c'] };
    const part = { id: 'c', name: 'API', status: 'operational', group: false };
    const read = (...components: readonly object[]) => {
      const { status, components: parts = [] } = observe('statuspage', {
        page,
        status: { indicator: 'none' },
        components,
      });
      return [status, parts.map(({ name }) => name)];
    };
    assert.deepEqual(read({ ...part, id: 'd', name: 'Web' }, group), ['degraded', ['Web', 'Parts']]);
    assert.deepEqual(read({ ...part, group_id: 'g' }, group), ['operational', ['API']]);
  });

  it('updates are put in order by the time they are shown for, as plain text', () => {
    const update = (id: string, status: string, display_at: string, body: string): object => ({
      id,
      status,
      body,
      display_at,
      created_at: '2026-05-02T00:00:00Z',
    });
    const incident_updates = [
      update('c', 'resolved', '2026-05-01T12:00:00.000-07:00', 'Over.<br />Thanks &amp; sorry'),
      update('a', 'investigating', '2026-05-01T09:00:00.000-07:00', '<p>Looking</p>'),
      update('b', 'identified', '2026-05-01T10:00:00.000-07:00', 'Latency < 5 s'),
    ];
    const [incident] = observe('statuspage', {
      page,
      incidents: [
        {
          id: 'i',
          name: 'x',
          status: 'postmortem',
          impact: 'minor',
          created_at: '2026-05-01T16:00:00Z',
          resolved_at: '2026-05-01T19:00:00Z',
          incident_updates,
        },
      ],
    }).incidents;
    assert.deepEqual(
      incident?.updates.map(({ body }) => body),
      ['Looking', 'Latency < 5 s', 'Over.\nThanks & sorry'],
    );
    assert.equal(incident?.updates[0]?.createdAt, Date.UTC(2026, 4, 1, 16));
    assert.equal(incident?.status, 'postmortem');
    assert.equal(incident?.resolvedAt, Date.UTC(2026, 4, 1, 19));
  });

  it('one incident is looked up by its own address', () => {
    const adapter = findAdapter('statuspage');
    const target = { url: 'https://status.example.com/', options: {} };
    assert.equal(
      adapter?.incidentRequest?.(target, 'a/b').url,
      'https://status.example.com/api/v2/incidents/a%2Fb.json',
    );
    const bare = {
      id: 'i',
      name: 'x',
      status: 'resolved',
      impact: 'none',
      resolved_at: '2026-05-01T19:00:00Z',
      created_at: '2026-05-01T16:00:00Z',
      incident_updates: [],
    };
    for (const value of [bare, { page, incident: bare }]) {
      const document = { key: 'incident', url: target.url, contentType: '', text: JSON.stringify(value) };
      assert.equal(adapter?.readIncident?.(document, target, NOW)?.status, 'resolved');
    }
    assert.equal(
      adapter?.readIncident?.({ key: 'incident', url: target.url, contentType: '', text: '<html>' }, target, NOW),
      undefined,
    );
  });

  it('group rows are no components, and their name stands with their children', () => {
    const components = [
      { id: 'g', name: 'Region', status: 'degraded_performance', group: true, components: ['c'] },
      { id: 'c', name: 'API', status: 'degraded_performance', group: false, group_id: 'g', position: 3 },
    ];
    const { components: read } = observe('statuspage', { page, status: { indicator: 'minor' }, components });
    assert.deepEqual(read, [
      {
        externalId: 'c',
        name: 'API',
        groupName: 'Region',
        status: 'degraded',
        rawStatus: 'degraded_performance',
        position: 3,
      },
    ]);
  });
});

describe('providers with a peculiarity', () => {
  it('Google keeps the products asked for', () => {
    const row = {
      id: 'a',
      begin: '2026-05-01T09:00:00Z',
      external_desc: 'x',
      severity: 'high',
      affected_products: [{ id: 'p', title: 'Vertex Gemini API' }],
    };
    assert.equal(observe('google', [row]).status, 'partial_outage');
    const ended = {
      ...row,
      id: 'g2',
      end: '2026-10-01T12:00:00Z',
      affected_products: [{ id: 's', title: 'Cloud Storage' }],
    };
    assert.equal(observe('google', [row, ended], { products: 'Cloud Storage' }).status, 'operational');
    // What a year of incidents never names may be nothing that the page knows.
    assert.equal(observe('google', [row, ended], { products: 'Cloud Stories' }).status, 'unknown');
    assert.equal(observe('google', [row], { products: 'cloud storage, vertex' }).status, 'partial_outage');
  });

  it("Statuspal reads its times in the page's zone", () => {
    const value = {
      status_page: { time_zone: 'Europe/Berlin', current_incident_type: 'minor' },
      services: [],
      incidents: [{ id: 1, title: 'x', type: 'minor', starts_at: '2026-07-01T12:00:00', ends_at: null, updates: [] }],
    };
    assert.equal(observe('statuspal', value).incidents[0]?.startedAt, Date.UTC(2026, 6, 1, 10));
  });

  it("Zendesk's closed incidents are closed whatever their status says", () => {
    const attributes = {
      name: 'x',
      impact: 'minor',
      status: 'monitoring',
      startedAt: '2026-05-01T09:00:00Z',
      resolvedAt: '2026-05-01T10:00:00Z',
    };
    const [incident] = observe('zendesk', { data: [{ id: '1', type: 'incident', attributes }] }).incidents;
    assert.deepEqual([incident?.status, incident?.resolvedAt], ['resolved', Date.UTC(2026, 4, 1, 10)]);
  });

  it("Better Stack's closed reports are closed although they have no end", () => {
    const report = {
      id: 's',
      type: 'status_report',
      attributes: {
        title: 'x',
        report_type: 'manual',
        starts_at: '2026-05-01T09:00:00Z',
        ends_at: null,
        aggregate_state: 'resolved',
      },
    };
    const observation = observe('betterstack', {
      data: { type: 'status_page', attributes: { aggregate_state: 'operational' } },
      included: [report],
    });
    assert.equal(observation.incidents[0]?.status, 'resolved');
  });

  it('the AWS feed of a service goes by its newest item', () => {
    const item = (title: string, day: number): string =>
      `<item><title><![CDATA[${title}]]></title><guid>${day}</guid><pubDate>Fri, 0${day} May 2026 01:00:00 PDT</pubDate><description>Text</description></item>`;
    const feed = (...items: string[]): string =>
      `<rss version="2.0"><channel><title>Amazon EC2 (Ireland) Service Status</title>${items.join('')}</channel></rss>`;
    const resolved = item('Service is operating normally: [RESOLVED] Errors', 3);
    const broken = item('Performance issues: Errors', 2);
    assert.equal(observe('aws', feed(resolved, broken)).status, 'operational');
    const open = observe('aws', feed(broken, item('Informational message: Errors', 1)));
    assert.deepEqual([open.status, open.incidents.length, open.incidents[0]?.updates.length], ['degraded', 1, 2]);
    assert.equal(open.incidents[0]?.startedAt, Date.UTC(2026, 4, 1, 8));
    assert.equal(observe('aws', feed(item('Something else: Errors', 2))).status, 'unknown');
  });

  it('the AWS feed of all services is as bad as the worst of them, each by its own newest item', () => {
    const item = (title: string, service: string, day: number): string =>
      `<item><title>${title}: Errors</title><guid>https://status.aws.amazon.com/#${service}_177762600${day}</guid><pubDate>Fri, 0${day} May 2026 01:00:00 PDT</pubDate><description>Text</description></item>`;
    const feed = `<rss version="2.0"><channel><title>Amazon Web Services Service Status</title><title type="text">Current status</title>${[
      item('Service is operating normally', 'vpc-eu-west-1', 4),
      item('Service disruption', 'ec2-us-east-1', 3),
      item('Performance issues', 'vpc-eu-west-1', 2),
      item('Informational message', 'ec2-us-east-1', 1),
    ].join('')}</channel></rss>`;
    const { status, incidents } = observe('aws', feed);
    assert.equal(status, 'major_outage');
    assert.deepEqual(
      incidents.map(({ title, startedAt, updates }) => [title, startedAt, updates.length]),
      [['Service disruption: Errors', Date.UTC(2026, 4, 1, 8), 2]],
    );
  });

  it("the page for Apple's developers has its document beside that of the services for everybody", () => {
    const ask = (url: string): readonly string[] =>
      (findAdapter('apple')?.requests({ url, options: {} }) ?? []).map((request) => request.url);
    const data = 'https://www.apple.com/support/systemstatus/data';
    assert.deepEqual(ask('https://developer.apple.com/system-status/'), [`${data}/developer/system_status_en_US.js`]);
    assert.deepEqual(ask('https://www.apple.com/support/systemstatus/'), [`${data}/system_status_en_US.js`]);
    assert.deepEqual(ask(`${data}/system_status_ja_JP.js`), [`${data}/system_status_ja_JP.js`]);
  });

  it('titles and names with entities are told as people read them', () => {
    const { components, incidents } = observe('statuspage', {
      page: { id: 'abcdefghijkl', name: 'Example', url: 'https://status.example.com' },
      status: { indicator: 'minor', description: 'Minor' },
      components: [{ id: 'a', name: 'Search &amp; browse', status: 'degraded_performance' }],
      incidents: [
        {
          id: 'i',
          name: 'Errors in &quot;Search &amp; browse&quot;, latency < 5 s',
          status: 'investigating',
          impact: 'minor',
          created_at: '2026-06-05T10:00:00Z',
          incident_updates: [],
        },
      ],
    });
    assert.deepEqual(
      [components?.[0]?.name, incidents[0]?.title],
      ['Search & browse', 'Errors in "Search & browse", latency < 5 s'],
    );
  });

  it("incident.io's widget and page data are read too", () => {
    const calm = {
      page_title: 'Example',
      ongoing_incidents: [],
      in_progress_maintenances: [],
      scheduled_maintenances: [],
    };
    assert.equal(observe('incidentio', calm).status, 'operational');
    const incident = {
      id: 'x',
      name: 'Slow',
      status: 'identified',
      current_worst_impact: 'full_outage',
      last_update_at: '2026-05-01T09:00:00Z',
      last_update_message: 'Found',
      affected_components: [{ id: 'c' }],
    };
    const busy = observe('incidentio', { ...calm, ongoing_incidents: [incident] });
    assert.deepEqual(
      [busy.status, busy.incidents[0]?.impact, busy.incidents[0]?.updates[0]?.body],
      ['major_outage', 'critical', 'Found'],
    );
    assert.equal(read('incidentio', JSON.stringify({ ongoing_incidents: [] })).kind, 'unreadable');
  });

  it('Cachet is not healthy by the first of several pages', () => {
    const meta = { pagination: { total_pages: 2 } };
    assert.equal(observe('cachet', { meta, data: [{ id: 1, name: 'API', status: 1, order: 0 }] }).status, 'unknown');
    assert.equal(
      observe('cachet', { meta, data: [{ id: 1, name: 'API', status: 4, order: 0 }] }).status,
      'major_outage',
    );
  });
});

/** Documents that would look healthy if what they leave out, or put on another page, were taken for nothing. */
describe('a page that has more to say', () => {
  const part = (id: number) => ({ id, name: `Part ${id}`, status: 1, group_id: 0, order: id, enabled: true });

  it('Cachet: one page of several is no whole, however the others are announced', () => {
    const data = [part(1), part(2)];
    const statusWith = (more: object) => observe('cachet', { data, ...more }).status;
    assert.equal(statusWith({ meta: { pagination: { total_pages: 1 } } }), 'operational');
    assert.equal(statusWith({ meta: { pagination: { total_pages: 2 } } }), 'unknown');
    assert.equal(statusWith({ links: { next: null }, meta: { per_page: 15 } }), 'operational');
    assert.equal(statusWith({ links: { next: 'https://x/api/components?page=2' }, meta: { per_page: 2 } }), 'unknown');
    assert.equal(statusWith({ meta: { per_page: 2 } }), 'unknown');
    assert.equal(statusWith({}), 'unknown');
  });

  it('Cachet: an incident that says it is not resolved is trouble, although every component is well', () => {
    const adapter = findAdapter('cachet') ?? assert.fail('no cachet');
    const target = { url: 'https://status.example.com', options: {} };
    const statusWith = (incident: object) => {
      const row = { id: 1, name: 'Slow', status: 1, created_at: '2026-05-01 09:00:00', stickied: false, ...incident };
      const texts = {
        components: { data: [part(1)], meta: { pagination: { total_pages: 1 } } },
        incidents: { data: [row], meta: { pagination: { total_pages: 1 } } },
      };
      const documents = Object.entries(texts).map(
        ([key, value]) => [key, { key, url: target.url, contentType: '', text: JSON.stringify(value) }] as const,
      );
      const reading = adapter.read(new Map(documents), target, NOW);
      return reading.kind === 'observed' ? reading.observation.status : reading.reason;
    };
    assert.equal(statusWith({ is_resolved: false }), 'degraded');
    assert.equal(statusWith({ is_resolved: true, status: 4 }), 'operational');
    assert.equal(statusWith({}), 'operational', 'older versions never closed what was over');
    assert.equal(statusWith({ is_resolved: false, status: 0, scheduled_at: '2026-11-01 09:00:00' }), 'operational');
  });

  it('Hund: a piece of information amid an outage does not end it', () => {
    const entry = (word: string, minute: number) =>
      `<entry><id>tag:x,2005:${minute}</id><link href="https://x/issues/1"/><title>[${word}] API</title><updated>2026-05-01T09:0${minute}:00Z</updated><published>2026-05-01T09:00:00Z</published><content type="html">x</content></entry>`;
    const feed = (...entries: string[]) =>
      `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><id>https://x/state_feed/feed</id><title>X</title><updated>2026-05-01T09:00:00Z</updated>${entries.join('')}</feed>`;
    assert.equal(observe('hund', feed(entry('Information', 2), entry('Outage', 1))).status, 'degraded');
    assert.equal(
      observe('hund', feed(entry('Resolved', 3), entry('Information', 2), entry('Outage', 1))).status,
      'operational',
    );
  });

  it('Statuspal: that nothing is open is not believed against a service that says otherwise', () => {
    const service = (type: string | null) => ({ id: 1, name: 'API', current_incident_type: type, children: [] });
    const statusWith = (type: string | null) =>
      observe('statuspal', {
        status_page: { name: 'X', current_incident_type: null },
        services: [service(type)],
        incidents: [],
      }).status;
    assert.equal(statusWith(null), 'operational');
    assert.equal(statusWith('major'), 'major_outage');
    assert.equal(statusWith('of our own making'), 'unknown');
  });

  it('UptimeRobot: a list that goes on elsewhere speaks by its counts, or not at all', () => {
    const data = [{ monitorId: 1, name: 'A', statusClass: 'success' }];
    const statusWith = (more: object) => observe('uptimerobot', { status: 'ok', data, ...more }).status;
    assert.equal(statusWith({ psp: { totalMonitors: 1 } }), 'operational');
    assert.equal(statusWith({ psp: { totalMonitors: 60 } }), 'unknown');
    assert.equal(
      statusWith({ psp: { totalMonitors: 60 }, statistics: { counts: { down: 0, total: 60 } } }),
      'operational',
    );
    assert.equal(
      statusWith({ psp: { totalMonitors: 60 }, statistics: { counts: { down: 2, total: 60 } } }),
      'partial_outage',
    );
  });

  it('Freshstatus: an end that has not come yet is none', () => {
    const row = {
      id: 1,
      title: 'Slow',
      start_time: '2026-10-14T09:00:00Z',
      affected_components: [],
      incident_updates: [],
    };
    const statusWith = (end: string) =>
      observe('freshstatus', { next: null, results: [{ ...row, end_time: end }] }).status;
    assert.equal(statusWith('2026-10-14T10:00:00Z'), 'operational');
    assert.notEqual(statusWith('2026-10-16T10:00:00Z'), 'operational');
  });

  it('Freshstatus: what is open is asked for by itself, for it may stand on another page of the list', () => {
    const adapter = findAdapter('freshstatus') ?? assert.fail('no freshstatus');
    const target = { url: 'https://status.example.com', options: { accountId: '7' } };
    const next = 'https://public-api.freshstatus.io/v1/public-incidents/?account_id=7&page=2';
    const row = (id: number, end: string | null) => ({
      id,
      title: 'Slow',
      start_time: `2026-10-${10 + id}T09:00:00Z`,
      end_time: end,
      affected_components: [{ component: 1, new_status: 'MO' }],
      incident_updates: [],
    });
    const ended = row(3, '2026-10-14T10:00:00Z');
    const readLists = (lists: Readonly<Record<string, object>>) => {
      const documents = Object.entries(lists).map(
        ([key, value]) => [key, { key, url: target.url, contentType: '', text: JSON.stringify(value) }] as const,
      );
      const reading = adapter.read(new Map(documents), target, NOW);
      if (reading.kind === 'unreadable') return reading.reason;
      const { status, listsAllUnresolved, incidents } = reading.observation;
      return [status, listsAllUnresolved, incidents.length];
    };
    assert.deepEqual(
      adapter.requests(target).map(({ key, url }) => `${key} ${url}`),
      [
        'open https://public-api.freshstatus.io/v1/public-incidents/?account_id=7&end_time__isempty=true',
        'page https://public-api.freshstatus.io/v1/public-incidents/?account_id=7',
      ],
    );
    const page = { next, results: [ended] };
    assert.deepEqual(readLists({ page }), ['unknown', false, 1], 'one page of several');
    assert.deepEqual(readLists({ page: { results: [ended] } }), ['unknown', false, 1], 'nothing says that it is all');
    assert.deepEqual(readLists({ open: { next: null, results: [] }, page }), ['operational', true, 1]);
    assert.deepEqual(readLists({ open: { next: null, results: [row(1, null)] }, page }), ['major_outage', true, 2]);
    assert.deepEqual(readLists({ open: { next, results: [] }, page }), ['unknown', false, 1]);
    assert.deepEqual(readLists({ open: { next: null, results: [] }, page: { next: null, results: [] } }), [
      'unknown',
      true,
      0,
    ]);
    const one = adapter.incidentRequest?.(target, '5') ?? assert.fail();
    assert.equal(one.url, 'https://public-api.freshstatus.io/v1/public-incidents/5/?account_id=7');
    const document = (value: object) => ({ ...one, contentType: '', text: JSON.stringify(value) });
    assert.equal(adapter.readIncident?.(document(ended), target, NOW)?.status, 'resolved');
    assert.equal(adapter.readIncident?.(document(row(1, null)), target, NOW)?.resolvedAt, null);
    assert.equal(adapter.readIncident?.(document({ detail: 'Not found.' }), target, NOW), undefined);
  });

  it('Statuspage: a summary that lost its incidents closes none, incident.io leaves the list out when nothing is open', () => {
    const summary = { status: { indicator: 'none' }, components: [] };
    const page = { id: 'abc', name: 'X', time_zone: 'Etc/UTC' };
    assert.equal(observe('statuspage', { ...summary, page }).listsAllUnresolved, false);
    assert.equal(observe('statuspage', { ...summary, page, incidents: [] }).listsAllUnresolved, true);
    const ulid = { id: '01HZZZZZZZZZZZZZZZZZZZZZZZ', name: 'X' };
    assert.equal(observe('incidentio', { ...summary, page: ulid }).listsAllUnresolved, true);
    assert.match(JSON.stringify(read('statuspage', '{"status":{"indicator":"none"}}')), /unreadable/);
  });
});

/** Prose does not end anything for good, and what is open but not yet laid to any part is open all the same. */
describe('a page that has not said that it is over', () => {
  it('Better Stack: a feed in which every incident seems closed does not say that all is well', () => {
    const item = (text: string) =>
      `<item><title>API</title><link>https://x/incident/1</link><guid>https://x/incident/1#update1</guid><pubDate>Thu, 01 Oct 2026 09:00:00 -0000</pubDate><description>${text}</description></item>`;
    const openIn = (text: string) => {
      const feed = `<rss version="2.0"><channel><title>Incidents | X</title>${item(text)}</channel></rss>`;
      const { status, incidents } = observe('betterstack', feed);
      return [status, incidents.filter(({ resolvedAt }) => resolvedAt === null).length];
    };
    assert.deepEqual(openIn('This is resolved.'), ['unknown', 0]);
    for (const text of [
      'Partially resolved.',
      'We have recovered most parts.',
      'Not fully resolved yet.',
      'Unresolved.',
    ])
      assert.deepEqual(openIn(text), ['degraded', 1], text);
  });

  it('Instatus: that some parts are well says nothing of the others', () => {
    const words = ['UP', 'ALLOPERATIONAL', 'SOMEOPERATIONAL', 'ONEMAJOROUTAGE', 'ALLMAJOROUTAGE', 'HASISSUES', 'SUNNY'];
    assert.deepEqual(
      words.map((status) => observe('instatus', { page: { name: 'X', url: 'https://x', status } }).status),
      ['operational', 'operational', 'unknown', 'partial_outage', 'major_outage', 'degraded', 'unknown'],
    );
  });

  it('Checkly: an empty list among other members is that of another provider', () => {
    assert.equal(observe('checkly', { incidents: [] }).status, 'operational');
    const other = JSON.stringify({ incidents: [], maintenances: [{ title: 'Upgrade' }], services: [] });
    assert.equal(read('checkly', other).kind, 'unreadable');
  });

  it('Azure: a title that takes back its "resolved" leaves the item open', () => {
    const statusOf = (title: string) =>
      observe(
        'azure',
        `<rss version="2.0"><channel><title>Azure Status</title><item><guid>1</guid><title>${title}</title><pubDate>Thu, 01 Oct 2026 09:00:00 Z</pubDate></item></channel></rss>`,
      ).status;
    assert.equal(statusOf('Mitigated - Storage - West US'), 'operational');
    for (const title of ['Partially mitigated - Storage', 'Storage - not yet resolved', 'Unresolved: Storage'])
      assert.equal(statusOf(title), 'partial_outage', title);
  });

  it('Azure: planned work is no trouble, unless it goes wrong', () => {
    const read = (title: string) => {
      const { status, incidents } = observe(
        'azure',
        `<rss version="2.0"><channel><title>Azure Status</title><item><guid>1</guid><title>${title}</title><pubDate>Thu, 01 Oct 2026 09:00:00 Z</pubDate></item></channel></rss>`,
      );
      return [status, incidents[0]?.kind, incidents[0]?.status];
    };
    assert.deepEqual(read('Planned Maintenance - Storage - West Europe'), ['operational', 'maintenance', 'scheduled']);
    assert.deepEqual(read('Azure SQL - Scheduled maintenance'), ['operational', 'maintenance', 'scheduled']);
    assert.deepEqual(read('Maintenance - Storage'), ['maintenance', 'maintenance', 'in_progress']);
    assert.deepEqual(read('Planned maintenance: Storage - started'), ['maintenance', 'maintenance', 'in_progress']);
    assert.deepEqual(read('Planned maintenance - Storage - Completed'), ['operational', 'maintenance', 'completed']);
    for (const title of [
      'Maintenance issue - Storage',
      'Storage - errors after planned maintenance',
      'Planned maintenance - Storage - impacted customers',
    ])
      assert.deepEqual(read(title), ['partial_outage', 'incident', 'investigating'], title);
  });

  it('incident.io: an incident that is looked into counts before it has components; one that is watched does not', () => {
    const statusWith = (status: string) =>
      observe('incidentio', {
        summary: {
          name: 'X',
          components: [{ id: 'c', name: 'API' }],
          affected_components: [],
          ongoing_incidents: [{ id: 'i', name: 'Errors', status, published_at: '2026-10-01T09:00:00Z' }],
          scheduled_maintenances: [],
        },
      }).status;
    assert.deepEqual(['investigating', 'identified', 'monitoring', 'xyzzy'].map(statusWith), [
      'degraded',
      'degraded',
      'operational',
      'degraded',
    ]);
  });
});

describe('Cachet', () => {
  const adapter = findAdapter('cachet') ?? assert.fail();
  const target = { url: 'https://status.example.com', options: {} };
  const readLists = (lists: Readonly<Record<string, object>>): Reading =>
    adapter.read(
      new Map(
        Object.entries(lists).map(([key, value]) => [
          key,
          { key, url: `${target.url}/${key}`, contentType: '', text: JSON.stringify(value) },
        ]),
      ),
      target,
      NOW,
    );
  const group = { id: 4, name: 'Backend', order: 1, collapsed: 0, visible: 1, enabled_components: [] };

  it('names the groups of its components, in both ways that it relates them', () => {
    const meta = { pagination: { total_pages: 1 } };
    const groupsOf = (lists: Readonly<Record<string, object>>) => {
      const reading = readLists(lists);
      return reading.kind === 'observed' ? reading.observation.components?.map(({ groupName }) => groupName) : reading;
    };
    const rows = [4, 0].map((group_id, id) => ({ id, name: `c${id}`, status: 1, group_id }));
    assert.deepEqual(groupsOf({ components: { meta, data: rows }, groups: { meta, data: [group] } }), [
      'Backend',
      undefined,
    ]);
    const attributes = { name: 'API', order: 1, status: { human: 'Operational', value: 1 } };
    const relationships = { group: { data: { type: 'componentGroups', id: '4' } } };
    const third = { data: [{ id: '1', type: 'components', attributes, relationships }], links: { next: null } };
    const groups = { data: [{ id: '4', type: 'componentGroups', attributes: { name: 'Backend', collapsed: 0 } }] };
    assert.deepEqual(groupsOf({ components: third, groups }), ['Backend']);
  });

  it('says nothing by its groups alone', () => {
    assert.equal(readLists({ groups: { data: [group] } }).kind, 'unreadable');
  });
});

describe("the vendor's own page of an incident", () => {
  const openedAt = '2026-05-01T09:00:00.000Z';

  it('stands below the page that people open, not below the interface', () => {
    const reading = observe(
      'statusio',
      {
        result: {
          status_overall: { status_code: 400 },
          status: [],
          incidents: [{ _id: 'i1', name: 'Slow', datetime_open: openedAt, messages: [] }],
          maintenance: {
            active: [{ _id: 'm1', name: 'Upgrade', datetime_open: openedAt, messages: [] }],
            upcoming: [],
          },
        },
      },
      { pageId: '5b36dc6502d06804c08349f7', page: 'https://status.acme.com' },
    );
    assert.deepEqual(
      reading.incidents.map(({ url }) => url),
      [
        'https://status.acme.com/pages/incident/5b36dc6502d06804c08349f7/i1',
        'https://status.acme.com/pages/maintenance/5b36dc6502d06804c08349f7/m1',
      ],
    );
  });

  it('is told by the id at Salesforce', () => {
    const impacts = [{ startTime: openedAt, endTime: null, severity: 'major', type: 'x' }];
    const [incident] = observe('salesforce', [{ id: 20, IncidentImpacts: impacts }]).incidents;
    assert.equal(incident?.url, 'https://status.example.com/incidents/20');
  });
});

describe('a feed of no provider in particular', () => {
  const item = (title: string, link: string, day: number): string =>
    `<item><title>${title}</title><link>https://status.example.com/${link}</link><pubDate>${day} Sep 2026 10:00:00 GMT</pubDate></item>`;
  const feed = (...items: readonly string[]): string =>
    `<rss version="2.0"><channel><title>Incidents</title>${items.join('')}</channel></rss>`;

  it('may give every update an address of its own: the one that closes an incident closes it', () => {
    const begun = [item('[Investigating] Slow API', 'u/1', 1), item('Monitoring: Slow API', 'u/2', 2)];
    const open = observe('rss', feed(...begun));
    assert.deepEqual(
      open.incidents.map(({ title, resolvedAt, updates }) => [title, resolvedAt, updates.length]),
      [['Slow API', null, 2]],
    );
    assert.equal(open.status, 'degraded');
    const closed = observe('rss', feed(item('Slow API - Resolved', 'u/3', 3), ...begun));
    assert.equal(closed.status, 'unknown');
    assert.deepEqual(
      closed.incidents.map(({ externalId, status, updates }) => [externalId, status, updates.length]),
      [[open.incidents[0]?.externalId, 'resolved', 3]],
    );
  });

  it('has two incidents of one title when the first was over, or long silent', () => {
    const again = [item('[Resolved] Slow API', 'i/1', 1), item('[Investigating] Slow API', 'i/2', 2)];
    assert.equal(observe('rss', feed(...again)).incidents.length, 2);
    assert.equal(observe('rss', feed(...again)).status, 'degraded');
    const late = [item('[Investigating] Slow API', 'i/1', 1), item('[Investigating] Slow API', 'i/2', 20)];
    assert.equal(observe('rss', feed(...late)).incidents.length, 2);
  });
});
