import type { PageTarget } from '../../adapter.ts';
import { parsePageJson } from '../../reading/json-value.ts';
import { createSingleDocumentAdapter, jsonMatches } from '../../reading/single-document.ts';
import { below, isDocumentUrl, resolvePath } from '../../reading/target-url.ts';
import { isHistoryFeed } from './history-feed.ts';
import { readStatuspageDocument } from './read-document.ts';
import { readIncidentDocument } from './read-incident.ts';
import { isIncidentIoShape, isRootlyShape, isStatuspageShape } from './shape.ts';

/**
 * Atlassian Statuspage, public API v2. One check is `summary.json`; the reader also understands every neighbour of it (status,
 * components, incidents, maintenances, the older `/index.json`, the history feeds), distinguished by their shape.
 */
export const statuspage = createSingleDocumentAdapter({
  name: 'statuspage',
  title: 'Atlassian Statuspage',
  isHostedByProvider: true,
  key: 'summary',
  path: '/api/v2/summary.json',
  readDocument: readStatuspageDocument,
  recentRequest: (target) => ({ key: 'incidents', url: resolvePath(baseUrl(target), '/api/v2/incidents.json') }),
  incidentRequest: (target, externalId) => ({
    key: 'incident',
    url: resolvePath(baseUrl(target), `/api/v2/incidents/${encodeURIComponent(externalId)}.json`),
  }),
  readIncident: (document, _target, now) => {
    const parsed = parsePageJson(document.text);
    return parsed.kind === 'json' ? readIncidentDocument(parsed.value, now) : undefined;
  },
  recognises: (document) =>
    isHistoryFeed(document) ||
    jsonMatches(document, (value) => isStatuspageShape(value) && !isIncidentIoShape(value) && !isRootlyShape(value)),
  probes: {
    rank: 20,
    urls: below(
      '/api/v2/summary.json',
      '/api/v2/status.json',
      '/api/v2/components.json',
      '/history.atom',
      '/index.json',
    ),
  },
});

/** The page that a target names, or whose document it names. */
function baseUrl(target: PageTarget): string {
  return isDocumentUrl(target) ? target.url.replace(/\/api\/v2\/.*$|\/[^/]*$/, '') : target.url;
}
