import type { Adapter, PageTarget } from '../../adapter.ts';
import { parsePageJson } from '../json-value.ts';
import { jsonMatches, readFirst } from '../single-document.ts';
import { documentUrl, resolvePath, isDocumentUrl } from '../target-url.ts';
import { isHistoryFeed } from './history-feed.ts';
import { readStatuspageDocument } from './read-document.ts';
import { readIncidentDocument } from './read-incident.ts';
import { isIncidentIoShape, isStatuspageShape } from './shape.ts';

/**
 * Atlassian Statuspage, public API v2. One look is `summary.json`; the reader also understands every neighbour of it (status,
 * components, incidents, maintenances, the older `/index.json`, the history feeds), told apart by their shape.
 */
export const statuspage: Adapter = {
  name: 'statuspage',
  title: 'Atlassian Statuspage',
  isHostedByMaker: true,
  requests: (target) => [{ key: 'summary', url: documentUrl(target, '/api/v2/summary.json') }],
  read: (documents, target, now) => readFirst(documents, target, now, readStatuspageDocument),
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
    isHistoryFeed(document) || jsonMatches(document, (value) => isStatuspageShape(value) && !isIncidentIoShape(value)),
  probes: ['/api/v2/summary.json', '/api/v2/status.json', '/api/v2/components.json', '/history.atom', '/index.json'],
};

/** The page that a target names, or whose document it names. */
function baseUrl(target: PageTarget): string {
  return isDocumentUrl(target) ? target.url.replace(/\/api\/v2\/.*$|\/[^/]*$/, '') : target.url;
}
