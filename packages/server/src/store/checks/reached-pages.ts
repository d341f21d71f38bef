import type { Queries } from '../database.ts';
import { MINUTE_MS } from '../../domain/time.ts';

/** Reasons of a failed check that say that its host was not reached; an answer of any status is none of them. */
const NOT_REACHED = ['dns', 'connection', 'tls', 'timeout'];
/** A page that has failed for longer than this before the moment says something of itself alone. */
const FAILING_BEFORE_MS = 10 * MINUTE_MS;

/** Hosts of status pages that were asked, and those of them that could not be reached. */
export interface ReachedPages {
  readonly asked: number;
  readonly unreachable: number;
}

/**
 * Hosts of pages of all other services that were checked since a moment, by their last check, pages that were failing well before left out.
 * @param since milliseconds UTC
 */
export async function countReachedPages(db: Queries, exceptServiceId: string, since: number): Promise<ReachedPages> {
  const rows = await db
    .selectFrom('polls')
    .select(['service_id', 'host', 'failures'])
    .where('looked_at', '>=', since)
    .where('service_id', '!=', exceptServiceId)
    .where('host', 'is not', null)
    .where((where) => where.or([where('failures', '=', 0), where('failing_since', '>=', since - FAILING_BEFORE_MS)]))
    .execute();
  const failing = rows.filter(({ failures }) => failures > 0).map(({ service_id }) => service_id);
  const reasons = new Map<string, string | null>();
  if (failing.length > 0) {
    const checks = await db
      .selectFrom('looks')
      .select(['service_id', 'reason'])
      .where('service_id', 'in', failing)
      .where('at', '>=', since)
      .orderBy('at')
      .execute();
    for (const { service_id, reason } of checks) reasons.set(service_id, reason);
  }
  const unreachable = new Map<string, boolean>();
  for (const { service_id, host, failures } of rows) {
    if (host === null) continue;
    const isLost = failures > 0 && NOT_REACHED.includes(reasons.get(service_id) ?? '');
    // One page of a host that was reached is enough.
    unreachable.set(host, isLost && unreachable.get(host) !== false);
  }
  return { asked: unreachable.size, unreachable: [...unreachable.values()].filter(Boolean).length };
}
