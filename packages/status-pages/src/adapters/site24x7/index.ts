import type { Status } from '@upriver/contract';
import type { ObservedComponent, Reading } from '../../observation.ts';
import type { PageTarget } from '../../adapter.ts';
import {
  areListsOfRecords,
  idAt,
  isListOfRecords,
  isRecord,
  recordAt,
  recordsAt,
  textAt,
  type JsonRecord,
} from '../../reading/json-value.ts';
import { findNamed } from '../../reading/named-documents.ts';
import { makeComponent, nameOr, observed } from '../../reading/observed.ts';
import { worstStatus } from '../../reading/severity.ts';
import { createSingleDocumentAdapter, jsonMatches, jsonReader } from '../../reading/single-document.ts';
import { resolvePath } from '../../reading/target-url.ts';
import { readStatus, type ReportedTable } from '../../reading/reported-status.ts';

/** 2 is "informational": a flag is up, so the page does not call itself healthy. */
const CODES: ReportedTable<Status> = {
  1: 'operational',
  2: 'degraded',
  3: 'degraded',
  4: 'maintenance',
  5: 'partial_outage',
  6: 'major_outage',
};

/** Site24x7 StatusIQ. Option `pageId` is the page's encrypted id; without it the URL is that of the document. */
export const site24x7 = createSingleDocumentAdapter({
  name: 'site24x7',
  title: 'Site24x7 StatusIQ',
  isHostedByProvider: true,
  path: summaryUrl,
  readDocument: jsonReader('StatusIQ', isSummary, read),
  recognises: (document) => jsonMatches(document, isSummary),
  findDocuments: (html, pageUrl) =>
    findNamed(html, /\/sp\/api\/public\/\w{1,40}\/statuspages\/([\w-]{1,200})/g, ([id = '']) =>
      resolvePath(new URL(pageUrl).origin, `/sp/api/public/summary_details/statuspages/${id}`),
    ),
});

function summaryUrl(target: PageTarget): string {
  const pageId = target.options['pageId'];
  if (pageId === undefined || target.url.includes('/summary_details/')) return target.url;
  return resolvePath(target.url, `/sp/api/public/summary_details/statuspages/${encodeURIComponent(pageId)}`);
}

function isSummary(value: unknown): value is JsonRecord {
  const data = isRecord(value) ? recordAt(value, 'data') : undefined;
  return (
    data !== undefined &&
    isListOfRecords(data['current_status']) &&
    recordsAt(data, 'current_status').every((row) => areListsOfRecords(row, 'componentgroup_components'))
  );
}

function read(value: JsonRecord): Reading {
  const unknownStatuses = new Set<string>();
  const rows = recordsAt(recordAt(value, 'data') ?? {}, 'current_status');
  const components = rows.flatMap((row) => readRow(row, unknownStatuses));
  return observed(
    {
      status: worstStatus(components.map(({ status }) => status)),
      components,
      incidents: [],
      listsAllUnresolved: false,
    },
    unknownStatuses,
  );
}

/** A group with components, or a component that stands alone. */
function readRow(row: JsonRecord, unknownStatuses: Set<string>): readonly ObservedComponent[] {
  const groupName = textAt(row, 'componentgroup_display_name');
  const parts = recordsAt(row, 'componentgroup_components');
  return (parts.length > 0 ? parts : [row]).map((part, position) => {
    const name = nameOr(
      textAt(part, 'display_name', 'component_display_name', 'componentgroup_display_name', 'name'),
      idAt(part, 'enc_component_id', 'component_id', 'id'),
      position,
    );
    const rawStatus = idAt(part, 'component_status', 'componentgroup_status', 'status');
    const externalId = idAt(part, 'enc_component_id', 'component_id', 'id') ?? `${groupName ?? ''}/${name}`;
    const group = parts.length > 0 ? groupName : undefined;
    return makeComponent({
      externalId,
      name,
      groupName: group,
      status: readStatus(CODES, rawStatus, unknownStatuses),
      rawStatus,
    });
  });
}
