import type { DeliveryState } from '@upriver/contract';
import type { Judgement } from '../channels/channel.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Pauses before each attempt. */
const PAUSES_MS = [0, 5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR];
/** A pause is longer by up to this part of it, so that what failed together is not tried again together. */
const JITTER = 0.2;

/**
 * What becomes of a delivery after an attempt.
 * @param attempts that ended so far, this one included
 * @param share from 0 to below 1: chooses the jitter
 */
export function afterAttempt(
  judged: Judgement,
  attempts: number,
  now: number,
  share: number,
): { readonly state: DeliveryState; readonly nextAt: number } {
  if (judged.kind === 'delivered') return { state: 'delivered', nextAt: now };
  const pauseMs = PAUSES_MS[attempts];
  if (judged.kind === 'never' || pauseMs === undefined) return { state: 'failed', nextAt: now };
  const askedMs = (judged.retryAfterSeconds ?? 0) * SECOND;
  return { state: 'pending', nextAt: now + Math.max(askedMs, Math.round(pauseMs * (1 + JITTER * share))) };
}
