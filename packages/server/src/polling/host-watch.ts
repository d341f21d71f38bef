// Notices when many pages fail together: then it is what they run on that is down, which is said once, and once when it is over.
import { randomUUID } from 'node:crypto';
import type { Log } from '../domain/log.ts';
import type { Clock } from '../domain/clock.ts';
import type { Database } from '../store/database.ts';
import { takeLease } from '../store/leases.ts';
import {
  bringForward,
  closePageHost,
  listDownPageHosts,
  listLastChecks,
  listRecoveredPageHosts,
  openPageHost,
} from '../store/checks/page-hosts.ts';
import type { FailingPageHost, LastCheck } from '../store/checks/page-hosts.ts';
import { findAdapter, titleOfAdapter } from '@upriver/status-pages';
import { JUDGED_WITHIN_MS, groupKey, judgeGroups, pagesOf, scoutsOf } from './host-health.ts';
import type { PageFate, PageGroup } from './host-health.ts';
import { HOST_DOWN_INTERVAL_MS } from './schedule.ts';
import { DAY_MS } from '../domain/time.ts';

/** What is down that a page runs on. */
export interface DownHost {
  /** A sentence for a person. */
  readonly sentence: string;
  /** This page is checked as ever, so that the end is noticed. */
  readonly isScout: boolean;
}

export interface HostWatch {
  /** Compares the last checks of all pages. One node does so at a time; every node learns what came of it. */
  refresh(): Promise<void>;
  find(serviceId: string, host: string, provider: string | null): DownHost | undefined;
}

export interface HostWatchDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
}

const LEASE = 'page-hosts';
const LEASE_MS = 30_000;
/** Pages that could not be read for longer than this say something of themselves alone. */
const READ_WITHIN_MS = DAY_MS;
/** Once it is over, everybody who waited is checked within this. */
const CATCH_UP_MS = 60_000;
const KEPT_MS = 30 * DAY_MS;

interface Down {
  readonly group: PageGroup;
  readonly scouts: ReadonlySet<string>;
}

export function createHostWatch({ database, clock, log }: HostWatchDependencies): HostWatch {
  const holder = randomUUID();
  let down: readonly Down[] = [];

  async function judge(rows: readonly FailingPageHost[], fates: readonly PageFate[], now: number): Promise<void> {
    const before = new Map(rows.map((row) => [groupKey(toGroup(row)), row]));
    const over = await listRecoveredPageHosts(database.kysely, now - JUDGED_WITHIN_MS);
    const recoveredAt = new Map(over.map((row) => [groupKey(toGroup(row)), Math.min(row.recoveredAt ?? 0, now)]));
    for (const group of judgeGroups(fates, { down: new Set(before.keys()), recoveredAt }, now)) {
      if (before.delete(groupKey(group))) continue;
      await openPageHost(database.kysely, group.kind, group.name, now);
      const pages = pagesOf(group, fates);
      const failing = pages.filter(({ hasFailed }) => hasFailed).length;
      log.warn({ kind: group.kind, name: group.name, pages: pages.length, failing }, describeDown(group));
    }
    for (const row of before.values()) {
      const group = toGroup(row);
      await closePageHost(database.kysely, row.id, now, now - KEPT_MS);
      const waiting = pagesOf(group, fates).map(({ serviceId }) => serviceId);
      await bringForward(database.kysely, waiting, {
        now,
        withinMs: CATCH_UP_MS,
        putOffMax: now + HOST_DOWN_INTERVAL_MS,
      });
      log.info({ kind: group.kind, name: group.name, downMs: now - row.downSince }, describeRecovered(group));
    }
  }

  return {
    async refresh() {
      const now = clock.now();
      const rows = await listDownPageHosts(database.kysely);
      const since = Math.min(now, ...rows.map((row) => row.downSince));
      const fates = (await listLastChecks(database.kysely, since - READ_WITHIN_MS)).map(toFate);
      if (await takeLease(database, { name: LEASE, holder, now, forMs: LEASE_MS })) await judge(rows, fates, now);
      down = (await listDownPageHosts(database.kysely)).map((row) => {
        const group = toGroup(row);
        return { group, scouts: scoutsOf(group, fates) };
      });
    },
    find(serviceId, host, provider) {
      const fate = toFate({ serviceId, host, provider, failures: 0, checkedAt: 0 });
      const found = down.find(({ group }) => pagesOf(group, [fate]).length > 0);
      return found === undefined
        ? undefined
        : { sentence: describeDown(found.group), isScout: found.scouts.has(serviceId) };
    },
  };
}

function toGroup({ kind, name }: FailingPageHost): PageGroup {
  return { kind, name };
}

function toFate({ serviceId, host, provider, failures, checkedAt }: Omit<LastCheck, 'organizationId'>): PageFate {
  const isHosted = provider !== null && findAdapter(provider)?.isHostedByProvider === true;
  return { serviceId, host, provider: isHosted ? provider : undefined, hasFailed: failures > 0, checkedAt };
}

function describeDown(group: PageGroup): string {
  if (group.kind === 'network') return 'No page can be read at the moment: it is likely this server’s own connection.';
  return `Most pages ${placeOf(group)} fail at the moment: it is what they run on, not this page.`;
}

function describeRecovered(group: PageGroup): string {
  return group.kind === 'network' ? 'Pages can be read again.' : `Pages ${placeOf(group)} can be read again.`;
}

function placeOf({ kind, name }: PageGroup): string {
  return kind === 'provider' ? `of ${titleOfAdapter(name)}` : `on ${name}`;
}
