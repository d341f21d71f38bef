import { MINUTE_MS } from '../domain/time.ts';

/** A sender's clock that is off by less is believed. */
const SKEW_MS_MAX = 5 * MINUTE_MS;

/** Milliseconds to add to a sender's times, by what its clock said when it sent. */
export function clockSkew(sentAt: number | undefined, receivedAt: number): number {
  const skew = sentAt === undefined ? 0 : receivedAt - sentAt;
  return Math.abs(skew) > SKEW_MS_MAX ? skew : 0;
}

/** When a call started, in whole seconds: never in the future, never before 1970, and as old as it says otherwise. */
export function correctTime(seconds: number, skewMs: number, receivedAt: number): number {
  const corrected = seconds * 1000 + skewMs;
  return Math.floor(Math.max(0, Math.min(corrected, receivedAt)) / 1000) * 1000;
}
