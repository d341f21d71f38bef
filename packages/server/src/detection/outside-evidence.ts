import type { CauseEvidence, ChangeMarker, ProbeEvidence } from '@upriver/detection';
import { DAY_MS, MINUTE_MS } from '../domain/time.ts';
import { countReachedPages } from '../store/checks/reached-pages.ts';
import type { Queries } from '../store/database.ts';
import { findFirstDetectedAt, listCalledEnvironments } from '../store/detection/detectors.ts';
import { listChangeMarkers, listReportingProjects } from '../store/evidence/change-markers.ts';
import { listComparisonProbes, listKnownProbes } from '../store/evidence/host-probes.ts';
import type { StoredProbe } from '../store/evidence/host-probes.ts';
import { countShared, sharesCounts } from '../store/organizations/shared-counts.ts';
import type { SharedCounts } from '../store/organizations/shared-counts.ts';
import type { StoredChangeMarker } from '../store/evidence/change-markers.ts';

/** What is asked for: evidence beside the calls of one organization to one service, since they got worse. */
export interface OutsideQuestion {
  readonly organizationId: string;
  readonly serviceId: string;
  /** Of the series in which the change was found; '' where its events name none. */
  readonly environment: string;
  readonly region: string;
  /** The change detector's estimate, milliseconds UTC. */
  readonly onsetAt: number;
  readonly now: number;
}

/** The parts of `CauseEvidence` that are not counts of calls. */
export type OutsideEvidence = Pick<
  CauseEvidence,
  'changes' | 'reportingProjects' | 'otherPages' | 'probe' | 'organizations'
>;

/** Changes further from the onset are not weighed one by one. */
const CHANGES_BEFORE_MS = 2 * 60 * MINUTE_MS;
const CHANGES_AFTER_MS = 15 * MINUTE_MS;
const CHANGES_MAX = 100;
/** Probes of one kind: ten minutes of one in ten seconds. */
const PROBES_MAX = 60;
/** A project that reported so many changes within this time is taken to report them all. */
const REPORTED_WITHIN_MS = 90 * DAY_MS;
const REPORTED_MIN = 3;

/** Reads what was reported and seen beside the calls. Reads only; a few queries by index. */
export async function readOutsideEvidence(db: Queries, asked: OutsideQuestion): Promise<OutsideEvidence> {
  const { serviceId, onsetAt } = asked;
  const otherPages = await countReachedPages(db, serviceId, onsetAt);
  const probes = await readProbes(db, asked);
  return {
    ...(await readReportedChanges(db, asked)),
    otherPages: otherPages.asked === 0 ? null : otherPages,
    probe: toProbeEvidence(probes),
    organizations: await readOrganizations(db, asked),
  };
}

/** Changes of ours near the onset, and the projects that report theirs. */
export async function readReportedChanges(
  db: Queries,
  asked: Omit<OutsideQuestion, 'serviceId' | 'region'>,
): Promise<Pick<OutsideEvidence, 'changes' | 'reportingProjects'>> {
  const { organizationId, now } = asked;
  return {
    changes: await readChanges(db, asked),
    reportingProjects: await listReportingProjects(db, organizationId, now - REPORTED_WITHIN_MS, REPORTED_MIN),
  };
}

/** Fewer organizations are never told of: one could work out another's counts. */
const ORGANIZATIONS_MIN = 3;

/** How other organizations fare that share counts, as this one must; null where that is fewer than three. */
export async function readOrganizations(db: Queries, asked: OutsideQuestion): Promise<SharedCounts | null> {
  if (!(await sharesCounts(db, asked.organizationId))) return null;
  const counts = await countShared(db, asked);
  return counts.judged < ORGANIZATIONS_MIN ? null : counts;
}

/** What this server found at the vendor's host and at others, newest first. */
export interface OutsideProbes {
  readonly vendor: readonly StoredProbe[];
  readonly others: readonly StoredProbe[];
}

/**
 * Probes since this organization's own calls were found to fail. Earlier ones were made for another organization, whose trouble is nobody
 * else's business.
 */
export async function readProbes(
  db: Queries,
  { organizationId, serviceId, onsetAt }: Pick<OutsideQuestion, 'organizationId' | 'serviceId' | 'onsetAt'>,
): Promise<OutsideProbes> {
  const detectedAt = await findFirstDetectedAt(db, organizationId, serviceId, onsetAt);
  if (detectedAt === undefined) return { vendor: [], others: [] };
  return {
    vendor: await listKnownProbes(db, serviceId, detectedAt, PROBES_MAX),
    others: await listComparisonProbes(db, organizationId, serviceId, detectedAt, PROBES_MAX),
  };
}

/** What is weighed of probes; null where they say nothing. */
function toProbeEvidence({ vendor, others }: OutsideProbes): ProbeEvidence | null {
  if (vendor.length === 0) return null;
  const isLost = vendor.some(({ isReached }) => !isReached);
  // A host that cannot be reached says nothing by itself where nothing else was asked.
  if (isLost && others.length === 0) return null;
  return { vendor: countProbes(vendor), others: countProbes(others), hasPath: vendor[0]?.path !== null };
}

/** How many were made, and failed. */
export function countProbes(probes: readonly StoredProbe[]): { readonly attempts: number; readonly failed: number } {
  return { attempts: probes.length, failed: probes.filter(({ isFailed }) => isFailed).length };
}

async function readChanges(
  db: Queries,
  { organizationId, environment, onsetAt, now }: Omit<OutsideQuestion, 'serviceId' | 'region'>,
): Promise<ChangeMarker[]> {
  const rows = await listChangeMarkers(
    db,
    organizationId,
    { from: onsetAt - CHANGES_BEFORE_MS, to: Math.min(now, onsetAt + CHANGES_AFTER_MS) + 1 },
    { limit: CHANGES_MAX },
  );
  if (rows.length === 0) return [];
  const called = await listCalledEnvironments(db, organizationId);
  return rows.filter((marker) => concerns(marker, environment, called)).map(toMarker);
}

/**
 * A change that names an environment concerns calls of that one. One that names an environment which the project's calls do not carry
 * concerns all of them: it is more likely to be called differently there than to be irrelevant.
 */
export function concerns(
  marker: Pick<StoredChangeMarker, 'projectId' | 'environment'>,
  environment: string,
  called: ReadonlyMap<string, ReadonlySet<string>>,
): boolean {
  if (marker.environment === null || marker.environment === environment || environment === '') return true;
  const known = marker.projectId === null ? [...called.values()] : [called.get(marker.projectId) ?? new Set<string>()];
  return !known.some((environments) => environments.has(marker.environment ?? ''));
}

function toMarker(marker: StoredChangeMarker): ChangeMarker {
  return {
    kind: marker.kind,
    at: marker.at,
    ...(marker.projectId === null ? {} : { project: marker.projectId }),
    ...(marker.name === null ? {} : { name: marker.name }),
  };
}
