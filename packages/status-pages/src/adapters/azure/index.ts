import type { IncidentStatus } from '@upriver/contract';
import type { ObservedIncident, Reading } from '../../observation.ts';
import type { PageDocument, PageTarget } from '../../adapter.ts';
import { parseFeed, type Feed, type FeedEntry } from '../../reading/feed.ts';
import { makeIncident, makeUpdate, observed, unreadable } from '../../reading/observed.ts';
import { toPlainText } from '../../reading/plain-text.ts';
import { worstOfOpen } from '../../reading/severity.ts';
import { createSingleDocumentAdapter } from '../../reading/single-document.ts';
import { absoluteLink, documentUrl } from '../../reading/target-url.ts';

const PATH = '/en-us/status/feed/';
/** The page's hosts redirect to an instance near the asker, one of which served an empty feed during an outage. */
const FEED_URL = `https://rssfeed.azure.status.microsoft${PATH}`;

/** Phases by phrases of the title, because there is no field: "Issue Resolved", "Mitigated - …". */
const OVER = /\b(?:resolved|mitigated)\b/i;
const NOT_YET = /\b(?:not|partly|partially|mostly|being|until|yet)\b/i;
/** Planned work by the beginning of its title, before or after the service: "Planned Maintenance - …", "Storage - Scheduled maintenance". */
const MAINTENANCE =
  /^(?:[^-–—:|]{1,80}[-–—:|]\s*)?(?:(?:planned|scheduled|upcoming|routine|emergency)\s+)?maintenance\b/i;
const MAINTENANCE_OVER = /\b(?:completed?|finished|cancell?ed)\b/i;
/** Work that goes wrong is an incident. */
const TROUBLE =
  /\b(?:after|following|due to|caused|failed|issue|outage|error|degrad\w*|impact\w*|disrupt\w*|unavailab\w*|latency)\b/i;
/** A title that says that the work has not begun; without it, it may be under way. */
const TO_COME = /\b(?:upcoming|planned|scheduled)\b/i;
const BEGUN = /\b(?:in progress|under ?way|has (?:begun|started)|started|ongoing)\b/i;

/** Microsoft Azure: a feed of what is open. Zero items is the healthy answer; severity is not given. */
export const azure = createSingleDocumentAdapter({
  name: 'azure',
  title: 'Microsoft Azure',
  hosts: ['azure.status.microsoft', 'rssfeed.azure.status.microsoft', 'status.azure.com'],
  path: feedUrl,
  readDocument,
  recognises: (document) => {
    const parsed = parseFeed(document.text);
    return parsed.kind === 'feed' && isAzure(parsed.feed);
  },
});

function feedUrl(target: PageTarget): string {
  const host = URL.canParse(target.url) ? new URL(target.url).hostname : '';
  const isRedirecting = /^(?:(?:www\.)?azure\.status\.microsoft|status\.azure\.com)$/.test(host);
  return isRedirecting ? FEED_URL : documentUrl(target, PATH);
}

function isAzure(feed: Feed): boolean {
  return feed.format === 'rss' && /^azure status/i.test(feed.title);
}

function readDocument(document: PageDocument, _target: PageTarget, now: number): Reading {
  const parsed = parseFeed(document.text);
  if (parsed.kind === 'unreadable') return parsed;
  if (!isAzure(parsed.feed)) return unreadable('The feed is not that of Azure.');
  const incidents = parsed.feed.entries.map((entry) => readItem(entry, document.url, now));
  const hasOpen = incidents.some(({ kind, resolvedAt }) => kind === 'incident' && resolvedAt === null);
  return observed({
    // Only what many customers feel comes to the public page, and it is about a service or a region, not the whole.
    status: hasOpen ? 'partial_outage' : (worstOfOpen(incidents) ?? 'operational'),
    incidents,
    listsAllUnresolved: true,
    pageName: 'Azure',
  });
}

function readItem(entry: FeedEntry, feedUrlOfItem: string, now: number): ObservedIncident {
  const title = toPlainText(entry.title);
  const body = toPlainText(entry.html);
  const isMaintenance = MAINTENANCE.test(title) && !TROUBLE.test(title);
  const status = isMaintenance ? readMaintenancePhase(title, body) : readPhase(title);
  const createdAt = entry.publishedAt ?? entry.updatedAt;
  return makeIncident(
    {
      externalId: entry.id,
      kind: isMaintenance ? 'maintenance' : 'incident',
      title,
      status,
      startedAt: createdAt,
      url: absoluteLink(entry.link, feedUrlOfItem),
      updates:
        createdAt === undefined
          ? []
          : [makeUpdate({ externalId: `${entry.id ?? title}@${createdAt}`, status, body, createdAt })],
      componentIds: entry.categories.filter((category) => category !== ''),
    },
    now,
  );
}

function readPhase(title: string): IncidentStatus {
  return OVER.test(title) && !NOT_YET.test(title) ? 'resolved' : 'investigating';
}

function readMaintenancePhase(title: string, body: string): IncidentStatus {
  if (MAINTENANCE_OVER.test(title) && !NOT_YET.test(title)) return 'completed';
  return TO_COME.test(title) && !BEGUN.test(`${title} ${body}`) ? 'scheduled' : 'in_progress';
}
