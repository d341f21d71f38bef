import { json, type AdapterFixtures } from '../../fixture.ts';

function index(state: string, resources: readonly string[], report?: object): string {
  const data = {
    id: '1',
    type: 'status_page',
    attributes: { company_name: 'Example', timezone: 'UTC', aggregate_state: state },
  };
  const rows = resources.map((status, position) => ({
    id: `r${position}`,
    type: 'status_page_resource',
    attributes: { public_name: `Part ${position}`, status, status_page_section_id: 7 },
  }));
  const section = { id: '7', type: 'status_page_section', attributes: { name: 'Parts' } };
  return json({ data, included: [section, ...rows, ...(report === undefined ? [] : [report])] });
}

const incident = {
  id: 's1',
  type: 'status_report',
  attributes: {
    title: 'API is down',
    report_type: 'manual',
    starts_at: '2026-05-01T09:00:00.000Z',
    ends_at: null,
    aggregate_state: 'downtime',
  },
  relationships: { status_updates: { data: [{ id: 'u1', type: 'status_update' }] } },
};
const maintenance = {
  id: 's2',
  type: 'status_report',
  attributes: {
    title: 'Upgrade',
    report_type: 'maintenance',
    starts_at: '2026-09-01T09:00:00.000Z',
    ends_at: '2099-01-01T00:00:00.000Z',
    aggregate_state: 'maintenance',
  },
};

export const fixtures: AdapterFixtures = {
  url: 'https://status.example.com',
  healthy: {
    documents: { index: index('operational', ['operational', 'operational', 'not_monitored']) },
    status: 'operational',
    components: 3,
    open: 0,
  },
  incident: {
    documents: { index: index('downtime', ['downtime', 'operational'], incident) },
    status: 'partial_outage',
    components: 2,
    open: 1,
  },
  maintenance: {
    documents: { index: index('maintenance', ['maintenance'], maintenance) },
    status: 'maintenance',
    planned: 1,
  },
  malformed: [json({ message: 'Forbidden' }), index('lovely', ['operational']), json({ data: { type: 'other' } })],
  statusBearing: ['data', 'data.type', 'data.attributes', 'data.attributes.aggregate_state'],
};
