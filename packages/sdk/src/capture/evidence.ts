import type { Config } from '../runtime/config.ts';
import type { Call } from './recorder.ts';
import type { LoopWatch } from './loop-watch.ts';
import { readQuota } from './quota.ts';

/** What a call can say beside its figures, each by the name that switches it. `instance` is the same for all calls of a process. */
export const EVIDENCE = ['answered_by', 'quota', 'request_id', 'credential', 'instance', 'waited'] as const;
export type Evidence = (typeof EVIDENCE)[number];

/** Value of a header by its lower-case name; nothing when there is none. */
export type ReadHeader = (name: string) => string | null | undefined;

/** What is noted of a call beside its figures. */
export interface Notes {
  /** How long it waited for a free connection; -1 until it was handed to one. */
  waitedMs: number;
  /** Fingerprint of the key that it was made with, or empty. */
  readonly credential: string;
  /** Tags of its own, without the fingerprint. */
  tags: Record<string, string | number> | undefined;
}

/** What a runtime adds to its recorder so that calls say whose fault a failure is. */
export interface Witness {
  /** Notes for a call that begins. `read` reads the headers of the request. */
  begin: (now: number, read: ReadHeader | undefined, tenant: string | undefined) => Notes;
  /**
   * Takes the waiting that was ours out of the latency, and notes what the response shows. A call that was given up while it was only waiting
   * becomes a `client_limit`. `read` reads the headers of the response.
   */
  end: (call: Call, notes: Notes, now: number, read: ReadHeader | undefined) => void;
}

const SHARED_MAX = 200;
const STOOD_SHARE_MIN = 0.75;
/** Waiting that is worth a tag. */
const WAITED_MIN_MS = 10;
/** Vendors' ids of requests, the most specific first: what their support asks for. */
const REQUEST_IDS = [
  'request-id',
  'x-request-id',
  'x-amzn-requestid',
  'x-amz-request-id',
  'x-github-request-id',
  'x-ms-request-id',
  'x-goog-request-id',
  'twilio-request-id',
  'x-slack-req-id',
  'x-correlation-id',
  'x-trace-id',
  'cf-ray',
];
const REQUEST_ID = /^[\w.:=+/-]{4,80}$/;
/** Only the edge of a vendor or of its content delivery network writes these. */
const OF_VENDOR = ['cf-ray', 'x-amz-cf-id', 'x-amzn-requestid', 'x-served-by', 'x-vercel-id', 'fly-request-id'];
/** Forward proxies, as they name themselves. */
const PROXY =
  /squid|zscaler|bluecoat|blue coat|netskope|forcepoint|websense|mcafee|tinyproxy|privoxy|ironport|fortiproxy/i;

/** Makes the witness of one client over what is switched on. */
export function createWitness(
  isOn: (name: Evidence) => boolean,
  fingerprint: (read: ReadHeader) => string,
  loop: LoopWatch | undefined,
): Witness {
  const shared = new Map<string, Notes>();
  const tellsWaiting = isOn('waited');
  const tellsCredential = isOn('credential');

  /** Those of all calls with this key that have nothing else. */
  function shareNotes(notes: Notes): Notes {
    const known = shared.get(notes.credential);
    if (known) return known;
    if (shared.size >= SHARED_MAX) shared.clear();
    shared.set(notes.credential, notes);
    return notes;
  }

  return {
    begin(now, read, tenant) {
      loop?.begin(now);
      const credential = read && tellsCredential ? fingerprint(read) : '';
      return { waitedMs: -1, credential, tags: tenant === undefined ? undefined : { tenant } };
    },
    end(call, notes, now, read) {
      const stoodMs = loop?.end(now, call.latency_ms) ?? 0;
      const isOfNote = stoodMs > 0 || notes.waitedMs > 0 || call.status >= 400;
      // Most calls went well and did not wait.
      if (isOfNote) {
        const tags: Record<string, string | number> = {};
        if (tellsWaiting) noteWaiting(call, notes, stoodMs, tags);
        if (read && call.status >= 400) noteResponse(call.status, read, isOn, tags);
        if (Object.keys(tags).length > 0) notes.tags = { ...notes.tags, ...tags };
      }
      // A full queue holds thousands of calls.
      if (!notes.tags) call.notes = notes.credential ? shareNotes(notes) : undefined;
    },
  };
}

/** A time-out that fired while the loop stood still for nearly all of the call shows nothing of the vendor; in doubt it does. */
function noteWaiting(call: Call, { waitedMs }: Notes, stoodMs: number, tags: Record<string, string | number>): void {
  const isGivenUp = call.error_class === 'timeout' || call.error_class === 'aborted';
  if (isGivenUp && stoodMs > 0 && stoodMs >= call.latency_ms * STOOD_SHARE_MIN) call.error_class = 'client_limit';
  call.latency_ms -= stoodMs;
  const ms = Math.max(stoodMs, waitedMs);
  if (ms < WAITED_MIN_MS) return;
  tags['waited_for'] = stoodMs > waitedMs ? 'event_loop' : 'connection';
  tags['waited_ms'] = Math.round(ms);
}

function noteResponse(
  status: number,
  read: ReadHeader,
  isOn: (name: Evidence) => boolean,
  tags: Record<string, string | number>,
): void {
  const answeredBy = isOn('answered_by') && whoAnswered(status, read);
  if (answeredBy) tags['answered_by'] = answeredBy;
  if (isOn('quota') && (status === 429 || status === 403)) Object.assign(tags, readQuota(read, status === 429));
  const id = isOn('request_id') && REQUEST_IDS.map(read).find((value) => value && REQUEST_ID.test(value));
  if (id) tags['request_id'] = id;
}

/** Nothing where the headers do not tell: vendors have proxies, too, so `via` alone says nothing. */
function whoAnswered(status: number, read: ReadHeader): 'vendor' | 'proxy' | undefined {
  if (status === 407 || read('x-squid-error') || read('proxy-authenticate')) return 'proxy';
  if (PROXY.test(read('server') ?? '')) return 'proxy';
  if (OF_VENDOR.some((name) => read(name))) return 'vendor';
  // A proxy that only handed on what came says so in `via`; without it, an id of the vendor's is the vendor's answer.
  return PROXY.test(read('via') ?? '') || !REQUEST_IDS.some((name) => read(name)) ? undefined : 'vendor';
}

/** A call was handed to a connection, after it had waited for a free one: its latency begins. Only the first time counts. */
export function handOver(call: Call, at: number): void {
  if (!call.notes || call.notes.waitedMs >= 0) return;
  call.notes.waitedMs = Math.max(0, at - call.latency_ms);
  call.latency_ms += call.notes.waitedMs;
}

/** Notes of a call where there is no witness. */
export function noteTenant(tenant: string | undefined): Notes | undefined {
  return tenant === undefined ? undefined : { waitedMs: -1, credential: '', tags: { tenant } };
}

/** The tags of an event: its own, and those of the process as far as there is room. */
export function joinTags(notes: Notes | undefined, constant: Config['constants']['tags']): Config['constants']['tags'] {
  if (!notes?.credential && !notes?.tags) return constant;
  const own = { ...(notes.credential && { credential: notes.credential }), ...notes.tags };
  return Object.fromEntries(Object.entries({ ...own, ...constant, ...own }).slice(0, TAGS_MAX));
}

const TAGS_MAX = 20;
