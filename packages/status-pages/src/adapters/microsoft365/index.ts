import type { Status } from '@upriver/contract';
import type { ObservedIncident, Reading } from '../../observation.ts';
import { idAt, isRecord, textAt, timeAt, type JsonRecord } from '../../reading/json-value.ts';
import { deriveId, makeIncident, makeUpdate, observed } from '../../reading/observed.ts';
import { toPlainText } from '../../reading/plain-text.ts';
import { impactOfStatus } from '../../reading/severity.ts';
import {
  createSingleDocumentAdapter,
  jsonMatches,
  jsonReader,
  type ReadContext,
} from '../../reading/single-document.ts';
import { originUrl } from '../../reading/target-url.ts';
import { readStatus, type ReportedTable } from '../../reading/reported-status.ts';

/** Only what keeps many customers out of the admin centre comes to this page, so a degradation of it is an outage of a part. */
const STATES: ReportedTable<Status> = {
  available: 'operational',
  operational: 'operational',
  serviceoperational: 'operational',
  servicerestored: 'operational',
  falsepositive: 'operational',
  postincidentreviewpublished: 'operational',
  investigating: 'degraded',
  extendedrecovery: 'degraded',
  restoringservice: 'degraded',
  verifyingservice: 'degraded',
  servicedegradation: 'partial_outage',
  serviceinterruption: 'major_outage',
};

/** Microsoft 365: one post about the suite. A tenant's own health needs a key, and is not read. */
export const microsoft365 = createSingleDocumentAdapter({
  name: 'microsoft365',
  title: 'Microsoft 365',
  hosts: ['status.cloud.microsoft'],
  path: (target) => originUrl(target, '/api/posts/mac'),
  readDocument: jsonReader('Microsoft 365', isPost, read),
  recognises: (document) => jsonMatches(document, isPost),
});

function isPost(value: unknown): value is JsonRecord {
  return isRecord(value) && textAt(value, 'Status') !== undefined && 'Title' in value && 'Message' in value;
}

function read(value: JsonRecord, { now }: ReadContext): Reading {
  const unknownStatuses = new Set<string>();
  const rawStatus = textAt(value, 'Status');
  const status = readStatus(STATES, rawStatus, unknownStatuses);
  const isTroubled = status !== 'operational' && status !== 'unknown';
  return observed(
    {
      status,
      rawStatus,
      incidents: isTroubled ? [readPost(value, status, now)] : [],
      listsAllUnresolved: status !== 'unknown',
      pageName: 'Microsoft 365',
    },
    unknownStatuses,
  );
}

function readPost(value: JsonRecord, status: Status, now: number): ObservedIncident {
  const title = toPlainText(textAt(value, 'Title') ?? '');
  const body = toPlainText(textAt(value, 'Message') ?? '');
  const startedAt = timeAt(value, 'CreatedDateTime', 'CreatedTime', 'LastUpdatedTime');
  return makeIncident(
    {
      externalId: idAt(value, 'Id', 'ID') ?? deriveId([title]),
      title,
      impact: impactOfStatus(status),
      status: 'investigating',
      startedAt,
      updates:
        startedAt === undefined || body === ''
          ? []
          : [makeUpdate({ externalId: deriveId([body]), status: 'investigating', body, createdAt: startedAt })],
      rawStatus: textAt(value, 'Status'),
    },
    now,
  );
}
