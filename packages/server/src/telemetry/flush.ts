import type { NewAnswer, NewBlock, NewTemplate, TelemetryCommit } from '../store/telemetry/commit.ts';
import type { ProjectCapacity, ServiceCapacity } from './capacity.ts';
import type { Waits } from '../domain/hung-calls.ts';
import type { Resolution } from './resolve.ts';
import { clearSheet, createSheet, encodeBlock } from './sheet.ts';
import type { Sheet, SheetService } from './sheet.ts';

/** Events after which a block is closed: what a reader has to unpack at once. The request that reaches it still fits in. */
const BLOCK_EVENTS = 8000;
/** Bytes of bodies after which it is closed too, so that encoding it is a short step: 8,000 events of the usual kind. */
const BLOCK_BYTES = 2 * 1024 * 1024;

/** Sheets kept for the next commit. A full one is about half a megabyte. */
const SPARE_SHEETS_MAX = 32;

/** What the requests that share a commit leave behind, while it is being collected. */
export interface Flush {
  readonly projects: Map<string, ProjectFlush>;
  /** Empty sheets, shared with the flushes before and after it. */
  readonly spare: Sheet[];
  events: number;
}

/** A service as a sheet meets it: looked up once for each sheet, and used by each of its requests. */
export interface ServiceTurn {
  /** Absent when the project may not call one more service. */
  readonly capacity: ServiceCapacity | undefined;
  readonly places: SheetService;
  /** Paths there are keys of objects. */
  readonly isObjectStore: boolean;
  /** Events of the request for it. */
  offered: number;
  /** How many of them it may still take. */
  granted: number;
  /** Series that usual bodies have met, the last first. */
  met: MetSeries | undefined;
}

/** A series of a service as the texts of usual bodies name it: numbers that are good as long as `epoch` of `by`. */
export interface MetSeries {
  readonly by: object;
  readonly epoch: number;
  readonly environment: number;
  readonly region: number;
  /** Its texts in the sheet. */
  readonly places: { readonly environment: number; readonly region: number };
  readonly waits: Waits;
  readonly next: MetSeries | undefined;
  /** How many there are from here on. */
  readonly count: number;
}

export interface ProjectFlush {
  readonly capacity: ProjectCapacity;
  readonly sealed: Sheet[];
  sheet: Sheet;
  /** What the sheet has met. */
  turns: Map<Resolution, ServiceTurn>;
  /** Bytes of the bodies that the sheet was filled from. */
  sheetBytes: number;
  /** Events per service, to be taken back if the commit fails. */
  readonly charged: Map<ServiceCapacity, number>;
  readonly unknownHosts: Map<string, number>;
  /** Answers that their senders may ask for again. */
  readonly answers: NewAnswer[];
}

export function createFlush(spare: Sheet[] = []): Flush {
  return { projects: new Map(), spare, events: 0 };
}

/** Takes back the sheets of a flush that was written. Nothing of it may be looked at afterwards. */
export function releaseSheets({ projects, spare }: Flush): void {
  for (const { sealed, sheet } of projects.values())
    for (const each of [...sealed, sheet]) {
      if (spare.length >= SPARE_SHEETS_MAX) return;
      clearSheet(each);
      spare.push(each);
    }
}

/** The project's part of a flush, with room for the events of one request, whose body has so many bytes. */
export function projectFlush(flush: Flush, capacity: ProjectCapacity, bytes: number): ProjectFlush {
  let project = flush.projects.get(capacity.projectId);
  if (project === undefined) {
    project = {
      capacity,
      sealed: [],
      sheet: newSheet(flush),
      turns: new Map(),
      sheetBytes: 0,
      charged: new Map(),
      unknownHosts: new Map(),
      answers: [],
    };
    flush.projects.set(capacity.projectId, project);
  }
  if (project.sheet.columns.length >= BLOCK_EVENTS || project.sheetBytes >= BLOCK_BYTES) {
    project.sealed.push(project.sheet);
    project.sheet = newSheet(flush);
    project.turns = new Map();
    project.sheetBytes = 0;
  }
  project.sheetBytes += bytes;
  return project;
}

function newSheet({ spare }: Flush): Sheet {
  return spare.pop() ?? createSheet();
}

/** What requests of one project leave behind, encoded, ready for the store. */
export async function encodeProject(
  project: ProjectFlush,
  now: number,
  /** Awaited before each block, so that others have their turns. */
  rest: () => Promise<void>,
): Promise<TelemetryCommit> {
  const { capacity, sealed, sheet, charged, unknownHosts, answers } = project;
  const { organizationId, projectId } = capacity;
  const blocks: NewBlock[] = [];
  const links: TelemetryCommit['links'][number][] = [];
  const templates: NewTemplate[] = [];
  for (const each of [...sealed, sheet]) {
    if (each.columns.length === 0) continue;
    // oxlint-disable-next-line no-await-in-loop -- one block after the other, so that each is a step
    await rest();
    // oxlint-disable-next-line no-await-in-loop -- as above
    blocks.push(await encodeBlock(each, organizationId, projectId));
  }
  for (const service of charged.keys()) {
    const link = { organizationId, projectId, serviceId: service.serviceId };
    if (!service.isLinked) links.push(link);
    for (const template of service.newTemplates) templates.push({ ...link, template });
  }
  const hosts = [...unknownHosts].map(([host, calls]) => ({ organizationId, projectId, host, calls }));
  return { at: now, blocks, links, templates, unknownHosts: hosts, answers };
}
