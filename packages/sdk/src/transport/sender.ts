import { joinTags } from '../capture/evidence.ts';
import { NO_ADVICE, intervalInForce, nextAdvice, parseAnswer, rateInForce } from './advice.ts';
import type { Config } from '../runtime/config.ts';
import { createHurry } from './hurry.ts';
import { lose } from './ledger.ts';
import type { Ledger } from './ledger.ts';
import { bodyOf, countEvents, halveParcel, splitToFit, textOf } from './parcel.ts';
import type { Parcel } from './parcel.ts';
import type { Platform } from '../runtime/platform.ts';
import { createQueue } from './queue.ts';
import type { Call } from '../capture/recorder.ts';
import { decide } from './retry.ts';
import type { LossReason, OutboundEvent, Stats } from '../types.ts';
import { createUnknownHosts } from './unknown-hosts.ts';

/** Holds what was measured until the server has answered for it, and does what the server asks. */
export interface Sender {
  enqueue: (call: Call) => void;
  /** Share of calls to this host to report now. */
  rate: (host: string, now: number) => number;
  /** Why the others are left out. */
  reason: (host: string, now: number) => LossReason;
  /** Sends what is queued now, as far as no pause is asked for, in batches without a last one of less than `batchMin`. Never rejects. */
  round: (batchMin: number) => Promise<void>;
  /** Events that the server has not answered for. */
  pending: () => number;
  /** Until the next attempt is allowed; 0 or less: now. */
  pauseMs: () => number;
  /** Until the next request is welcome: the pause, and the interval that the server asked for. */
  dueMs: () => number;
  /** For a page that goes away: gives each body to something that will not answer, as long as it takes them. */
  handOver: (give: (url: string, body: string) => boolean) => void;
  /** No more sending; what is left is counted under the reason. */
  stop: (reason: LossReason) => void;
  isStopped: () => boolean;
  state: () => Omit<Stats, keyof Ledger>;
}

/** Events in memory, those in a request included; older ones make room. */
const EVENTS_MAX = 2000;
/** Characters of columns: the server takes 256 KiB. */
const COLUMNS_LENGTH_MAX = 80_000;
/** Where nothing runs between invocations, a round that is older died with the one that began it. */
const ROUND_DEAD_MS = 10_000;

/** Makes the sender of one client. */
export function createSender(config: Config, platform: Platform, ledger: Ledger): Sender {
  const { maxBatchSize, maxColumnsSize, url } = config;
  const { elapsed } = platform;
  const write = config.beforeSend ? undefined : platform.writer?.(config.constants);
  const writeColumns = write && platform.columns?.(config.constants);
  /** Whether the server takes columns; undefined until it says so. One that refused some is not sent any more. */
  let takesColumns: boolean | undefined;
  const queue = createQueue<Call>(EVENTS_MAX - maxColumnsSize);
  const unknownHosts = createUnknownHosts();
  const hurry = createHurry();
  /** One batch, on its way or waiting for its next attempt; more only after it was split. */
  let parcels: Parcel[] = [];
  let advice = NO_ADVICE;
  /** Not before this time, whoever asks: `Retry-After` and the pause between attempts. */
  let notBefore = 0;
  let lastRoundAt = -ROUND_DEAD_MS;
  let isStopped = false;
  let hasWarned = false;
  let running: Promise<void> | undefined;
  let inFlight: Parcel | undefined;
  let cancelTimer: (() => void) | undefined;

  function batchSize(): number {
    return takesColumns && writeColumns ? maxColumnsSize : maxBatchSize;
  }

  function pending(): number {
    return queue.length() + countEvents(parcels);
  }

  function isFull(): boolean {
    return queue.length() >= batchSize();
  }

  /** A full batch need not wait for the interval, but it waits for one that the server asked for. */
  function dueAt(now: number): number {
    return Math.max(notBefore, lastRoundAt + intervalInForce(0, advice, now));
  }

  /** Starts a round, or the timer for one. Called after every event, so it does little while a timer runs. */
  function wake(): void {
    if (running || (cancelTimer && !isFull()) || !pending()) return;
    const now = elapsed();
    const interval = intervalInForce(config.flushIntervalMs, advice, now);
    const wait = Math.max(dueAt(now) - now, isFull() || parcels.length > 0 ? 0 : interval);
    if (wait <= 0) roundInBackground();
    else cancelTimer ??= platform.later?.(roundInBackground, wait);
  }

  /** For calls that begin to fail. Whatever the server asked for comes first. */
  function roundSooner(): void {
    if (dueAt(elapsed()) <= elapsed()) roundInBackground();
  }

  /** Nobody waits for it: failures show in the counts. */
  function roundInBackground(): void {
    void round(isFull() ? batchSize() : 1);
  }

  /** One round at a time. */
  async function round(batchMin: number): Promise<void> {
    try {
      if (running && (platform.later || elapsed() < lastRoundAt + ROUND_DEAD_MS)) return await running;
      cancelTimer?.();
      cancelTimer = undefined;
      lastRoundAt = elapsed();
      hurry.onRound(queue.length());
      running = sendUntilPaused(queue.length() - (queue.length() % batchMin));
      await running;
      running = undefined;
      wake();
    } catch {
      // What the application took away from its runtime does not come back, and trying again would never end.
      stop('stopped');
    }
  }

  async function sendUntilPaused(count: number): Promise<void> {
    let left = count;
    while (elapsed() >= notBefore) {
      if (!parcels.length && left > 0) left -= pack();
      const parcel = parcels[0];
      // Nothing of a batch may be left after the hook saw it.
      if (parcel) await send(parcel);
      else if (left <= 0) return;
    }
  }

  /** Moves one batch from the queue into parcels. Returns how many calls it took. */
  function pack(): number {
    const calls = queue.take(batchSize());
    const written = asColumns(calls) ?? write?.(calls) ?? review(calls);
    const parcel: Parcel = { id: newId(), tries: { attempts: 0, throttled: 0 }, ...written };
    const made = parcel.count ? splitToFit(parcel, platform.bodyBytesMax, newId) : [];
    lose(ledger, 'before_send', calls.length - parcel.count);
    lose(ledger, 'too_large', parcel.count - countEvents(made));
    parcels.push(...made);
    // Infinity ends a round whose queue was emptied meanwhile.
    return calls.length || Infinity;
  }

  /** Calls as columns, where the server takes them and they fit. */
  function asColumns(calls: Call[]): Pick<Parcel, 'text' | 'count' | 'calls'> | undefined {
    const text = takesColumns && calls.length ? writeColumns?.(calls) : undefined;
    return text && text.length <= COLUMNS_LENGTH_MAX ? { text, count: calls.length, calls } : undefined;
  }

  /** Calls as events, the way that the application's hook wants them. */
  function review(calls: Call[]): Pick<Parcel, 'text' | 'count'> {
    try {
      // Constants first: a call's own feature wins. What is undefined does not reach the text.
      const { constants } = config;
      const events = calls.map(
        ({ notes, ...call }) => ({ ...constants, ...call, tags: joinTags(notes, constants.tags) }) as OutboundEvent,
      );
      const kept = config.beforeSend ? [...(config.beforeSend(events) ?? [])] : events;
      // A hook may change and drop; with more than there were the counts would no longer add up.
      return textOf(kept.slice(0, calls.length));
    } catch {
      return textOf([]);
    }
  }

  async function send(parcel: Parcel): Promise<void> {
    inFlight = parcel;
    const reply = await platform.post(url, bodyOf(parcel, config.sdkKey, platform.now()));
    // Stopped, or sent by a later round meanwhile: the parcel is counted already.
    if (!parcels.includes(parcel)) return;
    inFlight = undefined;
    const now = elapsed();
    const answer = parseAnswer(reply.body);
    const { text, count } = parcel;
    advice = nextAdvice(advice, answer, now);
    const { kind, waitMs = 0, tries } = decide(reply, parcel.tries, platform.now(), platform.random());
    notBefore = now + waitMs;
    if (config.debug) console.debug('[upriver]', kind, reply);
    if (parcel.calls && (kind === 'refused' || kind === 'halve')) {
      // An older server behind the same name, or something in between. The form that all know is sent at once.
      takesColumns = kind === 'halve';
      Object.assign(parcel, write?.(parcel.calls), { calls: undefined });
      return;
    }
    if (reply.accepts === 'columns') takesColumns ??= true;
    if (kind === 'stopped' || kind === 'refused') warn(reply.status);
    if (kind === 'stopped') return stop(kind);
    if (kind === 'retry') {
      parcel.tries = tries ?? parcel.tries;
      return;
    }
    const halves = kind === 'halve' ? halveParcel(parcel, newId) : [];
    parcels = [...halves, ...parcels.filter((one) => one !== parcel)];
    if (halves.length) return;
    if (kind !== 'delivered') return lose(ledger, kind === 'halve' ? 'too_large' : kind, count);
    ledger.sent += count;
    ledger.accepted += (answer.accepted as number) | 0;
    unknownHosts.learn(text, answer.unknownServices, now);
    if (answer.disabled === true) stop('stopped');
  }

  /** Once: what nobody sees would look as if there were no calls. */
  function warn(status: number): void {
    if (hasWarned) return;
    hasWarned = true;
    const reason =
      status === 401 || status === 403 ? 'sdkKey is unknown, revoked or not for this origin' : 'is endpoint right?';
    console.warn(`[upriver] not measuring: ${url} answered ${status}: ${reason}`);
  }

  function handOver(give: (url: string, body: string) => boolean): void {
    if (elapsed() < notBefore) return;
    while (queue.length()) pack();
    // What is not taken waits, in case the page comes back.
    parcels = parcels.filter((parcel) => {
      if (parcel === inFlight || !give(url, bodyOf(parcel, config.sdkKey, platform.now()))) return true;
      ledger.sent += parcel.count;
      return false;
    });
    wake();
  }

  function stop(reason: LossReason): void {
    if (isStopped) return;
    isStopped = true;
    cancelTimer?.();
    lose(ledger, reason, pending());
    queue.take(Infinity);
    parcels = [];
  }

  function generalRate(now: number): number {
    return rateInForce(config.sampleRate, advice, now);
  }

  return {
    enqueue(call) {
      if (isStopped) return lose(ledger, 'stopped');
      lose(ledger, 'queue_full', queue.push(call));
      const soonMs = call.error_class && hurry.waitMs(call, queue.length(), elapsed());
      if (soonMs) platform.later?.(roundSooner, soonMs);
      wake();
    },
    rate: (host, now) => Math.min(unknownHosts.rate(host, now), generalRate(now)),
    reason: (host, now) => (unknownHosts.rate(host, now) < generalRate(now) ? 'unknown_host' : 'sampled'),
    round,
    pending,
    pauseMs: () => notBefore - elapsed(),
    dueMs: () => dueAt(elapsed()) - elapsed(),
    handOver,
    stop,
    isStopped: () => isStopped,
    state: () => ({
      queued: queue.length(),
      inFlight: countEvents(parcels),
      sampleRate: generalRate(elapsed()),
      flushIntervalMs: intervalInForce(config.flushIntervalMs, advice, elapsed()),
      isStopped,
    }),
  };
}

/** The id need only differ between batches of one key within minutes; `crypto.randomUUID` is missing on pages without TLS. */
function newId(): string {
  return `${Date.now()}-${Math.random()}`;
}
