import { groupImpairments, learnRates, pastImpairments, pastPosts } from '@upriver/detection';
import type { CauseRates, Episode, PastImpairment } from '@upriver/detection';
import { DAY_MS } from '../domain/time.ts';
import type { Queries } from '../store/database.ts';
import { listEndedImpairments } from '../store/detection/detectors.ts';
import { listJudgments } from '../store/detection/judgments.ts';
import { listIncidentsBetween } from '../store/incidents/incidents.ts';
import { createFreshValues } from './fresh-values.ts';
import { toRecord, toVendorIncident } from './read-ledger.ts';
import { keyOfSeries } from './series.ts';

/** What happened longer ago is forgotten: organizations and vendors change. */
const LEARNED_FROM_MS = 400 * DAY_MS;
/** The newest of an organization; an episode can have several. */
const IMPAIRMENTS_MAX = 500;
const JUDGMENTS_MAX = 500;
/** What people say is heeded after so long at the latest. */
const FRESH_MS = 60_000;

/** Rates of causes, learned from what one organization felt and said. */
export interface LearnedRates {
  /** @param now milliseconds UTC */
  of(organizationId: string, serviceId: string, now: number): Promise<CauseRates>;
}

/** What one organization's past was, by service. */
interface OrganizationPast {
  readonly episodes: ReadonlyMap<string, readonly Episode[]>;
  readonly impairments: readonly PastImpairment[];
}

/** Learns when asked, and again after a minute. @param monotonicMs reading of a clock that nobody sets */
export function createLearnedRates(db: Queries, monotonicMs: () => number): LearnedRates {
  const rates = createFreshValues<CauseRates>(monotonicMs, FRESH_MS);
  const pasts = createFreshValues<OrganizationPast>(monotonicMs, FRESH_MS);
  return {
    of: (organizationId, serviceId, now) =>
      rates(`${organizationId} ${serviceId}`, async () => {
        const past = await pasts(organizationId, async () => readPast(db, organizationId, now));
        const episodes = past.episodes.get(serviceId) ?? [];
        const incidents =
          episodes.length === 0 ? [] : await listIncidentsBetween(db, [serviceId], now - LEARNED_FROM_MS, now);
        const known = incidents
          .filter(({ kind, impact, startedAt }) => startedAt <= now && (kind !== 'incident' || impact !== 'none'))
          .map((incident) => toVendorIncident(incident, true));
        return learnRates({ impairments: past.impairments, posts: pastPosts(episodes, known, now) });
      }),
  };
}

/** Reads what an organization's past was. Nothing of another organization is read. */
async function readPast(db: Queries, organizationId: string, now: number): Promise<OrganizationPast> {
  const rows = await listEndedImpairments(db, organizationId, now - LEARNED_FROM_MS, IMPAIRMENTS_MAX);
  const said = await listJudgments(db, organizationId, { limit: JUDGMENTS_MAX });
  const judgments = new Map(said.map((judgment) => [judgment.impairmentId, judgment]));
  const episodes = new Map<string, Episode[]>();
  for (const ofSeries of Map.groupBy(rows, (row) => keyOfSeries(row)).values()) {
    const serviceId = ofSeries[0]?.serviceId ?? '';
    const grouped = groupImpairments(ofSeries.map((row) => toRecord(row, new Map(), judgments)));
    episodes.set(serviceId, [...(episodes.get(serviceId) ?? []), ...grouped]);
  }
  return { episodes, impairments: [...episodes.values()].flatMap((ofService) => pastImpairments(ofService)) };
}
