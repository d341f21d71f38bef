import { json, type AdapterFixtures } from '../../fixture.ts';

function payload(incidents: readonly object[]): string {
  return json({
    config: { companyName: 'Example', title: 'Example' },
    conditions: { Good: 'OPERATIONAL', Shaky: 'DEGRADED', Gone: 'OFFLINE' },
    components: [
      { id: 'c1', name: 'API' },
      { id: 'c2', name: 'Web' },
    ],
    incidents,
  });
}

function incident(severitySlug: string, resolved: object): object {
  return {
    id: 'i1',
    title: 'API errors',
    severitySlug,
    timestamps: { started: '2026-05-01T09:00:00Z', ...resolved },
    components: [{ id: 'c1', name: 'API', condition: 'Shaky' }],
    timeline: [{ occurredAt: '2026-05-01T09:05:00Z', details: { note: '**Investigating** — Looking.' } }],
  };
}

const closed = { ...incident('SEV3', { resolved: '2026-05-01T10:00:00Z' }), id: 'i0' };

export const fixtures: AdapterFixtures = {
  url: 'https://status.example.com',
  healthy: { documents: { payload: payload([closed]) }, status: 'operational', components: 2, open: 0 },
  incident: {
    documents: { payload: payload([incident('SEV2', {}), closed]) },
    status: 'partial_outage',
    components: 2,
    open: 1,
  },
  maintenance: {
    documents: { payload: payload([{ ...incident('MAINTENANCE', {}), components: [] }]) },
    status: 'maintenance',
    planned: 1,
  },
  malformed: [json({ message: 'Forbidden' }), json({ conditions: {}, components: [] })],
  statusBearing: ['incidents', 'conditions', 'incidents.0.timestamps', 'incidents.0.timestamps.resolved'],
};
