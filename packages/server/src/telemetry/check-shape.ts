import { BATCH_EVENTS_MAX } from '@upriver/contract';
import { hasAtMost } from '../domain/code-points.ts';
import { readColumns } from './read-columns.ts';
import { refused } from './outcome.ts';
import type { Refusal } from './outcome.ts';

/** A body whose envelope is in order; its events are not looked at yet. */
export interface Envelope {
  readonly kind: 'envelope';
  readonly events: unknown[];
  /** True for `{ event }`, whose only event being bad fails the request. */
  readonly isSingle: boolean;
  readonly batchId: string | undefined;
  /** Milliseconds by the sender's clock. */
  readonly sentAt: number | undefined;
}

const BATCH_ID_LENGTH_MAX = 128;
/** Seconds beyond this are milliseconds by mistake: the year 5138. */
export const SECONDS_MAX = 100_000_000_000;

/** Step 5: exactly one of `event`, `batch` and `columns`, and what else the envelope carries. */
export function checkShape(
  body: Readonly<Record<string, unknown>>,
  idempotencyKey: string | undefined,
): Envelope | Refusal {
  const { event, batch, columns, batch_id: bodyId, sent_at: sentAt } = body;
  if ((event === undefined) === (batch === undefined) && columns === undefined)
    return invalid('body', 'The body needs either event or batch, and not both.');
  if (columns !== undefined && (event !== undefined || batch !== undefined))
    return invalid('body', 'The body needs one of event, batch and columns.');
  if (batch !== undefined && !Array.isArray(batch)) return invalid('batch', 'batch must be a list of events.');
  if (Array.isArray(batch) && batch.length > BATCH_EVENTS_MAX)
    return invalid('batch', `batch may have ${BATCH_EVENTS_MAX} events, this one has ${batch.length}.`);
  if (bodyId !== undefined && !isBatchId(bodyId))
    return invalid('batch_id', `batch_id must be a text of 1 to ${BATCH_ID_LENGTH_MAX} characters.`);
  if (idempotencyKey !== undefined && !isBatchId(idempotencyKey))
    return invalid('Idempotency-Key', `Idempotency-Key must have 1 to ${BATCH_ID_LENGTH_MAX} characters.`);
  if (sentAt !== undefined && !isSeconds(sentAt))
    return invalid('sent_at', 'sent_at must be a number of Unix seconds, not milliseconds.');
  const fromColumns = columns === undefined ? undefined : readColumns(columns);
  if (fromColumns !== undefined && 'field' in fromColumns) return invalid(fromColumns.field, fromColumns.message);
  return {
    kind: 'envelope',
    events: fromColumns ?? (batch === undefined ? [event] : (batch as unknown[])),
    isSingle: event !== undefined,
    batchId: idempotencyKey ?? bodyId,
    sentAt: sentAt === undefined ? undefined : sentAt * 1000,
  };
}

function invalid(field: string, message: string): Refusal {
  return refused('invalid_body', message, { details: [{ field, message }] });
}

/** Whether a batch may be called so. NUL is refused because not every store can keep it. */
export function isBatchId(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && hasAtMost(value, BATCH_ID_LENGTH_MAX) && !value.includes('\0');
}

function isSeconds(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= SECONDS_MAX;
}
