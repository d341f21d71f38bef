import { json, type AdapterFixtures } from '../../fixture.ts';

const AT = Date.UTC(2026, 9, 14, 20) / 1000;

function summary(...activeChanges: readonly object[]): string {
  return json({
    request_id: 'r',
    data: {
      page: {
        page_id: 1234567,
        name: 'Example',
        components: [
          { component_id: 'api', name: 'API' },
          { component_id: 'chat', name: 'Chat', section_id: 's' },
        ],
        sections: [{ section_id: 's', name: 'Apps' }],
      },
      active_changes: activeChanges,
    },
  });
}

function change(type: string, status: string, componentStatus: string): object {
  return {
    change_id: 7,
    type,
    title: 'API partially unavailable',
    status,
    affected_components: [{ component_id: 'api', name: 'API', status: componentStatus }],
    start_at_seconds: AT,
    updates: [{ update_id: 'u', at_seconds: AT + 60, status, description: 'At work.' }],
  };
}

export const fixtures: AdapterFixtures = {
  url: 'https://status.example.com/api/status-page/1234567/summary/active',
  healthy: { documents: { page: summary() }, status: 'operational', components: 2, open: 0 },
  incident: {
    documents: { page: summary(change('incident', 'identified', 'partial_outage')) },
    status: 'partial_outage',
    components: 2,
    open: 1,
  },
  maintenance: {
    documents: { page: summary(change('maintenance', 'in_progress', 'under_maintenance')) },
    status: 'maintenance',
    components: 2,
    planned: 1,
  },
  malformed: [
    summary(change('incident', 'identified', 'sideways')),
    json({ request_id: 'r', error: { code: 'ResourceNotFound' } }),
    json({ data: { page: { components: [] }, active_changes: [] } }),
  ],
  statusBearing: ['data', 'data.page.components', 'data.active_changes'],
};
