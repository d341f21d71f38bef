import type { IncidentStatus } from '@upriver/contract';
import type { ObservedIncident, Reading } from '../../domain/observation.ts';
import { parseFeed, type Feed, type FeedEntry } from './feed.ts';
import { ownValue } from './json-value.ts';
import { isMaintenancePhase, makeIncident, makeUpdate, observed, unreadable } from './observed.ts';
import { toPlainText } from './plain-text.ts';
import { worstOfOpen } from './severity.ts';
import type { ReadDocument } from './single-document.ts';
import { absoluteLink } from './target-url.ts';
import { COMMON_PHASE_WORDS, normalizeWord, type WordTable } from './words.ts';

/** Labels that feeds of incidents put before a title, in bold before a text, or in a category. */
const LABELS: WordTable<IncidentStatus> = {
  ...COMMON_PHASE_WORDS,
  closed: 'resolved',
  ended: 'resolved',
  update: 'investigating',
};

/**
 * A feed of no make in particular. Entries with a label become incidents; entries without are left out, for prose does not say
 * whether something is over. A feed in which nothing is open says nothing about now: silence is never health.
 */
export function genericFeedReader(format: Feed['format']): ReadDocument {
  return (document, _target, now) => {
    const parsed = parseFeed(document.text);
    if (parsed.kind === 'unreadable') return parsed;
    if (parsed.feed.format !== format) return unreadable(`The feed is ${parsed.feed.format}, not ${format}.`);
    const groups = new Map<string, FeedEntry[]>();
    for (const entry of parsed.feed.entries) {
      const key = (entry.link ?? entry.id ?? entry.title).replace(/#.*$/, '');
      groups.set(key, [...(groups.get(key) ?? []), entry]);
    }
    const incidents = [...groups].flatMap(([key, entries]) => readGroup(key, entries, document.url, now));
    return describe(incidents, parsed.feed);
  };
}

function describe(incidents: readonly ObservedIncident[], feed: Feed): Reading {
  return observed({
    status: worstOfOpen(incidents) ?? 'unknown',
    incidents,
    listsAllUnresolved: false,
    pageName: feed.title || undefined,
  });
}

function readGroup(
  key: string,
  entries: readonly FeedEntry[],
  feedUrl: string,
  now: number,
): readonly ObservedIncident[] {
  const labelled = entries
    .flatMap((entry) => {
      const phase = labelOf(entry);
      const at = entry.updatedAt ?? entry.publishedAt;
      return phase === undefined || at === undefined ? [] : [{ entry, phase, at }];
    })
    .toSorted((a, b) => a.at - b.at);
  const newest = labelled.at(-1);
  if (newest === undefined) return [];
  return [
    makeIncident(
      {
        externalId: key,
        kind: labelled.some(({ phase }) => isMaintenancePhase(phase)) ? 'maintenance' : 'incident',
        title: titleOf(newest.entry),
        status: newest.phase,
        startedAt: labelled[0]?.entry.publishedAt ?? labelled[0]?.at,
        resolvedAt: newest.at,
        url: absoluteLink(newest.entry.link, feedUrl),
        updates: labelled.map(({ entry, phase, at }) =>
          makeUpdate({
            externalId: `${entry.id ?? key}@${at}`,
            status: phase,
            body: toPlainText(entry.html),
            createdAt: at,
          }),
        ),
      },
      now,
    ),
  ];
}

/** `[Resolved] …`, `Resolved: …`, `… - Resolved`, `<strong>Resolved</strong>` or a category; nothing else is a label. */
function labelOf(entry: FeedEntry): IncidentStatus | undefined {
  const candidates = [
    /^\[([^\]]{1,40})\]/.exec(entry.title)?.[1],
    /^([A-Za-z ]{1,40}):/.exec(entry.title)?.[1],
    / [-–—] ([A-Za-z ]{1,40})$/.exec(entry.title)?.[1],
    /<(?:strong|b)>([^<]{1,60})<\//i.exec(entry.html)?.[1]?.replace(':', ''),
    /^Status:\s*([A-Za-z ]{1,40})$/im.exec(toPlainText(entry.html))?.[1],
    ...entry.categories,
  ];
  const labels = candidates.map((word) => (word === undefined ? undefined : ownValue(LABELS, normalizeWord(word))));
  return labels.find((label) => label !== undefined);
}

function titleOf(entry: FeedEntry): string {
  const title = toPlainText(entry.title);
  return title.replace(/^\[[^\]]{1,40}\]\s*/, '') || title;
}
