import { EVENT_TEXTS } from '@upriver/contract';
import type { SentText } from '@upriver/contract';

/** Names of the optional texts of an event. Safe: they are the keys of the table. */
export const SENT_TEXTS = Object.keys(EVENT_TEXTS) as readonly SentText[];

const OTHER_FIELDS = ['host', 'service', 'endpoint', 'status', 'latency_ms', 'ts', 'tags'] as const;
type EventField = (typeof OTHER_FIELDS)[number] | SentText;
/** The fields of an event, by their places here. */
export const EVENT_FIELDS: readonly EventField[] = [...OTHER_FIELDS, ...SENT_TEXTS];

/** Fields that one event may have, including unknown ones. */
export const EVENT_FIELDS_MAX = 100;

/** Stands for an event with more. */
export const TOO_MANY_FIELDS: object = Object.freeze({});

/** An event as it was parsed and not yet checked; only fields that we know. */
export type ParsedEvent = Record<EventField, unknown>;

// The three functions below name every field, because a field that is found by its name at run time takes several times as long. The
// compiler checks the first, and parsed-event.test.ts the others.

export function createEvent(): ParsedEvent {
  return {
    host: undefined,
    service: undefined,
    endpoint: undefined,
    status: undefined,
    latency_ms: undefined,
    ts: undefined,
    tags: undefined,
    error_class: undefined,
    method: undefined,
    environment: undefined,
    region: undefined,
    feature: undefined,
    sdk_version: undefined,
    deployment_id: undefined,
    runtime: undefined,
  };
}

/** Sets the field of this place; no field for any other. */
export function setField(event: ParsedEvent, field: number, value: unknown): void {
  switch (field) {
    case 0:
      event.host = value;
      break;
    case 1:
      event.service = value;
      break;
    case 2:
      event.endpoint = value;
      break;
    case 3:
      event.status = value;
      break;
    case 4:
      event.latency_ms = value;
      break;
    case 5:
      event.ts = value;
      break;
    case 6:
      event.tags = value;
      break;
    case 7:
      event.error_class = value;
      break;
    case 8:
      event.method = value;
      break;
    case 9:
      event.environment = value;
      break;
    case 10:
      event.region = value;
      break;
    case 11:
      event.feature = value;
      break;
    case 12:
      event.sdk_version = value;
      break;
    case 13:
      event.deployment_id = value;
      break;
    case 14:
      event.runtime = value;
      break;
  }
}

/** Reports whether each optional text passes a check. */
export function allTexts(event: Readonly<Record<string, unknown>>, check: (value: unknown) => boolean): boolean {
  return (
    check(event['error_class']) &&
    check(event['method']) &&
    check(event['environment']) &&
    check(event['region']) &&
    check(event['feature']) &&
    check(event['sdk_version']) &&
    check(event['deployment_id']) &&
    check(event['runtime'])
  );
}
