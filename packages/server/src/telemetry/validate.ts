import { TAGS_MAX } from '@upriver/contract';
import type { SentText } from '@upriver/contract';
import { hasAtMost } from '../domain/code-points.ts';
import type { TagValue } from '../domain/event.ts';
import { SECONDS_MAX } from './check-shape.ts';
import { EVENT_FIELDS_MAX, SENT_TEXTS, TOO_MANY_FIELDS, allTexts } from './parsed-event.ts';
import { isObject } from './read-body.ts';

/**
 * An event as it came, checked. The check is written by hand because it runs for every event and a compiled schema takes four
 * times as long; a test keeps it equal to the contract's schema.
 */
export interface ReceivedEvent extends Readonly<Partial<Record<SentText, string>>> {
  readonly host?: string;
  readonly service?: string;
  readonly endpoint: string;
  readonly status: number;
  readonly latency_ms: number;
  readonly ts: number;
  readonly tags?: Readonly<Record<string, TagValue>>;
}

/** What is wrong with an event, and in which field. */
export interface Problem {
  readonly field: string;
  readonly message: string;
}

const TEXT_LENGTH_MAX = 128;
const LONG_TEXT_LENGTH_MAX = 2048;
export const TAG_KEY_LENGTH_MAX = 64;
export const TAG_VALUE_LENGTH_MAX = 256;

/** First problem of an event; undefined when it is a `ReceivedEvent`. Unknown fields are ignored. */
export function findProblem(value: unknown): Problem | undefined {
  if (!isObject(value)) return problem('event', 'must be an object');
  if (value === TOO_MANY_FIELDS) return problem('event', `must have at most ${EVENT_FIELDS_MAX} fields`);
  const { status, ts, latency_ms: latencyMs, tags } = value;
  const addressed = findAddressProblem(value['host'], value['service']);
  if (addressed !== undefined) return addressed;
  if (!isText(value['endpoint'], LONG_TEXT_LENGTH_MAX))
    return textProblem('endpoint', value['endpoint'], LONG_TEXT_LENGTH_MAX);
  if (!Number.isInteger(status) || (status !== 0 && ((status as number) < 100 || (status as number) > 999)))
    return problem('status', 'must be 0 (no response) or an integer from 100 to 999');
  if (typeof latencyMs !== 'number' || !Number.isFinite(latencyMs) || latencyMs < 0)
    return problem('latency_ms', 'must be a number of at least 0');
  if (!Number.isInteger(ts) || (ts as number) < 0) return problem('ts', 'must be an integer number of Unix seconds');
  if ((ts as number) > SECONDS_MAX) return problem('ts', 'must be Unix seconds; this looks like milliseconds');
  if (!allTexts(value, isOptionalText)) return findTextProblem(value);
  return tags === undefined ? undefined : findTagsProblem(tags);
}

/** Safe after `findProblem` found none. */
export function asReceivedEvent(value: unknown): ReceivedEvent {
  return value as ReceivedEvent;
}

function findAddressProblem(host: unknown, service: unknown): Problem | undefined {
  if (service !== undefined && !isText(service, TEXT_LENGTH_MAX))
    return textProblem('service', service, TEXT_LENGTH_MAX);
  if (host === undefined && service !== undefined && service !== '') return undefined;
  if (!isText(host, LONG_TEXT_LENGTH_MAX)) return textProblem('host', host, LONG_TEXT_LENGTH_MAX);
  return host.trim() === '' ? problem('host', 'must not be empty') : undefined;
}

function findTextProblem(event: Readonly<Record<string, unknown>>): Problem | undefined {
  const field = SENT_TEXTS.find((name) => !isOptionalText(event[name]));
  return field === undefined ? undefined : textProblem(field, event[field], TEXT_LENGTH_MAX);
}

function findTagsProblem(tags: unknown): Problem | undefined {
  if (!isObject(tags)) return problem('tags', 'must be an object');
  let count = 0;
  for (const key in tags) {
    count += 1;
    if (count > TAGS_MAX) return problem('tags', `must have at most ${TAGS_MAX} entries`);
    if (!hasAtMost(key, TAG_KEY_LENGTH_MAX) || key.includes('\0'))
      return problem('tags', `keys must have at most ${TAG_KEY_LENGTH_MAX} characters`);
    const value = tags[key];
    if (
      typeof value === 'string'
        ? !hasAtMost(value, TAG_VALUE_LENGTH_MAX)
        : typeof value !== 'boolean' && !Number.isFinite(value)
    )
      return problem('tags', `values must be numbers, booleans or texts of at most ${TAG_VALUE_LENGTH_MAX} characters`);
  }
  return undefined;
}

function isOptionalText(value: unknown): boolean {
  return value === undefined || (typeof value === 'string' && hasAtMost(value, TEXT_LENGTH_MAX));
}

function isText(value: unknown, lengthMax: number): value is string {
  return typeof value === 'string' && hasAtMost(value, lengthMax);
}

function textProblem(field: string, value: unknown, lengthMax: number): Problem {
  if (value === undefined) return problem(field, 'is required');
  return problem(field, typeof value === 'string' ? `must have at most ${lengthMax} characters` : 'must be a text');
}

function problem(field: string, message: string): Problem {
  return { field, message: `${field} ${message}` };
}
