import type { ErrorClass } from '@upriver/contract';
import type { Attributes } from './span.ts';

/** A call of gRPC that was answered, whatever its own status: the HTTP status of its response. */
export const GRPC_ANSWERED = 200;

/** What a span says of a call of gRPC. */
export interface GrpcCall {
  /** `/google.pubsub.v1.Publisher/Publish` */
  readonly path: string;
  /** 0 without an answer: then the error says why. */
  readonly status: number;
  readonly errorClass: ErrorClass | undefined;
}

/** Codes with their names and classes, in the order of https://grpc.io/docs/guides/status-codes/. OK has none. */
const CODES: readonly (readonly [string, ErrorClass | undefined])[] = [
  ['OK', undefined],
  ['CANCELLED', 'aborted'],
  ['UNKNOWN', 'server_error'],
  ['INVALID_ARGUMENT', 'client_error'],
  ['DEADLINE_EXCEEDED', 'timeout'],
  ['NOT_FOUND', 'client_error'],
  ['ALREADY_EXISTS', 'client_error'],
  ['PERMISSION_DENIED', 'auth'],
  ['RESOURCE_EXHAUSTED', 'rate_limited'],
  ['FAILED_PRECONDITION', 'client_error'],
  ['ABORTED', 'client_error'],
  ['OUT_OF_RANGE', 'client_error'],
  ['UNIMPLEMENTED', 'client_error'],
  ['INTERNAL', 'server_error'],
  ['UNAVAILABLE', 'server_error'],
  ['DATA_LOSS', 'server_error'],
  ['UNAUTHENTICATED', 'auth'],
];

/** Whether a span is of a call of gRPC. The durations of HTTP client calls do not hold those. */
export function isGrpc({ attributes }: { readonly attributes: Attributes }): boolean {
  return attributes.has('rpc.system') || attributes.has('rpc.system.name');
}

/** Reads the conventions of gRPC, the old ones and those of 2025; undefined for every other span. */
export function readGrpc(attributes: Attributes): GrpcCall | undefined {
  const system = attributes.get('rpc.system.name') ?? attributes.get('rpc.system');
  const service = attributes.get('rpc.service');
  const method = String(attributes.get('rpc.method') ?? '');
  if (system !== 'grpc' || method === '') return undefined;
  // The newer method holds the service, too.
  const path = `/${service === undefined || method.includes('/') ? method : `${String(service)}/${method}`}`;
  const code = attributes.get('rpc.response.status_code') ?? attributes.get('rpc.grpc.status_code');
  const found = CODES.find(([name], index) => name === code || String(index) === String(code));
  return { path, status: found === undefined ? 0 : GRPC_ANSWERED, errorClass: found?.[1] };
}
