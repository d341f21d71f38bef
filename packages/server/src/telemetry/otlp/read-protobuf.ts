import { MessageReader, fixed64Tag, lengthTag, varintTag } from './message-reader.ts';
import type { FieldAllowance } from './message-reader.ts';
import { BYTES_PER_STEP, EXCEPTION_EVENT, STATUS_ERROR, TEXT_BYTES_MAX, emptySpan, isWanted } from './span.ts';
import type { Attributes, ReadTraces, Span, TakeSpan } from './span.ts';

// Field numbers of opentelemetry-proto 1.x: collector/trace/v1, trace/v1, resource/v1, common/v1.
const REQUEST_RESOURCE_SPANS = lengthTag(1);
const RESOURCE_SPANS_RESOURCE = lengthTag(1);
const RESOURCE_SPANS_SCOPE_SPANS = lengthTag(2);
const RESOURCE_ATTRIBUTES = lengthTag(1);
const SCOPE_SPANS_SPANS = lengthTag(2);
const SPAN_KIND = varintTag(6);
const SPAN_START = fixed64Tag(7);
const SPAN_END = fixed64Tag(8);
const SPAN_ATTRIBUTES = lengthTag(9);
const SPAN_EVENTS = lengthTag(11);
const SPAN_STATUS = lengthTag(15);
const EVENT_NAME = lengthTag(2);
const EVENT_ATTRIBUTES = lengthTag(3);
const STATUS_MESSAGE = lengthTag(2);
const STATUS_CODE = varintTag(3);
const ENTRY_KEY = lengthTag(1);
const ENTRY_VALUE = lengthTag(2);
const VALUE_STRING = lengthTag(1);
const VALUE_BOOL = varintTag(2);
const VALUE_INT = varintTag(3);
const VALUE_DOUBLE = fixed64Tag(4);

/** Fields in one body: five megabytes of real spans have half as many. */
const FIELDS_MAX = 1_000_000;
/** Of them in one span or resource, which is read in one step. SDKs keep 128 attributes and 128 events. */
const SPAN_FIELDS_MAX = 20_000;

/** Reads an ExportTraceServiceRequest. */
export const readProtobuf: ReadTraces = function* read(parts, take) {
  const allowance = { fields: FIELDS_MAX };
  const request = new MessageReader(Buffer.concat(parts), allowance);
  let restAt = BYTES_PER_STEP;
  while (request.next()) {
    if (request.tag === REQUEST_RESOURCE_SPANS) yield* readResourceSpans(request.message(), allowance, take);
    else request.skip();
    if (request.at > restAt) {
      restAt = request.at + BYTES_PER_STEP;
      yield undefined;
    }
  }
};

/** The resource may stand behind the spans that it is about. */
function* readResourceSpans(
  reader: MessageReader,
  allowance: FieldAllowance,
  take: TakeSpan,
): Generator<undefined, void> {
  const resource: Attributes = new Map();
  const scopes: MessageReader[] = [];
  let restAt = reader.at + BYTES_PER_STEP;
  while (reader.next()) {
    if (reader.tag === RESOURCE_SPANS_RESOURCE) {
      const message = reader.message();
      within(allowance, () => readAttributes(message, RESOURCE_ATTRIBUTES, resource));
    } else if (reader.tag === RESOURCE_SPANS_SCOPE_SPANS) scopes.push(reader.message());
    else reader.skip();
    if (reader.at > restAt) {
      restAt = reader.at + BYTES_PER_STEP;
      yield undefined;
    }
  }
  restAt = 0;
  for (const scope of scopes) {
    while (scope.next()) {
      if (scope.tag === SCOPE_SPANS_SPANS) {
        const message = scope.message();
        take(
          within(allowance, () => readSpan(message)),
          resource,
        );
      } else scope.skip();
      if (scope.at > restAt) {
        restAt = scope.at + BYTES_PER_STEP;
        yield undefined;
      }
    }
    if (scope.at > restAt) {
      restAt = scope.at + BYTES_PER_STEP;
      yield undefined;
    }
  }
}

/** Reads what is read in one step, within the fields that it may have. */
function within<Result>(allowance: FieldAllowance, read: () => Result): Result {
  const left = allowance.fields;
  const allowed = Math.min(left, SPAN_FIELDS_MAX);
  allowance.fields = allowed;
  const result = read();
  allowance.fields += left - allowed;
  return result;
}

function readSpan(reader: MessageReader): Span {
  const span = emptySpan();
  while (reader.next())
    if (reader.tag === SPAN_KIND) span.kind = reader.varint();
    else if (reader.tag === SPAN_START) span.startNanos = reader.fixed64();
    else if (reader.tag === SPAN_END) span.endNanos = reader.fixed64();
    else if (reader.tag === SPAN_ATTRIBUTES) readEntry(reader.message(), span.attributes);
    else if (reader.tag === SPAN_EVENTS) readEvent(reader.message(), span);
    else if (reader.tag === SPAN_STATUS) readStatus(reader.message(), span);
    else reader.skip();
  return span;
}

function readEvent(reader: MessageReader, span: Span): void {
  const attributes: Attributes = new Map();
  let name = '';
  while (reader.next())
    if (reader.tag === EVENT_NAME) name = reader.text(TEXT_BYTES_MAX);
    else if (reader.tag === EVENT_ATTRIBUTES) readEntry(reader.message(), attributes);
    else reader.skip();
  if (name === EXCEPTION_EVENT) span.exception = attributes;
}

function readStatus(reader: MessageReader, span: Span): void {
  while (reader.next())
    if (reader.tag === STATUS_CODE) span.isError = reader.varint() === STATUS_ERROR;
    else if (reader.tag === STATUS_MESSAGE) span.statusMessage = reader.text(TEXT_BYTES_MAX);
    else reader.skip();
}

function readAttributes(reader: MessageReader, tag: number, into: Attributes): void {
  while (reader.next())
    if (reader.tag === tag) readEntry(reader.message(), into);
    else reader.skip();
}

/** An attribute, if it is wanted. */
export function readEntry(reader: MessageReader, into: Attributes): void {
  let key = '';
  let value: MessageReader | undefined;
  while (reader.next())
    if (reader.tag === ENTRY_KEY) key = reader.text(TEXT_BYTES_MAX);
    else if (reader.tag === ENTRY_VALUE) value = reader.message();
    else reader.skip();
  if (value !== undefined && isWanted(key)) readValue(key, value, into);
}

function readValue(key: string, reader: MessageReader, into: Attributes): void {
  while (reader.next())
    if (reader.tag === VALUE_STRING) into.set(key, reader.text(TEXT_BYTES_MAX));
    else if (reader.tag === VALUE_INT) into.set(key, reader.varint());
    else if (reader.tag === VALUE_BOOL) into.set(key, reader.varint() !== 0);
    else if (reader.tag === VALUE_DOUBLE) into.set(key, reader.double());
    else reader.skip();
}
