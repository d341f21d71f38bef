import { uuidOf } from '../../domain/identifiers.ts';
import { webAddress } from '../../domain/markup.ts';
import { DAY_MS } from '../../domain/time.ts';
import { NO_LONGER_LISTED } from '@upriver/status-pages';
import type { Queries } from '../../store/database.ts';
import type { Incident } from '../../store/incidents/incident-row.ts';
import type { IncidentUpdate } from '../../store/incidents/incidents.ts';
import { listMaintenancesSince, listMutedIncidents, listUpdatesOf } from '../../store/incidents/recent-incidents.ts';
import type { StoredFeed } from '../../store/organizations/feeds.ts';
import { revisedAt, updatesText } from './feed-entries.ts';
import type { FeedScope } from './feed-scope.ts';

/** What is over stays for so long, so that a calendar that is read rarely still hears of a cancellation. */
const KEPT_MS = 90 * DAY_MS;
const EVENTS_MAX = 500;
/** RFC 5545, section 3.1: octets of a line without its end. */
const LINE_BYTES_MAX = 75;

/** An event of the calendar. Times are milliseconds UTC. */
export interface CalendarEvent {
  readonly uid: string;
  readonly createdAt: number;
  readonly revisedAt: number;
  /** Grows with every change of what the page reports. */
  readonly sequence: number;
  readonly startsAt: number;
  /** Null where the page names no end. */
  readonly endsAt: number | null;
  readonly isCancelled: boolean;
  readonly summary: string;
  readonly description: string;
  readonly url: string | undefined;
  readonly category: string;
}

/** Maintenances of the scope of a feed, without those of muted components only. */
export async function readCalendarEvents(
  db: Queries,
  { organizationId }: StoredFeed,
  { services }: FeedScope,
  now: number,
): Promise<CalendarEvent[]> {
  const rows = await listMaintenancesSince(db, [...services.keys()], now - KEPT_MS, EVENTS_MAX);
  const ids = rows.map(({ id }) => id);
  const muted = await listMutedIncidents(db, organizationId, ids);
  const updates = await listUpdatesOf(db, ids);
  const shown = rows.filter(({ id }) => !muted.has(id));
  return shown.map((row) => toEvent(row, updates.get(row.id) ?? [], services.get(row.serviceId), now));
}

function toEvent(
  row: Incident,
  updates: readonly IncidentUpdate[],
  service: { readonly name: string; readonly statusPageUrl: string | null } | undefined,
  now: number,
): CalendarEvent {
  const startsAt = row.scheduledFor ?? row.startedAt;
  const isCancelled = wasCancelled(row, startsAt);
  // What ended early, or late, ended when it did.
  const endsAt = isCancelled ? row.scheduledUntil : (row.resolvedAt ?? row.scheduledUntil);
  return {
    uid: uuidOf(row.id),
    createdAt: row.firstSeenAt,
    revisedAt: revisedAt(row, updates, now),
    sequence: Math.max(0, Math.floor((row.changedAt - row.firstSeenAt) / 1000)),
    startsAt,
    endsAt: endsAt !== null && endsAt > startsAt ? endsAt : null,
    isCancelled,
    summary: `${isCancelled ? 'Cancelled: ' : ''}${service?.name ?? ''}: ${row.title}`,
    description: [describe(row, isCancelled), updatesText(updates)].filter((part) => part !== '').join('\n\n'),
    url: webAddress(row.url ?? service?.statusPageUrl ?? null),
    category: service?.name ?? '',
  };
}

/** The page says so, or closed it or no longer lists it before it began. */
function wasCancelled({ rawStatus, resolvedAt }: Incident, startsAt: number): boolean {
  return /^cancel/i.test(rawStatus ?? '') || (resolvedAt !== null && resolvedAt < startsAt);
}

function describe({ status, rawStatus, resolvedAt, scheduledUntil }: Incident, isCancelled: boolean): string {
  if (isCancelled)
    return rawStatus === NO_LONGER_LISTED
      ? 'The status page no longer lists this maintenance.'
      : 'The maintenance was cancelled.';
  const end = resolvedAt === null && scheduledUntil === null ? ' The status page names no end.' : '';
  return `Reported status: ${status.replaceAll('_', ' ')}.${end}`;
}

/** Events as iCalendar (RFC 5545). Without `METHOD`, so that `DTSTAMP` is the time of the last revision (section 3.8.7.2). */
export function calendarText(title: string, events: readonly CalendarEvent[]): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Upriver//Maintenances//EN',
    'CALSCALE:GREGORIAN',
    // RFC 7986, and what programs read that are older than it.
    `NAME:${escapeText(title)}`,
    `X-WR-CALNAME:${escapeText(title)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
}

function eventLines(event: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${dateTime(event.revisedAt)}`,
    `CREATED:${dateTime(event.createdAt)}`,
    `LAST-MODIFIED:${dateTime(event.revisedAt)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTART:${dateTime(event.startsAt)}`,
    ...(event.endsAt === null ? [] : [`DTEND:${dateTime(event.endsAt)}`]),
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    ...(event.url === undefined ? [] : [`URL:${event.url}`]),
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    // Nobody is busy because a vendor maintains something.
    'TRANSP:TRANSPARENT',
    `CATEGORIES:${escapeText(event.category)}`,
    'END:VEVENT',
  ];
}

/** `DATE-TIME` in UTC (section 3.3.5). */
function dateTime(at: number): string {
  return new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/** `TEXT` (section 3.3.11): a line end of a vendor's text never becomes one of the document. */
function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** Folds a line (section 3.1) between characters: no octet of one is in the next line. */
function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LINE_BYTES_MAX) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
