import type { Impact, IncidentStatus, Status } from '@upriver/contract';
import type { ObservedIncident, ObservedUpdate, Reading } from '../../observation.ts';
import type { PageDocument, PageTarget } from '../../adapter.ts';
import { parseEmbeddedJson } from '../../reading/embedded-json.ts';
import { idAt, isRecord, ownValue, recordsOf, textAt, timeAt, type JsonRecord } from '../../reading/json-value.ts';
import { makeIncident, observed, unreadable } from '../../reading/observed.ts';
import { toPlainText } from '../../reading/plain-text.ts';
import { worstStatus } from '../../reading/severity.ts';
import { createSingleDocumentAdapter } from '../../reading/single-document.ts';
import { normalizeReported, readStatus, type ReportedTable } from '../../reading/reported-status.ts';
import { updateOf } from '../../reading/update.ts';

const CATEGORIES: ReportedTable<Status> = {
  major_service_disruption: 'major_outage',
  service_disruption: 'major_outage',
  service_degradation: 'degraded',
  performance_issue: 'degraded',
  feature_disruption: 'degraded',
};
const IMPACTS: ReportedTable<Impact> = {
  major_service_disruption: 'critical',
  service_disruption: 'major',
  service_degradation: 'minor',
  performance_issue: 'minor',
  feature_disruption: 'minor',
};
const PHASES: ReportedTable<IncidentStatus> = {
  investigating: 'investigating',
  identified: 'identified',
  monitoring: 'monitoring',
  in_progress: 'investigating',
  resolved: 'resolved',
  closed: 'resolved',
  completed: 'resolved',
};

/** Okta: the page carries its incidents as JSON in the element `incidents`; closed ones say `Resolved`. */
export const okta = createSingleDocumentAdapter({
  name: 'okta',
  title: 'Okta',
  hosts: ['status.okta.com'],
  path: '',
  readDocument,
  recognises: (document) => {
    const parsed = parseEmbeddedJson(document.text, 'span', 'data-id', 'incidents');
    return parsed.kind === 'json' && isIncidentList(parsed.value) && recordsOf(parsed.value).length > 0;
  },
});

function isIncidentList(value: unknown): boolean {
  return Array.isArray(value) && value.every((row) => isRecord(row) && 'Status__c' in row);
}

/** The list holds recent history, so that nothing open in it is the healthy page; an empty list reports no status. */
function readDocument(document: PageDocument, _target: PageTarget, now: number): Reading {
  const parsed = parseEmbeddedJson(document.text, 'span', 'data-id', 'incidents');
  if (parsed.kind === 'unreadable') return parsed;
  if (!isIncidentList(parsed.value)) return unreadable('The page has no list of incidents.');
  const unknownStatuses = new Set<string>();
  const rows = recordsOf(parsed.value);
  const incidents = rows.map((row) => readIncident(row, now));
  const open = rows.filter((_row, index) => incidents[index]?.resolvedAt === null);
  const statuses = open.map((row) => readStatus(CATEGORIES, textAt(row, 'Category__c'), unknownStatuses));
  const calm: Status = rows.length > 0 ? 'operational' : 'unknown';
  return observed(
    {
      status: statuses.length === 0 ? calm : worstStatus(statuses),
      incidents,
      listsAllUnresolved: true,
      pageName: 'Okta',
    },
    unknownStatuses,
  );
}

function readIncident(row: JsonRecord, now: number): ObservedIncident {
  const rawStatus = textAt(row, 'Status__c');
  const rawImpact = textAt(row, 'Category__c');
  const status = ownValue(PHASES, normalizeReported(rawStatus ?? '')) ?? 'investigating';
  const parts = [textAt(row, 'Okta_Sub_Service__c'), textAt(row, 'Service_Feature__c')].filter(
    (part) => part !== undefined,
  );
  return makeIncident(
    {
      externalId: idAt(row, 'Id', 'Name'),
      title:
        toPlainText(textAt(row, 'Incident_Title__c', 'Title__c') ?? '') ||
        [rawImpact, ...parts].filter(Boolean).join(': ') ||
        undefined,
      impact: ownValue(IMPACTS, normalizeReported(rawImpact ?? '')),
      status,
      startedAt: timeAt(row, 'Start_Date__c', 'Start_Time__c', 'CreatedDate'),
      resolvedAt: timeAt(row, 'End_Date__c', 'End_Time__c', 'Last_Updated__c'),
      updates: readLog(row, status),
      rawStatus,
      rawImpact,
    },
    now,
  );
}

function readLog(row: JsonRecord, status: IncidentStatus): readonly ObservedUpdate[] {
  const createdAt = timeAt(row, 'Last_Updated__c', 'Start_Date__c', 'CreatedDate');
  return updateOf({ createdAt, html: textAt(row, 'Log__c'), status }).filter(({ body }) => body !== '');
}
