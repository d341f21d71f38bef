import { json, type AdapterFixtures } from '../../fixture.ts';

function summary(first: number, second: number): string {
  const group = {
    componentgroup_display_name: 'Parts',
    componentgroup_status: first,
    componentgroup_components: [{ display_name: 'API', component_status: first }],
  };
  return json({ data: { current_status: [group, { display_name: 'Web', component_status: second }] } });
}

export const fixtures: AdapterFixtures = {
  url: 'https://status.example.com/sp/api/public/summary_details/statuspages/abc',
  healthy: { documents: { page: summary(1, 1) }, status: 'operational', components: 2 },
  incident: { documents: { page: summary(6, 1) }, status: 'major_outage', components: 2 },
  maintenance: { documents: { page: summary(4, 1) }, status: 'maintenance' },
  malformed: [json({ message: 'Forbidden' }), summary(12, 1), json({ data: { current_status: [] } })],
  statusBearing: ['data', 'data.current_status', 'data.current_status.1.component_status'],
};
