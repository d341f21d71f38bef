import type { ErrorClass } from '@upriver/contract';
import { classifyError } from '../../domain/error-class.ts';
import type { Span } from './span.ts';

/** JavaScript's DOMExceptions carry a number as code, which its OpenTelemetry reports as their type. */
const BY_DOM_CODE: Readonly<Record<string, ErrorClass>> = { 19: 'network', 20: 'aborted', 23: 'timeout' };

/** Names of errors inside a sentence: `getaddrinfo ENOTFOUND api.stripe.com`, `… (Caused by NameResolutionError(…))`. */
const NAMES = /\bE[A-Z_]{3,}\b|\b[A-Z][A-Za-z]*(?:Error|Exception|Timeout)\b/g;

/**
 * What resolvers say of themselves: C's, Node's, Go's, Rust's, .NET's and curl's. A name server that refuses or does not answer is no word of the
 * vendor's, whatever else the text names.
 */
const RESOLVER_TEXT =
  /getaddrinfo(?! EMFILE)|\bquery[A-Z][A-Za-z]* E[A-Z]+|\bdial \w+: lookup |name resolution|nodename nor servname|name or service not known|no such host|could not resolve host|\bdns error\b/i;

/** Go's errors all have the type `*url.Error`; what happened stands in these fixed texts of its standard library. */
const GO_TEXTS: readonly (readonly [RegExp, ErrorClass])[] = [
  [/context deadline exceeded|i\/o timeout|Client\.Timeout|TLS handshake timeout/, 'timeout'],
  [/context canceled/, 'aborted'],
  [/connection refused/, 'connection_refused'],
  [/connection reset by peer|broken pipe|: EOF$/, 'connection_reset'],
  [/x509: |tls: /, 'tls'],
  [/malformed HTTP/, 'protocol'],
  [/no route to host|network is unreachable/, 'network'],
];

/** What a connection that broke off after the response headers is reported as. */
const BROKEN_OFF: ReadonlySet<ErrorClass> = new Set(['connection_reset', 'protocol', 'network']);

/**
 * Why a call had no good answer, as far as its span says more than its status does. The first word that means something counts:
 * many instrumentations call everything `Error` and put the code elsewhere.
 */
export function errorClassOf(span: Span, status: number): ErrorClass | undefined {
  // What a response with a bad status means, the status says.
  if (status >= 400) return undefined;
  const found = findClass(span);
  if (status >= 100) return found !== undefined && BROKEN_OFF.has(found) ? 'incomplete_response' : onlyTimeout(found);
  if (found !== undefined) return found;
  // By the conventions a call that the program itself gave up is not an error.
  return span.isError || span.exception.size > 0 || span.attributes.has('error.type') ? 'unknown' : 'aborted';
}

function onlyTimeout(found: ErrorClass | undefined): ErrorClass | undefined {
  return found === 'timeout' ? found : undefined;
}

function findClass({ attributes, exception, statusMessage }: Span): ErrorClass | undefined {
  const texts = [exception.get('exception.message'), statusMessage].map(String);
  if (texts.some((text) => RESOLVER_TEXT.test(text))) return 'dns';
  const words = [
    attributes.get('error.type'),
    exception.get('exception.type'),
    attributes.get('http.error_name'),
    ...texts.flatMap((text) => text.match(NAMES) ?? []),
  ].map((word) => String(word ?? ''));
  for (const word of words) {
    const found = BY_DOM_CODE[word] ?? (/^\d*$/.test(word) ? undefined : classifyError(0, word));
    if (found !== undefined && found !== 'unknown') return found;
  }
  return GO_TEXTS.find(([pattern]) => texts.some((text) => pattern.test(text)))?.[1];
}
