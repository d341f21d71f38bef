import type { IncidentChangeWord } from '@upriver/contract';
import type { IncidentChange } from '../../domain/change.ts';
import type { ObservedIncident } from '@upriver/status-pages';
import type { IncidentTable } from '../schema/core.ts';

type Said = Pick<IncidentTable, 'title' | 'impact' | 'status' | 'resolved_at'>;

/**
 * What happened to an incident between two checks. One that was over when it was first seen is news only when it ended since the
 * check before; the first check of a page finds years of history, which is none.
 */
export function nameIncidentChange(
  before: Said | undefined,
  now: Said,
  hasNewUpdate: boolean,
  checkBefore: number | null,
): IncidentChangeWord | undefined {
  if (before === undefined) {
    if (now.resolved_at === null) return 'opened';
    return checkBefore !== null && now.resolved_at > checkBefore ? 'resolved' : undefined;
  }
  if (before.resolved_at === null && now.resolved_at !== null) return 'resolved';
  if (before.resolved_at !== null && now.resolved_at === null) return 'reopened';
  const isSame = before.title === now.title && before.impact === now.impact && before.status === now.status;
  return isSame && !hasNewUpdate ? undefined : 'updated';
}

/** What listeners are notified of, for an incident. */
export function summarizeIncident(incident: ObservedIncident): Omit<IncidentChange['payload'], 'change' | 'id'> {
  const { kind, title, impact, status } = incident;
  return { kind, title, impact, status };
}
