import { DAY_MS, MINUTE_MS } from '@upriver/contract';
import type { IncidentStatus } from '@upriver/contract';
import type { ObservedIncident, ObservedUpdate, Reading } from '../../observation.ts';
import type { PageDocument, PageTarget } from '../../adapter.ts';
import { parseFeed, type Feed, type FeedEntry } from '../../reading/feed.ts';
import { ownValue } from '../../reading/json-value.ts';
import { deriveId, isClosed, isMaintenancePhase, makeIncident, makeUpdate, observed } from '../../reading/observed.ts';
import { monthIndex, zoneMinutes } from '../../reading/parse-time.ts';
import { toPlainText } from '../../reading/plain-text.ts';
import { worstOfOpen } from '../../reading/severity.ts';
import { absoluteLink } from '../../reading/target-url.ts';
import { COMMON_PHASES, normalizeReported, type ReportedTable } from '../../reading/reported-status.ts';

/** Labels above the paragraphs. `Update` continues the phase before it. */
const LABELS: ReportedTable<IncidentStatus | 'update'> = { ...COMMON_PHASES, update: 'update' };

/** One update, from where its `<small>` ends: the label in bold, then the text. */
const LABELLED = /^\s*<br\s*\/?>\s*<strong>([^<]{1,60})<\/strong>/i;
/** Updates of one entry that are read, and characters of it. */
const UPDATES_MAX = 200;
const ENTRY_LENGTH_MAX = 400_000;
/** How late an update may carry the date of the year after its incident's start. */
const HALF_YEAR_MS = 182 * DAY_MS;

/** True for `/history.atom` and `/history.rss` of Statuspage. */
export function isHistoryFeed(document: PageDocument): boolean {
  const parsed = parseFeed(document.text);
  return parsed.kind === 'feed' && isHistory(parsed.feed);
}

function isHistory(feed: Feed): boolean {
  const isAtomHistory = feed.format === 'atom' && /^tag:[^,]+,2005:\/history$/.test(feed.id ?? '');
  return isAtomHistory || feed.entries.some((entry) => /<var data-var=/.test(entry.html));
}

/**
 * The 25 newest incidents. Nothing open among them means that nothing is open, for incidents stay in it in the order they began;
 * an empty feed, or an entry whose labels are strange, means nothing.
 */
export function readHistoryFeed(document: PageDocument, _target: PageTarget, now: number): Reading {
  const parsed = parseFeed(document.text);
  if (parsed.kind === 'unreadable') return parsed;
  const entries = parsed.feed.entries.map((entry) => ({ entry, updates: readUpdates(entry, now) }));
  const readable = entries.filter(({ updates }) => updates.length > 0);
  const incidents = readable.map(({ entry, updates }) => readEntry(entry, updates, document.url, now));
  const isWhole = entries.length > 0 && readable.length === entries.length;
  return observed({
    status: worstOfOpen(incidents) ?? (isWhole ? 'operational' : 'unknown'),
    incidents,
    listsAllUnresolved: true,
    pageName: parsed.feed.title.replace(/ Status - Incident History$/, '') || undefined,
  });
}

function readEntry(
  entry: FeedEntry,
  updates: readonly ObservedUpdate[],
  feedUrl: string,
  now: number,
): ObservedIncident {
  // Newest first in the feed; a late text about the cause may stand above "Resolved", so any closing label closes.
  const closing = updates.find((update) => isClosed(update.status));
  const isMaintenance = updates.some((update) => isMaintenancePhase(update.status));
  const link = absoluteLink(entry.link, feedUrl);
  return makeIncident(
    {
      externalId: /\/incidents\/([\w-]+)/.exec(link ?? '')?.[1] ?? entry.id,
      kind: isMaintenance ? 'maintenance' : 'incident',
      title: toPlainText(entry.title),
      status: (closing ?? updates[0])?.status ?? 'investigating',
      startedAt: entry.publishedAt ?? Math.min(...updates.map(({ createdAt }) => createdAt)),
      resolvedAt: closing?.createdAt,
      url: link,
      updates,
    },
    now,
  );
}

/** Updates newest first, as the feed has them. */
function readUpdates(entry: FeedEntry, now: number): readonly ObservedUpdate[] {
  const published = entry.publishedAt ?? entry.updatedAt ?? now;
  const found = splitUpdates(entry.html).map(({ when, label, body }) => ({
    label: ownValue(LABELS, normalizeReported(label)),
    rawStatus: label.trim(),
    body: toPlainText(body).replace(/^-\s*/, ''),
    createdAt: readWhen(toPlainText(when), published) ?? entry.updatedAt ?? published,
  }));
  let phase: IncidentStatus = 'investigating';
  const oldestFirst = found.toReversed().flatMap(({ label, rawStatus, body, createdAt }) => {
    if (label === undefined) return [];
    if (label !== 'update') phase = label;
    const externalId = deriveId([entry.id ?? entry.title, String(createdAt), body]);
    return [makeUpdate({ externalId, status: phase, body, createdAt, rawStatus })];
  });
  return oldestFirst.toReversed();
}

/** Each update begins with its time in `<small>`. Cut by hand: a pattern over the whole would crawl on a hostile entry. */
function splitUpdates(
  html: string,
): readonly { readonly when: string; readonly label: string; readonly body: string }[] {
  const parts = html
    .slice(0, ENTRY_LENGTH_MAX)
    .split('<small>')
    .slice(1, UPDATES_MAX + 1);
  return parts.flatMap((part) => {
    const end = part.indexOf('</small>');
    if (end === -1) return [];
    const rest = part.slice(end + '</small>'.length);
    const match = LABELLED.exec(rest);
    return match === null
      ? []
      : [{ when: part.slice(0, end), label: match[1] ?? '', body: rest.slice(match[0].length) }];
  });
}

/** `Jul 19, 02:38 UTC` → milliseconds; the year is that of the incident's start, or the next one at its turn. */
function readWhen(text: string, published: number): number | undefined {
  const match = /([A-Z][a-z]{2})\s+(\d{1,2}),\s+(\d\d):(\d\d)\s*([A-Z]{1,5}|[+-]\d\d(?::?\d\d)?)?/.exec(text);
  if (match === null) return undefined;
  const [, monthName = '', day, hour, minute, zone = ''] = match;
  const month = monthIndex(monthName);
  const offset = zoneMinutes(zone);
  if (month === undefined || offset === undefined) return undefined;
  const year = new Date(published).getUTCFullYear();
  const inYear = (value: number): number =>
    Date.UTC(value, month, Number(day), Number(hour), Number(minute)) - offset * MINUTE_MS;
  return inYear(year) < published - HALF_YEAR_MS ? inYear(year + 1) : inYear(year);
}
