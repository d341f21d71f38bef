import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Observation, Reading } from '../../domain/observation.ts';
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

describe('Statuspage', () => {
  const page = { id: 'abc', name: 'Example', time_zone: 'Etc/UTC' };

  it('the indicator wins over its description, its components and its incidents, which are kept beside it', () => {
    const incident = {
      id: 'i',
      name: 'Down',
      status: 'investigating',
      impact: 'critical',
      created_at: '2026-05-01T09:00:00Z',
      incident_updates: [],
    };
    const observation = observe('statuspage', {
      page,
      status: { indicator: 'none', description: 'Major outage' },
      components: [{ id: 'c', name: 'API', status: 'major_outage', group: false }],
      incidents: [incident],
      scheduled_maintenances: [],
    });
    assert.equal(observation.status, 'operational');
    assert.equal(observation.components?.[0]?.status, 'major_outage');
    assert.equal(observation.incidents[0]?.impact, 'critical');
    assert.equal(observation.listsAllUnresolved, true);
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

describe('makes with a peculiarity', () => {
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
