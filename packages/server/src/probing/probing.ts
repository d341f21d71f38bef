// The server's own vantage point: while calls to a vendor fail it asks one host of that vendor itself, and others for comparison. Detection
// names services whose calls fail → one host each, at most once in ten seconds over all nodes → what was found is stored as evidence.
import { randomUUID } from 'node:crypto';
import type { Vendor } from '@upriver/catalog';
import type { Clock } from '../domain/clock.ts';
import type { Log } from '../domain/log.ts';
import type { Metrics } from '../metrics.ts';
import type { HostProbe, HostProbeOutcome } from '../outbound/host-probe.ts';
import { repeat } from '../process/repeat.ts';
import type { Database } from '../store/database.ts';
import {
  REACHED_WITHIN_MS,
  addHostProbe,
  listProbeCandidates,
  listProbedHosts,
} from '../store/evidence/host-probes.ts';
import type { StoredProbe } from '../store/evidence/host-probes.ts';
import { takeLease } from '../store/leases.ts';
import { chooseTarget } from './choose-target.ts';
import type { ProbeTarget } from './choose-target.ts';
import { DAY_MS } from '../domain/time.ts';

export interface Probing {
  start(): void;
  /** Ends what is under way. */
  stop(): Promise<void>;
  /** Calls to this service fail at present; to be repeated for as long as they do. */
  noteTrouble(serviceId: string): void;
  /** Asks whoever is due, now. */
  round(): Promise<void>;
}

export interface ProbingDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  /** The vendor of the catalog with a slug. */
  readonly findVendor: (slug: string) => Vendor | undefined;
  readonly probe: HostProbe;
  /** Where a host is asked; `https` at its usual port unless given. */
  readonly originOf?: ((host: string) => string) | undefined;
}

type Purpose = StoredProbe['purpose'];

interface Candidate {
  readonly serviceId: string;
  readonly target: ProbeTarget;
  /** A custom vendor's host is asked for its own organization's sake alone. */
  readonly isCustom: boolean;
}

const TICK_MS = 2_000;
/** A host is asked at most so often, by whichever node. */
const PROBE_INTERVAL_MS = 10_000;
/** Trouble that nobody has spoken of for so long is over. */
const TROUBLE_LASTS_MS = 20_000;
/** Without trouble a host is asked once a day, so that it is known to be reachable from here. */
const CALM_INTERVAL_MS = DAY_MS;
const CANDIDATES_MAX = 5_000;
const REFRESH_MS = 60_000;
/** Hosts asked at once. */
const AT_ONCE_MAX = 20;
/** Other vendors that take turns. */
const COMPARED_MAX = 8;

export function createProbing(dependencies: ProbingDependencies): Probing {
  const { database, clock, log, metrics, probe } = dependencies;
  const originOf = dependencies.originOf ?? ((host: string) => `https://${host}`);
  /** Until when each service is in trouble; readings of the monotonic clock, as are those below. */
  const troubled = new Map<string, number>();
  const askedAt = new Map<string, number>();
  let candidates: readonly Candidate[] = [];
  let refreshedAt = Number.NEGATIVE_INFINITY;
  let otherAt = Number.NEGATIVE_INFINITY;
  let turn = 0;
  let isStopped = false;

  async function runRound(): Promise<void> {
    const passedMs = clock.monotonicMs();
    for (const [serviceId, until] of troubled) if (until <= passedMs) troubled.delete(serviceId);
    for (const [host, at] of askedAt) if (passedMs - at >= PROBE_INTERVAL_MS) askedAt.delete(host);
    if (passedMs - refreshedAt >= REFRESH_MS) await refresh(passedMs);
    const due = candidates.filter(({ serviceId, target }) => troubled.has(serviceId) && !askedAt.has(target.host));
    const asked = due.slice(0, AT_ONCE_MAX).map((candidate) => ask(candidate, 'trouble'));
    if (passedMs - otherAt >= PROBE_INTERVAL_MS) {
      otherAt = passedMs;
      asked.push(askOther());
    }
    await Promise.all(asked);
  }

  async function refresh(passedMs: number): Promise<void> {
    const rows = await listProbeCandidates(database.kysely, CANDIDATES_MAX);
    candidates = rows.flatMap((service) => {
      const target = chooseTarget(service, dependencies.findVendor);
      return target === undefined ? [] : [{ serviceId: service.id, target, isCustom: service.organizationId !== null }];
    });
    refreshedAt = passedMs;
  }

  /** One host that no trouble is known of: for comparison while there is trouble elsewhere, else one that was not asked for a day. */
  async function askOther(): Promise<void> {
    const now = clock.now();
    const known = await listProbedHosts(database.kysely);
    const calm = candidates.filter(({ serviceId }) => !troubled.has(serviceId));
    if (troubled.size > 0) {
      const reachable = calm
        .filter(
          ({ target, isCustom }) => !isCustom && (known.get(target.host)?.reachedAt ?? 0) > now - REACHED_WITHIN_MS,
        )
        .slice(0, COMPARED_MAX);
      const next = reachable[turn++ % Math.max(1, reachable.length)];
      if (next !== undefined) return ask(next, 'comparison');
    }
    const unknown = calm.find(({ target }) => {
      const probedAt = known.get(target.host)?.probedAt;
      return probedAt === undefined || probedAt > now || now - probedAt >= CALM_INTERVAL_MS;
    });
    if (unknown !== undefined) await ask(unknown, 'calm');
  }

  async function ask({ serviceId, target }: Candidate, purpose: Purpose): Promise<void> {
    askedAt.set(target.host, clock.monotonicMs());
    const now = clock.now();
    // A holder of its own each time: this node, too, waits until the lease is over.
    const lease = { name: `probe ${target.host}`, holder: randomUUID(), now, forMs: PROBE_INTERVAL_MS };
    if (!(await takeLease(database, lease))) return;
    const url = `${originOf(target.host)}${target.path ?? '/'}`;
    const outcome = await probe.probe({ url, method: target.path === null ? 'HEAD' : 'GET' });
    metrics.hostProbes.inc({ outcome: outcome.kind });
    if (isStopped || outcome.kind === 'refused') return;
    await database.transaction((db) => addHostProbe(db, rowOf(serviceId, target, purpose, outcome, now)));
  }

  const rounds = repeat(async () => {
    try {
      await runRound();
    } catch (error) {
      log.error({ err: error }, 'hosts could not be probed; it is tried again');
    }
    return TICK_MS;
  }, TICK_MS);

  return {
    start: () => rounds.start(),
    async stop() {
      isStopped = true;
      probe.close();
      await rounds.stop();
    },
    noteTrouble: (serviceId) => void troubled.set(serviceId, clock.monotonicMs() + TROUBLE_LASTS_MS),
    round: runRound,
  };
}

/** Without a path that needs no key any connection counts: what is answered there is not about the vendor's health. */
function rowOf(
  serviceId: string,
  { host, path }: ProbeTarget,
  purpose: Purpose,
  outcome: Exclude<HostProbeOutcome, { kind: 'refused' }>,
  at: number,
): StoredProbe {
  const isAnswered = outcome.kind === 'answered';
  const isReached = isAnswered || outcome.stage === 'http';
  const isFine = isAnswered ? path === null || outcome.status < 500 : isReached && path === null;
  return {
    serviceId,
    host,
    at,
    purpose,
    path,
    stage: isAnswered ? null : outcome.stage,
    reason: isAnswered ? null : outcome.reason,
    status: isAnswered ? outcome.status : null,
    isReached,
    isFailed: !isFine,
    tookMs: outcome.tookMs,
  };
}
