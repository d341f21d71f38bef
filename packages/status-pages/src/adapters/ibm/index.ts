import type { IncidentStatus } from '@upriver/contract';
import type { ObservedIncident, Reading } from '../../observation.ts';
import { parseFeed, type FeedEntry } from '../../reading/feed.ts';
import { makeIncident, observed, unreadable } from '../../reading/observed.ts';
import { parseTime } from '../../reading/parse-time.ts';
import { toPlainText } from '../../reading/plain-text.ts';
import { worstOfOpen } from '../../reading/severity.ts';
import { createSingleDocumentAdapter } from '../../reading/single-document.ts';
import { originUrl } from '../../reading/target-url.ts';
import { updateOf } from '../../reading/update.ts';

/** Lines at the end of every item: `Type: incident`, `Regions: us-south`, `Outage Start: …`. */
const LABELS = 'Type|Regions|Resources|ID|Outage Start|Outage End|Update Time';
const OVER = /\b(?:resolved|completed|closed)\b/i;
/** An incident that says no end and was not touched for so long: nobody can say whether it is open. */
const TOUCHED_WITHIN_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * IBM Cloud: the feed of its notifications, of which incidents and maintenances count, and announcements, releases and bulletins do not.
 * How much an incident hurts is not told, and it is about regions or resources, never the whole.
 */
export const ibm = createSingleDocumentAdapter({
  name: 'ibm',
  title: 'IBM Cloud',
  hosts: ['cloud.ibm.com'],
  path: (target) => originUrl(target, '/status/api/notifications/feed.rss'),
  readDocument(document, _target, now) {
    const parsed = parseFeed(document.text);
    if (parsed.kind === 'unreadable') return parsed;
    const items = parsed.feed.entries.map((entry) => ({ entry, text: toPlainText(entry.html) }));
    const labelled = items.filter(({ text }) => labelOf(text, 'Type') !== '');
    // A feed of a year of notifications is never empty.
    return labelled.length === 0 ? unreadable('The feed is not that of IBM Cloud.') : read(labelled, now);
  },
});

interface Item {
  readonly entry: FeedEntry;
  readonly text: string;
}

function read(items: readonly Item[], now: number): Reading {
  const events = items.filter(({ text }) => /^(?:incident|maintenance)$/i.test(labelOf(text, 'Type')));
  const all = events.map((item) => readItem(item, now));
  const isForgotten = (one: ObservedIncident): boolean =>
    one.kind === 'incident' && one.resolvedAt === null && lastTouched(one) < now - TOUCHED_WITHIN_MS;
  const incidents = all.filter((one) => !isForgotten(one));
  const calm = incidents.length === all.length ? 'operational' : 'unknown';
  return observed({
    status: worstOfOpen(incidents) ?? calm,
    incidents,
    listsAllUnresolved: true,
    unreadIncidentIds: all.filter(isForgotten).map(({ externalId }) => externalId),
    pageName: 'IBM Cloud',
  });
}

function lastTouched({ updates, startedAt }: ObservedIncident): number {
  return updates.at(-1)?.createdAt ?? startedAt;
}

function readItem({ entry, text }: Item, now: number): ObservedIncident {
  const isMaintenance = /^maintenance$/i.test(labelOf(text, 'Type'));
  const startedAt = parseTime(labelOf(text, 'Outage Start')) ?? entry.publishedAt;
  const endsAt = parseTime(labelOf(text, 'Outage End'));
  const isOver = (endsAt !== undefined && endsAt <= now) || OVER.test(entry.title);
  const isAhead = isMaintenance && startedAt !== undefined && startedAt > now;
  const open: IncidentStatus = isAhead ? 'scheduled' : isMaintenance ? 'in_progress' : 'investigating';
  const touchedAt = parseTime(labelOf(text, 'Update Time')) ?? entry.publishedAt;
  return makeIncident(
    {
      externalId: entry.id ?? entry.link,
      kind: isMaintenance ? 'maintenance' : 'incident',
      title: toPlainText(entry.title),
      impact: 'minor',
      status: isOver ? (isMaintenance ? 'completed' : 'resolved') : open,
      startedAt,
      resolvedAt: isOver ? (endsAt ?? touchedAt) : undefined,
      scheduledFor: isMaintenance ? startedAt : undefined,
      scheduledUntil: isMaintenance ? endsAt : undefined,
      url: entry.link,
      updates: updateOf({ createdAt: touchedAt, html: text, status: isOver ? 'resolved' : 'investigating' }),
      componentIds: labelOf(text, 'Resources')
        .split(/[,\s]+/)
        .filter((id) => id !== ''),
    },
    now,
  );
}

/** What stands behind a label, up to the next label or the end of the line; empty without it. */
function labelOf(text: string, label: string): string {
  const rest = new RegExp(`\\b${label}: *([^\\n]{0,500})`, 'i').exec(text)?.[1] ?? '';
  return (rest.split(new RegExp(`(?:^|\\s)(?:${LABELS}):`, 'i'))[0] ?? '').trim();
}
