import type { AdapterFixtures } from '../../fixture.ts';

function page(flag: string): string {
  return `<!doctype html><html><head><title>Status</title></head><body><p>Status</p><script>window.page = {"name": "Example", ${flag}};</script></body></html>`;
}

export const fixtures: AdapterFixtures = {
  url: 'https://status.example.com',
  healthy: { documents: { page: page('"global_is_operational": true') }, status: 'operational' },
  incident: { documents: { page: page('"global_is_operational": false') }, status: 'degraded' },
  malformed: [page('"global_is_operational": null'), page('"other": true'), page('"global_is_operational": "true"')],
  statusBearing: [],
};
