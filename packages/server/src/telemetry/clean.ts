import type { ErrorClass } from '@upriver/contract';
import { classifyError, classifyStatus } from '../domain/error-class.ts';
import { templateEndpoint } from '@upriver/contract/endpoint';
import type { Tags, TagValue } from '../domain/event.ts';
import { holdsCredential, isSecretTag, maskPrivate } from '../domain/private-data.ts';
import { createMemo } from './memo.ts';

/** Texts remembered per rule. An entry is about 200 bytes. */
const REMEMBERED_MAX = 10_000;
/** Paths longer than this take long to clean: they are remembered, so that it can be done before, in steps. */
export const SHORT_ENDPOINT_MAX = 128;
/** Each is up to 2,048 characters; as many as four requests have. */
const LONG_ENDPOINTS_REMEMBERED_MAX = 2000;
const LOWER_A = 97;
/** No mask matches a shorter text without an at sign. */
const MASKABLE_LENGTH_MIN = 9;

/** The rules that make what was received fit to be kept, with a memory for what comes again. */
export interface Cleaner {
  /** Path or URL → template without ids and private data. */
  endpoint(endpoint: string): string;
  method(method: string): string;
  errorClass(status: number, given: string | undefined): ErrorClass | undefined;
  /** Tags without secrets and private data; the same object when nothing had to change. */
  tags(tags: Tags): Tags;
  /** Whether a tag may be kept as it came. */
  isFine(key: string, value: TagValue): boolean;
  /** Whether what may be kept under this key is the same as under most others. */
  isPlainKey(key: string): boolean;
}

export function createCleaner(): Cleaner {
  const mask = createMemo(maskPrivate, REMEMBERED_MAX);
  const isSecret = createMemo(isSecretTag, REMEMBERED_MAX);
  const longEndpoint = createMemo(cleanEndpoint, LONG_ENDPOINTS_REMEMBERED_MAX);
  const isFine = (key: string, value: TagValue): boolean =>
    isKeptAsIs(key, value) || (!isSecret(key) && (typeof value !== 'string' || maskText(value, mask) === value));
  return {
    isFine,
    isPlainKey: (key) => !KEPT_AS_IS.has(key) && !isSecret(key),
    endpoint: (endpoint) => (endpoint.length > SHORT_ENDPOINT_MAX ? longEndpoint(endpoint) : cleanEndpoint(endpoint)),
    // Most senders write it in upper case.
    method: (method) => (method.charCodeAt(0) < LOWER_A ? method : method.toUpperCase()),
    errorClass: (status, given) => (given === undefined ? classifyStatus(status) : classifyError(status, given)),
    tags(tags) {
      for (const key in tags) {
        const value = tags[key];
        if (value !== undefined && !isFine(key, value)) return cleanTags(tags, isSecret, mask);
      }
      return tags;
    },
  };
}

function cleanEndpoint(endpoint: string): string {
  return maskPrivate(templateEndpoint(endpoint));
}

function maskText(text: string, mask: (text: string) => string): string {
  return text.length < MASKABLE_LENGTH_MIN && !text.includes('@') ? text : mask(text);
}

/** Short enough that no credential is of this form, long enough to tell those of one organization apart. */
const FINGERPRINT = /^[0-9a-f]{8,16}$/;

/** An id that a vendor gave a request. It is as long and as random as a key, but only the vendor can do anything with it. */
const REQUEST_ID = /^[\w.:=+/-]{4,80}$/;

const KEPT_AS_IS: ReadonlySet<string> = new Set(['credential', 'request_id']);

/**
 * The tag `credential` may hold a salted hash of a key, cut to at most 16 hexadecimal digits; anything else under its name is dropped. The tag
 * `request_id` may hold what would else be masked as a token, unless it has the form of a known kind of key.
 */
function isKeptAsIs(key: string, value: TagValue): boolean {
  if (typeof value !== 'string') return false;
  if (key === 'credential') return FINGERPRINT.test(value);
  return key === 'request_id' && REQUEST_ID.test(value) && !holdsCredential(value);
}

function cleanTags(tags: Tags, isSecret: (key: string) => boolean, mask: (text: string) => string): Tags {
  // Without a prototype, so that a tag named __proto__ is a tag.
  const cleaned = Object.create(null) as Record<string, TagValue>;
  for (const [key, value] of Object.entries(tags))
    if (isKeptAsIs(key, value)) cleaned[key] = value;
    else if (!isSecret(key)) cleaned[maskText(key, mask)] = typeof value === 'string' ? maskText(value, mask) : value;
  return cleaned;
}
