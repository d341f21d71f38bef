import type { Status } from '@upriver/contract';
import type { Reading } from '../../observation.ts';
import { isRecord, recordsOf, textAt, type JsonRecord } from '../../reading/json-value.ts';
import { makeComponent, observed } from '../../reading/observed.ts';
import { shareOfDown } from '../../reading/severity.ts';
import { createSingleDocumentAdapter, jsonMatches, jsonReader } from '../../reading/single-document.ts';
import { readStatus, type ReportedTable } from '../../reading/reported-status.ts';

const STATES: ReportedTable<Status> = { up: 'operational', degraded: 'degraded', down: 'major_outage' };

/** Upptime: a file in a repository, one row per site. */
export const upptime = createSingleDocumentAdapter({
  name: 'upptime',
  title: 'Upptime',
  path: '/history/summary.json',
  readDocument: jsonReader('Upptime', isSummary, read),
  recognises: (document) => jsonMatches(document, isSummary),
});

function isSummary(value: unknown): value is readonly JsonRecord[] {
  const rows = recordsOf(value);
  return rows.length > 0 && rows.every((row) => isRecord(row) && textAt(row, 'slug') !== undefined && 'uptime' in row);
}

function read(value: readonly JsonRecord[]): Reading {
  const unknownStatuses = new Set<string>();
  const components = recordsOf(value).map((row, position) => {
    const externalId = textAt(row, 'slug') ?? '';
    const rawStatus = textAt(row, 'status');
    const status = readStatus(STATES, rawStatus, unknownStatuses);
    return makeComponent({ externalId, name: textAt(row, 'name') ?? externalId, status, rawStatus, position });
  });
  const status = shareOfDown(components.map((component) => component.status));
  return observed({ status, components, incidents: [], listsAllUnresolved: false }, unknownStatuses);
}
