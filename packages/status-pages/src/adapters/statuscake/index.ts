import type { Status } from '@upriver/contract';
import type { Reading } from '../../observation.ts';
import type { PageTarget } from '../../adapter.ts';
import { idAt, isRecord, listAt, recordsAt, textAt, type JsonRecord } from '../../reading/json-value.ts';
import { findNamed } from '../../reading/named-documents.ts';
import { makeComponent, nameOr, observed } from '../../reading/observed.ts';
import { shareOfDown } from '../../reading/severity.ts';
import { createSingleDocumentAdapter, jsonMatches, jsonReader } from '../../reading/single-document.ts';
import { readStatus, type ReportedTable } from '../../reading/reported-status.ts';

const STATES: ReportedTable<Status> = { up: 'operational', down: 'major_outage', paused: 'unknown' };
const REPORT = 'https://app.statuscake.com/Workfloor/PublicReportHandler.php?PublicID=';

/** StatusCake: a public report of tests, each up or down. Option `pageId`; without it the URL is that of the document. */
export const statuscake = createSingleDocumentAdapter({
  name: 'statuscake',
  title: 'StatusCake',
  isHostedByProvider: true,
  path: reportUrl,
  readDocument: jsonReader('StatusCake', isReport, read),
  recognises: (document) => jsonMatches(document, isReport),
  findDocuments: (html) =>
    findNamed(html, /PublicReportHandler\.php\?PublicID=([\w-]{1,60})/g, ([id = '']) => `${REPORT}${id}`),
});

function reportUrl(target: PageTarget): string {
  const pageId = target.options['pageId'];
  return pageId === undefined || target.url.includes('PublicReportHandler')
    ? target.url
    : `${REPORT}${encodeURIComponent(pageId)}`;
}

function isReport(value: unknown): value is JsonRecord {
  if (!isRecord(value)) return false;
  const tests = listAt(value, 'TestData');
  return tests !== undefined && tests.length > 0 && tests.every((row) => isRecord(row));
}

function read(value: JsonRecord): Reading {
  const unknownStatuses = new Set<string>();
  const components = recordsAt(value, 'TestData').map((row, position) => {
    const id = idAt(row, 'TestID', 'ID', 'id');
    const name = nameOr(textAt(row, 'Name', 'WebsiteName', 'name'), id, position);
    const rawStatus = textAt(row, 'Status');
    const status = readStatus(STATES, rawStatus, unknownStatuses);
    return makeComponent({ externalId: id ?? name, name, status, rawStatus, position });
  });
  const status = shareOfDown(components.map((component) => component.status));
  return observed({ status, components, incidents: [], listsAllUnresolved: false }, unknownStatuses);
}
