// One check of one service's page, straight through: load → fetch and read → decide → record.
import { randomInt } from 'node:crypto';
import type { ObservedIncident } from '@upriver/status-pages';
import type { Log } from '../domain/log.ts';
import type { Config } from '../config.ts';
import type { Clock } from '../domain/clock.ts';
import type { Metrics } from '../metrics.ts';
import type { Database } from '../store/database.ts';
import { listOpenIncidents } from '../store/incidents/incidents.ts';
import type { OpenIncident } from '../store/incidents/incidents.ts';
import { findKnownIncidents } from '../store/incidents/known-incidents.ts';
import { postpone } from '../store/checks/schedule.ts';
import type { DueService } from '../store/checks/schedule.ts';
import { forgetFuture, recordCheck } from '../store/checks/record-check.ts';
import type { CheckRecord, RecordedChange } from '../store/checks/record-check.ts';
import { decideCheck } from './decide-check.ts';
import type { HostWatch } from './host-watch.ts';
import { withBudget } from '../outbound/budget.ts';
import type { HttpClient } from '../outbound/http-client.ts';
import { listNewPast } from './past-incidents.ts';
import { visitPage } from './visit-page.ts';
import type { Visit } from './visit-page.ts';

export interface CheckDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly config: Config;
  readonly client: HttpClient;
  readonly hosts: HostWatch;
  /** Whatever the client answers from then on is this server's doing, not the page's. */
  readonly isStopping: () => boolean;
  /** Whether many checks are under way. */
  readonly isOfMany?: () => boolean;
  /** Open incidents of a service, see `listOpenIncidents`, which is used unless given. */
  readonly readOpen?: (serviceId: string) => Promise<readonly OpenIncident[] | undefined>;
  /** A page said something else than before, and it is in the store. */
  readonly onChange?: () => void;
}

/** Another node's clock may be ahead by so much; what was recorded later than that is from a clock that was set back. */
const CLOCKS_DIFFER_MS = 60_000;
const RANDOM_STEPS = 1_000_000;
/** One check with everything that belongs to it; shorter than a lease on a service, see polling.ts. */
const CHECK_BUDGET_MS = 90_000;

/** Checks a service's page now. What the page does wrong is an outcome; only the store's failures are thrown. */
export async function checkService(due: DueService, dependencies: CheckDependencies): Promise<void> {
  const { database, clock, config, hosts, isStopping } = dependencies;
  const { readOpen = (id) => listOpenIncidents(database.kysely, id) } = dependencies;
  const startedAt = clock.now();
  const began = clock.monotonicMs();
  const client = withBudget(dependencies.client, {
    budgetMs: CHECK_BUDGET_MS,
    monotonicMs: () => clock.monotonicMs(),
  });
  if ((due.lastCheckedAt ?? 0) > startedAt + CLOCKS_DIFFER_MS) await forgetFuture(database, due.id, startedAt);
  const open = (await readOpen(due.id)) ?? [];
  const visit = await visitPage(due, open, { client, hosts, now: startedAt });
  if (isStopping()) {
    await postpone(database.kysely, due.id, startedAt);
    return;
  }
  const newPast = await findNewPast(visit, due.id, database);
  const check = decideCheck(due, open, visit, newPast, {
    startedAt,
    endedAt: startedAt + clock.monotonicMs() - began,
    calmIntervalMs: config.pollIntervalSeconds * 1000,
    random: randomInt(RANDOM_STEPS) / RANDOM_STEPS,
  });
  const change = await recordCheck(database, check, dependencies.isOfMany?.());
  report(due.slug, check, visit, change, dependencies);
}

async function findNewPast(
  { outcome, past }: Visit,
  serviceId: string,
  { kysely }: Database,
): Promise<readonly ObservedIncident[]> {
  if (outcome.kind !== 'observed') return [];
  const known = await findKnownIncidents(kysely, serviceId, [...past.incidents.keys()]);
  return listNewPast(past.incidents.values(), outcome.observation.incidents, known);
}

/** What a check says to the log, the metrics and those who listen for changes. */
function report(
  service: string,
  { log: { outcome, reason, tookMs }, reported }: CheckRecord,
  { down, adapter, redetected }: Visit,
  change: RecordedChange | undefined,
  { log, metrics, onChange }: CheckDependencies,
): void {
  metrics.checks.inc({ outcome });
  metrics.checkSeconds.observe(tookMs / 1000);
  if (change?.changed === true) onChange?.();
  if (change !== undefined && change.statusBefore !== change.status)
    log.info({ service, from: change.statusBefore, to: change.status }, 'status changed');
  const { found } = redetected ?? {};
  if (found !== undefined)
    log.warn({ service, from: adapter?.name ?? null, to: found.adapter, state: found.state }, found.sentence);
  // Of pages that fail together one line is written for all, see host-watch.ts.
  if (reported.kind === 'failed')
    log[down === undefined ? 'warn' : 'debug']({ service, outcome, reason }, 'page not read');
}
