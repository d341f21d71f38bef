// One look at one page: name the documents, fetch them through the one door, read them, look up what vanished, record.
import { decodePage } from './page.ts';
import { NO_LONGER_LISTED } from '../domain/observation.ts';
import type { ObservedIncident, Observation, Reading } from '../domain/observation.ts';
import type { Queries } from '../store/database.ts';
import { listUnresolved } from '../store/record.ts';
import type { DueService } from '../store/polls.ts';
import type { Adapter, PageDocument, PageRequest, PageTarget } from './adapter.ts';
import type { Door, FetchOutcome } from './door.ts';

/** Validators and digest of each document at the last look, by URL. */
export type Validators = Record<string, { etag?: string; lastModified?: string }>;

/** Incidents looked up by their own address in one look; the others have their turn in the next. */
const LOOK_UPS_MAX = 10;

export type LookOutcome =
  | {
      readonly kind: 'observed';
      readonly observation: Observation;
      readonly validators: Validators;
      readonly httpStatus: number;
      readonly documents?: readonly PageDocument[];
    }
  | { readonly kind: 'unchanged'; readonly httpStatus: number }
  | {
      readonly kind: 'unreadable';
      readonly reason: string;
      readonly httpStatus: number | null;
      /** Looking again soon would find the same. */
      readonly isFinal?: boolean;
      readonly documents?: readonly PageDocument[];
    }
  | {
      readonly kind: 'failed';
      readonly reason: string;
      readonly httpStatus: number | null;
      readonly retryAfterMs?: number;
    };

/** Fetches and reads a page. Never throws; nothing is written. */
export async function lookAtPage(
  service: Pick<DueService, 'page' | 'validators'>,
  adapter: Adapter,
  door: Door,
  now: number,
): Promise<LookOutcome> {
  const target = decodePage(service.page).target;
  const validators = JSON.parse(service.validators) as Validators;
  const fetched = await fetchAll(adapter.requests(target), validators, door);
  if (fetched.kind !== 'documents') return fetched;
  const reading = adapter.read(fetched.documents, target, now);
  const documents = [...fetched.documents.values()];
  if (reading.kind === 'unreadable')
    return { kind: 'unreadable', reason: reading.reason, httpStatus: fetched.httpStatus, documents };
  return {
    kind: 'observed',
    observation: reading.observation,
    validators: fetched.validators,
    httpStatus: fetched.httpStatus,
    documents,
  };
}

type Fetched =
  | { kind: 'documents'; documents: Map<string, PageDocument>; validators: Validators; httpStatus: number }
  | Extract<LookOutcome, { kind: 'unchanged' | 'failed' }>;

async function fetchAll(requests: readonly PageRequest[], validators: Validators, door: Door): Promise<Fetched> {
  const documents = new Map<string, PageDocument>();
  const kept: Validators = {};
  let httpStatus = 200;
  // A conditional request for one of several documents would leave the others without it.
  const isConditional = requests.length === 1;
  for (const request of requests) {
    const outcome = await fetchOne(request, isConditional ? validators[request.url] : undefined, door);
    if (outcome.kind === 'unchanged') return { kind: 'unchanged', httpStatus: 304 };
    if (outcome.kind === 'failed') {
      if (request.optional === true) continue;
      return {
        kind: 'failed',
        reason: outcome.message,
        httpStatus: outcome.status ?? null,
        ...(outcome.retryAfterSeconds === undefined ? {} : { retryAfterMs: outcome.retryAfterSeconds * 1000 }),
      };
    }
    httpStatus = outcome.status;
    documents.set(request.key, {
      key: request.key,
      url: outcome.url,
      contentType: outcome.contentType,
      text: outcome.text,
    });
    kept[request.url] = {
      ...(outcome.etag === undefined ? {} : { etag: outcome.etag }),
      ...(outcome.lastModified === undefined ? {} : { lastModified: outcome.lastModified }),
    };
  }
  return { kind: 'documents', documents, validators: kept, httpStatus };
}

function fetchOne(request: PageRequest, known: Validators[string] | undefined, door: Door): Promise<FetchOutcome> {
  return door.fetchDocument({
    url: request.url,
    ...(request.headers === undefined ? {} : { headers: request.headers }),
    ...known,
  });
}

/**
 * Incidents that were open and that the page no longer lists, as their own addresses tell. One is closed only on evidence: its
 * own document says so, the vendor took it down (404 or 410), or the make has no address for it and the page, which lists
 * everything unresolved, does not list it any more. What cannot be told now is told to be incomplete.
 */
export async function lookUpVanished(
  db: Queries,
  service: DueService,
  adapter: Adapter,
  observation: Observation,
  door: Door,
  now: number,
): Promise<{ readonly incidents: readonly ObservedIncident[]; readonly isComplete: boolean }> {
  if (!observation.listsAllUnresolved) return { incidents: [], isComplete: true };
  const listed = new Set(observation.incidents.map(({ externalId }) => externalId));
  const vanished = (await listUnresolved(db, service.id)).filter((row) => !listed.has(row.external_id));
  if (vanished.length === 0) return { incidents: [], isComplete: true };
  const { target } = decodePage(service.page);
  const recent = await readRecent(adapter, target, door, now);
  const found: ObservedIncident[] = [];
  for (const row of vanished.slice(0, LOOK_UPS_MAX)) {
    const incident =
      recent.get(row.external_id) ?? (await lookUp(adapter, target, row.external_id, door, now)) ?? undefined;
    if (incident === 'unknown') continue;
    const known: ObservedIncident = {
      externalId: row.external_id,
      kind: row.kind as ObservedIncident['kind'],
      title: row.title,
      impact: row.impact as ObservedIncident['impact'],
      status: row.kind === 'maintenance' ? 'completed' : 'resolved',
      startedAt: row.started_at,
      resolvedAt: now,
      ...(row.scheduled_for === null ? {} : { scheduledFor: row.scheduled_for }),
      ...(row.scheduled_until === null ? {} : { scheduledUntil: row.scheduled_until }),
      ...(row.url === null ? {} : { url: row.url }),
      updates: [],
      rawStatus: NO_LONGER_LISTED,
    };
    found.push(incident ?? known);
  }
  return { incidents: found, isComplete: found.length === vanished.length };
}

/** The make's list of recent incidents, which has the resolved ones too, where there is one. */
async function readRecent(
  adapter: Adapter,
  target: PageTarget,
  door: Door,
  now: number,
): Promise<Map<string, ObservedIncident>> {
  const request = adapter.recentRequest?.(target);
  if (request === undefined) return new Map();
  const outcome = await fetchOne(request, undefined, door);
  if (outcome.kind !== 'document') return new Map();
  const document = { key: request.key, url: outcome.url, contentType: outcome.contentType, text: outcome.text };
  const reading: Reading = adapter.read(new Map([[request.key, document]]), target, now);
  return new Map(
    reading.kind === 'observed' ? reading.observation.incidents.map((incident) => [incident.externalId, incident]) : [],
  );
}

/** The incident; null when it was taken down or has no address of its own; `unknown` when its address does not tell now. */
async function lookUp(
  adapter: Adapter,
  target: PageTarget,
  externalId: string,
  door: Door,
  now: number,
): Promise<ObservedIncident | null | 'unknown'> {
  if (adapter.incidentRequest === undefined || adapter.readIncident === undefined) return null;
  const request = adapter.incidentRequest(target, externalId);
  const outcome = await fetchOne(request, undefined, door);
  if (outcome.kind === 'failed') return outcome.status === 404 || outcome.status === 410 ? null : 'unknown';
  if (outcome.kind === 'unchanged') return 'unknown';
  return (
    adapter.readIncident(
      { key: request.key, url: outcome.url, contentType: outcome.contentType, text: outcome.text },
      target,
      now,
    ) ?? 'unknown'
  );
}
