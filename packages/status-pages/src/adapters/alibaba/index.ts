import type { ObservedIncident, Reading } from '../../observation.ts';
import { idAt, isRecord, listAt, numberAt, recordsAt, textAt, type JsonRecord } from '../../reading/json-value.ts';
import { makeIncident, observed } from '../../reading/observed.ts';
import { worstOfOpen } from '../../reading/severity.ts';
import {
  createSingleDocumentAdapter,
  jsonMatches,
  jsonReader,
  type ReadContext,
} from '../../reading/single-document.ts';
import { originUrl } from '../../reading/target-url.ts';
import { updateOf } from '../../reading/update.ts';

/** Kinds of events that the page lists. One that is new is not understood. */
const EVENT_TYPES: readonly string[] = ['ALARM', 'NOTIFICATION', 'NORMAL'];
const EVENTS_PATH = '/api/status/listEventInProgress';

/**
 * Alibaba Cloud: events that are in progress, in whatever region; an empty list is the healthy answer. How much an event hurts is not told.
 * The shape is the page's own and was described by several of its readers.
 */
export const alibaba = createSingleDocumentAdapter({
  name: 'alibaba',
  title: 'Alibaba Cloud',
  hosts: ['status.alibabacloud.com', 'status.aliyun.com'],
  path: (target) => originUrl(target, EVENTS_PATH),
  readDocument: jsonReader('Alibaba Cloud', isEventList, read),
  recognises: (document) =>
    jsonMatches(document, (value) => isEventList(value) && recordsAt(value, 'data').some((row) => 'eventType' in row)),
});

function isEventList(value: unknown): value is JsonRecord {
  if (!isRecord(value) || value['success'] !== true || numberAt(value, 'code') !== 200) return false;
  const events = listAt(value, 'data');
  return (
    events !== undefined &&
    events.every(
      (row) => isRecord(row) && idAt(row, 'id') !== undefined && EVENT_TYPES.includes(textAt(row, 'eventType') ?? ''),
    )
  );
}

function read(value: JsonRecord, { now }: ReadContext): Reading {
  const incidents = recordsAt(value, 'data')
    .filter((row) => textAt(row, 'eventType') !== 'NORMAL')
    .map((row) => readEvent(row, now));
  return observed({ status: worstOfOpen(incidents) ?? 'operational', incidents, listsAllUnresolved: true });
}

function readEvent(row: JsonRecord, now: number): ObservedIncident {
  const startedAt = numberAt(row, 'startTime');
  const end = numberAt(row, 'endTime');
  // An event that goes on may have a number there that is no time, such as 0.
  const endedAt = end !== undefined && end > (startedAt ?? 0) && end <= now ? end : undefined;
  const title = textAt(row, 'title');
  const isOver = endedAt !== undefined || /\((?:recovered|resolved|completed)\)/i.test(title ?? '');
  const updates = recordsAt(row, 'eventUpdates').flatMap((update) =>
    updateOf({ createdAt: numberAt(update, 'publishTime'), html: textAt(update, 'content'), status: 'investigating' }),
  );
  return makeIncident(
    {
      externalId: idAt(row, 'id'),
      title,
      impact: textAt(row, 'eventType') === 'ALARM' ? 'minor' : 'none',
      status: isOver ? 'resolved' : 'investigating',
      startedAt,
      resolvedAt: isOver ? (endedAt ?? numberAt(row, 'lastUpdateTime')) : undefined,
      updates,
      rawImpact: textAt(row, 'eventType'),
    },
    now,
  );
}
