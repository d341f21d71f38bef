import { groupImpairments, joinLedger } from '@upriver/detection';
import type { Database } from '../store/database.ts';
import { listImpairments } from '../store/detection/detectors.ts';
import { listJudgments } from '../store/detection/judgments.ts';
import { listIncidentsBetween } from '../store/incidents/incidents.ts';
import { toRecord, toVendorIncident } from './read-ledger.ts';
import { keyOfSeries } from './series.ts';

/** How long before the vendor's posts impairments of the calls of one project to one service were detected. */
export interface LeadTimes {
  readonly serviceId: string;
  readonly projectId: string;
  /** Milliseconds, one for each impairment that the vendor posted an incident about; negative where the vendor was first. */
  readonly leadsMs: readonly number[];
}

/** Lead times of an organization, as in its ledgers, from three queries. */
export async function readLeadTimes(
  database: Database,
  { organizationId, from, now }: { readonly organizationId: string; readonly from: number; readonly now: number },
): Promise<LeadTimes[]> {
  const db = database.kysely;
  const rows = await listImpairments(db, organizationId, { from, to: now });
  if (rows.length === 0) return [];
  const judgments = new Map(
    (await listJudgments(db, organizationId, {})).map((judgment) => [judgment.impairmentId, judgment]),
  );
  const serviceIds = [...new Set(rows.map((row) => row.serviceId))];
  const incidents = Map.groupBy(await listIncidentsBetween(db, serviceIds, from, now), (row) => row.serviceId);
  const result: LeadTimes[] = [];
  for (const [serviceId, ofService] of Map.groupBy(rows, (row) => row.serviceId)) {
    // Whether calls were enough matters only for incidents that were not felt.
    const posted = (incidents.get(serviceId) ?? []).map((row) => toVendorIncident(row, true));
    for (const [projectId, ofProject] of Map.groupBy(ofService, (row) => row.projectId)) {
      const episodes = [...Map.groupBy(ofProject, keyOfSeries).values()].flatMap((ofSeries) =>
        groupImpairments(ofSeries.map((row) => toRecord(row, new Map(), judgments))),
      );
      const entries = joinLedger(episodes, posted, now);
      result.push({
        serviceId,
        projectId,
        leadsMs: entries.flatMap((one) => (one.kind === 'both' ? [one.leadMs] : [])),
      });
    }
  }
  return result;
}
