import type { Status } from '@upriver/contract';
import type { Reading } from '../../observation.ts';
import { isListOfRecords, recordsOf, textAt, type JsonRecord } from '../../reading/json-value.ts';
import { findNamed } from '../../reading/named-documents.ts';
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
  // The page is drawn from a file of the repository that it names.
  findDocuments: (html) =>
    findNamed(
      html,
      /https:\/\/raw\.githubusercontent\.com\/([\w.-]{1,100}\/[\w.-]{1,100}\/[\w.-]{1,100})\/history\/summary\.json/g,
      ([repository = '']) => `https://raw.githubusercontent.com/${repository}/history/summary.json`,
    ),
});

function isSummary(value: unknown): value is readonly JsonRecord[] {
  const rows = recordsOf(value);
  return (
    rows.length > 0 &&
    isListOfRecords(value) &&
    rows.every((row) => textAt(row, 'slug') !== undefined && 'uptime' in row)
  );
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
