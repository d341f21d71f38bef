import type {
  IncidentEvent,
  LedgerEvent,
  MarkerEvent,
  OverrideEvent,
  StatusEvent,
  VerdictEvent,
} from '@upriver/contract';
import { toNullableTimestamp, toTimestamp } from '../../domain/clock.ts';
import type { LedgerChange } from '../../domain/change.ts';
import { toOverrideAnswer } from '../override-answer.ts';
import type { StoredChange } from '../../store/changes/change-log.ts';

/** Clients wait so long before they come back; they are notified of everything that happened meanwhile. */
const RETRY_MS = 2000;

/** What a stream begins with. */
export function greetingText(id: string): string {
  return `retry: ${RETRY_MS}\nid: ${id}\n: connected\n\n`;
}

/** Keeps proxies from closing a quiet stream, and says how far it is, so that a client never comes back with an old id. */
export function heartbeatText(id: string): string {
  return `: still here\nid: ${id}\n\n`;
}

/** Reports that changes may have been missed. */
export function resetText(id: string, reason: string): string {
  return `event: reset\nid: ${id}\ndata: ${JSON.stringify({ reason })}\n\n`;
}

/** A change as one server-sent event. */
export function changeText({ change }: StoredChange, id: string, data: string): string {
  return `event: ${change.kind}\nid: ${id}\ndata: ${data}\n\n`;
}

/** What a change says, as JSON: it has no line breaks of its own, so it is one line. */
export function changeData(stored: StoredChange): string {
  return JSON.stringify(toEvent(stored));
}

function toEvent({
  change,
  service,
}: StoredChange): StatusEvent | IncidentEvent | VerdictEvent | LedgerEvent | OverrideEvent | MarkerEvent {
  if (change.kind === 'change') return { at: toTimestamp(change.at), ...change.payload };
  // Only what is of no service comes without one.
  if (service === null) throw new Error(`a change of kind ${change.kind} is of no service`);
  const said = { at: toTimestamp(change.at), service };
  if (change.kind === 'status') return { ...said, from: change.payload.from, to: change.payload.to };
  if (change.kind === 'incident') {
    const { change: word, id, kind, title, impact, status } = change.payload;
    return { ...said, change: word, incident: { id, kind, title, impact, status } };
  }
  if (change.kind === 'override') {
    const { override } = change.payload;
    return { ...said, override: override && toOverrideAnswer(override) };
  }
  if (change.kind === 'ledger') return { ...said, ...toLedgerEvent(change.payload) };
  const { environment, region, ...payload } = change.payload;
  return { ...said, ...payload, environment: environment || null, region: region || null };
}

function toLedgerEvent(payload: LedgerChange['payload']): Omit<LedgerEvent, 'at' | 'service'> {
  const { environment, region, previous, ...rest } = payload;
  return {
    ...rest,
    environment: environment || null,
    region: region || null,
    onsetAt: toTimestamp(payload.onsetAt),
    endedAt: toNullableTimestamp(payload.endedAt),
    previous: previous && { onsetAt: toTimestamp(previous.onsetAt), endedAt: toNullableTimestamp(previous.endedAt) },
  };
}
