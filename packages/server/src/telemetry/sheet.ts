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
import type { EventColumns, TextColumn } from '../columns/event-columns.ts';
import { TEXT_FIELDS } from '../domain/event.ts';
import type { Tags, TextField } from '../domain/event.ts';
import { addIndex } from '../columns/number-list.ts';
import type { ErrorClass } from '@upriver/contract';
import { serviceMask } from '../columns/service-mask.ts';
import type { NewBlock } from '../store/telemetry/commit.ts';
import type { ReceivedEvent } from './validate.ts';

/** On another thread, where it holds up nobody. */
const deflateAside = promisify(deflateRaw);
/** Longer than any call; keeps a latency exact in a number. */
const LATENCY_US_MAX = 1e15;

/** Events of one project that become one block. */
export interface Sheet {
  readonly columns: EventColumns;
  /** Its columns of texts. */
  readonly named: Readonly<Record<TextField, TextColumn>>;
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
  return { columns, named };
}

/** Empties a sheet that was written, to be filled again. */
export function clearSheet({ columns }: Sheet): void {
  clearEventColumns(columns);
}

/**
 * Adds to a sheet all that `add` adds, or nothing: columns of which some got less than others would give the events of later requests each
 * other's texts.
 * @throws what `add` throws
 */
export function addWhole<Result>({ columns }: Sheet, add: () => Result): Result {
  const end = endOfColumns(columns);
  try {
    return add();
  } catch (error) {
    cutEventColumns(columns, end);
    throw error;
  }
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
  addValue(named.environment, clean.environment);
  addValue(named.region, clean.region);
  addValue(named.feature, event.feature ?? '');
  addValue(named.sdkVersion, event.sdk_version ?? '');
  addValue(named.deployment, event.deployment_id ?? '');
  addValue(named.runtime, event.runtime ?? '');
  addTags(columns, clean.tags);
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
