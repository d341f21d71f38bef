import { NOTHING_REMEMBERED } from '../../packages/server/src/store/checks/schedule.ts';
import type { NextPoll } from '../../packages/server/src/store/checks/schedule.ts';

/** What a check that went well leaves, for tests; fields are put in its place. */
export function nextPoll(change: Partial<NextPoll> = {}): NextPoll {
  return {
    dueAt: 0,
    notBefore: 0,
    checkedAt: 0,
    failures: 0,
    failingSince: null,
    remembered: NOTHING_REMEMBERED,
    host: 'status.example.com',
    provider: 'statuspage',
    ...change,
  };
}
