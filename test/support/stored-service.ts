import type { Service } from '../../packages/server/src/store/services/services.ts';

/** A vendor with a status page that nobody has checked, as the store keeps it. Its slug and name are its identifier. */
export function storedService(id: string, change: Partial<Service> = {}): Service {
  return {
    id,
    organizationId: null,
    slug: id,
    name: id,
    category: 'test',
    statusPageUrl: 'https://status.example.com',
    adapter: 'statuspage',
    page: { target: { url: 'https://status.example.com', options: {} } },
    hosts: [],
    packages: {},
    currentStatus: 'unknown',
    rawStatus: null,
    lastCheckedAt: null,
    createdAt: 0,
    retiredAt: null,
    overlayOf: null,
    standsFor: null,
    ...change,
  };
}
