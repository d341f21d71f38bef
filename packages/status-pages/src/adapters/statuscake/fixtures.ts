import { json, type AdapterFixtures } from '../../fixture.ts';

function tests(...states: readonly string[]): string {
  return json({
    TestData: states.map((state, index) => ({ TestID: index + 1, Name: `Test ${index + 1}`, Status: state })),
  });
}

export const fixtures: AdapterFixtures = {
  url: 'https://app.statuscake.com/Workfloor/PublicReportHandler.php?PublicID=abc',
  healthy: { documents: { page: tests('Up', 'Up') }, status: 'operational', components: 2 },
  incident: { documents: { page: tests('Up', 'Down') }, status: 'partial_outage', components: 2 },
  malformed: [json({ TestData: [] }), tests('Sideways'), json({ message: 'Forbidden' })],
  statusBearing: ['TestData', 'TestData.0.Status'],
};
