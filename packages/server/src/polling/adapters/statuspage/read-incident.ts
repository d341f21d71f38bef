import type { Impact, IncidentStatus } from '@upriver/contract';
import type { ObservedIncident, ObservedUpdate } from '../../../domain/observation.ts';
import { idAt, isRecord, recordAt, recordsAt, textAt, timeAt, type JsonRecord } from '../json-value.ts';
import { deriveId, isMaintenancePhase, makeIncident, makeUpdate } from '../observed.ts';
import { toPlainText } from '../plain-text.ts';
import { absoluteLink } from '../target-url.ts';
import { COMMON_PHASE_WORDS, readWord, type WordTable } from '../words.ts';
import { isIncidentShape } from './shape.ts';

const IMPACTS: WordTable<Impact> = {
  none: 'none',
  minor: 'minor',
  major: 'major',
  critical: 'critical',
  maintenance: 'none',
};

/** The document of one incident: bare, or under `incident` or `scheduled_maintenance`. */
export function readIncidentDocument(value: unknown, now: number): ObservedIncident | undefined {
  if (!isRecord(value)) return undefined;
  const record = recordAt(value, 'incident') ?? recordAt(value, 'scheduled_maintenance') ?? value;
  return isIncidentShape(record) ? readIncident(record, now, new Set()) : undefined;
}

/** One incident or maintenance as the API lists it. */
export function readIncident(record: JsonRecord, now: number, unknownWords: Set<string>): ObservedIncident {
  const rawStatus = textAt(record, 'status');
  const rawImpact = textAt(record, 'impact');
  const known = readWord(COMMON_PHASE_WORDS, rawStatus, unknownWords);
  const isMaintenance = isMaintenanceRecord(record, known);
  const endedAt = timeAt(record, 'resolved_at');
  const createdAt = timeAt(record, 'started_at', 'created_at');
  const scheduledFor = timeAt(record, 'scheduled_for');
  return makeIncident(
    {
      externalId: idAt(record, 'id'),
      kind: isMaintenance ? 'maintenance' : 'incident',
      title: textAt(record, 'name'),
      impact: readWord(IMPACTS, rawImpact, unknownWords),
      status: known ?? (isMaintenance ? 'scheduled' : 'investigating'),
      // A word that nobody knows does not tell open from closed; the time of the end does.
      isOpen: known === undefined ? endedAt === undefined : undefined,
      startedAt: isMaintenance ? (scheduledFor ?? createdAt) : createdAt,
      resolvedAt: endedAt ?? timeAt(record, 'updated_at'),
      scheduledFor,
      scheduledUntil: timeAt(record, 'scheduled_until'),
      url: absoluteLink(textAt(record, 'shortlink'), 'https://stspg.io/'),
      updates: recordsAt(record, 'incident_updates').flatMap((update) => readUpdate(update, unknownWords)),
      componentIds: readComponentIds(record),
      rawStatus,
      rawImpact,
    },
    now,
  );
}

function isMaintenanceRecord(record: JsonRecord, status: IncidentStatus | undefined): boolean {
  if (status !== undefined && isMaintenancePhase(status)) return true;
  return record['impact'] === 'maintenance' || timeAt(record, 'scheduled_for') !== undefined;
}

function readUpdate(record: JsonRecord, unknownWords: Set<string>): readonly ObservedUpdate[] {
  const createdAt = timeAt(record, 'display_at', 'created_at', 'updated_at');
  if (createdAt === undefined) return [];
  const rawStatus = textAt(record, 'status');
  const body = toPlainText(textAt(record, 'body') ?? '');
  return [
    makeUpdate({
      externalId: idAt(record, 'id') ?? deriveId([String(createdAt), body]),
      status: readWord(COMMON_PHASE_WORDS, rawStatus, unknownWords) ?? 'investigating',
      body,
      createdAt,
      rawStatus,
    }),
  ];
}

/** Affected components: the incident's own list, else what its updates name. */
function readComponentIds(record: JsonRecord): readonly string[] | undefined {
  const own = recordsAt(record, 'components').flatMap((component) => idAt(component, 'id') ?? []);
  const named = recordsAt(record, 'incident_updates')
    .flatMap((update) => recordsAt(update, 'affected_components'))
    .flatMap((component) => idAt(component, 'code') ?? []);
  const ids = [...new Set(own.length > 0 ? own : named)];
  return ids.length === 0 ? undefined : ids;
}
