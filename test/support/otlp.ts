// Writes OTLP requests as exporters do, in both formats, from one description.

export interface SpanSketch {
  /** 3 is a client's. */
  readonly kind?: number;
  readonly startMs?: number;
  readonly endMs?: number;
  readonly attributes?: Attributes;
  /** 2 is an error. */
  readonly status?: { readonly code: number; readonly message?: string };
  readonly exception?: Attributes;
}

export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** OTLP/JSON. */
export function otlpJson(spans: readonly SpanSketch[], resource: Attributes = {}): Buffer {
  return Buffer.from(
    JSON.stringify({
      resourceSpans: [
        {
          resource: { attributes: jsonAttributes(resource) },
          scopeSpans: [{ scope: { name: 'test' }, spans: spans.map(jsonSpan), schemaUrl: 'x' }],
          someLaterField: { a: [1] },
        },
      ],
    }),
  );
}

/** OTLP/protobuf. */
export function otlpProtobuf(spans: readonly SpanSketch[], resource: Attributes = {}): Buffer {
  const scopeSpans = message([
    bytesField(1, message([bytesField(1, Buffer.from('test'))])),
    ...spans.map((span) => bytesField(2, protobufSpan(span))),
  ]);
  const resourceSpans = message([
    bytesField(1, message(protobufAttributes(1, resource))),
    bytesField(2, scopeSpans),
    bytesField(3, Buffer.from('schema')),
  ]);
  return bytesField(1, resourceSpans);
}

/** A protobuf field of texts, bytes or messages. */
export function bytesField(field: number, bytes: Buffer): Buffer {
  return Buffer.concat([varint(field * 8 + 2), varint(bytes.length), bytes]);
}

/** A protobuf field of numbers. */
export function numberField(field: number, value: number): Buffer {
  return Buffer.concat([varint(field * 8), varint(value)]);
}

function jsonSpan({ kind = 3, startMs = 0, endMs = startMs, attributes = {}, status, exception }: SpanSketch): object {
  return {
    traceId: '5b8efff798038103d269b633813fc60c',
    spanId: 'eee19b7ec3c1b174',
    name: 'GET',
    kind,
    startTimeUnixNano: String(nanos(startMs)),
    endTimeUnixNano: String(nanos(endMs)),
    attributes: jsonAttributes(attributes),
    ...(status === undefined ? {} : { status }),
    ...(exception === undefined ? {} : { events: [{ name: 'exception', attributes: jsonAttributes(exception) }] }),
  };
}

export function jsonAttributes(attributes: Attributes): object[] {
  return Object.entries(attributes).map(([key, value]) => ({ key, value: jsonValue(value) }));
}

function jsonValue(value: string | number | boolean): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  return isInt(value) ? { intValue: String(value) } : { doubleValue: value };
}

/** Negative ones are written as doubles, which saves their long encoding. */
function isInt(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

function protobufSpan({
  kind = 3,
  startMs = 0,
  endMs = startMs,
  attributes = {},
  status,
  exception,
}: SpanSketch): Buffer {
  return message([
    bytesField(1, Buffer.alloc(16, 7)),
    bytesField(2, Buffer.alloc(8, 7)),
    bytesField(5, Buffer.from('GET')),
    numberField(6, kind),
    fixed64Field(7, nanos(startMs)),
    fixed64Field(8, nanos(endMs)),
    ...protobufAttributes(9, attributes),
    ...(exception === undefined
      ? []
      : [bytesField(11, message([bytesField(2, Buffer.from('exception')), ...protobufAttributes(3, exception)]))]),
    ...(status === undefined
      ? []
      : [bytesField(15, message([bytesField(2, Buffer.from(status.message ?? '')), numberField(3, status.code)]))]),
    // `flags`, a field of four bytes.
    Buffer.concat([varint(16 * 8 + 5), Buffer.alloc(4, 1)]),
  ]);
}

export function protobufAttributes(field: number, attributes: Attributes): Buffer[] {
  return Object.entries(attributes).map(([key, value]) =>
    bytesField(field, message([bytesField(1, Buffer.from(key)), bytesField(2, protobufValue(value))])),
  );
}

function protobufValue(value: string | number | boolean): Buffer {
  if (typeof value === 'string') return bytesField(1, Buffer.from(value));
  if (typeof value === 'boolean') return numberField(2, Number(value));
  if (isInt(value)) return numberField(3, value);
  const double = Buffer.alloc(8);
  double.writeDoubleLE(value);
  return Buffer.concat([varint(4 * 8 + 1), double]);
}

export function fixed64Field(field: number, value: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(value);
  return Buffer.concat([varint(field * 8 + 1), bytes]);
}

export function message(fields: readonly Buffer[]): Buffer {
  return Buffer.concat(fields);
}

function nanos(ms: number): bigint {
  return BigInt(Math.round(ms * 1000)) * 1000n;
}

export function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) + 0x80);
  return Buffer.from([...bytes, rest]);
}
