// The list of past incidents: what was opened and resolved between two checks, posted afterwards, or explained later stands only there.
import { createHash } from 'node:crypto';
import type { Adapter, Observation, ObservedIncident, PageTarget } from '@upriver/status-pages';
import type { HttpClient } from '../outbound/http-client.ts';
import type { KnownIncident } from '../store/incidents/known-incidents.ts';
import type { RememberedDocuments, RememberedPast } from '../store/checks/schedule.ts';
import { toPageDocument } from './fetch-page.ts';
import type { CheckOutcome } from './fetch-page.ts';
import { MINUTE_MS } from '../domain/time.ts';

/** However unchanged a page is, its list is requested at the first full reading after this: within an hour, see `READ_ANEW_MS`. */
const PAST_INTERVAL_MS = 45 * MINUTE_MS;

/** What the list of past incidents says at this check. */
export interface PastIncidents {
  /** Those of the list, by external id; empty when it was not requested, is unchanged, or did not come. */
  readonly incidents: ReadonlyMap<string, ObservedIncident>;
  /** What is remembered of the request for the next one; undefined for a provider without such a list. */
  readonly remembered: RememberedPast | undefined;
}

export const NO_PAST: PastIncidents = { incidents: new Map(), remembered: undefined };

/**
 * Requests the list after every change of the page, and every hour; conditionally. The first reading of a page leaves it for the next,
 * so that many new pages of one host are read soon. A list that does not come costs nothing else.
 */
export async function readPast(
  adapter: Adapter,
  target: PageTarget,
  outcome: Extract<CheckOutcome, { kind: 'observed' }>,
  before: RememberedDocuments,
  client: HttpClient,
  now: number,
): Promise<PastIncidents> {
  const request = adapter.recentRequest?.(target);
  if (request === undefined || before.adapter !== adapter.name) return NO_PAST;
  const digest = digestOf(outcome);
  const { past } = before;
  if (past !== undefined && past.digest === digest && isFresh(past, now))
    return { incidents: new Map(), remembered: past };
  const { etag, lastModified } = past ?? {};
  const answer = await client.fetchDocument({
    ...request,
    ...(etag === undefined ? {} : { etag }),
    ...(lastModified === undefined ? {} : { lastModified }),
  });
  if (answer.kind !== 'document') return { incidents: new Map(), remembered: { ...past, requestedAt: now, digest } };
  const reading = adapter.read(new Map([[request.key, toPageDocument(request.key, answer)]]), target, now);
  const incidents =
    reading.kind === 'observed' && isOfPage(reading.observation, outcome.observation)
      ? reading.observation.incidents
      : [];
  return {
    incidents: new Map(incidents.map((incident) => [incident.externalId, incident])),
    remembered: {
      requestedAt: now,
      digest,
      ...(answer.etag === undefined ? {} : { etag: answer.etag }),
      ...(answer.lastModified === undefined ? {} : { lastModified: answer.lastModified }),
    },
  };
}

/**
 * Those that are over and of which the store does not know all yet. What the page lists as open is never among them: the page
 * itself says how that stands.
 */
export function listNewPast(
  past: Iterable<ObservedIncident>,
  listed: readonly ObservedIncident[],
  known: ReadonlyMap<string, KnownIncident>,
): readonly ObservedIncident[] {
  const ids = new Set(listed.map(({ externalId }) => externalId));
  return [...past].filter(
    (incident) =>
      incident.resolvedAt !== null &&
      !ids.has(incident.externalId) &&
      !isKnown(incident, known.get(incident.externalId)),
  );
}

function isKnown({ title, status, resolvedAt, updates }: ObservedIncident, known: KnownIncident | undefined): boolean {
  return (
    known !== undefined &&
    known.title === title &&
    known.status === status &&
    known.resolvedAt === resolvedAt &&
    updates.every(({ externalId }) => known.updateIds.has(externalId))
  );
}

/** A list that came by a redirect may be another company's. */
function isOfPage(list: Observation, page: Observation): boolean {
  return list.pageId === undefined || page.pageId === undefined || list.pageId === page.pageId;
}

/** A list requested later than now was requested by a clock that has been set back. */
function isFresh({ requestedAt }: RememberedPast, now: number): boolean {
  return requestedAt <= now && now - requestedAt < PAST_INTERVAL_MS;
}

function digestOf({ documents }: Extract<CheckOutcome, { kind: 'observed' }>): string {
  const hash = createHash('sha256');
  for (const { text } of documents) hash.update(text).update('\0');
  return hash.digest('base64url').slice(0, 16);
}
