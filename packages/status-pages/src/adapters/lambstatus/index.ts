import type { PageDocument } from '../../adapter.ts';
import type { Reading } from '../../observation.ts';
import {
  idAt,
  isListOfRecords,
  numberAt,
  parsePageJson,
  recordsOf,
  textAt,
  type JsonRecord,
} from '../../reading/json-value.ts';
import { makeComponent, nameOr, observed } from '../../reading/observed.ts';
import { COMMON_STATUSES, normalizeReported, readStatus } from '../../reading/reported-status.ts';
import { worstStatus } from '../../reading/severity.ts';
import { createSingleDocumentAdapter, jsonReader } from '../../reading/single-document.ts';
import { below } from '../../reading/target-url.ts';

/** LambStatus, self-hosted, and pages that answer as it does: a bare list of components, each with its status in words. */
export const lambstatus = createSingleDocumentAdapter({
  name: 'lambstatus',
  title: 'LambStatus',
  path: '/api/components',
  readDocument: jsonReader('LambStatus', isComponentList, read),
  recognises,
  probes: { rank: 130, urls: below('/api/components') },
});

function isComponentList(value: unknown): value is readonly JsonRecord[] {
  const rows = recordsOf(value);
  return (
    rows.length > 0 &&
    isListOfRecords(value) &&
    rows.every((row) => textAt(row, 'name') !== undefined && textAt(row, 'status') !== undefined)
  );
}

/** Many lists have names and statuses: these have an identifier of this name, or stand at this address in these words. */
function recognises({ text, url }: PageDocument): boolean {
  const parsed = parsePageJson(text);
  if (parsed.kind === 'unreadable' || !isComponentList(parsed.value)) return false;
  const rows = parsed.value;
  if (rows.every((row) => idAt(row, 'componentID') !== undefined)) return true;
  const isKnown = (row: JsonRecord): boolean =>
    Object.hasOwn(COMMON_STATUSES, normalizeReported(textAt(row, 'status') ?? ''));
  return /\/api\/components\/?(?:\?|$)/.test(url) && rows.every(isKnown);
}

function read(value: readonly JsonRecord[]): Reading {
  const unknownStatuses = new Set<string>();
  const components = recordsOf(value).map((row, index) => {
    const id = idAt(row, 'componentID', 'id');
    const name = nameOr(textAt(row, 'name'), id, index);
    const rawStatus = textAt(row, 'status');
    return makeComponent({
      externalId: id ?? name,
      name,
      status: readStatus(COMMON_STATUSES, rawStatus, unknownStatuses),
      rawStatus,
      position: numberAt(row, 'order'),
    });
  });
  const status = worstStatus(components.map((component) => component.status));
  return observed({ status, components, incidents: [], listsAllUnresolved: false }, unknownStatuses);
}
