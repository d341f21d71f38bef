/** Values that attributes may have here; lists, maps and bytes are never wanted. */
export type AttributeValue = string | number | boolean;
export type Attributes = Map<string, AttributeValue>;

/** What is read of one span. Its name, ids, links and other attributes are left where they are. */
export interface Span {
  kind: number;
  startNanos: bigint;
  endNanos: bigint;
  attributes: Attributes;
  /** Of its last exception event. */
  exception: Attributes;
  isError: boolean;
  statusMessage: string;
}

/** Takes one span and the attributes of what made it. */
export type TakeSpan = (span: Span, resource: Attributes) => void;

/**
 * Reads the spans of a body, whose parts follow each other, and yields now and then, so that reading can rest. Throws `MalformedTraces` on what is no OTLP, and
 * `TracesTooLarge` on what is more than one body may hold.
 */
export type ReadTraces = (parts: readonly Uint8Array[], take: TakeSpan) => Generator<undefined, void>;

/** Bytes between two yields, read within a millisecond or two whatever they are. */
export const BYTES_PER_STEP = 32 * 1024;

export const KIND_CLIENT = 3;
export const STATUS_ERROR = 2;
export const EXCEPTION_EVENT = 'exception';

/** Bytes of a text that are read: a URL with a long query still shows its path. */
export const TEXT_BYTES_MAX = 8192;

/** An empty span, as OTLP leaves out what is zero. */
export function emptySpan(): Span {
  return {
    kind: 0,
    startNanos: 0n,
    endNanos: 0n,
    attributes: new Map(),
    exception: new Map(),
    isError: false,
    statusMessage: '',
  };
}

/** Attributes that become part of an event. */
export const WANTED_ATTRIBUTES: readonly string[] = [
  'cloud.region',
  'deployment.environment',
  'deployment.environment.name',
  'error.type',
  'exception.message',
  'exception.type',
  'http.error_name',
  'http.host',
  'http.method',
  'http.request.method',
  'http.request.method_original',
  'http.response.status_code',
  'http.status_code',
  'http.target',
  'http.url',
  'net.peer.name',
  'process.runtime.name',
  'process.runtime.version',
  'rpc.grpc.status_code',
  'rpc.method',
  'rpc.response.status_code',
  'rpc.service',
  'rpc.system',
  'rpc.system.name',
  'server.address',
  'service.name',
  'service.version',
  'telemetry.sdk.language',
  'telemetry.sdk.version',
  'url.full',
  'url.path',
  'url.template',
];
const WANTED: ReadonlySet<string> = new Set(WANTED_ATTRIBUTES);

/** True for attributes that become part of an event. */
export function isWanted(key: string): boolean {
  return WANTED.has(key);
}
