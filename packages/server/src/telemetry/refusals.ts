// Sentences and times of the refusals of ingest.
import { describeStoreFailure } from '../store/failure.ts';
import { refused } from './outcome.ts';
import type { Advice, Refusal } from './outcome.ts';
import type { LimitState, LimitTake } from './window-limiter.ts';
import type { CommitOutcome } from './write-flush.ts';

const RETRY_AFTER_STORE_SECONDS = 2;

export function retryAfter(take: { readonly retryAfterSeconds?: number }): { retryAfterSeconds?: number } {
  return take.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: take.retryAfterSeconds };
}

/** Whether it fits is not known, because the store, which grants shares of limits, does not answer. */
export function isUndecided(take: LimitTake): boolean {
  return take.isAway === true || take.isUnknown === true;
}

export function undecided(take: LimitTake): Refusal {
  return { ...unavailable('The store does not answer. Nothing was taken.'), limits: take };
}

export function unavailable(message: string, advice: Advice = {}): Refusal {
  return refused('unavailable', message, { retryAfterSeconds: RETRY_AFTER_STORE_SECONDS, advice });
}

export function notStored(outcome: Exclude<CommitOutcome, 'stored'>): Refusal {
  if (outcome === 'failed') return unavailable('The events could not be stored.');
  const { code, message, retryAfterSeconds } = describeStoreFailure(outcome);
  return refused(code, message, { retryAfterSeconds });
}

export function eventLimitMessage(offered: number, take: LimitState): string {
  return `At most ${take.limit} events a minute for one SDK key; ${take.remaining} are left and ${offered} came.`;
}
