// Pages on which something is wrong, told in a way that is odd but plausible: a word of tomorrow, a name in another language, a part
// without a name, an entry that is null. None is read as healthy, and no open incident is lost.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Observation } from '../observation.ts';
import { findAdapter } from './index.ts';

const NOW = Date.UTC(2026, 10, 22);
const url = 'https://status.example.com/x';

interface Case {
  readonly adapter: string;
  readonly what: string;
  readonly documents: Readonly<Record<string, unknown>>;
  readonly options?: Readonly<Record<string, string>>;
  /** Open incidents that are read; a check that fails is right too where none is given. */
  readonly open?: number;
}

const page = { id: 'abcdefghijkl', name: 'Acme', url: 'https://status.acme.com', time_zone: 'Etc/UTC' };
const ulid = '01HZZZZZZZZZZZZZZZZZZZZZZZ';
const good = { id: 'c1', name: 'Web', status: 'operational' };
const summary = (components: readonly unknown[], more: object = {}) => ({
  page,
  status: { indicator: 'none', description: 'All Systems Operational' },
  components,
  incidents: [],
  scheduled_maintenances: [],
  ...more,
});
const pageData = (more: object) => ({
  summary: {
    components: [{ id: 'a', name: 'API' }],
    affected_components: [],
    ongoing_incidents: [],
    scheduled_maintenances: [],
    ...more,
  },
});
const widget = (more: object) => ({
  ongoing_incidents: [],
  in_progress_maintenances: [],
  scheduled_maintenances: [],
  ...more,
});
const statusio = (parts: readonly unknown[], incidents: readonly unknown[] = []) => ({
  result: {
    status_overall: { status: 'Operational', status_code: 100 },
    status: parts,
    incidents,
    maintenance: { active: [], upcoming: [] },
  },
});
const betterstack = (included: unknown) => ({
  data: { id: '1', type: 'status_page', attributes: { company_name: 'Acme', aggregate_state: 'operational' } },
  ...(included === undefined ? {} : { included }),
});
const resource = (attributes: object) => ({ id: '7', type: 'status_page_resource', attributes });
const statuspal = (services: readonly unknown[], more: object = {}) => ({
  status_page: { name: 'Acme', time_zone: 'Etc/UTC', current_incident_type: null },
  services,
  incidents: [],
  ...more,
});
const script = (value: unknown) =>
  `<html><script id="data" type="application/json">${JSON.stringify(value)}</script></html>`;
const next = (activeIncidents: unknown) =>
  `<html><script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { activeIncidents } } })}</script></html>`;
const region = (name: string, incidents: readonly unknown[]) => ({ region: name, response: { incidents } });
const google = (more: object) => ({
  id: 'g1',
  begin: '2026-11-21T10:00:00Z',
  external_desc: 'Errors',
  severity: 'high',
  status_impact: 'SERVICE_OUTAGE',
  ...more,
});
const past = google({
  id: 'g0',
  end: '2026-11-01T10:00:00Z',
  affected_products: [{ id: 's', title: 'Cloud Storage' }],
});
const statuscast = (classes: string) =>
  `<!doctype html><html><body><h1 class="sc-hero__title">All Systems Operational</h1>
  <div class="incident-body ${classes}"><a href="/incident/12">x</a></div></body></html>`;

const CASES: readonly Case[] = [
  {
    adapter: 'statuspage',
    what: 'a component in a word of tomorrow',
    documents: { s: summary([good, { id: 'c2', name: 'API', status: 'critical_outage' }]) },
  },
  {
    adapter: 'statuspage',
    what: 'an indicator in a word of tomorrow',
    documents: { s: summary([good], { status: { indicator: 'notice' } }) },
  },
  {
    adapter: 'statuspage',
    what: 'an indicator of null',
    documents: { s: summary([good], { status: { indicator: null } }) },
  },
  {
    adapter: 'statuspage',
    what: 'an incident without impact, updates and times',
    documents: { s: summary([good], { incidents: [{ id: 'i', name: 'Down', status: 'investigating' }] }) },
    open: 1,
  },
  {
    adapter: 'statuspage',
    what: 'an incident in a phase of tomorrow',
    documents: { s: summary([good], { incidents: [{ id: 'i', name: 'Down', status: 'escalated', impact: 'major' }] }) },
    open: 1,
  },
  { adapter: 'statuspage', what: 'components that are null', documents: { s: summary([null]) } },
  {
    adapter: 'incidentio',
    what: 'a component in a word of tomorrow',
    documents: {
      s: {
        ...summary([good, { id: 'c2', name: 'API', status: 'service_down' }]),
        page: { id: ulid, name: 'Acme', url: 'x' },
      },
    },
  },
  {
    adapter: 'incidentio',
    what: 'a widget with an incident of null',
    documents: { w: widget({ ongoing_incidents: [null] }) },
  },
  {
    adapter: 'incidentio',
    what: 'a widget with an impact of tomorrow',
    documents: {
      w: widget({
        ongoing_incidents: [{ id: 'i', name: 'x', status: 'identified', current_worst_impact: 'blackout' }],
      }),
    },
    open: 1,
  },
  {
    adapter: 'incidentio',
    what: 'page data with an affected component of null',
    documents: { p: pageData({ affected_components: [null] }) },
  },
  {
    adapter: 'incidentio',
    what: 'page data with an incident of null',
    documents: { p: pageData({ ongoing_incidents: [null] }) },
  },
  {
    adapter: 'incidentio',
    what: 'page data with an affected component that is not listed',
    documents: { p: pageData({ affected_components: [{ component_id: 'z', status: 'full_outage' }] }) },
  },
  {
    adapter: 'instatus',
    what: 'components whose names are in one other language',
    documents: {
      components: {
        components: [
          { id: 'a', name: { fr: 'Passerelle' }, status: 'MAJOROUTAGE' },
          { id: 'b', name: 'Web', status: 'OPERATIONAL' },
        ],
      },
    },
  },
  {
    adapter: 'instatus',
    what: 'a component without an id',
    documents: {
      components: {
        components: [
          { name: 'API', status: 'MAJOROUTAGE' },
          { id: 'b', name: 'Web', status: 'OPERATIONAL' },
        ],
      },
    },
  },
  {
    adapter: 'instatus',
    what: 'a component in a word of tomorrow beside a page that is up',
    documents: {
      summary: { page: { name: 'A', status: 'UP' } },
      components: { components: [{ id: 'b', name: 'Web', status: 'BLACKOUT' }] },
    },
  },
  {
    adapter: 'instatus',
    what: 'a component of null',
    documents: { components: { components: [null, { id: 'b', name: 'Web', status: 'OPERATIONAL' }] } },
  },
  {
    adapter: 'instatus',
    what: 'a nameless active incident on a page that is up',
    documents: {
      summary: {
        page: { name: 'A', status: 'UP' },
        activeIncidents: [{ name: { de: 'Ausfall' }, status: 'INVESTIGATING', started: '2026-11-21T10:00:00Z' }],
      },
    },
    open: 1,
  },
  {
    adapter: 'instatus',
    what: 'active incidents that are no list of objects',
    documents: { summary: { page: { name: 'A', status: 'UP' }, activeIncidents: [null] } },
  },
  {
    adapter: 'statusio',
    what: 'a part without a name that is down',
    documents: {
      s: statusio([
        { id: 'x', status: 'Down', status_code: 500 },
        { id: 'y', name: 'Web', status_code: 100 },
      ]),
    },
  },
  {
    adapter: 'statusio',
    what: 'a part with a code of tomorrow',
    documents: { s: statusio([{ id: 'x', name: 'API', status_code: 700 }]) },
  },
  {
    adapter: 'statusio',
    what: 'an incident without messages',
    documents: {
      s: statusio([{ id: 'y', name: 'Web', status_code: 100 }], [{ _id: 'i', name: 'Down', messages: null }]),
    },
    open: 1,
  },
  { adapter: 'betterstack', what: 'a page without its resources', documents: { i: betterstack(undefined) } },
  {
    adapter: 'betterstack',
    what: 'a resource without a name that is down',
    documents: { i: betterstack([resource({ status: 'downtime' })]) },
  },
  {
    adapter: 'betterstack',
    what: 'a resource in a word of tomorrow',
    documents: { i: betterstack([resource({ public_name: 'API', status: 'unreachable' })]) },
  },
  {
    adapter: 'betterstack',
    what: 'a report in a word of tomorrow',
    documents: {
      i: betterstack([
        resource({ public_name: 'API', status: 'operational' }),
        {
          id: '9',
          type: 'status_report',
          attributes: {
            title: 'x',
            report_type: 'manual',
            starts_at: '2026-11-21T10:00:00Z',
            ends_at: null,
            aggregate_state: 'blackout',
          },
        },
      ]),
    },
    open: 1,
  },
  {
    adapter: 'statuspal',
    what: 'a service without a name that is down',
    documents: {
      s: statuspal([
        { id: 1, current_incident_type: 'major', children: [] },
        { id: 2, name: 'Web', current_incident_type: null, children: [] },
      ]),
    },
  },
  {
    adapter: 'statuspal',
    what: 'a service that is down below one without an id',
    documents: {
      s: statuspal([
        {
          name: 'EU',
          current_incident_type: null,
          children: [{ id: 3, name: 'API', current_incident_type: 'major', children: [] }],
        },
      ]),
    },
  },
  {
    adapter: 'statuspal',
    what: 'an incident whose end is expected',
    documents: {
      s: statuspal([{ id: 2, name: 'Web', current_incident_type: null, children: [] }], {
        incidents: [
          {
            id: 5,
            title: 'Down',
            type: 'major',
            starts_at: '2026-11-21T10:00:00',
            ends_at: '2026-11-22T10:00:00',
            updates: [],
          },
        ],
      }),
    },
    open: 1,
  },
  {
    adapter: 'openstatus',
    what: 'a monitor in a word of tomorrow',
    documents: {
      f: {
        status: 'success',
        monitors: [{ id: 1, name: 'API', status: 'blackout' }],
        statusReports: [],
        maintenances: [],
      },
    },
  },
  {
    adapter: 'openstatus',
    what: 'a report of null',
    documents: {
      f: {
        status: 'success',
        monitors: [{ id: 1, name: 'API', status: 'success' }],
        statusReports: [null],
        maintenances: [],
      },
    },
  },
  {
    adapter: 'cstate',
    what: 'a system without a name that is down',
    documents: { i: { summaryStatus: 'ok', systems: [{ status: 'down', unresolvedIssues: [] }] } },
  },
  {
    adapter: 'cstate',
    what: 'a system in a word of tomorrow',
    documents: { i: { summaryStatus: 'ok', systems: [{ name: 'API', status: 'melting', unresolvedIssues: [] }] } },
  },
  {
    adapter: 'cstate',
    what: 'an unresolved issue of null',
    documents: { i: { summaryStatus: 'ok', systems: [{ name: 'API', status: 'ok', unresolvedIssues: [null] }] } },
  },
  {
    adapter: 'google',
    what: 'an incident of multiple products that names none, where some are wanted',
    documents: { p: [past, google({ service_key: 'zall', service_name: 'Multiple Products', affected_products: [] })] },
    options: { products: 'Cloud Storage' },
    open: 1,
  },
  {
    adapter: 'google',
    what: 'an incident that names no product, where some are wanted',
    documents: { p: [past, google({})] },
    options: { products: 'Cloud Storage' },
    open: 1,
  },
  {
    adapter: 'pagerduty',
    what: 'an open incident of null',
    documents: { p: script({ summary: { open_incidents: [null], posts: [], post_status_page_services: [] } }) },
  },
  {
    adapter: 'pagerduty',
    what: 'a post of null',
    documents: { p: script({ summary: { open_incidents: [], posts: [null], post_status_page_services: [] } }) },
  },
  {
    adapter: 'pagerduty',
    what: 'a post without updates',
    documents: {
      p: script({ summary: { open_incidents: [{ id: 'x', title: 'Down' }], post_status_page_services: [] } }),
    },
    open: 1,
  },
  {
    adapter: 'apple',
    what: 'a service of null',
    documents: { p: { services: [null, { serviceName: 'App Store', events: [] }] } },
  },
  {
    adapter: 'apple',
    what: 'an event of null',
    documents: { p: { services: [{ serviceName: 'App Store', events: [null] }] } },
  },
  {
    adapter: 'apple',
    what: 'an event in words of tomorrow',
    documents: {
      p: {
        services: [
          {
            serviceName: 'App Store',
            events: [{ eventStatus: 'developing', statusType: 'Blackout', epochStartDate: NOW - 1000 }],
          },
        ],
      },
    },
    open: 1,
  },
  { adapter: 'auth0', what: 'a region of null', documents: { p: next([region('US', []), null]) } },
  { adapter: 'auth0', what: 'an incident of null', documents: { p: next([region('US', [null])]) } },
  {
    adapter: 'azure-devops',
    what: 'a service without an id that is unhealthy',
    documents: {
      p: {
        status: { health: 'healthy' },
        services: [{ geographies: [{ id: 'EU', name: 'Europe', health: 'unhealthy' }] }],
      },
    },
  },
  {
    adapter: 'azure-devops',
    what: 'a geography in a word of tomorrow',
    documents: {
      p: {
        status: { health: 'healthy' },
        services: [{ id: 'Boards', geographies: [{ id: 'EU', name: 'Europe', health: 'melting' }] }],
      },
    },
  },
  {
    adapter: 'stripe',
    what: 'a row without a name that has a warning',
    documents: { p: { largestatus: 'up', uptimeData: [{ warning: 'Elevated errors' }] } },
  },
  {
    adapter: 'stripe',
    what: 'a part in a word of tomorrow',
    documents: { p: { largestatus: 'up', statuses: { api: 'melting' } } },
  },
  {
    adapter: 'statuscast',
    what: 'an incident of a severity of tomorrow',
    documents: {
      p: statuscast('incident-type-unplanned incident-status-inprogress incident-mostsevere-status-blackout'),
    },
    open: 1,
  },
  {
    adapter: 'zendesk',
    what: 'the first of several pages of incidents',
    documents: {
      p: {
        data: [
          {
            id: 'a',
            type: 'incident',
            attributes: { name: 'x', resolvedAt: '2026-11-01T10:00:00Z', startedAt: '2026-11-01T09:00:00Z' },
          },
        ],
        links: { next: 'https://status.zendesk.com/api/ssp/incidents.json?page=2' },
      },
    },
  },
  {
    adapter: 'adobe',
    what: 'a product of null beside one that is closed',
    documents: {
      p: {
        incidentEvent: {
          incidents: {
            1: {
              id: 1,
              products: { a: null, b: { id: 'b', name: 'B', history: { 1: { status: 'Closed', statusTime: 1 } } } },
            },
          },
        },
        maintenanceEvent: {},
      },
    },
  },
  {
    adapter: 'site24x7',
    what: 'a group whose parts are null',
    documents: {
      p: {
        data: {
          current_status: [
            { componentgroup_display_name: 'G', componentgroup_status: 1, componentgroup_components: [null] },
          ],
        },
      },
    },
  },
  {
    adapter: 'uptimekuma',
    what: 'a monitor without an id',
    documents: {
      page: {
        config: { title: 'A' },
        publicGroupList: [{ name: 'G', monitorList: [{ name: 'API' }, { id: 1, name: 'Web' }] }],
      },
      heartbeat: { heartbeatList: { 1: [{ status: 1 }] } },
    },
  },
  {
    adapter: 'heroku',
    what: 'an incident of null',
    documents: { p: { status: [{ system: 'Apps', status: 'green' }], incidents: [null], scheduled: [] } },
  },
  {
    adapter: 'gatus',
    what: 'an endpoint whose newest result says nothing',
    documents: {
      p: [
        {
          name: 'API',
          results: [{ success: true, timestamp: '2026-11-21T10:00:00Z' }, { timestamp: '2026-11-21T11:00:00Z' }],
        },
      ],
    },
  },
  {
    adapter: 'okta',
    what: 'an incident without a category',
    documents: {
      p: `<html><span data-id="incidents">${JSON.stringify([{ Id: '1', Status__c: 'In Progress' }])}</span></html>`,
    },
  },
  {
    adapter: 'slack',
    what: 'an active incident on a page that is ok',
    documents: {
      p: {
        status: 'ok',
        active_incidents: [{ id: 1, title: 'x', type: 'crash', status: 'active', services: [], notes: [] }],
      },
    },
    open: 1,
  },
  {
    adapter: 'flashduty',
    what: 'a change in words of tomorrow',
    documents: {
      p: {
        data: {
          page: { components: [{ component_id: 'a', name: 'API' }] },
          active_changes: [{ change_id: 'x', type: 'incident', status: 'escalated', affected_components: [] }],
        },
      },
    },
    open: 1,
  },
  {
    adapter: 'rootly',
    what: 'an incident in a phase of tomorrow',
    documents: {
      p: {
        page: { name: 'A' },
        status: { indicator: 'none' },
        incidents: [{ id: 'i', name: 'Down', status: 'triage' }],
      },
    },
    open: 1,
  },
  {
    adapter: 'oneuptime',
    what: 'a status without flags',
    documents: { p: { overallStatus: { name: 'Fine' }, activeIncidents: [], statusPageResources: [{}] } },
  },
  {
    adapter: 'datadog',
    what: 'a component in a word of tomorrow',
    documents: {
      p: {
        components: [{ type: 'Component', id: 'a', name: 'API', status: 'melting' }],
        incidents: [],
        maintenances: [],
      },
    },
  },
  {
    adapter: 'firehydrant',
    what: 'an incident without timestamps',
    documents: { p: { conditions: {}, components: [], incidents: [{ id: 'x', title: 'Down' }] } },
    open: 1,
  },
  {
    adapter: 'yandex',
    what: 'an incident in words of tomorrow',
    documents: { p: { items: [{ id: 1, title: 'x', status: 'escalated', levelId: 9, comments: [] }] } },
    open: 1,
  },
  {
    adapter: 'alibaba',
    what: 'an event of a kind of tomorrow',
    documents: { p: { success: true, code: 200, data: [{ id: 1, eventType: 'CRITICAL', title: 'x' }] } },
  },
  {
    adapter: 'upsun',
    what: 'an incident in a phase of tomorrow',
    documents: { p: { incidents: [{ id: 1, status: 'escalated', region_ids: [], components: [] }] } },
    open: 1,
  },
  {
    adapter: 'uptimerobot',
    what: 'a monitor in a word of tomorrow',
    documents: {
      p: {
        psp: { totalMonitors: 2 },
        data: [
          { monitorId: 1, name: 'A', statusClass: 'success' },
          { monitorId: 2, name: 'B', statusClass: 'purple' },
        ],
      },
    },
  },
  {
    adapter: 'meta',
    what: 'a service in a word of tomorrow',
    documents: { p: [{ name: 'WhatsApp', services: [{ name: 'API', status: 'Catastrophic' }] }] },
  },
  {
    adapter: 'oracle',
    what: 'a region whose services are not told',
    documents: { p: { regionHealthReports: [{ regionId: 'a', regionName: 'A', serviceHealthReports: [] }] } },
  },
  {
    adapter: 'sorry',
    what: 'notices of null',
    documents: {
      components: { response: [{ id: 1, name: 'API', state: 'operational' }] },
      notices: { response: [null] },
    },
  },
  {
    adapter: 'checkly',
    what: 'an incident without severity',
    documents: { p: { incidents: [{ id: 'a', name: 'x', services: [] }] } },
    open: 1,
  },
  {
    adapter: 'xai',
    what: 'an item without severity',
    documents: {
      p: '<rss version="2.0"><channel><title>xAI System Status</title><item><guid>a</guid><title>Down</title><description>Text</description></item></channel></rss>',
    },
  },
];

describe('a page that tells half of what is wrong', () => {
  for (const { adapter: name, what, documents, options = {}, open } of CASES)
    it(`${name}: ${what}`, () => {
      const adapter = findAdapter(name) ?? assert.fail(`no adapter ${name}`);
      const entries = Object.entries(documents).map(([key, value]) => {
        const text = typeof value === 'string' ? value : JSON.stringify(value);
        return [key, { key, url, contentType: '', text }] as const;
      });
      const reading = adapter.read(new Map(entries), { url, options }, NOW);
      if (reading.kind === 'unreadable') return assert.equal(open, undefined, reading.reason);
      assert.notEqual(reading.observation.status, 'operational');
      if (open !== undefined) assert.equal(countOpen(reading.observation), open);
    });
});

function countOpen({ incidents }: Observation): number {
  return incidents.filter(({ kind, resolvedAt }) => kind === 'incident' && resolvedAt === null).length;
}
