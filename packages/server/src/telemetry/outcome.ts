import type { EventsAnswer } from '@upriver/contract';
import type { ErrorCode } from '../domain/errors.ts';
import type { LimitState } from './window-limiter.ts';

/** Why a whole request was refused; nothing of it was stored and nothing charged but the request itself. */
export type RefusalCode = Extract<
  ErrorCode,
  | 'invalid_body'
  | 'unsupported_media_type'
  | 'too_large'
  | 'unauthenticated'
  | 'wrong_credential'
  | 'origin_refused'
  | 'rate_limited'
  | 'storage_full'
  | 'unavailable'
>;

/** What a sender should do from now on. */
export interface Advice {
  /** Share of calls to report. */
  readonly sampleRate?: number;
  readonly flushIntervalMs?: number;
}

export interface Refusal {
  readonly kind: 'refused';
  readonly code: RefusalCode;
  /** A sentence that the sender may see. */
  readonly message: string;
  readonly details?: readonly unknown[];
  readonly retryAfterSeconds?: number;
  readonly advice?: Advice;
  /** The tightest policy, for the `X-RateLimit-*` headers. */
  readonly limits?: LimitState;
}

/** What became of a request. HTTP statuses are made of it elsewhere. */
export type IngestOutcome =
  | { readonly kind: 'accepted'; readonly answer: EventsAnswer; readonly limits?: LimitState }
  | Refusal;

export function refused(
  code: RefusalCode,
  message: string,
  more: { details?: readonly unknown[]; retryAfterSeconds?: number; advice?: Advice; limits?: LimitState } = {},
): Refusal {
  return { kind: 'refused', code, message, ...more };
}
