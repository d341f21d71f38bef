import type { Status } from '@upriver/contract';
import type { ObservedComponent, Reading } from '../../observation.ts';
import {
  idAt,
  isListOfRecords,
  isRecord,
  recordAt,
  recordsAt,
  textAt,
  type JsonRecord,
} from '../../reading/json-value.ts';
import { makeComponent, observed } from '../../reading/observed.ts';
import { worstStatus } from '../../reading/severity.ts';
import { createSingleDocumentAdapter, jsonMatches, jsonReader } from '../../reading/single-document.ts';
import { originUrl } from '../../reading/target-url.ts';
import { readStatus, type ReportedTable } from '../../reading/reported-status.ts';

/** "Informational" raises a flag, so the page does not call the part healthy. */
const STATES: ReportedTable<Status> = {
  operational: 'operational',
  under_maintenance: 'maintenance',
  maintenance: 'maintenance',
  informational: 'degraded',
  degraded_performance: 'degraded',
  service_disruption: 'partial_outage',
  service_outage: 'major_outage',
};

/** PayPal. Option `environment` is `production` (the default) or `sandbox`. */
export const paypal = createSingleDocumentAdapter({
  name: 'paypal',
  title: 'PayPal',
  hosts: ['www.paypal-status.com'],
  partOptions: ['environment'],
  path: (target) => originUrl(target, '/api/v1/components'),
  readDocument: jsonReader('PayPal', isComponentList, (value, { target }) =>
    read(value, target.options['environment'] ?? 'production'),
  ),
  recognises: (document) => jsonMatches(document, isComponentList),
});

function isComponentList(value: unknown): value is JsonRecord {
  const rows = isRecord(value) ? recordsAt(value, 'result') : [];
  return (
    rows.length > 0 &&
    isRecord(value) &&
    isListOfRecords(value['result']) &&
    rows.every((row) => textAt(row, 'name') !== undefined && recordAt(row, 'status') !== undefined)
  );
}

function read(value: JsonRecord, environment: string): Reading {
  const unknownStatuses = new Set<string>();
  const components = recordsAt(value, 'result').map((row, position) =>
    readRow(row, environment, position, unknownStatuses),
  );
  const status = worstStatus(components.map((component) => component.status));
  return observed(
    { status, components, incidents: [], listsAllUnresolved: false, pageName: 'PayPal' },
    unknownStatuses,
  );
}

function readRow(
  row: JsonRecord,
  environment: string,
  position: number,
  unknownStatuses: Set<string>,
): ObservedComponent {
  const name = textAt(row, 'name') ?? '';
  const reported = recordAt(row, 'status') ?? {};
  const rawStatus = textAt(reported, environment === 'sandbox' ? 'sandbox' : 'production');
  const groupName = textAt(recordAt(row, 'category') ?? {}, 'name');
  const externalId = idAt(row, 'id') ?? `${groupName ?? ''}/${name}`;
  return makeComponent({
    externalId,
    name,
    groupName,
    status: readStatus(STATES, rawStatus, unknownStatuses),
    rawStatus,
    position,
  });
}
