import type { Status } from '@upriver/contract';
import type { Reading } from '../../observation.ts';
import {
  idAt,
  isListOfRecords,
  isRecord,
  listAt,
  recordsAt,
  textAt,
  type JsonRecord,
} from '../../reading/json-value.ts';
import { makeComponent, nameOr, observed } from '../../reading/observed.ts';
import { statusOfMany } from '../../reading/severity.ts';
import { createSingleDocumentAdapter, jsonMatches, jsonReader } from '../../reading/single-document.ts';
import { originUrl } from '../../reading/target-url.ts';
import { readStatus, type ReportedTable } from '../../reading/reported-status.ts';

/** Documented with blanks, served without. "Informational" is useful information about performance. */
const STATES: ReportedTable<Status> = {
  normalperformance: 'operational',
  normal_performance: 'operational',
  informational: 'degraded',
  servicedisruption: 'partial_outage',
  service_disruption: 'partial_outage',
  servicedown: 'major_outage',
  service_down: 'major_outage',
};

/**
 * Oracle Cloud: regions, each with the status of its services, of which there are thousands; a component is a region.
 * https://docs.oracle.com/en-us/iaas/Content/General/Concepts/status-service.htm
 */
export const oracle = createSingleDocumentAdapter({
  name: 'oracle',
  title: 'Oracle Cloud',
  hosts: ['ocistatus.oraclecloud.com', 'gov.ocistatus.com'],
  path: (target) => originUrl(target, '/api/v2/components.json'),
  readDocument: jsonReader('Oracle Cloud', isReport, read),
  recognises: (document) => jsonMatches(document, isReport),
});

function isReport(value: unknown): value is JsonRecord {
  if (!isRecord(value)) return false;
  const regions = listAt(value, 'regionHealthReports');
  return (
    regions !== undefined &&
    regions.length > 0 &&
    regions.every((row) => isRecord(row) && isListOfRecords(row['serviceHealthReports']))
  );
}

function read(value: JsonRecord): Reading {
  const unknownStatuses = new Set<string>();
  const components = recordsAt(value, 'regionHealthReports').map((row, position) => {
    const id = idAt(row, 'regionId', 'regionCanonicalName', 'regionName');
    const statuses = recordsAt(row, 'serviceHealthReports').map((service) =>
      readStatus(STATES, textAt(service, 'serviceStatus'), unknownStatuses),
    );
    const name = nameOr(textAt(row, 'regionName', 'regionCanonicalName'), id, position);
    return makeComponent({
      externalId: id ?? name,
      name,
      groupName: textAt(row, 'geographicAreaName'),
      region: textAt(row, 'regionCanonicalName'),
      status: statusOfMany(statuses),
      position,
    });
  });
  const status = statusOfMany(components.map((component) => component.status));
  return observed({ status, components, incidents: [], listsAllUnresolved: false }, unknownStatuses);
}
