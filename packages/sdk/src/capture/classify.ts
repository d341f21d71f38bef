import type { ErrorClass } from '../types.ts';

/** Class of an HTTP status, or undefined when the call went well. */
export function classifyStatus(status: number): ErrorClass | undefined {
  if (status < 400) return undefined;
  if (status >= 500) return 'server_error';
  if (status === 429) return 'rate_limited';
  if (status === 401 || status === 403 || status === 407) return 'auth';
  if (status === 408) return 'timeout';
  return 'client_error';
}

const CODES: readonly (readonly [RegExp, ErrorClass])[] = [
  [/^(ENOTFOUND|EAI_|ENODATA$|ESERVFAIL|ENONAME)/, 'dns'],
  [/^ECONNREFUSED|^ConnectionRefused/, 'connection_refused'],
  [/^(ECONNRESET|EPIPE|UND_ERR_SOCKET|ConnectionClosed)$/, 'connection_reset'],
  [/^(EHOSTUNREACH|ENETUNREACH|ENETDOWN|EHOSTDOWN)$/, 'network'],
  [/^(HPE_|UND_ERR_HEADERS_OVERFLOW|ERR_HTTP2_|Malformed_HTTP|InvalidHTTPResponse)/, 'protocol'],
  [/^(EPROTO$|ERR_SSL_|ERR_TLS_|CERT_|CRL_|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA)|SELF_SIGNED_CERT/, 'tls'],
  [/^(EMFILE|ENFILE|EADDRNOTAVAIL|ENOBUFS)$/, 'client_limit'],
];

/** Runtimes that report failures of `fetch` as text only: Deno, workerd, Bun and the browsers. */
const TEXTS: readonly (readonly [RegExp, ErrorClass])[] = [
  [/dns error|failed to lookup/i, 'dns'],
  [/connection refused/i, 'connection_refused'],
  [/connection reset|before message completed|socket hang up|socket connection was closed/i, 'connection_reset'],
  [/certificate|handshake|\btls\b/i, 'tls'],
  [/invalid http|http parse|malformed/i, 'protocol'],
  [
    /^(failed to fetch|network ?error|load failed|fetch failed|network connection lost|unable to connect)|tcp connect/i,
    'network',
  ],
];

const TIMEOUT_CODE = /^(ETIMEDOUT|ESOCKETTIMEDOUT|UND_ERR_(HEADERS|BODY|CONNECT)_TIMEOUT)$/;
const ABORT_CODE = /ABORT(_ERR|ED)$|CANCELL?ED$/;
/** What asks for addresses: the system, or a resolver of Node's. That no name server answers, or that it refuses, is no word of the vendor's. */
const RESOLVING = /^(getaddrinfo$|query)/;
const DEPTH_MAX = 3;

/** What the capture knows about a failed call beyond the error itself. */
export interface FailureSigns {
  /** The caller destroyed the request. */
  isDestroyed?: boolean;
  /** The request said `timeout` before it failed. */
  hasTimedOut?: boolean;
  /** The caller cancelled, or whatever the network does has a code there: an error without one is the caller's. */
  mayBeReason?: boolean | undefined;
}

/** Class of a call that ended without an HTTP response. Order: time-out, abort, code, name, text. */
export function classifyError(error: unknown, signs: FailureSigns = {}): ErrorClass {
  const chain = causes(error, DEPTH_MAX);
  if (signs.hasTimedOut || chain.some(isTimeout)) return 'timeout';
  if (chain.length === 0 || chain.some(isAbort)) return 'aborted';
  // A destroyed request and a server that hangs up look the same but for this flag.
  if (signs.isDestroyed && chain[0]?.code === 'ECONNRESET') return 'aborted';
  return byCode(chain) ?? byText(chain) ?? (isOwn(chain, signs) ? 'aborted' : 'unknown');
}

function isOwn(chain: Failure[], { isDestroyed = false, mayBeReason = isDestroyed }: FailureSigns): boolean {
  return mayBeReason && !chain.some(({ code }) => code);
}

interface Failure {
  name: string;
  code: string;
  syscall: string;
  message: string;
}

/** The error, its causes and the first members of an aggregate. What is not an object says nothing. */
function causes(error: unknown, depth: number): Failure[] {
  if (typeof error !== 'object' || error === null || depth === 0) return [];
  const { name, code, syscall, message, cause, errors } = error as Record<string, unknown>;
  const inner = Array.isArray(errors) ? errors.slice(0, 2) : [];
  return [
    { name: text(name), code: text(code), syscall: text(syscall), message: text(message) },
    ...[cause, ...inner].flatMap((one) => causes(one, depth - 1)),
  ];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isTimeout({ name, code, message }: Failure): boolean {
  if (name === 'TimeoutError' || TIMEOUT_CODE.test(code)) return true;
  // Programs cancel with errors of their own making.
  return (code === 'ECONNABORTED' || code === '') && /timed?[ -]?out/i.test(message);
}

function isAbort({ name, code }: Failure): boolean {
  return name === 'AbortError' || ABORT_CODE.test(code);
}

function byCode(chain: Failure[]): ErrorClass | undefined {
  for (const { name, code, syscall } of chain) {
    if (name === 'HTTPParserError') return 'protocol';
    const found = CODES.find(([pattern]) => pattern.test(code))?.[1];
    if (found !== 'client_limit' && RESOLVING.test(syscall)) return 'dns';
    if (found) return found;
  }
  return undefined;
}

/** The innermost text is the most precise one: "fetch failed" only wraps it. */
function byText(chain: Failure[]): ErrorClass | undefined {
  for (const { message } of [...chain].reverse()) {
    const found = TEXTS.find(([pattern]) => pattern.test(message));
    if (found) return found[1];
  }
  return undefined;
}
