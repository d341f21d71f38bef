import { json, type AdapterFixtures } from '../../fixture.ts';

function event(status: string): object {
  return {
    date: '1777626000',
    arn: 'arn:aws:health:eu-west-1::event/EC2/X/X_1',
    region_name: 'Ireland',
    status,
    service: 'ec2-eu-west-1',
    service_name: 'Amazon Elastic Compute Cloud',
    summary: 'Increased error rates',
    event_log: [{ summary: 'Increased error rates', message: 'We are looking.', status: 1, timestamp: 1777626000 }],
    impacted_services: { 'ec2-eu-west-1': { service_name: 'EC2', current: status, max: status } },
  };
}

export const fixtures: AdapterFixtures = {
  url: 'https://health.aws.amazon.com/health/status',
  healthy: { documents: { current: json([]) }, status: 'operational', open: 0 },
  incident: { documents: { current: json([event('3')]) }, status: 'partial_outage', open: 1 },
  malformed: [json({ message: 'Forbidden' }), json([event('8')]), json([{ service: 'x' }])],
  statusBearing: [],
  emptyIsHealthy: ['[]'],
};
