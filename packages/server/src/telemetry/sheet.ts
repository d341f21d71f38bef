import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import { encodeLargeEventBlock } from '../columns/event-block.ts';
import {
  addMeasures,
  addPlace,
  addTags,
  addValue,
  clearEventColumns,
  createEventColumns,
  cutEventColumns,
  endOfColumns,
} from '../columns/event-columns.ts';
import type { ColumnsEnd, EventColumns, TextColumn } from '../columns/event-columns.ts';
import { TEXT_FIELDS } from '../domain/event.ts';
import type { Tags, TextField } from '../domain/event.ts';
import { addIndex } from '../columns/number-list.ts';
import {
  addCollectedCall,
  createCollectedCalls,
  cutCalls,
  encodeCallCounts,
  sortCalls,
} from '../columns/call-counts.ts';
import type { CallCounts, CollectedCalls } from '../columns/call-counts.ts';
import { errorClassIndex, minuteOf } from '../columns/rollup.ts';
import type { ErrorClass } from '@upriver/contract';
import { serviceMask } from '../columns/service-mask.ts';
import type { NewBlock, NewPart } from '../store/telemetry/commit.ts';
import type { ReceivedEvent } from './validate.ts';
import { HOUR_MS } from '../domain/time.ts';

/** Series of a service that are tried one by one before a key is made. */
const RECENT_TRIES = 6;
const MINUTES_PER_HOUR = 60;
/** On another thread, where it holds up nobody. */
const deflateAside = promisify(deflateRaw);
/** Longer than any call; keeps a latency exact in a number. */
const LATENCY_US_MAX = 1e15;

/** Events of one project that become one block, and the rollups of the same events. */
export interface Sheet {
  readonly columns: EventColumns;
  /** Its columns of texts. */
  readonly named: Readonly<Record<TextField, TextColumn>>;
  readonly calls: CollectedCalls;
  readonly counts: SheetCounts[];
  /** By place of the service: the series last begun, each with the one before it. */
  readonly recent: (SheetCounts | undefined)[];
  /** The series before the latest `RECENT_TRIES` of each service. */
  byKey: Map<string, SheetCounts>;
}

interface SheetCounts extends CallCounts {
  readonly older: SheetCounts | undefined;
}

/** Where a service and a host stand in the dictionaries of a sheet. */
export interface SheetService {
  readonly service: number;
  readonly host: number;
}

/** What the rules made of an event, beside its fields that are kept as they came. */
export interface CleanParts {
  /** Milliseconds, whole seconds. */
  readonly at: number;
  readonly endpoint: string;
  readonly errorClass: ErrorClass | undefined;
  readonly method: string;
  readonly environment: string;
  readonly region: string;
  readonly tags: Tags | undefined;
}

export function createSheet(): Sheet {
  const columns = createEventColumns();
  // Safe: the columns are made from the same list.
  const named = Object.fromEntries(TEXT_FIELDS.map((field, index) => [field, columns.texts[index]])) as Sheet['named'];
  return { columns, named, calls: createCollectedCalls(), counts: [], recent: [], byKey: new Map() };
}

/** Empties a sheet that was written, to be filled again. */
export function clearSheet(sheet: Sheet): void {
  clearEventColumns(sheet.columns);
  sheet.calls.errors.length = 0;
  sheet.calls.latencies.length = 0;
  sheet.counts.length = 0;
  sheet.recent.length = 0;
  sheet.byKey = new Map();
}

/** Where a sheet ends: what is added after it can be taken away again. */
interface SheetEnd {
  readonly columns: ColumnsEnd;
  readonly errors: number;
  readonly series: number;
}

/**
 * Adds to a sheet all that `add` adds, or nothing: columns of which some got less than others would give the events of later requests each
 * other's texts.
 * @throws what `add` throws
 */
export function addWhole<Result>(sheet: Sheet, add: () => Result): Result {
  const { columns, calls, counts } = sheet;
  const end = { columns: endOfColumns(columns), errors: calls.errors.length, series: counts.length };
  try {
    return add();
  } catch (error) {
    cutSheet(sheet, end);
    throw error;
  }
}

function cutSheet({ columns, calls, counts, recent, byKey }: Sheet, { columns: end, errors, series }: SheetEnd): void {
  cutEventColumns(columns, end);
  cutCalls(calls, counts, { errors, latencies: end.length });
  counts.length = series;
  recent.length = 0;
  for (const entry of counts) recent[entry.service] = entry;
  for (const [key, { index }] of byKey) if (index >= series) byKey.delete(key);
}

/** Finds or makes the places of a service and the host it was called by. */
export function sheetService({ named }: Sheet, serviceId: string, host: string): SheetService {
  return { service: addPlace(named.serviceId, serviceId), host: addPlace(named.host, host) };
}

/** Adds an event. */
export function addToSheet(
  sheet: Sheet,
  { service, host }: SheetService,
  event: ReceivedEvent,
  clean: CleanParts,
): void {
  const { columns, named } = sheet;
  const latencyUs = toLatencyUs(event.latency_ms);
  addMeasures(columns, clean.at / 1000, event.status, latencyUs);
  addIndex(named.serviceId.indexes, service);
  addIndex(named.host.indexes, host);
  addValue(named.endpoint, clean.endpoint);
  addValue(named.errorClass, clean.errorClass ?? '');
  addValue(named.method, clean.method);
  const environment = addValue(named.environment, clean.environment);
  const region = addValue(named.region, clean.region);
  addValue(named.feature, event.feature ?? '');
  addValue(named.sdkVersion, event.sdk_version ?? '');
  addValue(named.deployment, event.deployment_id ?? '');
  addValue(named.runtime, event.runtime ?? '');
  addTags(columns, clean.tags);
  const counts = findCounts(sheet, minuteOf(clean.at), service, environment, region);
  addCollectedCall(sheet.calls, counts, errorClassIndex(clean.errorClass), latencyUs / 1000);
}

/** A latency as it is kept. */
export function toLatencyUs(latencyMs: number): number {
  return Math.min(Math.round(latencyMs * 1000), LATENCY_US_MAX);
}

/** The events of a sheet as a block. */
export async function encodeBlock(
  { columns, named }: Sheet,
  organizationId: string,
  projectId: string,
): Promise<NewBlock> {
  return {
    organizationId,
    projectId,
    fromAt: columns.fromSeconds * 1000,
    toAt: columns.toSeconds * 1000,
    serviceMask: serviceMask(named.serviceId.places.keys()),
    events: columns.length,
    bytes: await encodeLargeEventBlock(columns, deflateAside),
  };
}

/**
 * The rollups of a sheet, one part per hour, so that a reader of a range never meets a part that spans years because one clock was
 * off.
 */
export function encodeParts({ named, calls, counts }: Sheet, organizationId: string, projectId: string): NewPart[] {
  const services = [...named.serviceId.places.keys()];
  const environments = [...named.environment.places.keys()];
  const texts = { services, environments, regions: [...named.region.places.keys()] };
  const mask = serviceMask(services);
  const sorted = sortCalls(calls);
  return [...Map.groupBy(counts, (entry) => Math.floor(entry.minute / MINUTES_PER_HOUR))].map(([hour, entries]) => ({
    organizationId,
    projectId,
    spanAt: hour * HOUR_MS,
    serviceMask: mask,
    bytes: encodeCallCounts(texts, entries, sorted),
  }));
}

/**
 * Where calls of a series in one minute are counted, by the places of its texts. Calls of one service are spread over few series, so the
 * latest are tried one by one; only those before them have a key.
 */
export function findCounts(
  sheet: Sheet,
  minute: number,
  service: number,
  environment: number,
  region: number,
): SheetCounts {
  const recent = sheet.recent[service];
  let last: SheetCounts | undefined;
  let tries = 0;
  for (let entry = recent; entry !== undefined && tries < RECENT_TRIES; entry = entry.older, tries += 1) {
    if (entry.minute === minute && entry.environment === environment && entry.region === region) return entry;
    last = entry;
  }
  const isFull = last !== undefined && tries === RECENT_TRIES;
  const known = isFull ? sheet.byKey.get(keyOf({ service, environment, region, minute })) : undefined;
  if (known !== undefined) return known;
  // The one that is tried no longer from now on.
  if (isFull && last !== undefined) sheet.byKey.set(keyOf(last), last);
  const entry = { service, environment, region, minute, index: sheet.counts.length, requests: 0, older: recent };
  sheet.counts.push(entry);
  sheet.recent[service] = entry;
  return entry;
}

function keyOf({
  service,
  environment,
  region,
  minute,
}: Pick<CallCounts, 'service' | 'environment' | 'region' | 'minute'>): string {
  return `${service} ${environment} ${region} ${minute}`;
}
