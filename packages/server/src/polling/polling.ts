// Path 1: who is due → loaded → fetched and read → decided → recorded, see check-service.ts. One bad page stops nothing: every check
// ends in one outcome, which is counted and kept in the log of checks.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config.ts';
import type { Clock } from '../domain/clock.ts';
import type { Log } from '../domain/log.ts';
import type { Metrics } from '../metrics.ts';
import type { HttpClient } from '../outbound/http-client.ts';
import { spaceRequests } from '../outbound/space-requests.ts';
import { systemClock } from '../process/system-clock.ts';
import { repeat } from '../process/repeat.ts';
import { claimDue, findPollTarget } from '../store/checks/schedule.ts';
import type { Database } from '../store/database.ts';
import { ASKING_MAX } from './check-room.ts';
import { checkService } from './check-service.ts';
import type { CheckDependencies } from './check-service.ts';
import { HOST_SPACING_MS } from './host-gate.ts';
import { createHostWatch } from './host-watch.ts';
import { createRequestedChecks } from './requested-checks.ts';
import { createRunningChecks } from './running-checks.ts';
import { createScheduleUpkeep } from './schedule-upkeep.ts';

export interface Polling {
  start(): void;
  /** Checks under way are given up and given back. */
  stop(): Promise<void>;
  /** Asks for a check soon, not more often than every 10 seconds, nor before the page allows it. */
  request(serviceId: string): void;
  /**
   * Someone's calls to this service fail: it is checked soon, and every minute while this is said again and again; never more
   * often, and never before the page allows it.
   */
  expedite(serviceId: string): void;
  /** Links changed: the schedule is brought up to date soon. */
  refresh(): void;
  /** One check now, whatever the schedule. */
  check(serviceId: string): Promise<void>;
  /** One round of the loop: whoever is due now is checked. Ends when those checks have ended. */
  round(): Promise<void>;
}

export interface PollingDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly config: Config;
  readonly client: HttpClient;
  /** How far apart requests to one host begin; `HOST_SPACING_MS` unless given. */
  readonly spacingMs?: number;
  /** A page said something else than before, and it is in the store. */
  readonly onChange?: () => void;
}

const TICK_MS = 500;
/** Pages that fail together are noticed by comparing them this often. */
const WATCH_INTERVAL_MS = 10_000;
/** With more due than could be begun, the next are begun when there is room for so many. */
const REFILL_MIN = ASKING_MAX / 2;
/** Longer than any check may take, so that a node that dies gives its services back. */
const LEASE_MS = 120_000;

export function createPolling(dependencies: PollingDependencies): Polling {
  const { database, clock, log, spacingMs = HOST_SPACING_MS } = dependencies;
  // By the machine's own clock: what is spared is a real host.
  const client = spaceRequests(dependencies.client, {
    spacingMs,
    monotonicMs: () => systemClock.monotonicMs(),
    wait: (ms) => sleep(ms),
  });
  const hosts = createHostWatch({ database, clock, log });
  const checks: CheckDependencies = { ...dependencies, client, hosts, isStopping: () => isStopped };
  const upkeep = createScheduleUpkeep(database, clock, log);
  const requested = createRequestedChecks(database, clock);
  const running = createRunningChecks(checks, () => {
    if (mayRefill()) rounds.wake();
  });
  const rounds = repeat(async () => {
    await tick().catch((error: unknown) => log.error({ err: error }, 'poll tick failed'));
    return mayRefill() ? 0 : TICK_MS;
  }, TICK_MS);
  /** Reading of the monotonic clock. */
  let watchedAt = Number.NEGATIVE_INFINITY;
  let isStopped = false;
  /** More were due than could be begun. */
  let isBehind = false;

  async function tick(): Promise<void> {
    const now = clock.now();
    const passedMs = clock.monotonicMs();
    if (await upkeep.run()) await requested.applyTo(running.waiting(), now);
    if (passedMs - watchedAt >= WATCH_INTERVAL_MS) {
      await hosts.refresh();
      watchedAt = passedMs;
    }
    await running.giveBackFailed();
    await requested.apply(now);
    await beginDue(now);
  }

  async function beginDue(now: number): Promise<void> {
    for (let free = running.free(); free > 0; free = running.free()) {
      if (isStopped) return;
      const due = await claimDue(database, now, LEASE_MS, free);
      for (const service of due) await running.begin(service);
      isBehind = due.length === free;
      if (!isBehind) return;
    }
  }

  function mayRefill(): boolean {
    return isBehind && !isStopped && running.free() >= REFILL_MIN;
  }

  return {
    start: () => rounds.start(),
    async stop() {
      isStopped = true;
      const stopped = rounds.stop();
      // Checks under way come to nothing and are given back; a page that does not answer holds up no shutdown.
      await client.close();
      await stopped;
      await running.settle();
    },
    request(serviceId) {
      requested.request(serviceId);
      upkeep.refresh();
    },
    expedite: (serviceId) => requested.expedite(serviceId),
    refresh: () => upkeep.refresh(),
    async check(serviceId) {
      const service = await findPollTarget(database.kysely, serviceId);
      if (service !== undefined) await checkService(service, checks);
    },
    async round() {
      await tick();
      await running.settle();
    },
  };
}
