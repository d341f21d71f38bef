import type { Adapter, PageDocument, PageRequest } from '../../adapter.ts';
import { jsonMatches } from '../../reading/single-document.ts';
import { statuspage } from '../statuspage/index.ts';
import { isIncidentIoShape, isStatuspageShape } from '../statuspage/shape.ts';
import { below, documentUrl } from '../../reading/target-url.ts';
import { isPageData } from './page-data.ts';
import { isCutSummary, readIncidentIo } from './read-document.ts';
import { isWidget } from './widget.ts';

const summaryOf = below('/api/v2/summary.json');
const widgetOf = below('/api/widget');

/** `/proxy/<host>` at the root of the host: what the page is drawn from. */
function pageDataOf(pageUrl: string): readonly string[] {
  if (!URL.canParse(pageUrl)) return [];
  const { origin, host } = new URL(pageUrl);
  return [`${origin}/proxy/${host}`];
}

/** A summary tells of the first components only. */
function componentsOf(documents: ReadonlyMap<string, PageDocument>): readonly PageRequest[] {
  const [summary] = documents.values();
  if (summary === undefined || !isCutSummary(summary)) return [];
  return [{ key: 'components', url: new URL('components.json', summary.url).href }];
}

/**
 * incident.io status pages. They answer the Statuspage API in a thinner form (ULIDs, no groups, lists absent when empty), and have
 * two documents of their own: the widget's and the page's data. Read as Statuspage's, such a page would lose its groups, and lists
 * that are absent would count as cut ones: each of the two recognises only its own form.
 */
export const incidentio: Adapter = {
  name: 'incidentio',
  title: 'incident.io',
  isHostedByProvider: true,
  requests: (target) => [{ key: 'summary', url: documentUrl(target, '/api/v2/summary.json') }],
  furtherRequests: componentsOf,
  read: readIncidentIo,
  ...(statuspage.recentRequest === undefined ? {} : { recentRequest: statuspage.recentRequest }),
  ...(statuspage.incidentRequest === undefined ? {} : { incidentRequest: statuspage.incidentRequest }),
  ...(statuspage.readIncident === undefined ? {} : { readIncident: statuspage.readIncident }),
  recognises: (document) =>
    jsonMatches(
      document,
      (value) => (isStatuspageShape(value) && isIncidentIoShape(value)) || isWidget(value) || isPageData(value),
    ),
  // Where the owner has switched the summary off, the page's own data and the widget's may still be served.
  probes: { rank: 10, urls: (pageUrl) => [...summaryOf(pageUrl), ...pageDataOf(pageUrl), ...widgetOf(pageUrl)] },
};
