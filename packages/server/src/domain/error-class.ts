import { ERROR_CLASSES } from '@upriver/contract';
import type { ErrorClass } from '@upriver/contract';

const KNOWN: ReadonlySet<string> = new Set(ERROR_CLASSES);

/**
 * Names that other languages and libraries give to the same causes, lower-case. Matched as a whole first, then by the part
 * after the last dot (`java.net.UnknownHostException`).
 */
const BY_NAME: Readonly<Record<string, ErrorClass>> = {
  abort: 'aborted',
  aborterror: 'aborted',
  canceled: 'aborted',
  cancellationexception: 'aborted',
  cancelled: 'aborted',
  cancellederror: 'aborted',
  'context canceled': 'aborted',
  err_canceled: 'aborted',
  jobcancellationexception: 'aborted',
  operationcanceledexception: 'aborted',
  taskcanceledexception: 'aborted',
  und_err_aborted: 'aborted',
  connectexception: 'connection_refused',
  connectionrefusederror: 'connection_refused',
  econnrefused: 'connection_refused',
  brokenpipeerror: 'connection_reset',
  connectionreseterror: 'connection_reset',
  econnaborted: 'connection_reset',
  econnreset: 'connection_reset',
  eof: 'connection_reset',
  epipe: 'connection_reset',
  remotedisconnected: 'connection_reset',
  und_err_socket: 'connection_reset',
  'dns error': 'dns',
  enodata: 'dns',
  enoname: 'dns',
  enotfound: 'dns',
  erefused: 'dns',
  eservfail: 'dns',
  etimeout: 'dns',
  gaierror: 'dns',
  name_resolution_error: 'dns',
  nameresolutionerror: 'dns',
  unknownhostexception: 'dns',
  chunkedencodingerror: 'incomplete_response',
  incompleteread: 'incomplete_response',
  eaddrnotavail: 'client_limit',
  emfile: 'client_limit',
  enfile: 'client_limit',
  enobufs: 'client_limit',
  connection_error: 'network',
  connectionerror: 'network',
  ehostdown: 'network',
  ehostunreach: 'network',
  enetdown: 'network',
  enetunreach: 'network',
  'failed to fetch': 'network',
  'network connection lost.': 'network',
  network_error: 'network',
  noroutetohostexception: 'network',
  httpparsererror: 'protocol',
  remoteprotocolerror: 'protocol',
  und_err_headers_overflow: 'protocol',
  eproto: 'tls',
  hostname_mismatch: 'tls',
  secure_connection_error: 'tls',
  sslerror: 'tls',
  sslexception: 'tls',
  sslhandshakeexception: 'tls',
  connecttimeout: 'timeout',
  connecttimeouterror: 'timeout',
  'context deadline exceeded': 'timeout',
  deadline_exceeded: 'timeout',
  esockettimedout: 'timeout',
  etimedout: 'timeout',
  readtimeout: 'timeout',
  sockettimeoutexception: 'timeout',
  timedout: 'timeout',
  timeouterror: 'timeout',
  timeoutexception: 'timeout',
  und_err_body_timeout: 'timeout',
  und_err_connect_timeout: 'timeout',
  und_err_headers_timeout: 'timeout',
};

const BY_PREFIX: readonly (readonly [string, ErrorClass])[] = [
  ['cert_', 'tls'],
  ['eai_', 'dns'],
  ['err_http2_', 'protocol'],
  ['err_ssl_', 'tls'],
  ['err_tls_', 'tls'],
  ['hpe_', 'protocol'],
  ['unable_to_', 'tls'],
];

/**
 * Why a call had no good answer: the sender's word where it is one of ours or maps to one, else what the status says.
 * Undefined for a call that went well. A word that nobody knows, of a call without a status of an error, becomes `unknown`.
 */
export function classifyError(status: number, given: string | undefined): ErrorClass | undefined {
  const word = given?.trim().toLowerCase();
  if (word === undefined || word === '') return classifyStatus(status);
  if (KNOWN.has(word)) return word as ErrorClass;
  if (/^\d{3}$/.test(word)) return classifyStatus(Number(word)) ?? classifyStatus(status);
  const named = classifyName(word);
  // A word that nobody knows says less than a status of an error.
  return named === 'unknown' ? (classifyStatus(status) ?? named) : named;
}

/** What the status alone says. */
export function classifyStatus(status: number): ErrorClass | undefined {
  if (status >= 100 && status < 400) return undefined;
  if (status === 408) return 'timeout';
  if (status === 429) return 'rate_limited';
  if (status === 401 || status === 403 || status === 407) return 'auth';
  if (status >= 400 && status < 500) return 'client_error';
  if (status >= 500 && status < 600) return 'server_error';
  return 'unknown';
}

function classifyName(word: string): ErrorClass {
  const lastPart = word.slice(word.lastIndexOf('.') + 1);
  const named = lookUp(word) ?? lookUp(lastPart);
  if (named !== undefined) return named;
  for (const [prefix, errorClass] of BY_PREFIX) if (word.startsWith(prefix)) return errorClass;
  return word.includes('_self_signed_cert') ? 'tls' : 'unknown';
}

function lookUp(word: string): ErrorClass | undefined {
  return Object.hasOwn(BY_NAME, word) ? BY_NAME[word] : undefined;
}
