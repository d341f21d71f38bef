import type { Status } from '@upriver/contract';
import type { PageTarget } from '../../adapter.ts';
import type { Reading } from '../../observation.ts';
import { isRecord, recordAt, textAt, type JsonRecord } from '../../reading/json-value.ts';
import { customerOf } from '../../reading/named-documents.ts';
import { observed } from '../../reading/observed.ts';
import { createSingleDocumentAdapter, jsonMatches, jsonReader } from '../../reading/single-document.ts';
import { readStatus, type ReportedTable } from '../../reading/reported-status.ts';
import { isDocumentUrl } from '../../reading/target-url.ts';

const STATES: ReportedTable<Status> = {
  up: 'operational',
  maintenance: 'maintenance',
  outage: 'partial_outage',
  down: 'major_outage',
};

/** Hyperping: the configuration of a page, of which the status of the whole is read; its parts are known from no documentation. */
export const hyperping = createSingleDocumentAdapter({
  name: 'hyperping',
  title: 'Hyperping',
  isHostedByProvider: true,
  path: configUrl,
  readDocument: jsonReader('Hyperping', isConfig, read),
  recognises: (document) => jsonMatches(document, isConfig),
  findDocuments: (html, pageUrl) =>
    customerOf(pageUrl, 'hyperping.app') !== undefined || /hyperping/i.test(html.slice(0, 200_000))
      ? [configUrl({ url: pageUrl, options: {} })]
      : [],
});

function configUrl(target: PageTarget): string {
  if (target.url.includes('/api/config') || isDocumentUrl(target) || !URL.canParse(target.url)) return target.url;
  const { origin, hostname } = new URL(target.url);
  return `${origin}/api/config?hostname=${hostname}`;
}

function isConfig(value: unknown): value is JsonRecord {
  return textAt(statusOf(value), 'status') !== undefined;
}

function statusOf(value: unknown): JsonRecord {
  return (isRecord(value) ? recordAt(recordAt(value, 'globals') ?? {}, 'topLevelStatus') : undefined) ?? {};
}

function read(value: JsonRecord): Reading {
  const unknownStatuses = new Set<string>();
  const rawStatus = textAt(statusOf(value), 'status');
  const status = readStatus(STATES, rawStatus, unknownStatuses);
  return observed({ status, rawStatus, incidents: [], listsAllUnresolved: false }, unknownStatuses);
}
