import type { IncidentStatus } from '@upriver/contract';
import type { ObservedIncident, ObservedUpdate, Reading } from '../../../domain/observation.ts';
import type { PageDocument, PageTarget } from '../../adapter.ts';
import { parseFeed, type Feed, type FeedEntry } from '../feed.ts';
import { deriveId, isClosed, isMaintenancePhase, makeIncident, makeUpdate, observed } from '../observed.ts';
import { monthIndex, zoneMinutes } from '../parse-time.ts';
import { toPlainText } from '../plain-text.ts';
import { worstOfOpen } from '../severity.ts';
import { absoluteLink } from '../target-url.ts';
import { COMMON_PHASE_WORDS, normalizeWord, type WordTable } from '../words.ts';

/** Labels above the paragraphs. `Update` continues the phase before it. */
const LABELS: WordTable<IncidentStatus | 'update'> = { ...COMMON_PHASE_WORDS, update: 'update' };

const PARAGRAPH = /<small>([^]*?)<\/small>\s*<br\s*\/?>\s*<strong>([^<]{1,60})<\/strong>([^]*?)(?=<small>|$)/gi;
/** How late an update may carry the date of the year after its incident's start. */
const HALF_YEAR_MS = 182 * 86_400_000;

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
    listsAllUnresolved: false,
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
  const found = [...entry.html.matchAll(PARAGRAPH)].slice(0, 200).map(([, when = '', label = '', body = '']) => ({
    label: LABELS[normalizeWord(label)],
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
    Date.UTC(value, month, Number(day), Number(hour), Number(minute)) - offset * 60_000;
  return inYear(year) < published - HALF_YEAR_MS ? inYear(year + 1) : inYear(year);
}
