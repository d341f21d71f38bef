import type { Adapter } from '../../adapter.ts';
import { jsonMatches, readFirst } from '../single-document.ts';
import { statuspage } from '../statuspage/index.ts';
import { isIncidentIoShape, isStatuspageShape } from '../statuspage/shape.ts';
import { documentUrl } from '../target-url.ts';
import { isPageData } from './page-data.ts';
import { readIncidentIoDocument } from './read-document.ts';
import { isWidget } from './widget.ts';

/**
 * incident.io status pages. They answer the Statuspage API in a thinner form (ULIDs, no groups, lists absent when empty), and have
 * two documents of their own: the widget's and the page's data.
 */
export const incidentio: Adapter = {
  name: 'incidentio',
  title: 'incident.io',
  isHostedByMaker: true,
  requests: (target) => [{ key: 'summary', url: documentUrl(target, '/api/v2/summary.json') }],
  read: (documents, target, now) => readFirst(documents, target, now, readIncidentIoDocument),
  ...(statuspage.recentRequest === undefined ? {} : { recentRequest: statuspage.recentRequest }),
  ...(statuspage.incidentRequest === undefined ? {} : { incidentRequest: statuspage.incidentRequest }),
  ...(statuspage.readIncident === undefined ? {} : { readIncident: statuspage.readIncident }),
  recognises: (document) =>
    jsonMatches(
      document,
      (value) => (isStatuspageShape(value) && isIncidentIoShape(value)) || isWidget(value) || isPageData(value),
    ),
  probes: ['/api/v2/summary.json'],
};
