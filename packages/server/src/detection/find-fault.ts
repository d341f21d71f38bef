import { countAbove, slowLimitMs, splitFault, verySlowLimitMs } from '@upriver/detection';
import type { CallCount, FaultSplit, Impairment, Signal, SplitGroup } from '@upriver/detection';
import type { StoredEvent } from '../domain/event.ts';
import { FAILURE_CLASSES } from '@upriver/contract';
import { countErrors, countFailures } from '../columns/rollup.ts';
import type { Rollup } from '../columns/rollup.ts';
import type { Database } from '../store/database.ts';
import type { SeriesKey } from '../store/detection/detectors.ts';
import { readEvents } from '../store/events/events.ts';
import { readRollups } from '../store/rollups/rollups.ts';
import { listProjects } from '../store/organizations/projects.ts';
import type { WatchedSeries } from './series.ts';
import { MINUTE_MS } from '../domain/time.ts';

/** The hour before the onset stands for how it was. */
const BEFORE_MS = 60 * MINUTE_MS;
/** An impairment that has lasted for days is judged by its last hours. */
const SINCE_MS_MAX = 6 * 60 * MINUTE_MS;
/** Events read on each side of the onset. */
const EVENTS_MAX = 4000;
/** What events that name no deployment are counted under. */
const UNNAMED = '(none)';

type Side = 'before' | 'since';
type Counts = Map<string, { before: CallCount; since: CallCount; firstSeenAt?: number }>;

/**
 * Splits the calls of an impaired series, and those that other projects and regions make to the same service, by what could tell
 * our fault from the vendor's.
 */
export async function findFault(
  database: Database,
  series: WatchedSeries,
  impairment: Impairment,
  now: number,
): Promise<FaultSplit> {
  const onsetAt = Math.max(impairment.onsetAt, now - SINCE_MS_MAX);
  const limitMs = impairment.signal === 'very_slow' ? verySlowLimitMs(series.detector) : slowLimitMs(series.detector);
  const isBad = (rollup: Rollup): number => badCalls(rollup, impairment.signal, limitMs);
  const projects = await listProjects(database.kysely, series.organizationId);
  const slugs = new Map(projects.map(({ id, slug }) => [id, slug]));
  const { project, region } = await countByRollup(database, series, onsetAt, now, isBad);
  const { deployment, endpoint } = await countByEvent(database, series, onsetAt, now, (event) =>
    isBadEvent(event, impairment.signal, limitMs),
  );
  return splitFault({
    onsetAt: impairment.onsetAt,
    groups: {
      project: toGroups(project, (id) => slugs.get(id) ?? id),
      region: toGroups(region, (name) => name || UNNAMED),
      ...([...deployment.keys()].some((key) => key !== UNNAMED)
        ? { deployment: toGroups(withoutOldest(deployment)) }
        : {}),
      endpoint: toGroups(endpoint),
    },
  });
}

async function countByRollup(
  database: Database,
  series: SeriesKey,
  onsetAt: number,
  now: number,
  isBad: (rollup: Rollup) => number,
): Promise<{ project: Counts; region: Counts }> {
  const project: Counts = new Map();
  const region: Counts = new Map();
  const rows = await readRollups(database.kysely, {
    organizationId: series.organizationId,
    serviceIds: [series.serviceId],
    from: onsetAt - BEFORE_MS,
    to: now + MINUTE_MS,
    stepMinutes: 1,
    groupBy: ['projectId', 'environment', 'region'],
  });
  for (const { group, at, rollup } of rows) {
    const side = at + MINUTE_MS <= onsetAt ? 'before' : 'since';
    const calls = rollup.requests - countErrors(rollup, 'aborted') - countErrors(rollup, 'client_limit');
    const bad = isBad(rollup);
    // Another project is compared in whatever environment it calls from; regions only within the series' own.
    add(project, group.projectId ?? '', side, calls, bad);
    if (group.projectId === series.projectId && group.environment === series.environment)
      add(region, group.region ?? '', side, calls, bad);
  }
  return { project, region };
}

async function countByEvent(
  database: Database,
  series: SeriesKey,
  onsetAt: number,
  now: number,
  isBad: (event: StoredEvent) => boolean,
): Promise<{ deployment: Counts; endpoint: Counts }> {
  const deployment: Counts = new Map();
  const endpoint: Counts = new Map();
  const read = async (side: Side, from: number, to: number): Promise<void> => {
    const { organizationId, projectId, serviceId } = series;
    const query = { organizationId, projectId, serviceId, from, to, limit: EVENTS_MAX };
    for (const event of (await readEvents(database.kysely, query)).events) {
      if ((event.environment ?? '') !== series.environment || (event.region ?? '') !== series.region) continue;
      if (event.errorClass === 'aborted' || event.errorClass === 'client_limit') continue;
      const bad = isBad(event) ? 1 : 0;
      add(deployment, event.deploymentId ?? UNNAMED, side, 1, bad, event.at);
      add(endpoint, event.endpoint, side, 1, bad, event.at);
    }
  };
  await read('before', onsetAt - BEFORE_MS, onsetAt);
  await read('since', onsetAt, now + MINUTE_MS);
  return { deployment, endpoint };
}

function add(counts: Counts, key: string, side: Side, calls: number, bad: number, at?: number): void {
  const none = { calls: 0, bad: 0 };
  const entry = counts.get(key) ?? { before: none, since: none };
  const sum = { calls: entry[side].calls + calls, bad: entry[side].bad + bad };
  const firstSeenAt = at === undefined ? undefined : Math.min(at, entry.firstSeenAt ?? at);
  counts.set(key, { ...entry, [side]: sum, ...(firstSeenAt === undefined ? {} : { firstSeenAt }) });
}

/** The earliest call that was read is where reading began, and no deploy. */
function withoutOldest(counts: Counts): Counts {
  const earliest = Math.min(...[...counts.values()].map(({ firstSeenAt }) => firstSeenAt ?? Number.POSITIVE_INFINITY));
  return new Map(
    [...counts].map(([key, { firstSeenAt, ...count }]) => [
      key,
      firstSeenAt === undefined || firstSeenAt === earliest ? count : { ...count, firstSeenAt },
    ]),
  );
}

function toGroups(counts: Counts, nameOf: (key: string) => string = (key) => key): SplitGroup[] {
  return [...counts].map(([key, count]) => ({ key: nameOf(key), ...count }));
}

function badCalls(rollup: Rollup, signal: Signal, limitMs: number | null): number {
  if (signal === 'failures') return countFailures(rollup);
  if (signal === 'slow' || signal === 'very_slow') return limitMs === null ? 0 : countAbove(rollup.sketch, limitMs);
  return countErrors(rollup, signal);
}

function isBadEvent({ errorClass, latencyUs }: StoredEvent, signal: Signal, limitMs: number | null): boolean {
  if (signal === 'slow' || signal === 'very_slow') return limitMs !== null && latencyUs > limitMs * 1000;
  if (errorClass === undefined) return false;
  return signal === 'failures' ? FAILURE_CLASSES.includes(errorClass) : errorClass === signal;
}
