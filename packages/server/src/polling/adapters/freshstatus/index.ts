import type { IncidentStatus, Status } from '@upriver/contract';
import type { ObservedIncident, ObservedUpdate, Reading } from '../../../domain/observation.ts';
import type { PageTarget } from '../../adapter.ts';
import { idAt, isRecord, listAt, recordAt, recordsAt, textAt, timeAt, type JsonRecord } from '../json-value.ts';
import { findNamed } from '../named-documents.ts';
import { deriveId, makeIncident, makeUpdate, observed } from '../observed.ts';
import { toPlainText } from '../plain-text.ts';
import { impactOfStatus, worstOfOpen, worstStatus } from '../severity.ts';
import { createSingleDocumentAdapter, jsonMatches, jsonReader, type ReadContext } from '../single-document.ts';
import { COMMON_PHASE_WORDS, readStatus, readWord, type WordTable } from '../words.ts';

const STATES: WordTable<Status> = {
  op: 'operational',
  pd: 'degraded',
  po: 'partial_outage',
  mo: 'major_outage',
  um: 'maintenance',
};

const PHASES: WordTable<IncidentStatus> = {
  ...COMMON_PHASE_WORDS,
  in: 'investigating',
  id: 'identified',
  mo: 'monitoring',
  re: 'resolved',
};

/** Freshstatus: incidents of an account, each with its end. Option `accountId`; without it the URL is that of the list. */
export const freshstatus = createSingleDocumentAdapter({
  name: 'freshstatus',
  title: 'Freshstatus',
  isHostedByMaker: true,
  path: listUrl,
  readDocument: jsonReader('Freshstatus', isIncidentList, read),
  findDocuments: (html) =>
    findNamed(
      html,
      /public-api\.freshstatus\.io\/v1\/[\w-]{1,60}\/\?account_id=(\d{1,12})/g,
      ([id = '']) => `https://public-api.freshstatus.io/v1/public-incidents/?account_id=${id}`,
    ),
  recognises: (document) =>
    jsonMatches(document, (value) => isIncidentList(value) && recordsAt(value, 'results').length > 0),
});

function listUrl(target: PageTarget): string {
  const accountId = target.options['accountId'];
  if (accountId === undefined || target.url.includes('/public-incidents')) return target.url;
  return `https://public-api.freshstatus.io/v1/public-incidents/?account_id=${encodeURIComponent(accountId)}`;
}

function isIncidentList(value: unknown): value is JsonRecord {
  if (!isRecord(value) || listAt(value, 'results') === undefined) return false;
  return recordsAt(value, 'results').every((row) => 'end_time' in row && 'start_time' in row);
}

/** A list with history in which all has ended is a healthy page; an empty list may be anybody's. */
function read(value: JsonRecord, { now }: ReadContext): Reading {
  const unknownWords = new Set<string>();
  const incidents = recordsAt(value, 'results').map((row) => readIncident(row, now, unknownWords));
  return observed(
    {
      status: worstOfOpen(incidents) ?? (incidents.length > 0 ? 'operational' : 'unknown'),
      incidents,
      listsAllUnresolved: false,
    },
    unknownWords,
  );
}

function readIncident(row: JsonRecord, now: number, unknownWords: Set<string>): ObservedIncident {
  const isPlanned = row['is_planned'] === true;
  const affected = recordsAt(row, 'affected_components');
  const words = affected.map((part) => textAt(part, 'new_status'));
  const worst = worstStatus(words.map((word) => readStatus(STATES, word, unknownWords)));
  const updates = recordsAt(row, 'incident_updates').flatMap((update) => readUpdate(update, unknownWords));
  const startedAt = timeAt(row, 'start_time');
  const scheduledFor = isPlanned ? (timeAt(row, 'scheduled_start_time') ?? startedAt) : undefined;
  const endedAt = timeAt(row, 'end_time');
  const newest = updates.toSorted((a, b) => a.createdAt - b.createdAt).at(-1);
  const planned: IncidentStatus = startedAt !== undefined && startedAt > now ? 'scheduled' : 'in_progress';
  return makeIncident(
    {
      externalId: idAt(row, 'id'),
      kind: isPlanned ? 'maintenance' : 'incident',
      title: textAt(row, 'title'),
      impact: impactOfStatus(worst),
      status: isPlanned ? planned : (newest?.status ?? 'investigating'),
      isOpen: endedAt === undefined || endedAt > now,
      startedAt: startedAt ?? scheduledFor,
      resolvedAt: endedAt,
      scheduledFor,
      scheduledUntil: isPlanned ? timeAt(row, 'scheduled_end_time', 'end_time') : undefined,
      updates,
      componentIds: affected.flatMap(
        (part) => idAt(part, 'component') ?? idAt(recordAt(part, 'component') ?? {}, 'id') ?? [],
      ),
      rawImpact: words[0],
    },
    now,
  );
}

function readUpdate(row: JsonRecord, unknownWords: Set<string>): readonly ObservedUpdate[] {
  const createdAt = timeAt(row, 'status_created_at', 'created_at', 'updated_at');
  if (createdAt === undefined) return [];
  const rawStatus = textAt(row, 'incident_status', 'status');
  const body = toPlainText(textAt(row, 'message') ?? '');
  const status = readWord(PHASES, rawStatus, unknownWords) ?? 'investigating';
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
