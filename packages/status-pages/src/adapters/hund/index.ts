import type { IncidentStatus } from '@upriver/contract';
import type { ObservedIncident, Reading } from '../../observation.ts';
import type { PageDocument, PageTarget } from '../../adapter.ts';
import { cleanText } from '../../reading/clean-text.ts';
import { parseFeed, type Feed, type FeedEntry } from '../../reading/feed.ts';
import { isMaintenancePhase, makeIncident, makeUpdate, observed, unreadable } from '../../reading/observed.ts';
import { toPlainText } from '../../reading/plain-text.ts';
import { worstOfOpen } from '../../reading/severity.ts';
import { createSingleDocumentAdapter } from '../../reading/single-document.ts';
import { absoluteLink, below } from '../../reading/target-url.ts';
import { readReported, type ReportedTable } from '../../reading/reported-status.ts';

/** The text in brackets before a title, in the languages that Hund offers. `notice` is not an incident. */
const WORDS: ReportedTable<IncidentStatus | 'notice'> = {
  investigating: 'investigating',
  identified: 'identified',
  monitoring: 'monitoring',
  degraded: 'investigating',
  outage: 'investigating',
  update: 'investigating',
  scheduled: 'scheduled',
  in_progress: 'in_progress',
  started: 'in_progress',
  resolved: 'resolved',
  cancelled: 'completed',
  completed: 'completed',
  ended: 'completed',
  information: 'notice',
  informational: 'notice',
  // German
  wird_untersucht: 'investigating',
  untersuchung: 'investigating',
  identifiziert: 'identified',
  beobachtung: 'monitoring',
  überwachung: 'monitoring',
  wird_überwacht: 'monitoring',
  geplant: 'scheduled',
  in_bearbeitung: 'in_progress',
  läuft: 'in_progress',
  gelöst: 'resolved',
  behoben: 'resolved',
  beendet: 'completed',
  abgeschlossen: 'completed',
  // French, Spanish, Italian, Dutch, Portuguese
  résolu: 'resolved',
  terminé: 'completed',
  resuelto: 'resolved',
  finalizado: 'completed',
  risolto: 'resolved',
  opgelost: 'resolved',
  beëindigd: 'completed',
  resolvido: 'resolved',
};

/** Hund: an Atom feed whose titles begin with the state in brackets. */
export const hund = createSingleDocumentAdapter({
  name: 'hund',
  title: 'Hund',
  isHostedByProvider: true,
  path: '/state_feed/feed',
  probes: { rank: 80, urls: below('/state_feed/feed') },
  readDocument,
  recognises: (document) => {
    const parsed = parseFeed(document.text);
    return parsed.kind === 'feed' && isHund(parsed.feed);
  },
});

function isHund(feed: Feed): boolean {
  return feed.format === 'atom' && /\/state_feed\/feed/.test(feed.id ?? '');
}

/** Entries of one issue share its link; the newest one has the current state. An empty feed reports no status. */
function readDocument(document: PageDocument, _target: PageTarget, now: number): Reading {
  const parsed = parseFeed(document.text);
  if (parsed.kind === 'unreadable') return parsed;
  if (!isHund(parsed.feed)) return unreadable('The feed is not one of Hund.');
  const unknownStatuses = new Set<string>();
  const groups = new Map<string, FeedEntry[]>();
  for (const entry of parsed.feed.entries) {
    const key = entry.link ?? entry.id ?? entry.title;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  const incidents = [...groups.values()].flatMap((entries) => readIssue(entries, document.url, now, unknownStatuses));
  const read = new Set(incidents.map(({ externalId }) => externalId));
  const unread = [...groups.values()]
    .flatMap(([entry]) => issueId(entry) ?? [])
    .map(cleanText)
    .filter((id) => !read.has(id));
  const isClear = unknownStatuses.size === 0 && parsed.feed.entries.length > 0;
  return observed(
    {
      status: worstOfOpen(incidents) ?? (isClear ? 'operational' : 'unknown'),
      incidents,
      listsAllUnresolved: true,
      unreadIncidentIds: unread.length > 0 ? unread : undefined,
      pageName: parsed.feed.title || undefined,
    },
    unknownStatuses,
  );
}

function readIssue(
  entries: readonly FeedEntry[],
  feedUrl: string,
  now: number,
  unknownStatuses: Set<string>,
): readonly ObservedIncident[] {
  const ordered = entries.toSorted((a, b) => (a.updatedAt ?? now) - (b.updatedAt ?? now));
  const newest = ordered.at(-1);
  const phases = ordered.map((entry) => phaseOf(entry, unknownStatuses));
  // A piece of information amid an outage does not end it.
  const phase = phases.findLast((one) => one !== 'notice');
  if (newest === undefined || phase === undefined) return [];
  const link = absoluteLink(newest.link, feedUrl);
  return [
    makeIncident(
      {
        externalId: issueId(newest),
        kind: isMaintenancePhase(phase) ? 'maintenance' : 'incident',
        title: toPlainText(newest.title).replace(/^\[[^\]]*\]\s*/, ''),
        status: phase,
        startedAt: ordered[0]?.publishedAt,
        resolvedAt: newest.updatedAt ?? newest.publishedAt,
        url: link,
        updates: ordered.flatMap((entry, index) => {
          const createdAt = entry.updatedAt ?? entry.publishedAt;
          const status = phases[index];
          if (createdAt === undefined || status === undefined || status === 'notice') return [];
          return [
            makeUpdate({
              externalId: `${entry.id ?? index}@${createdAt}`,
              status,
              body: toPlainText(entry.html),
              createdAt,
            }),
          ];
        }),
        rawStatus: bracketText(newest),
      },
      now,
    ),
  ];
}

function issueId(entry: FeedEntry | undefined): string | undefined {
  return /\/issues\/([^/?#]+)/.exec(entry?.link ?? '')?.[1] ?? entry?.id;
}

/** A title without brackets, or with an unknown text in them, has no state and is recorded as unknown. */
function phaseOf(entry: FeedEntry, unknownStatuses: Set<string>): IncidentStatus | 'notice' | undefined {
  return readReported(WORDS, bracketText(entry) ?? '(no state)', unknownStatuses);
}

function bracketText(entry: FeedEntry): string | undefined {
  return /^\[([^\]]{1,60})\]/.exec(entry.title)?.[1];
}
