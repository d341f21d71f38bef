import type { PageTarget } from '../../adapter.ts';
import { createSingleDocumentAdapter, jsonMatches, jsonReader } from '../../reading/single-document.ts';
import { resolvePath } from '../../reading/target-url.ts';
import { isTrustDocument, readTrust } from './read.ts';

/**
 * Salesforce Trust (Heroku's page since 2025 too). Option `product` keeps the instances of one product, option `instance` names one.
 * A URL below `/v1/` is the document's own.
 */
export const salesforce = createSingleDocumentAdapter({
  name: 'salesforce',
  title: 'Salesforce Trust',
  hosts: ['api.status.salesforce.com', 'status.salesforce.com'],
  partOptions: ['product', 'instance'],
  path: instancesUrl,
  readDocument: jsonReader('Salesforce Trust', isTrustDocument, readTrust),
  recognises: (document) =>
    jsonMatches(document, (value) => isTrustDocument(value) && (!Array.isArray(value) || value.length > 0)),
});

function instancesUrl(target: PageTarget): string {
  const { product, instance } = target.options;
  if (target.options['exact'] === 'yes' || /\/v1\/[a-z]/.test(target.url) || !URL.canParse(target.url))
    return target.url;
  const { hostname } = new URL(target.url);
  const api = /(?:^|\.)salesforce\.com$/.test(hostname) ? 'https://api.status.salesforce.com' : target.url;
  if (instance !== undefined) return resolvePath(api, `/v1/instances/${encodeURIComponent(instance)}/status`);
  return resolvePath(api, `/v1/instances${product === undefined ? '' : `?products=${encodeURIComponent(product)}`}`);
}
