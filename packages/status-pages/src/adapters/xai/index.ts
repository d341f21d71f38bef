import type { Impact, IncidentStatus, Status } from '@upriver/contract';
import type { ObservedIncident, ObservedUpdate, Reading } from '../../observation.ts';
import type { PageDocument, PageTarget } from '../../adapter.ts';
import { parseFeed, type Feed, type FeedEntry } from '../../reading/feed.ts';
import { deriveId, makeIncident, makeUpdate, observed, unreadable } from '../../reading/observed.ts';
import { parseTime } from '../../reading/parse-time.ts';
import { toPlainText } from '../../reading/plain-text.ts';
import { impactOfStatus, worstStatus } from '../../reading/severity.ts';
import { createSingleDocumentAdapter } from '../../reading/single-document.ts';
import { absoluteLink } from '../../reading/target-url.ts';
import { COMMON_PHASES, readStatus, readReported, type ReportedTable } from '../../reading/reported-status.ts';

/** Severity lines of items that are open; `available` in an open one means that a fix is being watched. */
const SEVERITIES: ReportedTable<Status> = {
  available: 'degraded',
  degraded: 'degraded',
  degradation: 'degraded',
  disruption: 'degraded',
  minor: 'degraded',
  partial: 'partial_outage',
  partial_outage: 'partial_outage',
  major: 'partial_outage',
  outage: 'major_outage',
  unavailable: 'major_outage',
  down: 'major_outage',
  critical: 'major_outage',
  maintenance: 'maintenance',
};

const PHASES: ReportedTable<IncidentStatus> = {
  ...COMMON_PHASES,
  ongoing: 'investigating',
  active: 'investigating',
  closed: 'resolved',
};

/** xAI: a rolling history as RSS, with `Status:` and `Severity:` lines in each item. A feed without items is never healthy. */
export const xai = createSingleDocumentAdapter({
  name: 'xai',
  title: 'xAI',
  hosts: ['status.x.ai'],
  path: '/feed.xml',
  readDocument,
  recognises: (document) => {
    const parsed = parseFeed(document.text);
    return parsed.kind === 'feed' && isXai(parsed.feed);
  },
});

function isXai(feed: Feed): boolean {
  return feed.format === 'rss' && /xai system status/i.test(feed.title);
}

interface Item {
  readonly incident: ObservedIncident;
  readonly phase: IncidentStatus | undefined;
  readonly status: Status;
}

function readDocument(document: PageDocument, _target: PageTarget, now: number): Reading {
  const parsed = parseFeed(document.text);
  if (parsed.kind === 'unreadable') return parsed;
  if (!isXai(parsed.feed)) return unreadable('The feed is not that of xAI.');
  const unknownStatuses = new Set<string>();
  const items = parsed.feed.entries.map((entry) => readItem(entry, document.url, now, unknownStatuses));
  const open = items.filter(({ incident }) => incident.resolvedAt === null);
  const isClear = items.length > 0 && items.every(({ phase }) => phase !== undefined);
  return observed(
    {
      status: open.length > 0 ? worstStatus(open.map(({ status }) => status)) : isClear ? 'operational' : 'unknown',
      incidents: items.map(({ incident }) => incident),
      listsAllUnresolved: true,
      pageName: 'xAI',
    },
    unknownStatuses,
  );
}

function readItem(entry: FeedEntry, feedUrl: string, now: number, unknownStatuses: Set<string>): Item {
  const text = toPlainText(entry.html);
  const rawStatus = /^Status:\s*(.{1,60})$/im.exec(text)?.[1]?.trim();
  const rawImpact = /^Severity:\s*(.{1,60})$/im.exec(text)?.[1]?.trim();
  const phase = readReported(PHASES, rawStatus, unknownStatuses);
  const severity = readStatus(SEVERITIES, rawImpact, unknownStatuses);
  const isMaintenance = severity === 'maintenance';
  const impact: Impact = rawImpact?.toLowerCase() === 'available' ? 'none' : impactOfStatus(severity);
  const incident = makeIncident(
    {
      externalId: entry.id,
      kind: isMaintenance ? 'maintenance' : 'incident',
      title: toPlainText(entry.title),
      impact,
      status: phase ?? 'investigating',
      startedAt: entry.publishedAt,
      resolvedAt: parseTime(/^Resolved:\s*(.{1,60})$/im.exec(text)?.[1]?.trim()),
      url: absoluteLink(entry.link, feedUrl),
      updates: readUpdates(text),
      rawStatus,
      rawImpact,
    },
    now,
  );
  return { incident, phase, status: phase === 'scheduled' ? 'operational' : severity };
}

/** After "Updates:": a time, a phase and a text, each on lines of their own. */
function readUpdates(text: string): readonly ObservedUpdate[] {
  const lines = (text.split(/^Updates:$/im)[1] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const starts = lines.flatMap((line, index) => (parseTime(line) === undefined ? [] : [index]));
  return starts.map((start, order) => {
    const [when = '', label = '', ...rest] = lines.slice(start, starts[order + 1]);
    const createdAt = parseTime(when) ?? 0;
    const body = rest.join('\n');
    const status = readReported(PHASES, label, new Set()) ?? 'investigating';
    return makeUpdate({
      externalId: deriveId([String(createdAt), label, body]),
      status,
      body,
      createdAt,
      rawStatus: label,
    });
  });
}
