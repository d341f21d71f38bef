/** Why a document did not come. */
const FETCH_FAILURES = [
  'bad_url',
  'connection',
  'decoding',
  'dns',
  'http_status',
  'port',
  'refused_address',
  'scheme',
  'timeout',
  'tls',
  'too_large',
  'too_many_redirects',
] as const;
export type FetchFailure = (typeof FETCH_FAILURES)[number];

/** A failure on its way through the callbacks of a request; the client turns it into an outcome. The message is for a person. */
export class FetchError extends Error {
  readonly reason: FetchFailure;

  constructor(reason: FetchFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FetchError';
    this.reason = reason;
  }
}

/** Any error of a request to this host → what it means. Names no address: what a name leads to may be nobody's business. */
export function explainError(error: unknown, host: string): FetchError {
  if (error instanceof FetchError) return error;
  const code = codeOf(error);
  if (code === 'ECONNREFUSED') return new FetchError('connection', `${host} refused the connection.`);
  if (isTlsCode(code)) return new FetchError('tls', `No secure connection to ${host} (${code}).`, { cause: error });
  if (code.startsWith('HPE_')) return new FetchError('connection', `${host} does not speak HTTP (${code}).`);
  if (code === 'ERR_INVALID_CHAR' || code === 'ERR_INVALID_HTTP_TOKEN' || code === 'ERR_UNESCAPED_CHARACTERS')
    return new FetchError('bad_url', `The request for ${host} cannot be written (${code}).`);
  return new FetchError('connection', `The connection to ${host} failed${code === '' ? '' : ` (${code})`}.`, {
    cause: error,
  });
}

/** The error's code; of an attempt at several addresses, that of the first. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

const TLS_CODE =
  /^(?:ERR_TLS|ERR_SSL|EPROTO$|CERT_|CRL_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH|INVALID_CA)/;

function isTlsCode(code: string): boolean {
  return TLS_CODE.test(code);
}
