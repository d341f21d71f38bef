// What a feed of incidents and verdicts holds, before it is written as Atom or JSON Feed.
import { IMPACTS } from '@upriver/contract';
import type { Impact } from '@upriver/contract';
import { toTimestamp } from '../../domain/clock.ts';
import { uuidOf } from '../../domain/identifiers.ts';
import { webAddress } from '../../domain/markup.ts';
import { listVerdictChanges } from '../../store/changes/change-log.ts';
import type { StoredVerdictChange } from '../../store/changes/change-log.ts';
import type { Queries } from '../../store/database.ts';
import type { Incident } from '../../store/incidents/incident-row.ts';
import type { IncidentUpdate } from '../../store/incidents/incidents.ts';
import { listMutedIncidents, listRecentIncidents, listUpdatesOf } from '../../store/incidents/recent-incidents.ts';
import type { StoredFeed } from '../../store/organizations/feeds.ts';
import type { FeedScope } from './feed-scope.ts';

const INCIDENTS_MAX = 50;
const VERDICTS_MAX = 50;
/** More are read, because most changes of a verdict are only of its probability. */
const VERDICT_CHANGES_READ = 1000;
const TEXT_LENGTH_MAX = 8000;

/** One entry. Times are milliseconds UTC. */
export interface FeedEntry {
  /** A URN: the same entry has the same one in every feed and for ever. */
  readonly id: string;
  readonly title: string;
  /** Plain text, partly a vendor's. */
  readonly text: string;
  /** An address of the web. */
  readonly url: string | undefined;
  readonly publishedAt: number;
  readonly updatedAt: number;
  readonly tags: readonly string[];
}

/** A feed as its formats write it. */
export interface FeedContent {
  readonly id: string;
  readonly title: string;
  readonly updatedAt: number;
  /** Newest first. */
  readonly entries: readonly FeedEntry[];
}

/** Incidents and changed verdicts of the scope of a feed, without incidents of muted components only. */
export async function readFeedContent(
  db: Queries,
  feed: StoredFeed,
  { title, services }: FeedScope,
  now: number,
): Promise<FeedContent> {
  const serviceIds = [...services.keys()];
  const recent = await listRecentIncidents(db, serviceIds, INCIDENTS_MAX);
  const ids = recent.map(({ id }) => id);
  const muted = await listMutedIncidents(db, feed.organizationId, ids);
  const incidents = recent.filter(({ id }) => !muted.has(id));
  const updates = await listUpdatesOf(db, ids);
  const filter = { serviceIds, projectId: feed.projectId ?? undefined };
  const verdicts = await listVerdictChanges(db, feed.organizationId, filter, VERDICT_CHANGES_READ);
  const entries = [
    ...incidents.map((row) => toIncidentEntry(row, updates.get(row.id) ?? [], services.get(row.serviceId), now)),
    ...verdicts.filter(isNews).slice(0, VERDICTS_MAX).map(toVerdictEntry),
  ].sort((a, b) => b.updatedAt - a.updatedAt || (a.id < b.id ? -1 : 1));
  return {
    id: `urn:uuid:${uuidOf(feed.id)}`,
    title: `${title}: incidents and verdicts`,
    updatedAt: Math.max(feed.createdAt, ...entries.map(({ updatedAt }) => updatedAt)),
    entries,
  };
}

/** The time of what changed last of an incident: what the page reports, or a text that the vendor added. */
export function revisedAt(row: Incident, updates: readonly IncidentUpdate[], now: number): number {
  // A vendor's times may lie in the future.
  return Math.max(row.changedAt, ...updates.map(({ createdAt }) => Math.min(createdAt, now)));
}

/** What the vendor wrote, newest first, as plain text of bounded length. */
export function updatesText(updates: readonly IncidentUpdate[]): string {
  const text = updates
    .map(({ createdAt, status, body }) => `${toTimestamp(createdAt)} ${status}: ${body.trim()}`)
    .join('\n\n');
  return text.length > TEXT_LENGTH_MAX ? `${text.slice(0, TEXT_LENGTH_MAX - 1)}…` : text;
}

function toIncidentEntry(
  row: Incident,
  updates: readonly IncidentUpdate[],
  service: { readonly name: string; readonly slug: string; readonly statusPageUrl: string | null } | undefined,
  now: number,
): FeedEntry {
  const text = updatesText(updates);
  return {
    id: `urn:uuid:${uuidOf(row.id)}`,
    title: `${service?.name ?? ''}: ${row.title} (${describeImpact(row.impact)}${row.status})`,
    text: text === '' ? `${row.title}: ${row.status}.` : text,
    url: webAddress(row.url ?? service?.statusPageUrl ?? null),
    publishedAt: row.startedAt,
    updatedAt: revisedAt(row, updates, now),
    tags: ['incident', service?.slug ?? '', row.impact, row.status],
  };
}

function describeImpact(impact: Impact): string {
  return impact === IMPACTS[0] ? '' : `${impact}, `;
}

/** A verdict that says something else than before, where one of both is about trouble. */
function isNews({ change }: StoredVerdictChange): boolean {
  const { from, to } = change.payload;
  return from !== to && [from, to].some((verdict) => verdict !== null && !CALM.has(verdict));
}

const CALM: ReadonlySet<string> = new Set(['healthy', 'cannot_say']);

function toVerdictEntry({ id, change, service }: StoredVerdictChange): FeedEntry {
  const { to, from, sentence, environment, region } = change.payload;
  const where = [environment, region].filter((part) => part !== '').join(', ');
  return {
    id: `urn:uuid:${uuidOf(`verdict ${change.organizationId} ${id}`)}`,
    title: sentence,
    text: `Verdict on ${service?.name ?? ''}: ${to}${from === null ? '' : `, before: ${from}`}.${where === '' ? '' : ` Calls from ${where}.`}\n\n${sentence}`,
    url: undefined,
    publishedAt: change.at,
    updatedAt: change.at,
    tags: ['verdict', service?.slug ?? '', to],
  };
}
