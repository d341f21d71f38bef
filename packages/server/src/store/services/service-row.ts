import type { HostPattern, PackagePattern } from '@upriver/catalog';
import type { Ecosystem, Status } from '@upriver/contract';
import type { ServiceTable } from '../schema/core.ts';
import { decodePage, encodePage } from './stored-page.ts';
import type { StoredPage } from './stored-page.ts';

/** A vendor: one of the catalog, or of an organization's own. */
export interface Service {
  readonly id: string;
  /** Null for one of the catalog. */
  readonly organizationId: string | null;
  readonly slug: string;
  readonly name: string;
  readonly category: string;
  /** The page that people open; null when the vendor publishes none. */
  readonly statusPageUrl: string | null;
  /** Provider of the page; null when it is not known yet. */
  readonly adapter: string | null;
  /** How the page is read. */
  readonly page: StoredPage;
  readonly hosts: readonly HostPattern[];
  readonly packages: PackagePatterns;
  readonly currentStatus: Status;
  /** The page's own word for it. */
  readonly rawStatus: string | null;
  readonly lastCheckedAt: number | null;
  readonly createdAt: number;
  /** Since when the catalog no longer has it. */
  readonly retiredAt: number | null;
  /** The service of the catalog vendor that the organization set this page for; null for a vendor of its own or of the catalog. */
  readonly overlayOf: string | null;
  /** The service of the catalog vendor with the same slug that this one of the organization stands for, see `settleStandIns`. */
  readonly standsFor: string | null;
}

/** Package patterns by ecosystem. */
export type PackagePatterns = Partial<Record<Ecosystem, readonly PackagePattern[]>>;

/** A row as the noun that it stands for. Safe: only `toServiceColumns` and recorded checks write these columns. */
export function toService(row: ServiceTable): Service {
  return {
    id: row.id,
    organizationId: row.organization_id,
    slug: row.slug,
    name: row.name,
    category: row.category,
    statusPageUrl: row.status_page_url,
    adapter: row.adapter,
    page: decodePage(row.page),
    hosts: JSON.parse(row.hosts) as HostPattern[],
    packages: JSON.parse(row.packages) as PackagePatterns,
    currentStatus: row.current_status as Status,
    rawStatus: row.raw_status,
    lastCheckedAt: row.last_checked_at,
    createdAt: row.created_at,
    retiredAt: row.retired_at,
    overlayOf: row.overlay_of,
    standsFor: row.stands_for,
  };
}

/** What describes a service, as columns; fields that are absent give none. */
export function toServiceColumns(service: Partial<Service>): Partial<ServiceTable> {
  const { name, category, statusPageUrl, adapter, page, hosts, packages } = service;
  return {
    ...(name === undefined ? {} : { name }),
    ...(category === undefined ? {} : { category }),
    ...(statusPageUrl === undefined ? {} : { status_page_url: statusPageUrl }),
    ...(adapter === undefined ? {} : { adapter }),
    ...(page === undefined ? {} : { page: encodePage(page) }),
    ...(hosts === undefined ? {} : { hosts: JSON.stringify(hosts) }),
    ...(packages === undefined ? {} : { packages: JSON.stringify(packages) }),
  };
}

/** A whole service as a row. */
export function toServiceRow(service: Service): ServiceTable {
  return {
    id: service.id,
    organization_id: service.organizationId,
    slug: service.slug,
    name: service.name,
    category: service.category,
    status_page_url: service.statusPageUrl,
    adapter: service.adapter,
    page: encodePage(service.page),
    hosts: JSON.stringify(service.hosts),
    packages: JSON.stringify(service.packages),
    current_status: service.currentStatus,
    raw_status: service.rawStatus,
    last_checked_at: service.lastCheckedAt,
    created_at: service.createdAt,
    retired_at: service.retiredAt,
    overlay_of: service.overlayOf,
    stands_for: service.standsFor,
  };
}
