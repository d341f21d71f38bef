import type { Impact, Status } from '@upriver/contract';
import type { Reading } from '../../observation.ts';
import type { PageDocument, PageTarget } from '../../adapter.ts';
import { parseFeed, type Feed, type FeedEntry } from '../../reading/feed.ts';
import { deriveId, makeIncident, makeUpdate, observed, unreadable } from '../../reading/observed.ts';
import { toPlainText } from '../../reading/plain-text.ts';

interface Prefix {
  readonly text: string;
  readonly status: Status;
  readonly impact: Impact;
}

/** What the titles begin with. The feed is that of one service in one region. */
const PREFIXES: readonly Prefix[] = [
  { text: 'service is operating normally', status: 'operational', impact: 'none' },
  { text: 'informational message', status: 'degraded', impact: 'none' },
  { text: 'performance issues', status: 'degraded', impact: 'minor' },
  { text: 'service degradation', status: 'degraded', impact: 'minor' },
  { text: 'service disruption', status: 'major_outage', impact: 'critical' },
];

/** True for the feed of one service. */
export function isServiceFeed(document: PageDocument): boolean {
  const parsed = parseFeed(document.text);
  return parsed.kind === 'feed' && isShape(parsed.feed);
}

function isShape(feed: Feed): boolean {
  return feed.format === 'rss' && /^(?:amazon|aws)\b.*service status$/i.test(feed.title);
}

/** The newest item says how things are; a channel without items is that of a service that never had an event. */
export function readServiceFeed(document: PageDocument, _target: PageTarget, now: number): Reading {
  const parsed = parseFeed(document.text);
  if (parsed.kind === 'unreadable') return parsed;
  if (!isShape(parsed.feed)) return unreadable('The feed is not one of an AWS service.');
  const entries = parsed.feed.entries.toSorted((a, b) => (b.publishedAt ?? now) - (a.publishedAt ?? now));
  const newest = entries[0];
  const pageName = parsed.feed.title;
  if (newest === undefined)
    return observed({ status: 'operational', incidents: [], listsAllUnresolved: true, pageName });
  const prefix = prefixOf(newest);
  const lastNormal = entries.findIndex((entry) => prefixOf(entry)?.status === 'operational');
  const run = lastNormal === -1 ? entries : entries.slice(0, lastNormal);
  const incidents = run.length === 0 ? [] : [readRun(run, prefix, now)];
  const unknownStatuses = new Set(prefix === undefined ? [newest.title.slice(0, 100)] : []);
  const status = prefix?.status ?? 'unknown';
  return observed({ status, rawStatus: newest.title, incidents, listsAllUnresolved: true, pageName }, unknownStatuses);
}

function prefixOf(entry: FeedEntry): Prefix | undefined {
  const title = toPlainText(entry.title).toLowerCase();
  if (/\[resolved\]/.test(title)) return PREFIXES[0];
  return PREFIXES.find(({ text }) => title.startsWith(text));
}

/** Items since the last normal one are updates of one event. */
function readRun(run: readonly FeedEntry[], prefix: Prefix | undefined, now: number): ReturnType<typeof makeIncident> {
  const oldest = run.at(-1);
  return makeIncident(
    {
      externalId: oldest?.id ?? deriveId([oldest?.title ?? '', String(oldest?.publishedAt ?? '')]),
      title: toPlainText(run[0]?.title ?? ''),
      impact: prefix?.impact,
      status: 'investigating',
      startedAt: oldest?.publishedAt,
      updates: run.flatMap((entry) =>
        entry.publishedAt === undefined
          ? []
          : [
              makeUpdate({
                externalId: entry.id ?? deriveId([entry.title, String(entry.publishedAt)]),
                status: 'investigating',
                body: toPlainText(entry.html),
                createdAt: entry.publishedAt,
              }),
            ],
      ),
    },
    now,
  );
}
