import type { Impact, Status } from '@upriver/contract';
import type { ObservedIncident, ObservedUpdate, Reading } from '../../../domain/observation.ts';
import type { Adapter, PageTarget } from '../../adapter.ts';
import { idAt, isRecord, listAt, recordsAt, textAt, timeAt, type JsonRecord } from '../json-value.ts';
import { deriveId, makeIncident, makeUpdate, observed } from '../observed.ts';
import { toPlainText } from '../plain-text.ts';
import { worstStatus } from '../severity.ts';
import { jsonMatches, jsonReader, readFirst, type ReadContext } from '../single-document.ts';
import { resolvePath } from '../target-url.ts';
import { COMMON_PHASE_WORDS, readStatus, readWord, type WordTable } from '../words.ts';

const SEVERITIES: WordTable<Status> = {
  minor: 'degraded',
  medium: 'partial_outage',
  major: 'major_outage',
  critical: 'major_outage',
  maintenance: 'maintenance',
};

const IMPACTS: WordTable<Impact> = { minor: 'minor', medium: 'major', major: 'critical', critical: 'critical' };

const readDocument = jsonReader('Checkly', isUnresolvedList, read);

/**
 * Checkly status pages: one list of what is unresolved, so that an empty list is the healthy answer. Option `slug` names the page;
 * without it the URL is that of the list.
 */
export const checkly: Adapter = {
  name: 'checkly',
  title: 'Checkly',
  isHostedByMaker: true,
  requests: (target) => [{ key: 'incidents', url: listUrl(target) }],
  read: (documents, target, now) => readFirst(documents, target, now, readDocument),
  recognises: (document) =>
    jsonMatches(
      document,
      (value) =>
        isUnresolvedList(value) &&
        (/\/status-page\/[^/]+\/unresolved-incidents$/.test(document.url) ||
          recordsAt(value, 'incidents').some(
            (row) => textAt(row, 'severity') !== undefined && Array.isArray(row['services']),
          )),
    ),
};

function listUrl(target: PageTarget): string {
  const slug = target.options['slug'];
  if (slug === undefined || target.url.endsWith('/unresolved-incidents')) return target.url;
  return resolvePath(target.url, `/api/status-page/${encodeURIComponent(slug)}/unresolved-incidents`);
}

/** A list of incidents with severities. Statuspage's list at a similar address has a page beside it and other members. */
function isUnresolvedList(value: unknown): value is JsonRecord {
  if (!isRecord(value) || 'page' in value || 'status' in value) return false;
  const list = listAt(value, 'incidents');
  if (list === undefined) return false;
  // Empty, it stands alone; beside other members it may be the empty list of any other make.
  if (list.length === 0) return Object.keys(value).length === 1;
  return list.every((row) => isRecord(row) && !('incident_updates' in row) && !('impact' in row));
}

function read(value: JsonRecord, context: ReadContext): Reading {
  const unknownWords = new Set<string>();
  const rows = recordsAt(value, 'incidents');
  const incidents = rows.map((row) => readIncident(row, context.now, unknownWords));
  const open = rows.filter((_row, index) => incidents[index]?.resolvedAt === null);
  const statuses = open.map((row) => readStatus(SEVERITIES, textAt(row, 'severity'), unknownWords));
  return observed(
    {
      status: statuses.length === 0 ? 'operational' : worstStatus(statuses),
      incidents,
      listsAllUnresolved: true,
    },
    unknownWords,
  );
}

function readIncident(row: JsonRecord, now: number, unknownWords: Set<string>): ObservedIncident {
  const rawImpact = textAt(row, 'severity');
  const updates = recordsAt(row, 'incidentUpdates').flatMap((update) => readUpdate(update, unknownWords));
  const newest = updates.toSorted((a, b) => a.createdAt - b.createdAt).at(-1);
  const rawStatus = textAt(row, 'lastUpdateStatus') ?? newest?.rawStatus;
  const isMaintenance = rawImpact?.toUpperCase() === 'MAINTENANCE';
  const known = readWord(COMMON_PHASE_WORDS, rawStatus, unknownWords);
  return makeIncident(
    {
      externalId: idAt(row, 'id'),
      kind: isMaintenance ? 'maintenance' : 'incident',
      title: textAt(row, 'name'),
      impact: isMaintenance ? 'none' : readWord(IMPACTS, rawImpact, unknownWords),
      status:
        known === undefined || (isMaintenance && known !== 'resolved')
          ? isMaintenance
            ? 'in_progress'
            : 'investigating'
          : known,
      startedAt: timeAt(row, 'created_at'),
      resolvedAt: timeAt(row, 'updated_at'),
      updates,
      componentIds: recordsAt(row, 'services').flatMap((service) => idAt(service, 'id') ?? []),
      rawStatus,
      rawImpact,
    },
    now,
  );
}

function readUpdate(row: JsonRecord, unknownWords: Set<string>): readonly ObservedUpdate[] {
  const createdAt = timeAt(row, 'publicIncidentUpdateDate', 'created_at');
  if (createdAt === undefined) return [];
  const rawStatus = textAt(row, 'status');
  const body = toPlainText(textAt(row, 'description') ?? '');
  const status = readWord(COMMON_PHASE_WORDS, rawStatus, unknownWords) ?? 'investigating';
  return [
    makeUpdate({
      externalId: idAt(row, 'id') ?? deriveId([String(createdAt), body]),
      status,
      body,
      createdAt,
      rawStatus,
    }),
  ];
}
