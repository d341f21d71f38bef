import type { ObservedIncident, Reading } from '../../observation.ts';
import type { PageDocument, PageTarget } from '../../adapter.ts';
import { parseFeed, type Feed, type FeedEntry } from '../../reading/feed.ts';
import { makeIncident, makeUpdate, observed } from '../../reading/observed.ts';
import { toPlainText } from '../../reading/plain-text.ts';
import { worstOfOpen } from '../../reading/severity.ts';
import { absoluteLink } from '../../reading/target-url.ts';

const CLOSING = /\b(?:resolved|recovered|completed)\b/i;
const STILL_OPEN =
  /\b(?:not|un|yet to be|until|once|when|if|partly|partially|mostly|almost|nearly|being|largely)[\s-]*(?:fully\s+|been\s+|be\s+)*(?:resolved|recovered|completed)\b|\b(?:resolved|recovered|completed)\s+(?:most|some|part|many)\b/i;

/** True for the feed of incidents of a Better Stack page. */
export function isBetterStackFeed(document: PageDocument): boolean {
  const parsed = parseFeed(document.text);
  return parsed.kind === 'feed' && isShape(parsed.feed);
}

function isShape(feed: Feed): boolean {
  return (
    feed.format === 'rss' &&
    feed.entries.some((entry) => /\/incident\/[^/#]+$/.test(entry.link ?? '') && /#update/.test(entry.id ?? ''))
  );
}

/**
 * One item per update; the link is the incident's. The newest item of an incident closes it in its text, there is no field for it; so
 * that nothing seems open is no proof that all is well.
 */
export function readBetterStackFeed(document: PageDocument, _target: PageTarget, now: number): Reading {
  const parsed = parseFeed(document.text);
  if (parsed.kind === 'unreadable') return parsed;
  const groups = new Map<string, FeedEntry[]>();
  for (const entry of parsed.feed.entries) {
    const key = entry.link ?? entry.id ?? entry.title;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  const incidents = [...groups].map(([link, entries]) => readGroup(link, entries, document.url, now));
  return observed({
    status: worstOfOpen(incidents) ?? 'unknown',
    incidents,
    listsAllUnresolved: true,
    pageName: parsed.feed.title.replace(/^Incidents \| /, '') || undefined,
  });
}

function readGroup(link: string, entries: readonly FeedEntry[], feedUrl: string, now: number): ObservedIncident {
  const ordered = entries.toSorted((a, b) => (a.publishedAt ?? now) - (b.publishedAt ?? now));
  const last = ordered.at(-1);
  const isClosed = last !== undefined && (isClosing(last.title) || isClosing(toPlainText(last.html)));
  return makeIncident(
    {
      externalId: /\/incident\/([^/#?]+)/.exec(link)?.[1] ?? link,
      title:
        toPlainText(ordered[0]?.title ?? '').replace(/\s+(?:investigating|identified|monitoring)$/i, '') || undefined,
      status: isClosed ? 'resolved' : 'investigating',
      startedAt: ordered[0]?.publishedAt,
      resolvedAt: last?.publishedAt,
      url: absoluteLink(link, feedUrl),
      updates: ordered.flatMap((entry) =>
        entry.publishedAt === undefined
          ? []
          : [
              makeUpdate({
                externalId: entry.id ?? `${link}#${entry.publishedAt}`,
                status: entry === last && isClosed ? 'resolved' : 'investigating',
                body: toPlainText(entry.html),
                createdAt: entry.publishedAt,
              }),
            ],
      ),
    },
    now,
  );
}

function isClosing(text: string): boolean {
  return CLOSING.test(text) && !STILL_OPEN.test(text);
}
