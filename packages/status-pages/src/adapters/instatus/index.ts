import type { Adapter } from '../../adapter.ts';
import { jsonMatches } from '../../reading/single-document.ts';
import { below, documentUrl, isDocumentUrl, resolvePath } from '../../reading/target-url.ts';
import { isComponentList, isInstatusDocument, readInstatus } from './read.ts';

/**
 * Instatus. The summary has the reported overall status and the open incidents; components are in a document of their own. It answers at
 * Statuspage's addresses too, in this shape.
 */
export const instatus: Adapter = {
  name: 'instatus',
  title: 'Instatus',
  isHostedByProvider: true,
  requests: (target) => {
    const summary = { key: 'summary', url: documentUrl(target, '/summary.json') };
    if (isDocumentUrl(target, '/summary.json')) return [summary];
    return [summary, { key: 'components', url: resolvePath(target.url, '/v2/components.json'), optional: true }];
  },
  read: readInstatus,
  recognises: (document) => jsonMatches(document, (value) => isInstatusDocument(value) && !isComponentList(value)),
  probes: { rank: 30, urls: below('/summary.json', '/api/v2/summary.json') },
};
