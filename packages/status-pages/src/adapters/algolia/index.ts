import type { Reading } from '../../observation.ts';
import { isRecord, recordAt, textAt, type JsonRecord } from '../../reading/json-value.ts';
import { observed } from '../../reading/observed.ts';
import { createSingleDocumentAdapter, jsonMatches, jsonReader } from '../../reading/single-document.ts';
import { originUrl } from '../../reading/target-url.ts';
import { COMMON_STATUSES, readStatus } from '../../reading/reported-status.ts';

/** Algolia's own page: one status for all services together. */
export const algolia = createSingleDocumentAdapter({
  name: 'algolia',
  title: 'Algolia',
  hosts: ['status.algolia.com'],
  path: (target) => originUrl(target, '/2/status/service/all/period/current'),
  readDocument: jsonReader('Algolia', isCurrent, read),
  recognises: (document) => jsonMatches(document, isCurrent),
});

function isCurrent(value: unknown): value is JsonRecord {
  const global = isRecord(value) ? recordAt(value, 'global') : undefined;
  return global !== undefined && textAt(global, 'status') !== undefined;
}

function read(value: JsonRecord): Reading {
  const unknownStatuses = new Set<string>();
  const rawStatus = textAt(recordAt(value, 'global') ?? {}, 'status');
  const status = readStatus(COMMON_STATUSES, rawStatus, unknownStatuses);
  return observed(
    { status, rawStatus, incidents: [], listsAllUnresolved: false, pageName: 'Algolia' },
    unknownStatuses,
  );
}
