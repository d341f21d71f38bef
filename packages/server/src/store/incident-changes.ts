import type { IncidentChangeWord } from '@upriver/contract';
import type { IncidentChange } from '../domain/change.ts';
import type { ObservedIncident } from '../domain/observation.ts';
import type { IncidentTable } from './schema.ts';

type Said = Pick<IncidentTable, 'title' | 'impact' | 'status' | 'resolved_at'>;

/**
 * What happened to an incident between two looks. One that was over when it was first seen is news only when it ended since the
 * look before; the first look at a page finds years of history, which is none.
 */
export function nameIncidentChange(
  before: Said | undefined,
  now: Said,
  hasNewUpdate: boolean,
  lookBefore: number | null,
): IncidentChangeWord | undefined {
  if (before === undefined) {
    if (now.resolved_at === null) return 'opened';
    return lookBefore !== null && now.resolved_at > lookBefore ? 'resolved' : undefined;
  }
  if (before.resolved_at === null && now.resolved_at !== null) return 'resolved';
  if (before.resolved_at !== null && now.resolved_at === null) return 'reopened';
  const isSame = before.title === now.title && before.impact === now.impact && before.status === now.status;
  return isSame && !hasNewUpdate ? undefined : 'updated';
}

/** What listeners are told of an incident. */
export function sayIncident(incident: ObservedIncident): Omit<IncidentChange['payload'], 'change' | 'id'> {
  const { kind, title, impact, status } = incident;
  return { kind, title, impact, status };
}
