// The head of a request for `POST /v1/events` as most senders write it, read without Node's parser. Only what nobody could read in another way is
// read here; whatever else a head can be is for the parser.
import type { IncomingHttpHeaders } from 'node:http';
import { createMemo } from '../telemetry/memo.ts';
import { EVENTS_PATH } from './ingest.ts';

/** What is known of a request before its body. */
export interface UsualHead {
  /** By name in lower case; no name comes twice. */
  readonly headers: IncomingHttpHeaders;
  /** Of the body. */
  readonly length: number;
}

/** One that stands for all heads that are not usual. */
const UNUSUAL: UsualHead = { headers: {}, length: 0 };
/** Several times what senders and the proxies between write. */
const HEAD_BYTES_MAX = 2048;
/** A sender's heads differ in the length of the body, if at all. */
const HEADS_REMEMBERED = 1000;
const END = '\r\n\r\n';
const FIRST_LINE = `POST ${EVENTS_PATH} HTTP/1.1`;
/** A name, one space and a value of visible ASCII, without anything around them. */
const LINE = /^([\w!#$%&'*+.^`|~-]+): ([!-~](?:[ -~]*[!-~])?)$/;
const LENGTH = /^[1-9]\d{0,6}$/;
/** Say how the request or its connection goes on, or are no single text to Node. */
const UNUSUAL_NAMES: ReadonlySet<string> = new Set([
  'expect',
  'proxy-connection',
  'set-cookie',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Reads what begins with a request: its head, and where the body begins. Undefined for one that is not usual, or not there yet. */
export function createHeadReader(): (chunk: Buffer) => (UsualHead & { readonly bodyAt: number }) | undefined {
  const read = createMemo(readHead, HEADS_REMEMBERED);
  return (chunk) => {
    const end = chunk.subarray(0, HEAD_BYTES_MAX).indexOf(END);
    if (end === -1) return undefined;
    const head = read(chunk.toString('latin1', 0, end));
    return head === UNUSUAL ? undefined : { ...head, bodyAt: end + END.length };
  };
}

function readHead(text: string): UsualHead {
  const [first, ...lines] = text.split('\r\n');
  if (first !== FIRST_LINE) return UNUSUAL;
  const headers: IncomingHttpHeaders = Object.create(null) as IncomingHttpHeaders;
  for (const line of lines) {
    const [, given = '', value = ''] = LINE.exec(line) ?? [];
    const name = given.toLowerCase();
    if (name === '' || name in headers || UNUSUAL_NAMES.has(name)) return UNUSUAL;
    if (name === 'connection' && value.toLowerCase() !== 'keep-alive') return UNUSUAL;
    headers[name] = value;
  }
  const { host, 'content-length': length = '' } = headers;
  // Requests with the same head share it.
  Object.freeze(headers);
  return host !== undefined && LENGTH.test(length) ? { headers, length: Number(length) } : UNUSUAL;
}
