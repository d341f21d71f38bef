import { DAY_MS } from '@upriver/contract';
import type { IncidentStatus } from '@upriver/contract';
import type { ObservedIncident, Reading } from '../observation.ts';
import { cleanText } from './clean-text.ts';
import { parseFeed, type Feed, type FeedEntry } from './feed.ts';
import { ownValue } from './json-value.ts';
import { isClosed, isMaintenancePhase, makeIncident, makeUpdate, observed, unreadable } from './observed.ts';
import { toPlainText } from './plain-text.ts';
import { worstOfOpen } from './severity.ts';
import type { ReadDocument } from './single-document.ts';
import { absoluteLink } from './target-url.ts';
import { COMMON_PHASES, normalizeReported, type ReportedTable } from './reported-status.ts';

/** Labels that feeds of incidents put before a title, in bold before a text, or in a category. */
const LABELS: ReportedTable<IncidentStatus> = {
  ...COMMON_PHASES,
  closed: 'resolved',
  ended: 'resolved',
  update: 'investigating',
};

/**
 * A feed of no provider in particular. Entries with a label become incidents; entries without are left out, for prose does not say
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
    const labelled = [...groups].map(([key, entries]) => ({ key, entries: labelEntries(entries) }));
    const incidents = joinUpdates(labelled).flatMap(({ key, entries }) => readGroup(key, entries, document.url, now));
    const unlabelled = labelled.filter(({ entries }) => entries.length === 0).map(({ key }) => cleanText(key));
    return describe(incidents, unlabelled, parsed.feed);
  };
}

function describe(incidents: readonly ObservedIncident[], unlabelled: readonly string[], feed: Feed): Reading {
  return observed({
    status: worstOfOpen(incidents) ?? 'unknown',
    incidents,
    listsAllUnresolved: true,
    unreadIncidentIds: unlabelled.length > 0 ? unlabelled : undefined,
    pageName: feed.title || undefined,
  });
}

interface LabelledEntry {
  readonly entry: FeedEntry;
  readonly phase: IncidentStatus;
  readonly at: number;
}

interface Group {
  readonly key: string;
  readonly entries: readonly LabelledEntry[];
}

/** Those that have a label and a time, oldest first. */
function labelEntries(entries: readonly FeedEntry[]): readonly LabelledEntry[] {
  return entries
    .flatMap((entry) => {
      const phase = labelOf(entry);
      const at = entry.updatedAt ?? entry.publishedAt;
      return phase === undefined || at === undefined ? [] : [{ entry, phase, at }];
    })
    .toSorted((a, b) => a.at - b.at);
}

/** How long after its last update an incident may continue under another address. */
const SILENCE_MAX_MS = 14 * DAY_MS;

/**
 * Some feeds give every update an address of its own. An open incident goes on with the next entry of the same title; without
 * that its first update would stand open for ever beside the one that closes it.
 */
function joinUpdates(groups: readonly Group[]): readonly Group[] {
  const joined: Group[] = [];
  const open = new Map<string, number>();
  for (const group of groups.toSorted((a, b) => (a.entries[0]?.at ?? 0) - (b.entries[0]?.at ?? 0))) {
    const [first] = group.entries;
    if (first === undefined) continue;
    const subject = titleOf(first.entry).toLowerCase();
    const index = open.get(subject) ?? -1;
    const before = joined[index];
    const isNext = before !== undefined && first.at - (before.entries.at(-1)?.at ?? 0) <= SILENCE_MAX_MS;
    const next: Group = isNext ? { key: before.key, entries: [...before.entries, ...group.entries] } : group;
    const at = isNext ? index : joined.length;
    joined[at] = { ...next, entries: next.entries.toSorted((a, b) => a.at - b.at) };
    const last = joined[at].entries.at(-1);
    if (subject === '' || last === undefined || isClosed(last.phase)) open.delete(subject);
    else open.set(subject, at);
  }
  return joined;
}

function readGroup(
  key: string,
  labelled: readonly LabelledEntry[],
  feedUrl: string,
  now: number,
): readonly ObservedIncident[] {
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
  const labels = candidates.map((reported) =>
    reported === undefined ? undefined : ownValue(LABELS, normalizeReported(reported)),
  );
  return labels.find((label) => label !== undefined);
}

/** The title without its label, also where the label is all that stands before or after it. */
function titleOf(entry: FeedEntry): string {
  const title = toPlainText(entry.title);
  const bare = title.replace(/^\[[^\]]{1,40}\]\s*/, '');
  const [, before = '', after = ''] = /^([A-Za-z ]{1,40}):\s*(.*)$/.exec(bare) ?? [];
  const [, subject = '', label = ''] = /^(.*\S) [-–—] ([A-Za-z ]{1,40})$/.exec(bare) ?? [];
  if (after !== '' && ownValue(LABELS, normalizeReported(before)) !== undefined) return after;
  if (subject !== '' && ownValue(LABELS, normalizeReported(label)) !== undefined) return subject;
  return bare || title;
}
