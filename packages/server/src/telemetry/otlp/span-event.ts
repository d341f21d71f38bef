import { normalizeHost } from '@upriver/catalog';
import { endpointOf } from '@upriver/contract/endpoint';
import { errorClassOf } from './error-word.ts';
import { KIND_CLIENT } from './span.ts';
import { GRPC_ANSWERED, readGrpc } from './grpc.ts';
import type { Attributes, AttributeValue, Span } from './span.ts';

/** What the sender asked for, and who we are. */
export interface SpanRules {
  /** Also take calls to addresses, single-label names and names of private networks. */
  readonly includesPrivate: boolean;
  /** Our own host as the sender calls it, so that its exports are not reported as calls. */
  readonly ownHost: string;
}

const TEXT_LENGTH_MAX = 128;
/** The ingest checks hosts; what has these is not a private name, but a mistake that the sender should hear of. */
const NEVER_IN_A_HOST = /[\s/?#@%\\]/;
const OWN_PATHS = /^\/v1\/(?:events|traces|metrics)$/;
/**
 * The event that a span stands for: an outbound HTTP call of the old or the stable semantic conventions. Undefined for every other
 * span, and for calls that are not a vendor's business.
 */
export function toEvent(span: Span, resource: Attributes, rules: SpanRules): Record<string, unknown> | undefined {
  const { attributes } = span;
  const grpc = readGrpc(attributes);
  const method = grpc === undefined ? methodOf(attributes) : 'POST';
  if (span.kind !== KIND_CLIENT || method === undefined) return undefined;
  const host = hostOf(attributes);
  // A path stands for a socket of this machine.
  if (host.startsWith('/') || (!rules.includesPrivate && isPrivate(host))) return undefined;
  const target = grpc?.path ?? targetOf(attributes);
  if (host === rules.ownHost && OWN_PATHS.test(withoutQuery(target))) return undefined;
  const status = grpc?.status ?? Number(first(attributes, 'http.response.status_code', 'http.status_code') ?? 0);
  const service = serviceOf(resource);
  return {
    host,
    endpoint: endpointOf(host, target),
    status,
    latency_ms: Number(span.endNanos - span.startNanos) / 1e6,
    ts: Number(span.startNanos / 1_000_000_000n),
    ...optional('method', method),
    ...optional('error_class', grpc?.status === GRPC_ANSWERED ? grpc.errorClass : errorClassOf(span, status)),
    ...optional('environment', text(resource, 'deployment.environment.name', 'deployment.environment')),
    ...optional('region', text(resource, 'cloud.region')),
    ...optional('deployment_id', deploymentOf(service, text(resource, 'service.version'))),
    ...optional('feature', service),
    ...optional('runtime', joined(text(resource, 'process.runtime.name'), text(resource, 'process.runtime.version'))),
    ...optional('sdk_version', sdkVersion(resource)),
  };
}

function methodOf(attributes: Attributes): string | undefined {
  const method = text(attributes, 'http.request.method', 'http.method');
  return method === '_OTHER' ? (text(attributes, 'http.request.method_original') ?? method) : method;
}

/** Without port, lower-case; empty when the span names none. */
function hostOf(attributes: Attributes): string {
  // `server.address` is a proxy's in some instrumentations; the URL names the server.
  const ofUrl = withoutPort(authorityOf(text(attributes, 'url.full') ?? ''));
  if (normalizeHost(ofUrl) !== undefined) return ofUrl;
  const name = text(attributes, 'server.address');
  if (name !== undefined) return withoutPort(name);
  if (ofUrl !== '') return ofUrl;
  const old = text(attributes, 'net.peer.name', 'http.host');
  return withoutPort(old ?? authorityOf(text(attributes, 'http.url') ?? ''));
}

function authorityOf(url: string): string {
  const authority = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(url)?.[1] ?? '';
  return authority.slice(authority.lastIndexOf('@') + 1);
}

/** An IPv6 address without brackets has more than one colon, and no port. */
function withoutPort(authority: string): string {
  const host = authority.trim().toLowerCase();
  if (host.startsWith('[')) return host.slice(1, host.indexOf(']'));
  return /^[^:]*:\d*$/.test(host) ? host.slice(0, host.indexOf(':')) : host;
}

/** No vendor has such a name. An empty or impossible one is not private: it is refused later, with a reason. */
function isPrivate(host: string): boolean {
  return host !== '' && !NEVER_IN_A_HOST.test(host) && normalizeHost(host) === undefined;
}

/** The path with its query, as far as the span has it: the query shows what a signed address of an object is. */
function targetOf(attributes: Attributes): string {
  const url = text(attributes, 'url.template', 'url.full', 'http.url', 'http.target', 'url.path') ?? '/';
  const target = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '');
  return target.startsWith('/') ? target : `/${target}`;
}

function withoutQuery(target: string): string {
  return target.replace(/[?#].*$/s, '');
}

/** What an SDK puts in when nobody named the service says nothing. */
function serviceOf(resource: Attributes): string | undefined {
  const service = text(resource, 'service.name');
  return service?.startsWith('unknown_service') === true ? undefined : service;
}

/** Two services at version 1.4.2 are two deployments. */
function deploymentOf(service: string | undefined, version: string | undefined): string | undefined {
  return service === undefined || version === undefined ? version : `${service}@${version}`;
}

function sdkVersion(resource: Attributes): string | undefined {
  const version = joined(text(resource, 'telemetry.sdk.language'), text(resource, 'telemetry.sdk.version'));
  return version === undefined ? undefined : `otel-${version}`;
}

function joined(name: string | undefined, version: string | undefined): string | undefined {
  return version === undefined ? name : `${name ?? 'unknown'}/${version}`;
}

/** The first of these attributes that there is. */
function first(attributes: Attributes, ...names: string[]): AttributeValue | undefined {
  return names.map((name) => attributes.get(name)).find((value) => value !== undefined);
}

function text(attributes: Attributes, ...names: string[]): string | undefined {
  return names.map((name) => attributes.get(name)).find((value) => typeof value === 'string' && value !== '') as
    | string
    | undefined;
}

function optional(name: string, value: string | undefined): Record<string, string> {
  return value === undefined ? {} : { [name]: value.slice(0, TEXT_LENGTH_MAX) };
}
