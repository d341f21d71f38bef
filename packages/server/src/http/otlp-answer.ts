// Answers of OTLP/HTTP, in the format that the request had. Both messages are small enough to be written by hand.
import type { ErrorCode } from '../domain/errors.ts';
import type { TraceFormat } from '../telemetry/otlp/receive-traces.ts';
import { STATUS_BY_CODE } from './errors.ts';

export const CONTENT_TYPES: Readonly<Record<TraceFormat, string>> = {
  json: 'application/json',
  protobuf: 'application/x-protobuf',
};

/** What a signal calls what was not stored, in its answer. */
export type RejectedName = 'rejectedSpans' | 'rejectedDataPoints';

/** An ExportTraceServiceResponse or ExportMetricsServiceResponse, which have the same fields by number; empty when everything was taken. */
export function encodeSuccess(format: TraceFormat, name: RejectedName, rejected: number, message: string): Buffer {
  // Of metrics, calls are not stored, and never a whole data point.
  const count = name === 'rejectedSpans' ? rejected : 0;
  if (format === 'json')
    return Buffer.from(
      JSON.stringify(
        // 64-bit numbers are texts in protobuf's JSON.
        message === '' ? {} : { partialSuccess: { [name]: String(count), errorMessage: message } },
      ),
    );
  if (message === '') return Buffer.alloc(0);
  return lengthField(1, Buffer.concat([varintField(1, count), lengthField(2, Buffer.from(message))]));
}

/** A google.rpc.Status. */
export function encodeStatus(format: TraceFormat, code: ErrorCode, message: string): Buffer {
  const number = rpcCode(STATUS_BY_CODE[code]);
  if (format === 'json') return Buffer.from(JSON.stringify({ code: number, message }));
  return Buffer.concat([varintField(1, number), lengthField(2, Buffer.from(message))]);
}

/** The code of gRPC that means the same as an HTTP status. */
function rpcCode(status: number): number {
  if (status === 401) return 16;
  if (status === 403) return 7;
  if (status === 429) return 8;
  if (status === 503) return 14;
  return status >= 500 ? 13 : 3;
}

function varintField(field: number, value: number): Buffer {
  return Buffer.from([field * 8, ...varint(value)]);
}

function lengthField(field: number, bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from([field * 8 + 2, ...varint(bytes.length)]), bytes]);
}

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) + 0x80);
  return [...bytes, rest];
}
