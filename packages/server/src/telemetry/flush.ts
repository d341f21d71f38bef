import type { ErrorClass } from '@upriver/contract';
import { encodeEventBlock } from '../domain/event-block.ts';
import { addMeasures, addTags, addValue, createEventColumns } from '../domain/event-columns.ts';
import type { EventColumns, TextColumn } from '../domain/event-columns.ts';
import { TEXT_FIELDS } from '../domain/event.ts';
import type { Tags, TextField } from '../domain/event.ts';
import { encodeRollupPart } from '../domain/rollup-part.ts';
import type { SeriesRollup } from '../domain/rollup-part.ts';
import { addCall, createRollup, errorClassIndex, minuteOf } from '../domain/rollup.ts';
import { serviceMask } from '../domain/service-mask.ts';
import type {
  NewAnswer,
  NewBlock,
  NewPart,
  NewTemplate,
  NewUnknownHost,
  TelemetryCommit,
} from '../store/telemetry-commit.ts';
import type { ProjectCapacity, ServiceCapacity } from './capacity.ts';

/** Events of a block: what a reader has to unpack at once. */
const BLOCK_EVENTS_MAX = 8192;
/** Series of a service that are tried one by one. */
const RECENT_TRIES = 6;
const MINUTES_PER_HOUR = 60;
const HOUR_MS = 3_600_000;

/** What the requests that share a commit leave behind, while it is being collected. */
export interface Flush {
  readonly projects: Map<string, ProjectFlush>;
  readonly answers: NewAnswer[];
  events: number;
}

export interface ProjectFlush {
  readonly capacity: ProjectCapacity;
  readonly sealed: Sheet[];
  sheet: Sheet;
  /** Events per service, to be taken back if the commit fails. */
  readonly charged: Map<ServiceCapacity, number>;
  readonly unknownHosts: Map<string, number>;
}

/** Events that become one block, and their rollups. */
interface Sheet {
  readonly columns: EventColumns;
  readonly rollups: SheetRollup[];
  /** By place of the service, the latest ones first to be looked at; by key, all. */
  readonly recent: (SheetRollup | undefined)[];
  readonly byKey: Map<string, SheetRollup>;
}

/** A rollup and the places of its series. */
interface SheetRollup extends SeriesRollup {
  readonly environmentPlace: number;
  readonly regionPlace: number;
  readonly minute: number;
  /** The one of the same service that was looked for before it. */
  older: SheetRollup | undefined;
}

/** A `StoredEvent` in the making: always the same fields, so that the engine knows its shape. */
export interface CleanEvent {
  readonly at: number;
  readonly status: number;
  readonly latencyUs: number;
  readonly serviceId: string;
  readonly endpoint: string;
  readonly host: string | undefined;
  readonly errorClass: ErrorClass | undefined;
  readonly method: string | undefined;
  readonly environment: string | undefined;
  readonly region: string | undefined;
  readonly feature: string | undefined;
  readonly sdkVersion: string | undefined;
  readonly deploymentId: string | undefined;
  readonly runtime: string | undefined;
  readonly tags: Tags | undefined;
}

export function createFlush(): Flush {
  return { projects: new Map(), answers: [], events: 0 };
}

export function projectFlush(flush: Flush, capacity: ProjectCapacity): ProjectFlush {
  let project = flush.projects.get(capacity.projectId);
  if (project === undefined) {
    project = { capacity, sealed: [], sheet: createSheet(), charged: new Map(), unknownHosts: new Map() };
    flush.projects.set(capacity.projectId, project);
  }
  return project;
}

/** Adds an event whose service has been admitted and charged. */
export function collectEvent(project: ProjectFlush, service: ServiceCapacity, event: CleanEvent): void {
  if (project.sheet.columns.length >= BLOCK_EVENTS_MAX) {
    project.sealed.push(project.sheet);
    project.sheet = createSheet();
  }
  project.charged.set(service, (project.charged.get(service) ?? 0) + 1);
  const { columns } = project.sheet;
  addMeasures(columns, event.at / 1000, event.status, event.latencyUs);
  const { texts } = columns;
  const servicePlace = addValue(at(texts, PLACES.serviceId), event.serviceId);
  addValue(at(texts, PLACES.host), event.host ?? '');
  addValue(at(texts, PLACES.endpoint), event.endpoint);
  addValue(at(texts, PLACES.errorClass), event.errorClass ?? '');
  addValue(at(texts, PLACES.method), event.method ?? '');
  const environment = addValue(at(texts, PLACES.environment), event.environment ?? '');
  const region = addValue(at(texts, PLACES.region), event.region ?? '');
  addValue(at(texts, PLACES.feature), event.feature ?? '');
  addValue(at(texts, PLACES.sdkVersion), event.sdkVersion ?? '');
  addValue(at(texts, PLACES.deploymentId), event.deploymentId ?? '');
  addValue(at(texts, PLACES.runtime), event.runtime ?? '');
  addTags(columns, event.tags);
  countCall(project.sheet, event, servicePlace, environment, region);
}

/** Everything encoded, ready for the store. */
export function encodeFlush(flush: Flush, now: number): TelemetryCommit {
  const blocks: NewBlock[] = [];
  const parts: NewPart[] = [];
  const links: TelemetryCommit['links'][number][] = [];
  const templates: NewTemplate[] = [];
  const unknownHosts: NewUnknownHost[] = [];
  for (const { capacity, sealed, sheet, charged, unknownHosts: hosts } of flush.projects.values()) {
    const { organizationId, projectId } = capacity;
    for (const each of [...sealed, sheet]) {
      if (each.columns.length === 0) continue;
      blocks.push(encodeBlock(each, organizationId, projectId));
      parts.push(...encodeParts(each, organizationId, projectId));
    }
    for (const service of charged.keys()) {
      const link = { organizationId, projectId, serviceId: service.serviceId };
      if (!service.isLinked) links.push(link);
      for (const template of service.newTemplates) templates.push({ ...link, template });
    }
    for (const [host, calls] of hosts) unknownHosts.push({ organizationId, projectId, host, calls });
  }
  return { at: now, blocks, parts, links, templates, unknownHosts, answers: flush.answers };
}

/** Safe: the columns are made from the same list as the places. */
function at(texts: readonly TextColumn[], place: number): TextColumn {
  return texts[place] as TextColumn;
}

const PLACES = Object.fromEntries(TEXT_FIELDS.map((field, index) => [field, index])) as Readonly<
  Record<TextField, number>
>;

function createSheet(): Sheet {
  return { columns: createEventColumns(), rollups: [], recent: [], byKey: new Map() };
}

function countCall(sheet: Sheet, event: CleanEvent, service: number, environment: number, region: number): void {
  const { rollup } = findRollup(sheet, event, service, environment, region);
  addCall(rollup, errorClassIndex(event.errorClass), event.latencyUs / 1000);
}

/** Calls of one service are spread over few series, so the latest are tried one by one before a key is made. */
function findRollup(
  sheet: Sheet,
  event: CleanEvent,
  service: number,
  environment: number,
  region: number,
): SheetRollup {
  const minute = minuteOf(event.at);
  const recent = sheet.recent[service];
  for (let entry = recent, tries = 0; entry !== undefined && tries < RECENT_TRIES; entry = entry.older, tries += 1)
    if (entry.minute === minute && entry.environmentPlace === environment && entry.regionPlace === region) return entry;
  const key = `${service} ${environment} ${region} ${minute}`;
  let entry = sheet.byKey.get(key);
  if (entry === undefined) {
    entry = {
      serviceId: event.serviceId,
      environment: event.environment ?? '',
      region: event.region ?? '',
      rollup: createRollup(minute),
      environmentPlace: environment,
      regionPlace: region,
      minute,
      older: recent,
    };
    sheet.byKey.set(key, entry);
    sheet.rollups.push(entry);
    sheet.recent[service] = entry;
  }
  return entry;
}

function encodeBlock(sheet: Sheet, organizationId: string, projectId: string): NewBlock {
  const { columns } = sheet;
  return {
    organizationId,
    projectId,
    fromAt: columns.fromSeconds * 1000,
    toAt: columns.toSeconds * 1000,
    serviceMask: serviceMask(columns.texts[PLACES.serviceId]?.places.keys() ?? []),
    events: columns.length,
    bytes: encodeEventBlock(columns),
  };
}

/** One part per hour, so that a reader of a range never meets a part that spans years because one clock was off. */
function encodeParts(sheet: Sheet, organizationId: string, projectId: string): NewPart[] {
  const hours = new Map<number, SeriesRollup[]>();
  for (const entry of sheet.rollups) {
    const hour = Math.floor(entry.rollup.minute / MINUTES_PER_HOUR);
    const entries = hours.get(hour);
    if (entries === undefined) hours.set(hour, [entry]);
    else entries.push(entry);
  }
  return [...hours].map(([hour, entries]) => ({
    organizationId,
    projectId,
    spanAt: hour * HOUR_MS,
    serviceMask: serviceMask(entries.map((entry) => entry.serviceId)),
    bytes: encodeRollupPart(entries, { isCompressed: false }),
  }));
}
