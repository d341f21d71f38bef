import type { Status } from '@upriver/contract';
import type { Reading } from '../../observation.ts';
import type { PageTarget } from '../../adapter.ts';
import { isRecord, ownValue, textAt, type JsonRecord } from '../../reading/json-value.ts';
import { customerOf } from '../../reading/named-documents.ts';
import { observed } from '../../reading/observed.ts';
import { createSingleDocumentAdapter, jsonMatches, jsonReader } from '../../reading/single-document.ts';
import { COMMON_STATUSES, normalizeReported, readStatus, type ReportedTable } from '../../reading/reported-status.ts';

const STATES: ReportedTable<Status> = { ...COMMON_STATUSES, incident: 'degraded', unknown: 'unknown' };

/** openstatus: one status. Option `slug` names the page; without it the URL is that of the document. */
export const openstatus = createSingleDocumentAdapter({
  name: 'openstatus',
  title: 'openstatus',
  isHostedByProvider: true,
  path: statusUrl,
  readDocument: jsonReader('openstatus', isStatusOnly, read),
  findDocuments: (_html, pageUrl) => {
    const slug = customerOf(pageUrl, 'openstatus.dev');
    return slug === undefined ? [] : [`https://api.openstatus.dev/public/status/${slug}`];
  },
  recognises: (document) =>
    jsonMatches(
      document,
      (value) =>
        isStatusOnly(value) && ownValue(STATES, normalizeReported(textAt(value, 'status') ?? '')) !== undefined,
    ),
});

function statusUrl(target: PageTarget): string {
  const slug = target.options['slug'];
  if (slug === undefined || target.url.includes('/public/status/')) return target.url;
  return `https://api.openstatus.dev/public/status/${encodeURIComponent(slug)}`;
}

/** A document with `status` and nothing else: many documents have a `status` among other members. */
function isStatusOnly(value: unknown): value is JsonRecord {
  return isRecord(value) && Object.keys(value).length === 1 && textAt(value, 'status') !== undefined;
}

function read(value: JsonRecord): Reading {
  const unknownStatuses = new Set<string>();
  const rawStatus = textAt(value, 'status');
  const status = readStatus(STATES, rawStatus, unknownStatuses);
  return observed({ status, rawStatus, incidents: [], listsAllUnresolved: false }, unknownStatuses);
}
