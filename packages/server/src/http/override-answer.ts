import type { StatusOverride as Answer } from '@upriver/contract';
import { toNullableTimestamp, toTimestamp } from '../domain/clock.ts';
import type { StatusOverride } from '../domain/status-override.ts';

/** What was set by hand, as the API returns it. */
export function toOverrideAnswer({ status, by, reason, setAt, until }: StatusOverride): Answer {
  return { status, by, reason, setAt: toTimestamp(setAt), until: toNullableTimestamp(until) };
}
