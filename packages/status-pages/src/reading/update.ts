import type { IncidentStatus } from '@upriver/contract';
import type { ObservedUpdate } from '../observation.ts';
import { idAt, textAt, type JsonRecord } from './json-value.ts';
import { deriveId, makeUpdate } from './observed.ts';
import { parseTime } from './parse-time.ts';
import { toPlainText } from './plain-text.ts';
import { readReported, type ReportedTable } from './reported-status.ts';

/** What a provider's document has of one update of an incident. */
export interface UpdateParts {
  /** The provider's identifier; without one it is derived from the time and the text. */
  readonly externalId?: string | undefined;
  readonly createdAt: number | undefined;
  /** As the vendor wrote it, HTML or plain text. */
  readonly html: string | undefined;
  readonly status: IncidentStatus;
  readonly rawStatus?: string | undefined;
}

/** The update, alone in a list; none without a time, for nothing would say where it belongs. */
export function updateOf({
  externalId,
  createdAt,
  html = '',
  status,
  rawStatus,
}: UpdateParts): readonly ObservedUpdate[] {
  if (createdAt === undefined) return [];
  const body = toPlainText(html);
  return [
    makeUpdate({
      externalId: externalId ?? deriveId([String(createdAt), body]),
      status,
      body,
      createdAt,
      rawStatus,
    }),
  ];
}

/** In which members a provider's rows of updates hold what. Of several names the first that has something counts. */
export interface UpdateFields {
  readonly time: readonly string[];
  readonly text: string;
  readonly status: readonly string[];
  /** A phase that is not in it is noted, and `investigating`. */
  readonly phases: ReportedTable<IncidentStatus>;
}

/** Reads rows of updates. `timeZone` is for times without a zone. */
export function readUpdates(
  rows: readonly JsonRecord[],
  fields: UpdateFields,
  unknownStatuses: Set<string>,
  timeZone?: string,
): readonly ObservedUpdate[] {
  return rows.flatMap((row) => {
    const createdAt = timeIn(row, fields.time, timeZone);
    if (createdAt === undefined) return [];
    const rawStatus = textAt(row, ...fields.status);
    return updateOf({
      externalId: idAt(row, 'id'),
      createdAt,
      html: textAt(row, fields.text),
      status: readReported(fields.phases, rawStatus, unknownStatuses) ?? 'investigating',
      rawStatus,
    });
  });
}

/** The first of these members that is a time. */
function timeIn(row: JsonRecord, names: readonly string[], timeZone?: string): number | undefined {
  for (const name of names) {
    const time = parseTime(row[name], timeZone);
    if (time !== undefined) return time;
  }
  return undefined;
}

/** The update that was made last, wherever it stands in the list. */
export function newestOf(updates: readonly ObservedUpdate[]): ObservedUpdate | undefined {
  return updates.toSorted((a, b) => a.createdAt - b.createdAt).at(-1);
}
