import type { ServiceRow } from '../../packages/server/src/store/services/services.ts';

/** A vendor with a status page that nobody has looked at, as the store keeps it. Its slug and name are its identifier. */
export function serviceRow(id: string, change: Partial<ServiceRow> = {}): ServiceRow {
  return {
    id,
    organization_id: null,
    slug: id,
    name: id,
    category: 'test',
    status_page_url: 'https://status.example.com',
    adapter: 'statuspage',
    page: '{}',
    hosts: '[]',
    packages: '{}',
    current_status: 'unknown',
    raw_status: null,
    last_checked_at: null,
    created_at: 0,
    retired_at: null,
    ...change,
  };
}
