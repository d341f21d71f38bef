import type { Status } from '@upriver/contract';
import type { ObservedComponent, Reading } from '../../observation.ts';
import { isListOfRecords, recordsAt, recordsOf, textAt, timeAt, type JsonRecord } from '../../reading/json-value.ts';
import { isRecent, latestRow } from '../../reading/latest-row.ts';
import { makeComponent, observed } from '../../reading/observed.ts';
import { shareOfDown } from '../../reading/severity.ts';
import {
  createSingleDocumentAdapter,
  jsonMatches,
  jsonReader,
  type ReadContext,
} from '../../reading/single-document.ts';
import { below } from '../../reading/target-url.ts';

/** Gatus, self-hosted: endpoints with their last results. */
export const gatus = createSingleDocumentAdapter({
  name: 'gatus',
  title: 'Gatus',
  path: '/api/v1/endpoints/statuses',
  probes: { rank: 90, urls: below('/api/v1/endpoints/statuses') },
  readDocument: jsonReader('Gatus', isEndpointList, read),
  recognises: (document) => jsonMatches(document, isEndpointList),
});

function isEndpointList(value: unknown): value is readonly JsonRecord[] {
  const rows = recordsOf(value);
  return (
    rows.length > 0 &&
    isListOfRecords(value) &&
    rows.every((row) => textAt(row, 'name') !== undefined && isListOfRecords(row['results']))
  );
}

function read(value: readonly JsonRecord[], { now }: ReadContext): Reading {
  const components = recordsOf(value).map((row, position) => readEndpoint(row, position, now));
  return observed({
    status: shareOfDown(components.map(({ status }) => status)),
    components,
    incidents: [],
    listsAllUnresolved: false,
  });
}

function readEndpoint(row: JsonRecord, position: number, now: number): ObservedComponent {
  const name = textAt(row, 'name') ?? '';
  const groupName = textAt(row, 'group');
  const status = lastResult(recordsAt(row, 'results'), now);
  return makeComponent({
    externalId: textAt(row, 'key') ?? `${groupName ?? ''}_${name}`,
    name,
    groupName,
    status,
    position,
  });
}

function lastResult(results: readonly JsonRecord[], now: number): Status {
  const last = latestRow(results, (result) => timeAt(result, 'timestamp')) ?? {};
  const success = last['success'];
  if (typeof success !== 'boolean' || !isRecent(timeAt(last, 'timestamp'), now)) return 'unknown';
  return success ? 'operational' : 'major_outage';
}
