import type { Status } from '@upriver/contract';
import type { Reading } from '../../observation.ts';
import { isRecord, textAt, timeAt, type JsonRecord } from '../../reading/json-value.ts';
import { observed } from '../../reading/observed.ts';
import { createSingleDocumentAdapter, jsonMatches, jsonReader } from '../../reading/single-document.ts';
import { readStatus, type ReportedTable } from '../../reading/reported-status.ts';

const STATES: ReportedTable<Status> = { good: 'operational', minor: 'degraded', major: 'major_outage' };

/** The one-word document that GitHub served until 2018, and that home-made pages still imitate. */
export const githubLegacy = createSingleDocumentAdapter({
  name: 'github-legacy',
  title: 'One-word status (GitHub before 2018)',
  path: '/api/status.json',
  readDocument: jsonReader('the one-word kind', isStatusOnly, read),
  recognises: (document) => jsonMatches(document, isStatusOnly),
});

function isStatusOnly(value: unknown): value is JsonRecord {
  return (
    isRecord(value) &&
    textAt(value, 'status') !== undefined &&
    timeAt(value, 'last_updated', 'created_on') !== undefined
  );
}

function read(value: JsonRecord): Reading {
  const unknownStatuses = new Set<string>();
  const rawStatus = textAt(value, 'status');
  const status = readStatus(STATES, rawStatus, unknownStatuses);
  return observed({ status, rawStatus, incidents: [], listsAllUnresolved: false }, unknownStatuses);
}
