import { parseJson } from '../read-body.ts';
import { MalformedTraces } from './message-reader.ts';
import { EXCEPTION_EVENT, KIND_CLIENT, STATUS_ERROR, TEXT_BYTES_MAX, emptySpan, isWanted } from './span.ts';
import type { Attributes, AttributeValue, Span, TakeSpan } from './span.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * Reads OTLP/JSON: 64-bit numbers come as text or as numbers, enums as numbers (names are understood, too), `null` is absent,
 * unknown fields are ignored. Only named fields are looked at, so depth costs nothing. Throws `MalformedTraces`.
 */
export function readJson(bytes: Uint8Array, take: TakeSpan): void {
  const request = parseJson(bytes);
  if (request === undefined) throw new MalformedTraces('The body is not valid JSON.');
  for (const resourceSpans of list(object(request, 'The body'), 'resourceSpans')) {
    const resource: Attributes = new Map();
    if (isPresent(resourceSpans['resource'])) readAttributes(object(resourceSpans['resource'], 'resource'), resource);
    for (const scopeSpans of list(resourceSpans, 'scopeSpans'))
      for (const span of list(scopeSpans, 'spans')) take(readSpan(span), resource);
  }
}

function readSpan(json: Json): Span {
  const span = emptySpan();
  span.kind = json['kind'] === 'SPAN_KIND_CLIENT' ? KIND_CLIENT : Number(json['kind'] ?? 0);
  span.startNanos = nanos(json['startTimeUnixNano']);
  span.endNanos = nanos(json['endTimeUnixNano']);
  readAttributes(json, span.attributes);
  for (const event of list(json, 'events'))
    if (event['name'] === EXCEPTION_EVENT) {
      span.exception = new Map();
      readAttributes(event, span.exception);
    }
  if (isPresent(json['status'])) {
    const { code, message } = object(json['status'], 'status');
    span.isError = code === STATUS_ERROR || code === 'STATUS_CODE_ERROR';
    if (typeof message === 'string') span.statusMessage = message.slice(0, TEXT_BYTES_MAX);
  }
  return span;
}

function readAttributes(owner: Json, into: Attributes): void {
  for (const { key, value } of list(owner, 'attributes')) {
    if (typeof key !== 'string' || !isWanted(key) || !isPresent(value)) continue;
    const known = readValue(object(value, 'value'));
    if (known !== undefined) into.set(key, known);
  }
}

function readValue({ stringValue, intValue, doubleValue, boolValue }: Json): AttributeValue | undefined {
  if (typeof stringValue === 'string') return stringValue.slice(0, TEXT_BYTES_MAX);
  if (typeof boolValue === 'boolean') return boolValue;
  const number = intValue ?? doubleValue;
  return typeof number === 'number' || typeof number === 'string' ? Number(number) : undefined;
}

function nanos(value: unknown): bigint {
  if (!isPresent(value)) return 0n;
  if (typeof value === 'string' && /^\d{1,20}$/.test(value)) return BigInt(value);
  if (typeof value === 'number' && Number.isFinite(value) && value >= 0) return BigInt(Math.trunc(value));
  throw new MalformedTraces('A time is not a number of nanoseconds.');
}

function list(owner: Json, name: string): Json[] {
  const value = owner[name];
  if (!isPresent(value)) return [];
  if (!Array.isArray(value)) throw new MalformedTraces(`${name} is not a list.`);
  return value.map((entry) => object(entry, `An entry of ${name}`));
}

function object(value: unknown, name: string): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new MalformedTraces(`${name} is not an object.`);
  return value as Json;
}

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null;
}
