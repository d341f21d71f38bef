import type { Status } from '@upriver/contract';
import type { ObservedComponent, Reading } from '../../observation.ts';
import { isListOfRecords, isRecord, recordAt, recordsAt, textAt, type JsonRecord } from '../../reading/json-value.ts';
import { makeComponent, nameOr, observed } from '../../reading/observed.ts';
import { createSingleDocumentAdapter, jsonMatches, jsonReader } from '../../reading/single-document.ts';
import { readStatus, type ReportedTable } from '../../reading/reported-status.ts';

const HEALTH: ReportedTable<Status> = {
  healthy: 'operational',
  advisory: 'degraded',
  degraded: 'degraded',
  unhealthy: 'major_outage',
};

/** Azure DevOps: health per service and geography. */
export const azureDevops = createSingleDocumentAdapter({
  name: 'azure-devops',
  title: 'Azure DevOps',
  hosts: ['status.dev.azure.com'],
  path: '/_apis/status/health?api-version=7.1-preview.1',
  readDocument: jsonReader('Azure DevOps', isHealth, read),
  recognises: (document) =>
    jsonMatches(document, (value) => isHealth(value) && recordsAt(value, 'services').length > 0),
});

function isHealth(value: unknown): value is JsonRecord {
  const status = isRecord(value) ? recordAt(value, 'status') : undefined;
  return (
    isRecord(value) &&
    status !== undefined &&
    textAt(status, 'health') !== undefined &&
    isListOfRecords(value['services']) &&
    recordsAt(value, 'services').every((service) => isListOfRecords(service['geographies']))
  );
}

function read(value: JsonRecord): Reading {
  const unknownStatuses = new Set<string>();
  const overall = recordAt(value, 'status') ?? {};
  const services = recordsAt(value, 'services');
  const status = readStatus(HEALTH, textAt(overall, 'health'), unknownStatuses);
  return observed(
    {
      // Without services it is anybody's word.
      status: status === 'operational' && services.length === 0 ? 'unknown' : status,
      rawStatus: textAt(overall, 'message', 'health'),
      components: services.flatMap((service, place) => readService(service, place, unknownStatuses)),
      incidents: [],
      listsAllUnresolved: false,
      pageName: 'Azure DevOps',
    },
    unknownStatuses,
  );
}

function readService(service: JsonRecord, place: number, unknownStatuses: Set<string>): readonly ObservedComponent[] {
  const name = nameOr(textAt(service, 'id', 'name'), undefined, place);
  return recordsAt(service, 'geographies').map((geography) => {
    const region = textAt(geography, 'name', 'id');
    const rawStatus = textAt(geography, 'health');
    const externalId = `${name}/${textAt(geography, 'id') ?? region ?? ''}`;
    return makeComponent({
      externalId,
      name,
      region,
      status: readStatus(HEALTH, rawStatus, unknownStatuses),
      rawStatus,
    });
  });
}
