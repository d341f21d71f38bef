import type { Impact, Status } from '@upriver/contract';
import type { ObservedIncident, Reading } from '../../observation.ts';
import type { PageDocument, PageTarget } from '../../adapter.ts';
import { parseFeed, type Feed, type FeedEntry } from '../../reading/feed.ts';
import { deriveId, makeIncident, makeUpdate, observed, unreadable } from '../../reading/observed.ts';
import { toPlainText } from '../../reading/plain-text.ts';
import { worstStatus } from '../../reading/severity.ts';

interface Prefix {
  readonly text: string;
  readonly status: Status;
  readonly impact: Impact;
}

/** What the titles begin with. */
const PREFIXES: readonly Prefix[] = [
  { text: 'service is operating normally', status: 'operational', impact: 'none' },
  { text: 'informational message', status: 'degraded', impact: 'none' },
  { text: 'performance issues', status: 'degraded', impact: 'minor' },
  { text: 'service degradation', status: 'degraded', impact: 'minor' },
  { text: 'service disruption', status: 'major_outage', impact: 'critical' },
];

/** True for the feed of one service in one region, and for that of all. */
export function isServiceFeed(document: PageDocument): boolean {
  const parsed = parseFeed(document.text);
  return parsed.kind === 'feed' && isShape(parsed.feed);
}

function isShape(feed: Feed): boolean {
  return feed.format === 'rss' && /^(?:amazon|aws)\b.*service status$/i.test(feed.title);
}

/**
 * The newest item of a service says how it is; a channel without items is that of a service that never had an event. The feed of all
 * services is as bad as the worst of them.
 */
export function readServiceFeed(document: PageDocument, _target: PageTarget, now: number): Reading {
  const parsed = parseFeed(document.text);
  if (parsed.kind === 'unreadable') return parsed;
  if (!isShape(parsed.feed)) return unreadable('The feed is not one of an AWS service.');
  const unknownStatuses = new Set<string>();
  const entries = parsed.feed.entries.toSorted((a, b) => (b.publishedAt ?? now) - (a.publishedAt ?? now));
  const services = [...Map.groupBy(entries, serviceOf).values()].map((own) => readService(own, now, unknownStatuses));
  const status = services.length === 0 ? 'operational' : worstStatus(services.map((service) => service.status));
  return observed(
    {
      status,
      rawStatus: services.find((service) => service.status === status)?.rawStatus,
      incidents: services.flatMap(({ incidents }) => incidents),
      listsAllUnresolved: true,
      pageName: parsed.feed.title,
    },
    unknownStatuses,
  );
}

/** Items are named by their service, region and second: `#ec2-us-east-1_1640218920`. */
function serviceOf({ id = '' }: FeedEntry): string {
  return /#([\w.-]{1,100})_\d+$/.exec(id)?.[1] ?? '';
}

/** Items of one service, newest first. */
function readService(
  entries: readonly FeedEntry[],
  now: number,
  unknownStatuses: Set<string>,
): { readonly status: Status; readonly rawStatus: string; readonly incidents: readonly ObservedIncident[] } {
  const [newest] = entries;
  // Which is the newest nobody knows beside one without a date.
  const isDated = entries.length === 1 || entries.every(({ publishedAt }) => publishedAt !== undefined);
  const prefix = newest === undefined || !isDated ? undefined : prefixOf(newest);
  const lastNormal = entries.findIndex((entry) => prefixOf(entry)?.status === 'operational');
  const run = lastNormal === -1 ? entries : entries.slice(0, lastNormal);
  const rawStatus = newest?.title ?? '';
  if (prefix === undefined) unknownStatuses.add(rawStatus.slice(0, 100));
  return {
    status: prefix?.status ?? 'unknown',
    rawStatus,
    incidents: run.length === 0 ? [] : [readRun(run, prefix, now)],
  };
}

function prefixOf(entry: FeedEntry): Prefix | undefined {
  const title = toPlainText(entry.title).toLowerCase();
  if (/\[resolved\]/.test(title)) return PREFIXES[0];
  return PREFIXES.find(({ text }) => title.startsWith(text));
}

/** Items since the last normal one are updates of one event. */
function readRun(run: readonly FeedEntry[], prefix: Prefix | undefined, now: number): ObservedIncident {
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
