import type { Selectable } from 'kysely';
import type { Queries, Writing } from '../database.ts';
import type { HostProbeTable } from '../schema/evidence.ts';
import type { Service } from '../services/services.ts';
import { DAY_MS } from '../../domain/time.ts';

/** One attempt of this server to reach a vendor's host. */
export interface StoredProbe {
  readonly serviceId: string;
  readonly host: string;
  /** Milliseconds UTC. */
  readonly at: number;
  /** For calls that fail, to compare with, or to know that the host can be reached from here. */
  readonly purpose: 'trouble' | 'comparison' | 'calm';
  /** The path that needs no key; null where only reaching the host counts. */
  readonly path: string | null;
  /** The step that did not succeed. */
  readonly stage: 'dns' | 'tcp' | 'tls' | 'http' | null;
  readonly reason: string | null;
  /** Of the HTTP answer. */
  readonly status: number | null;
  /** Whether a connection came about, whatever was answered. */
  readonly isReached: boolean;
  /** Whether it was not reached, or answered a path that needs no key with a 5xx or not at all. */
  readonly isFailed: boolean;
  readonly tookMs: number;
}

/** Probes kept of one host: an hour of one in ten seconds. */
export const PROBES_PER_HOST = 360;
/** A host that could be reached within this time is known to be reachable from here. */
export const REACHED_WITHIN_MS = 30 * DAY_MS;
/** Single probes, and hosts that nobody asks any more, are forgotten after these. */
const PROBES_KEPT_MS = 2 * DAY_MS;
const HOSTS_KEPT_MS = 2 * REACHED_WITHIN_MS;

/** A service that can be probed: what its entry says of its hosts. */
export interface ProbeCandidate {
  readonly id: string;
  readonly slug: string;
  /** Null for a vendor of the catalog. */
  readonly organizationId: string | null;
  readonly hosts: Service['hosts'];
  readonly overlayOf: string | null;
  readonly standsFor: string | null;
}

/** Services that any organization's projects are linked to, by slug. */
export async function listProbeCandidates(db: Queries, limit: number): Promise<ProbeCandidate[]> {
  const rows = await db
    .selectFrom('services')
    .select(['id', 'slug', 'organization_id', 'overlay_of', 'stands_for', 'hosts'])
    .where('retired_at', 'is', null)
    .where('id', 'in', db.selectFrom('links').select('service_id').distinct())
    .orderBy('slug')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ organization_id, overlay_of, stands_for, hosts, ...rest }) => ({
    ...rest,
    organizationId: organization_id,
    overlayOf: overlay_of,
    standsFor: stands_for,
    // Safe: the column holds what the catalog or the API's check wrote.
    hosts: JSON.parse(hosts) as Service['hosts'],
  }));
}

/** When each host was asked, and reached, last. */
export async function listProbedHosts(
  db: Queries,
): Promise<ReadonlyMap<string, { readonly probedAt: number; readonly reachedAt: number | null }>> {
  const rows = await db.selectFrom('probed_hosts').selectAll().execute();
  return new Map(rows.map((row) => [row.host, { probedAt: row.probed_at, reachedAt: row.reached_at }]));
}

/** Records a probe, and forgets the oldest ones of its host beyond `PROBES_PER_HOST`. */
export async function addHostProbe(db: Writing, probe: StoredProbe): Promise<void> {
  await db.insertInto('host_probes').values(toRow(probe)).execute();
  const reached = probe.isReached ? { reached_at: probe.at } : {};
  await db
    .insertInto('probed_hosts')
    .values({ host: probe.host, probed_at: probe.at, reached_at: probe.isReached ? probe.at : null })
    .onConflict((conflict) => conflict.column('host').doUpdateSet({ probed_at: probe.at, ...reached }))
    .execute();
  const oldest = await db
    .selectFrom('host_probes')
    .select('id')
    .where('host', '=', probe.host)
    .orderBy('id', 'desc')
    .offset(PROBES_PER_HOST)
    .limit(1)
    .executeTakeFirst();
  if (oldest !== undefined)
    await db.deleteFrom('host_probes').where('host', '=', probe.host).where('id', '<=', oldest.id).execute();
}

/**
 * Probes since a moment of a service's host, newest first: those of a host that could be reached from here before. One that never
 * could says nothing: it may be reachable from the callers' network alone.
 */
export async function listKnownProbes(
  db: Queries,
  serviceId: string,
  since: number,
  limit: number,
): Promise<StoredProbe[]> {
  const rows = await selectKnown(db, since).where('host_probes.service_id', '=', serviceId).limit(limit).execute();
  return rows.map(toStored);
}

/**
 * The same of other services, for comparison: those that were chosen for it because nothing was known to be wrong with them, and
 * those that this organization's projects are linked to.
 */
export async function listComparisonProbes(
  db: Queries,
  organizationId: string,
  exceptServiceId: string,
  since: number,
  limit: number,
): Promise<StoredProbe[]> {
  const linked = db.selectFrom('links').select('service_id').where('organization_id', '=', organizationId);
  const rows = await selectKnown(db, since)
    .where('host_probes.service_id', '!=', exceptServiceId)
    .where((where) =>
      where.or([where('host_probes.purpose', '=', 'comparison'), where('host_probes.service_id', 'in', linked)]),
    )
    .limit(limit)
    .execute();
  return rows.map(toStored);
}

/** Forgets old probes and hosts, a few at a time. @returns how many */
export async function expireHostProbes(db: Queries, now: number, limit: number): Promise<number> {
  const probes = await db
    .deleteFrom('host_probes')
    .where('id', 'in', (oldest) =>
      oldest
        .selectFrom('host_probes')
        .select('id')
        .where('at', '<', now - PROBES_KEPT_MS)
        .limit(limit),
    )
    .executeTakeFirst();
  const hosts = await db
    .deleteFrom('probed_hosts')
    .where('probed_at', '<', now - HOSTS_KEPT_MS)
    .executeTakeFirst();
  return Number(probes.numDeletedRows + hosts.numDeletedRows);
}

function selectKnown(db: Queries, since: number) {
  return db
    .selectFrom('host_probes')
    .innerJoin('probed_hosts', 'probed_hosts.host', 'host_probes.host')
    .selectAll('host_probes')
    .where('host_probes.at', '>=', since)
    .where('probed_hosts.reached_at', '>=', since - REACHED_WITHIN_MS)
    .orderBy('host_probes.id', 'desc');
}

function toRow(probe: StoredProbe): Omit<Selectable<HostProbeTable>, 'id'> {
  const { serviceId, isReached, isFailed, tookMs, ...rest } = probe;
  return {
    ...rest,
    service_id: serviceId,
    is_reached: isReached ? 1 : 0,
    is_failed: isFailed ? 1 : 0,
    took_ms: Math.round(tookMs),
  };
}

function toStored(row: Selectable<HostProbeTable>): StoredProbe {
  return {
    serviceId: row.service_id,
    host: row.host,
    at: row.at,
    // Safe: rows are made by `toRow` only.
    purpose: row.purpose as StoredProbe['purpose'],
    path: row.path,
    stage: row.stage as StoredProbe['stage'],
    reason: row.reason,
    status: row.status,
    isReached: row.is_reached === 1,
    isFailed: row.is_failed === 1,
    tookMs: row.took_ms,
  };
}
