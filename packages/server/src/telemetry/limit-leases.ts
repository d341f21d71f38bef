// This node's shares of limits, leased from the store. What requests need beyond the share is asked for in batches, one statement at a
// time; what is not used is given back every two seconds. A share is lowered here before the store hears of it and raised here after it
// has, so that the store never has less for this node than the node can spend.
import { hash } from 'node:crypto';
import type { Clock } from '../domain/clock.ts';
import { held, refuseUntil, setHeld, setUsedElsewhere } from '../threads/leased-use.ts';
import type { Shared } from '../threads/shared-memory.ts';
import type { UsagePlace, UsageTable } from '../threads/usage-table.ts';
import type { Database } from '../store/database.ts';
import { dropEmptyShares, putLimitShares } from '../store/telemetry/limit-shares.ts';
import type { Share, ShareRequest } from '../store/telemetry/limit-shares.ts';
import { createBoundedStatements } from './bounded-statement.ts';
import type { LeaseRequest, Leases } from './leases.ts';
import { createLimitNode } from './limit-node.ts';
import type { Metrics } from '../metrics.ts';
import type { Log } from '../domain/log.ts';
import { SMALL_PART, fairPart, reviewShare } from './review-share.ts';
import type { ReviewMoment, ShareState } from './review-share.ts';

export interface LimitLeases extends Leases {
  /** Says that this node lives, and gives back what it does not use, from now on every two seconds. */
  start(): void;
  /** One such round. */
  round(): Promise<void>;
  /** Gives back what was not used. What was used counts until another node notices that this one is gone. */
  stop(): Promise<void>;
}

export interface LimitLeasesDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly shared: Shared;
  readonly log: Log;
  readonly metrics?: Metrics | undefined;
}

const WINDOW_MS = 60_000;
const ROUND_MS = 2000;
/** Keys of one statement. */
const BATCH_MAX = 500;
/** Keys that wait to be asked for; requests of further ones are refused. */
const WAITING_MAX = 5000;
/** Keys of which this node holds shares: as many as it counts uses of. */
const KEYS_MAX = 131_072;
/** Keys that one round reviews; the next goes on where it ended. */
const REVIEWED_MAX = 5000;
/** A statement that takes longer has failed for whoever waits. Should it be carried out all the same, its turn is over. */
const STATEMENT_MS_MAX = 2000;
/** For so long what could not be had is not asked for again. */
const REFUSED_MS = 1000;

/** A key of which this node holds a share. */
interface Key extends ShareState {
  readonly digest: string;
  readonly usages: UsageTable;
  readonly place: UsagePlace;
  kept: number;
  reportedUsed: number;
  reportedAt: number;
  isShort: boolean;
  sharers: number;
  isWantedElsewhere: boolean;
}

/** Requests that wait for a larger share of one limit. */
interface Waiting {
  readonly key: Key;
  cost: number;
  least: number;
  readonly settle: ((isAnswered: boolean) => void)[];
}

/** Shares of the limits of this process, for all of its threads. */
export function createLimitLeases({ database, clock, shared, log, metrics }: LimitLeasesDependencies): LimitLeases {
  const { leaseTerm: term } = shared;
  const keys = new Map<string, Key>();
  const waiting = new Map<string, Waiting>();
  /** Keys whose share is to be reported to the store. */
  const changed = new Set<Key>();
  const run = createBoundedStatements(STATEMENT_MS_MAX);
  const node = createLimitNode({ database, clock, term, run, log, metrics, onLost: letGoOfAll });
  let turn = 0;
  let reviewedAt = 0;
  let cursor = keys.values();
  let lane: Promise<unknown> = Promise.resolve();
  let isWorking = false;
  let timer: NodeJS.Timeout | undefined;

  /** One statement after the other, so that what this node holds is never in doubt. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = lane.then(work);
    lane = result.catch(() => undefined);
    return result;
  }

  function letGoOfAll(): void {
    for (const { usages, place } of keys.values()) usages.find(place, (usage) => setHeld(usage, 0));
    keys.clear();
    changed.clear();
  }

  function ask({ table, name, limit, cost, least }: LeaseRequest): Promise<boolean> {
    const digest = digestOf(table, name);
    let entry = waiting.get(digest);
    if (entry === undefined) {
      const known = keys.get(digest);
      if (waiting.size >= WAITING_MAX || (known === undefined && keys.size >= KEYS_MAX)) return Promise.resolve(false);
      entry = { key: known ?? createKey(digest, shared[table], name, limit), cost: 0, least, settle: [] };
      waiting.set(digest, entry);
    }
    entry.cost += cost;
    entry.least = Math.min(entry.least, least);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    entry.settle.push(resolve);
    void workOff();
    return promise;
  }

  /** Requests what waits and reports what has changed, as long as there is any. Never fails. */
  async function workOff(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    try {
      // oxlint-disable-next-line no-await-in-loop -- one statement after the other
      while (waiting.size > 0 || changed.size > 0) await inTurn(putSome);
    } finally {
      isWorking = false;
    }
  }

  async function putSome(): Promise<void> {
    const asked = firstOf(waiting.values(), BATCH_MAX);
    for (const { key } of asked) {
      waiting.delete(key.digest);
      changed.delete(key);
    }
    const reported = firstOf(changed, BATCH_MAX - asked.length);
    for (const key of reported) changed.delete(key);
    const isAnswered = await put(asked, reported);
    for (const { settle } of asked) for (const resolve of settle) resolve(isAnswered);
  }

  async function put(asked: readonly Waiting[], reported: readonly Key[]): Promise<boolean> {
    if (!term.isValid(clock.monotonicMs()) && !(await node.beat())) return false;
    const id = node.id();
    if (id === undefined) return false;
    const all = [...asked.map(({ key }) => key), ...reported];
    const requests = [
      ...asked.map(({ key, cost, least }) => requestFor(key, cost, least)),
      ...reported.map((key) => requestFor(key)),
    ];
    for (const key of all) keys.set(key.digest, key);
    turn += 1;
    const writer = { id, turn, nodes: term.nodes() };
    metrics?.limitStatements.inc({ work: 'share' });
    try {
      const shares = new Map(
        (await run(() => putLimitShares(database.kysely, writer, requests))).map((share) => [share.name, share]),
      );
      // Without any this node is not on the list any more; its next beat finds out.
      if (shares.size === 0) term.end();
      for (const [index, key] of all.entries()) note(key, shares.get(key.digest), requests[index]);
      await dropUnused(reported.filter(({ kept }) => kept === 0));
      return shares.size > 0;
    } catch {
      // The store may have more for this node than it believes to hold; the next round reports it.
      for (const key of all) key.kept = Number.POSITIVE_INFINITY;
      return false;
    }
  }

  function requestFor(key: Key, cost = 0, least = 0): ShareRequest {
    const { limit, digest: name } = key;
    const now = clock.monotonicMs();
    const { used, floor } = key.usages.find(key.place, (usage) => {
      usage.forgetOld(WINDOW_MS, now);
      return { used: usage.used(), floor: Math.max(held(usage), usage.used()) };
    }) ?? { used: 0, floor: 0 };
    key.reportedUsed = used;
    key.reportedAt = now;
    if (cost === 0) return { name, floor, used, least: floor, need: floor, headroom: 0, limit };
    const need = Math.min(limit, used + cost);
    // As much again as it uses, so that a busy key asks a few times a minute and a quiet one holds little.
    return {
      name,
      floor,
      used,
      least: used + least,
      need,
      headroom: Math.max(need, Math.ceil(limit / SMALL_PART)),
      limit,
    };
  }

  function note(key: Key, share: Share | undefined, request: ShareRequest | undefined): void {
    if (share === undefined || request === undefined) return;
    key.kept = share.held;
    key.isShort = request.least > share.held;
    key.sharers = share.sharers;
    key.isWantedElsewhere = share.isWantedElsewhere;
    const refusedUntil = request.need > share.held ? clock.monotonicMs() + REFUSED_MS : 0;
    key.usages.find(key.place, (usage) => {
      setHeld(usage, Math.min(share.held, fairPart(key)));
      setUsedElsewhere(usage, share.usedElsewhere);
      refuseUntil(usage, refusedUntil, share.available);
    });
  }

  async function dropUnused(unused: readonly Key[]): Promise<void> {
    if (unused.length === 0) return;
    for (const { digest } of unused) keys.delete(digest);
    metrics?.limitStatements.inc({ work: 'drop' });
    const digests = unused.map(({ digest }) => digest);
    await run(() => dropEmptyShares(database.kysely, digests));
  }

  function review(reviewed: Iterable<Key>, isLast: boolean): void {
    const now = clock.monotonicMs();
    const moment: ReviewMoment = { now, nodes: term.nodes(), since: reviewedAt, isLast };
    reviewedAt = now;
    for (const key of reviewed)
      if (!reviewKey(key, moment)) {
        // It made room for another key in memory, and nothing is known of its uses.
        changed.add(key);
      }
  }

  /** @returns false when nothing is remembered of the key's uses */
  function reviewKey(key: Key, moment: ReviewMoment): boolean {
    const isKnown = key.usages.find(key.place, (usage) => {
      usage.forgetOld(WINDOW_MS, moment.now);
      const use = { used: usage.used(), held: held(usage), touchedAt: usage.touchedAt() };
      const target = reviewShare(key, use, moment);
      if (target === undefined) return true;
      setHeld(usage, target);
      changed.add(key);
      return true;
    });
    return isKnown ?? false;
  }

  return {
    term,
    ask,
    async round() {
      if (!(await inTurn(() => node.beat()))) return;
      await inTurn(() => node.removeSilent());
      const reviewed = firstOf(cursor, REVIEWED_MAX);
      if (reviewed.length < REVIEWED_MAX) cursor = keys.values();
      review(reviewed, false);
      await workOff();
    },
    start() {
      timer ??= setInterval(() => void this.round().catch(() => undefined), ROUND_MS).unref();
    },
    async stop() {
      clearInterval(timer);
      if (!term.isValid(clock.monotonicMs())) return;
      review([...keys.values()], true);
      await workOff();
      const isUnused = [...keys.values()].every(({ kept }) => kept === 0);
      await inTurn(() => node.leave(isUnused)).catch(() => undefined);
    },
  };
}

function createKey(digest: string, usages: UsageTable, name: string, limit: number): Key {
  return {
    digest,
    usages,
    place: usages.place(name),
    limit,
    kept: 0,
    reportedUsed: 0,
    reportedAt: 0,
    isShort: false,
    sharers: 1,
    isWantedElsewhere: false,
  };
}

/** What the store has instead of a client's address or a key's identifier. */
function digestOf(table: string, name: string): string {
  return hash('sha256', `${table}\0${name}`, 'base64url').slice(0, 22);
}

function firstOf<Item>(items: Iterable<Item>, most: number): Item[] {
  const first: Item[] = [];
  if (most > 0)
    for (const item of items) {
      first.push(item);
      if (first.length >= most) break;
    }
  return first;
}
