// The health of series as verdicts need it, kept from read to read: most of a series is its state, and most states are the same as before.
import { setImmediate as breathe } from 'node:timers/promises';
import { createDetector, decodeDetector, healthAt, healthSource, healthSourceAt } from '@upriver/detection';
import type { DetectorOptions, HealthSource, SeriesHealth } from '@upriver/detection';
import type { Database } from '../store/database.ts';
import { hashState } from '../store/detection/detector-row.ts';
import type { DetectorHead } from '../store/detection/detector-row.ts';
import { listDetectorHeads, listDetectors } from '../store/detection/detectors.ts';
import type { DetectorFilter, SeriesKey, StoredDetector } from '../store/detection/detectors.ts';
import type { JudgedSeries } from './judge.ts';
import { keyOfSeries } from './series.ts';

/** Series that are kept, each about two kilobytes; the one that was read first goes first. */
const KNOWN_MAX = 10_000;
/** More services than this are not named in a query: it reads all that are asked for. */
const LISTED_MAX = 100;
/** States that are learned in one go, some milliseconds of work, between which other requests are served. */
const LEARNED_PER_BREATH = 20;

/** One series at a moment. */
export type SeriesNow = SeriesKey & JudgedSeries;

interface Known {
  readonly stateHash: string;
  readonly at: number;
  readonly falseAlarmDays: number;
  readonly source: HealthSource;
}

const knownByDatabase = new WeakMap<Database, Map<string, Known>>();

/** Reads series with what their calls say at a moment. States that are known by their hash are not read. */
export async function listSeriesNow(
  database: Database,
  organizationId: string,
  filter: DetectorFilter,
  { now, options }: { readonly now: number; readonly options: DetectorOptions },
): Promise<SeriesNow[]> {
  const known = knownByDatabase.get(database) ?? new Map<string, Known>();
  knownByDatabase.set(database, known);
  const at = healthSourceAt(now);
  const find = (head: DetectorHead): HealthSource | undefined => {
    const one = known.get(keyOfSeries(head));
    const isSame = one?.stateHash === head.stateHash && one.at === at && one.falseAlarmDays === options.falseAlarmDays;
    return isSame ? one.source : undefined;
  };
  const heads = await listDetectorHeads(database.kysely, organizationId, filter);
  // Looked up once: while states are read, another request may learn that a series has changed.
  const found = heads.map((head) => ({ head, source: find(head) }));
  const unknown = found.flatMap(({ head, source }) => (source === undefined ? [head] : []));
  const read =
    unknown.length === 0 ? [] : await listDetectors(database.kysely, organizationId, ofServices(filter, unknown));
  const states = new Map(read.map((row) => [keyOfSeries(row), row]));
  const series: SeriesNow[] = [];
  let learned = 0;
  for (const { head, source } of found) {
    const row = source === undefined ? states.get(keyOfSeries(head)) : undefined;
    if (source !== undefined) series.push(toNow(head, healthAt(source, now)));
    // It may have gone since.
    if (row === undefined) continue;
    series.push(toNow(row, healthAt(learn(known, row, at, options), now)));
    learned += 1;
    // oxlint-disable-next-line no-await-in-loop -- so that others have their turns
    if (learned % LEARNED_PER_BREATH === 0) await breathe();
  }
  return series;
}

function toNow(series: Omit<DetectorHead, 'stateHash'>, health: SeriesHealth): SeriesNow {
  const { organizationId, projectId, serviceId, environment, region, lastCallAt, verdict, cause, recoveredAt } = series;
  return { organizationId, projectId, serviceId, environment, region, lastCallAt, verdict, cause, recoveredAt, health };
}

/** Those of the filter whose states are not known. */
function ofServices(filter: DetectorFilter, heads: readonly DetectorHead[]): DetectorFilter {
  const serviceIds = [...new Set(heads.map(({ serviceId }) => serviceId))];
  return serviceIds.length > LISTED_MAX ? filter : { ...filter, serviceIds };
}

function learn(known: Map<string, Known>, row: StoredDetector, at: number, options: DetectorOptions): HealthSource {
  const source = healthSource(decodeDetector(row.state, options) ?? createDetector(options), at);
  const key = keyOfSeries(row);
  known.delete(key);
  known.set(key, { stateHash: hashState(row.state), at, falseAlarmDays: options.falseAlarmDays, source });
  const [first] = known.keys();
  if (known.size > KNOWN_MAX && first !== undefined) known.delete(first);
  return source;
}
