import type { CauseEvidence, ChangeMarker } from '@upriver/detection';
import type { ChangeMarkerKind } from '@upriver/contract';
import { DAY_MS, MINUTE_MS } from '../domain/time.ts';
import { countReachedPages } from '../store/checks/reached-pages.ts';
import type { Queries } from '../store/database.ts';
import { listCalledEnvironments } from '../store/detection/detectors.ts';
import { listChangeMarkers, listReportingProjects } from '../store/evidence/change-markers.ts';
import type { ChangeMarkerRow } from '../store/evidence/change-markers.ts';

/** What is asked for: evidence beside the calls of one organization to one service, since they got worse. */
export interface OutsideQuestion {
  readonly organizationId: string;
  readonly serviceId: string;
  /** Of the series in which the change was found; '' where its events name none. */
  readonly environment: string;
  /** The change detector's estimate, milliseconds UTC. */
  readonly onsetAt: number;
  readonly now: number;
}

/** The parts of `CauseEvidence` that are not counts of calls. */
export type OutsideEvidence = Pick<CauseEvidence, 'changes' | 'reportingProjects' | 'otherPages'>;

/** Changes further from the onset are not weighed one by one. */
const CHANGES_BEFORE_MS = 2 * 60 * MINUTE_MS;
const CHANGES_AFTER_MS = 15 * MINUTE_MS;
const CHANGES_MAX = 100;
/** A project that reported so many changes within this time is taken to report them all. */
const REPORTED_WITHIN_MS = 90 * DAY_MS;
const REPORTED_MIN = 3;

/** Reads what was reported and seen beside the calls. Reads only; a few queries by index. */
export async function readOutsideEvidence(db: Queries, asked: OutsideQuestion): Promise<OutsideEvidence> {
  const { organizationId, serviceId, onsetAt, now } = asked;
  const otherPages = await countReachedPages(db, serviceId, onsetAt);
  return {
    changes: await readChanges(db, asked),
    reportingProjects: await listReportingProjects(db, organizationId, now - REPORTED_WITHIN_MS, REPORTED_MIN),
    otherPages: otherPages.asked === 0 ? null : otherPages,
  };
}

async function readChanges(
  db: Queries,
  { organizationId, environment, onsetAt, now }: OutsideQuestion,
): Promise<ChangeMarker[]> {
  const rows = await listChangeMarkers(
    db,
    organizationId,
    { from: onsetAt - CHANGES_BEFORE_MS, to: Math.min(now, onsetAt + CHANGES_AFTER_MS) + 1 },
    { limit: CHANGES_MAX },
  );
  if (rows.length === 0) return [];
  const called = await listCalledEnvironments(db, organizationId);
  return rows.filter((row) => concerns(row, environment, called)).map(toMarker);
}

/**
 * A change that names an environment concerns calls of that one. One that names an environment which the project's calls do not carry
 * concerns all of them: it is more likely to be called differently there than to be irrelevant.
 */
function concerns(
  row: ChangeMarkerRow,
  environment: string,
  called: ReadonlyMap<string, ReadonlySet<string>>,
): boolean {
  if (row.environment === null || row.environment === environment || environment === '') return true;
  const known = row.project_id === null ? [...called.values()] : [called.get(row.project_id) ?? new Set<string>()];
  return !known.some((environments) => environments.has(row.environment ?? ''));
}

function toMarker(row: ChangeMarkerRow): ChangeMarker {
  return {
    // Safe: rows are written from the contract's words only.
    kind: row.kind as ChangeMarkerKind,
    at: row.at,
    ...(row.project_id === null ? {} : { project: row.project_id }),
    ...(row.name === null ? {} : { name: row.name }),
  };
}
