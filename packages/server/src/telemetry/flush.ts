import type { ErrorClass } from '@upriver/contract';
import { encodeEventBlock } from '../domain/event-block.ts';
import { addMeasures, addTags, addText, createEventColumns } from '../domain/event-columns.ts';
import type { EventColumns } from '../domain/event-columns.ts';
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

/**
 * Events of a block. It also bounds the dictionaries, so that a series' key of four places fits into a number, and what a reader
 * has to unpack at once.
 */
const BLOCK_EVENTS_MAX = 8192;
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
  readonly rollups: Map<number, SeriesRollup>;
  readonly minutes: Map<number, number>;
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
  const place = (field: TextField, text: string | undefined): number => {
    const column = columns.texts[PLACES[field]];
    return column === undefined ? 0 : addText(column, text ?? '');
  };
  const servicePlace = place('serviceId', event.serviceId);
  place('host', event.host);
  place('endpoint', event.endpoint);
  place('errorClass', event.errorClass);
  place('method', event.method);
  const environmentPlace = place('environment', event.environment);
  const regionPlace = place('region', event.region);
  place('feature', event.feature);
  place('sdkVersion', event.sdkVersion);
  place('deploymentId', event.deploymentId);
  place('runtime', event.runtime);
  addTags(columns, event.tags);
  countCall(project.sheet, event, servicePlace, environmentPlace, regionPlace);
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

const PLACES = Object.fromEntries(TEXT_FIELDS.map((field, index) => [field, index])) as Readonly<
  Record<TextField, number>
>;

function createSheet(): Sheet {
  return { columns: createEventColumns(), rollups: new Map(), minutes: new Map() };
}

function countCall(sheet: Sheet, event: CleanEvent, service: number, environment: number, region: number): void {
  const minute = minuteOf(event.at);
  let minutePlace = sheet.minutes.get(minute);
  if (minutePlace === undefined) {
    minutePlace = sheet.minutes.size;
    sheet.minutes.set(minute, minutePlace);
  }
  // Four places below 2^13 each: exact in a number.
  const key = ((service * BLOCK_EVENTS_MAX + environment) * BLOCK_EVENTS_MAX + region) * BLOCK_EVENTS_MAX + minutePlace;
  let entry = sheet.rollups.get(key);
  if (entry === undefined) {
    entry = {
      serviceId: event.serviceId,
      environment: event.environment ?? '',
      region: event.region ?? '',
      rollup: createRollup(minute),
    };
    sheet.rollups.set(key, entry);
  }
  addCall(entry.rollup, errorClassIndex(event.errorClass), event.latencyUs / 1000);
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
  for (const entry of sheet.rollups.values()) {
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
