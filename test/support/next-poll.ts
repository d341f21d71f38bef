import type { NextPoll } from '../../packages/server/src/store/polls.ts';

/** What a look that went well leaves, for tests; fields are put in its place. */
export function nextPoll(change: Partial<NextPoll> = {}): NextPoll {
  return {
    dueAt: 0,
    notBefore: 0,
    lookedAt: 0,
    failures: 0,
    failingSince: null,
    validators: '{}',
    host: 'status.example.com',
    make: 'statuspage',
    ...change,
  };
}
