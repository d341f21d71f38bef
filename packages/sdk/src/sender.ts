import { NO_ADVICE, intervalInForce, nextAdvice, parseAnswer, rateInForce } from './advice.ts';
import type { Config } from './config.ts';
import { lose } from './ledger.ts';
import type { Ledger } from './ledger.ts';
import { bodyOf, documentedFields, halveParcel, packEvents } from './parcel.ts';
import type { Packable, Parcel } from './parcel.ts';
import type { Platform } from './platform.ts';
import { createQueue } from './queue.ts';
import type { Entry } from './recorder.ts';
import { decide } from './retry.ts';
import type { LossReason, OutboundEvent } from './types.ts';
import { createUnknownHosts } from './unknown-hosts.ts';

/** Holds what was measured until the server has answered for it, and does what the server asks. */
export interface Sender {
  enqueue(entry: Entry): void;
  /** Share of calls to this host to report now, and why the others are left out. */
  rate(host: string, now: number): { rate: number; reason: LossReason };
  /**
   * Sends everything within the time; true when all was answered for. A patient drain also waits out a pause between attempts that
   * ends within the time.
   */
  drain(timeoutMs: number, isPatient: boolean): Promise<boolean>;
  /** A drain for runtimes that stop between requests: not before the time that the server asked for. */
  drainWhenDue(timeoutMs: number): Promise<boolean>;
  /** For a page that goes away: gives each body to something that will not answer, as long as it takes them. */
  handOver(give: (body: string) => boolean): void;
  /** No more sending; what is left is counted under the reason. */
  stop(reason: LossReason): void;
  readonly isStopped: boolean;
  readonly queued: number;
  readonly sampleRate: number;
  readonly flushIntervalMs: number;
}

/** Queue and parcels together; older events make room. */
const EVENTS_MAX = 2000;

/** Makes the sender of one client. */
export function createSender(config: Config, platform: Platform, ledger: Ledger, log: (text: string) => void): Sender {
  const queue = createQueue<Entry>(EVENTS_MAX);
  const unknownHosts = createUnknownHosts();
  const constants = JSON.stringify({ ...config.constants, feature: undefined }).slice(1, -1);
  let parcels: Parcel[] = [];
  let advice = NO_ADVICE;
  /** Not before this time, whoever asks: `Retry-After` and the pause between attempts. */
  let notBefore = 0;
  let lastRoundAt = -Infinity;
  let isStopped = false;
  let running: Promise<void> | undefined;
  let inFlight: Parcel | undefined;
  let cancelTimer: (() => void) | undefined;

  function enqueue(entry: Entry): void {
    if (isStopped) return lose(ledger, 'stopped');
    lose(ledger, 'queue_full', queue.push(entry));
    if (queue.length >= config.maxBatchSize && !running && isDue(platform.elapsed()))
      runInBackground(config.maxBatchSize);
    else arm();
  }

  /** A full batch need not wait for the interval, but it waits for one that the server asked for. */
  function isDue(now: number): boolean {
    const advised = intervalInForce(0, advice, now);
    return now >= notBefore && now >= lastRoundAt + advised;
  }

  function arm(): void {
    if (cancelTimer || running || isStopped || !platform.later) return;
    const now = platform.elapsed();
    const wait = Math.max(
      parcels.length > 0 ? 0 : intervalInForce(config.flushIntervalMs, advice, now),
      notBefore - now,
    );
    cancelTimer = platform.later(() => {
      cancelTimer = undefined;
      runInBackground(1);
    }, wait);
  }

  /** Nobody waits for it: failures show in the counts. */
  function runInBackground(batchMin: number): void {
    void round(batchMin).then(arm, arm);
  }

  /** Sends parcels, then batches while at least `batchMin` events wait. One round at a time. */
  async function round(batchMin: number): Promise<void> {
    if (running) return running;
    cancelTimer?.();
    cancelTimer = undefined;
    lastRoundAt = platform.elapsed();
    // The events of this moment: those that come meanwhile make the next batch, or small ones would never end.
    let left = batchMin > 1 ? Infinity : queue.length;
    running = (async () => {
      while (!isStopped && platform.elapsed() >= notBefore) {
        if (parcels.length === 0) {
          if (left <= 0 || queue.length < batchMin || queue.length === 0) return;
          left -= pack();
        }
        const parcel = parcels[0];
        if (parcel) await sendParcel(parcel);
      }
    })();
    try {
      await running;
    } finally {
      running = undefined;
    }
  }

  /** Moves one batch from the queue into parcels. */
  function pack(): number {
    const entries = queue.take(config.maxBatchSize);
    const packables = toPackables(entries);
    const { parcels: made, tooLarge } = packEvents(packables, platform.bodyBytesMax, platform.now(), newId);
    lose(ledger, 'before_send', entries.length - packables.length);
    lose(ledger, 'too_large', tooLarge);
    ledger.inFlight += packables.length - tooLarge;
    setParcels([...parcels, ...made]);
    return entries.length;
  }

  function toPackables(entries: Entry[]): Packable[] {
    const { beforeSend } = config;
    if (!beforeSend) {
      const shared = constants && `,${constants}`;
      return entries.map((entry) => ({ host: entry.host, text: `${JSON.stringify(entry).slice(0, -1)}${shared}}` }));
    }
    try {
      const events = entries.map((entry) => fullEvent(entry, config.constants));
      const kept = beforeSend(events);
      // A hook that returns more than it got would break the counts.
      return (kept ?? [])
        .slice(0, entries.length)
        .map((event) => ({ host: event.host, text: JSON.stringify(documentedFields(event)) }));
    } catch {
      log('beforeSend failed; its events were dropped.');
      return [];
    }
  }

  function setParcels(next: Parcel[]): void {
    parcels = next;
    lose(ledger, 'queue_full', queue.resize(EVENTS_MAX - countEvents(next)));
  }

  async function sendParcel(parcel: Parcel): Promise<void> {
    inFlight = parcel;
    const reply = await platform.post(config.url, bodyOf(parcel, config.sdkKey, platform.now()));
    inFlight = undefined;
    // Stopped meanwhile: the parcel is counted already.
    if (isStopped) return;
    const now = platform.elapsed();
    const decision = decide(reply, parcel.tries, platform.now(), platform.random());
    const rest = parcels.filter((one) => one !== parcel);
    log(
      `${parcel.events.length} events: ${decision.kind} (${reply.kind === 'answered' ? reply.status : reply.reason})`,
    );
    const answer = reply.kind === 'answered' ? parseAnswer(reply.body) : {};
    advice = nextAdvice(advice, answer, now);
    switch (decision.kind) {
      case 'delivered':
        settle(parcel, rest);
        ledger.sent += parcel.events.length;
        ledger.accepted += typeof answer.accepted === 'number' ? answer.accepted : 0;
        unknownHosts.learn(parcel.hosts, answer.unknownServices, now);
        if (answer.disabled === true) stop('stopped');
        return;
      case 'retry':
        notBefore = now + decision.waitMs;
        parcel.tries = decision.tries;
        return;
      case 'halve': {
        const halves = halveParcel(parcel, newId);
        notBefore = now + decision.waitMs;
        if (halves.length > 0) return setParcels([...halves, ...rest]);
        settle(parcel, rest);
        return lose(ledger, 'too_large', parcel.events.length);
      }
      case 'drop':
        settle(parcel, rest);
        return lose(ledger, decision.reason, parcel.events.length);
      case 'stop':
        stop('stopped');
    }
  }

  function settle(parcel: Parcel, rest: Parcel[]): void {
    ledger.inFlight -= parcel.events.length;
    setParcels(rest);
  }

  function handOver(give: (body: string) => boolean): void {
    if (isStopped || platform.elapsed() < notBefore) return;
    while (queue.length > 0) pack();
    for (const parcel of parcels) {
      if (parcel === inFlight) continue;
      // The rest waits in case the page comes back.
      if (!give(bodyOf(parcel, config.sdkKey, platform.now()))) return;
      settle(
        parcel,
        parcels.filter((one) => one !== parcel),
      );
      ledger.sent += parcel.events.length;
    }
  }

  function stop(reason: LossReason): void {
    if (isStopped) return;
    isStopped = true;
    cancelTimer?.();
    lose(ledger, reason, queue.length + countEvents(parcels));
    ledger.inFlight = 0;
    queue.take(Infinity);
    parcels = [];
  }

  async function drain(timeoutMs: number, isPatient: boolean): Promise<boolean> {
    const deadline = platform.elapsed() + timeoutMs;
    const limit = platform.pause(timeoutMs);
    try {
      while (!isStopped && (queue.length > 0 || parcels.length > 0)) {
        const now = platform.elapsed();
        const wait = notBefore - now;
        if (now >= deadline || (wait > 0 && (!isPatient || now + wait > deadline))) return false;
        if (wait > 0) await pauseFor(wait);
        const before = ledger.inFlight + queue.length;
        await Promise.race([round(1), limit.done]);
        // An impatient drain tries once.
        if (!isPatient && ledger.inFlight + queue.length >= before) return false;
      }
      return true;
    } finally {
      limit.release();
      arm();
    }
  }

  async function pauseFor(ms: number): Promise<void> {
    const pause = platform.pause(ms);
    await pause.done;
  }

  return {
    enqueue,
    rate(host, now) {
      const general = rateInForce(config.sampleRate, advice, now);
      const probe = unknownHosts.rate(host, now);
      return probe < general ? { rate: probe, reason: 'unknown_host' } : { rate: general, reason: 'sampled' };
    },
    drain,
    drainWhenDue: async (timeoutMs) => (isDue(platform.elapsed()) ? drain(timeoutMs, false) : false),
    handOver,
    stop,
    get isStopped() {
      return isStopped;
    },
    get queued() {
      return queue.length;
    },
    get sampleRate() {
      return rateInForce(config.sampleRate, advice, platform.elapsed());
    },
    get flushIntervalMs() {
      return intervalInForce(config.flushIntervalMs, advice, platform.elapsed());
    },
  };
}

function countEvents(parcels: readonly Parcel[]): number {
  return parcels.reduce((sum, parcel) => sum + parcel.events.length, 0);
}

/** An entry as the hook sees it: complete, and without empty fields. */
function fullEvent(entry: Entry, constants: Partial<OutboundEvent>): OutboundEvent {
  const { error_class, feature, ...rest } = entry;
  return {
    ...rest,
    ...constants,
    ...(error_class && { error_class }),
    ...(feature && { feature }),
  };
}

/** `crypto.randomUUID` is missing on pages without TLS. The id need only differ between batches of one key within minutes. */
function newId(): string {
  return globalThis.crypto?.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}
