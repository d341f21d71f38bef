import { NO_LONGER_LISTED } from '@upriver/status-pages';
import type { Adapter, Observation, ObservedIncident, PageTarget } from '@upriver/status-pages';
import type { OpenIncident } from '../store/incidents/incidents.ts';
import { toPageDocument } from './fetch-page.ts';
import type { HttpClient } from '../outbound/http-client.ts';

/** Incidents looked up by their own address in one check; the others have their turn in the next. */
const LOOK_UPS_MAX = 10;

/** What became of incidents that were open and that the page no longer lists. */
export interface VanishedIncidents {
  readonly incidents: readonly ObservedIncident[];
  /** False when something could not be found out now. */
  readonly isComplete: boolean;
}

export const NONE_VANISHED: VanishedIncidents = { incidents: [], isComplete: true };

/** How an incident is looked up. */
interface LookUp {
  readonly adapter: Adapter;
  readonly target: PageTarget;
  readonly client: HttpClient;
  readonly now: number;
  /** Whether the page was read for the first time since it is another one or is read in another way. */
  readonly isFirstReading: boolean;
}

/**
 * Looks up incidents that were open and that the page no longer lists. One is closed only on evidence: its own document says so, the
 * vendor took it down (404 or 410), or the provider has no address for it and the page, which lists everything unresolved, does not
 * list it any more. What the page before this one listed ends with the first reading of this one, however little this one lists.
 */
export async function lookUpVanished(
  open: readonly OpenIncident[],
  observation: Observation,
  past: ReadonlyMap<string, ObservedIncident>,
  { adapter, target, client, now, isFirstReading }: LookUp,
): Promise<VanishedIncidents> {
  if (!observation.listsAllUnresolved && !isFirstReading) return NONE_VANISHED;
  const listed = new Set([
    ...observation.incidents.map(({ externalId }) => externalId),
    ...(observation.unreadIncidentIds ?? []),
  ]);
  const vanished = open.filter(({ externalId }) => !listed.has(externalId));
  if (vanished.length === 0) return NONE_VANISHED;
  const incidents: ObservedIncident[] = [];
  for (const incident of vanished.slice(0, LOOK_UPS_MAX)) {
    const found = past.get(incident.externalId) ?? (await lookUp(incident.externalId, adapter, target, client, now));
    if (found !== 'unknown') incidents.push(found ?? close(incident, now));
  }
  return { incidents, isComplete: incidents.length === vanished.length };
}

/** The incident; undefined when it was taken down or has no address of its own; `unknown` when its address does not tell now. */
async function lookUp(
  externalId: string,
  adapter: Adapter,
  target: PageTarget,
  client: HttpClient,
  now: number,
): Promise<ObservedIncident | 'unknown' | undefined> {
  if (adapter.incidentRequest === undefined || adapter.readIncident === undefined) return undefined;
  const request = adapter.incidentRequest(target, externalId);
  const outcome = await client.fetchDocument(request);
  if (outcome.kind === 'failed') return outcome.status === 404 || outcome.status === 410 ? undefined : 'unknown';
  if (outcome.kind === 'unchanged') return 'unknown';
  return adapter.readIncident(toPageDocument(request.key, outcome), target, now) ?? 'unknown';
}

/** The end of an incident as far as it can be concluded: it is no longer there. */
function close(incident: OpenIncident, now: number): ObservedIncident {
  return {
    ...incident,
    status: incident.kind === 'maintenance' ? 'completed' : 'resolved',
    resolvedAt: now,
    updates: [],
    rawStatus: NO_LONGER_LISTED,
  };
}
