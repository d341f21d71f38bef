import { STATUSES } from '@upriver/contract';
import type { Status } from '@upriver/contract';
import { DAY_MS, MINUTE_MS } from './time.ts';

/** From one moment to another, the latter not included. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

/** When a status began. */
export interface StatusPoint {
  readonly at: number;
  readonly status: Status;
}

/** A check that found the reported status, and for how long that status is valid. */
export interface CheckTime {
  readonly at: number;
  readonly validForMs: number;
}

/** Milliseconds spent in each status. They add up to the time that was asked for. */
export type TimeByStatus = Readonly<Record<Status, number>>;

export interface DayTime {
  /** Midnight UTC. */
  readonly day: number;
  readonly time: TimeByStatus;
}

/** A reported status is valid for this many checks, and at least so long. */
const CHECKS_VALID = 4;
const VALID_MS_MIN = 5 * MINUTE_MS;

/** How long a reported status is valid, for verdicts and uptime: some checks may fail before it is too old. */
export function wordValidMs(pollIntervalMs: number): number {
  return Math.max(VALID_MS_MIN, CHECKS_VALID * pollIntervalMs);
}

/** The time for which a reported status is known, as few spans as possible. `checks` are in order. */
export function knownSpans(checks: readonly CheckTime[]): TimeSpan[] {
  const spans: { from: number; to: number }[] = [];
  for (const { at, validForMs } of checks) {
    const last = spans.at(-1);
    if (last !== undefined && at <= last.to) last.to = Math.max(last.to, at + validForMs);
    else spans.push({ from: at, to: at + validForMs });
  }
  return spans;
}

/** What `known` leaves of a span, in order. `known` are in order; those shorter than `shortestMs` count as unknown, which bounds the number. */
export function unknownSpans(known: readonly TimeSpan[], span: TimeSpan, shortestMs: number): TimeSpan[] {
  const spans: TimeSpan[] = [];
  let reached = span.from;
  for (const { from, to } of known) {
    const [start, end] = [Math.max(from, reached), Math.min(to, span.to)];
    if (end - start < shortestMs || start >= end) continue;
    if (start > reached) spans.push({ from: reached, to: start });
    reached = end;
  }
  if (reached < span.to) spans.push({ from: reached, to: span.to });
  return spans;
}

/**
 * Time by status within one span. Time without a check, or before the first, is unknown; a gap is never counted as up.
 * `points` are in order and begin with the one that holds at the start, where there is one; `known` are in order.
 */
export function timeByStatus(points: readonly StatusPoint[], known: readonly TimeSpan[], span: TimeSpan): TimeByStatus {
  const time = emptyTime();
  for (const { from, to, status } of cutByStatus(points, known, span)) time[status] += to - from;
  return time;
}

/** The same for each day UTC that the span touches. */
export function timeByDay(points: readonly StatusPoint[], known: readonly TimeSpan[], span: TimeSpan): DayTime[] {
  const days: { day: number; time: Record<Status, number> }[] = [];
  for (let day = startOfDay(span.from); day < span.to; day += DAY_MS) days.push({ day, time: emptyTime() });
  const first = startOfDay(span.from);
  for (const part of cutByStatus(points, known, span)) {
    for (let from = part.from; from < part.to;) {
      const to = Math.min(part.to, startOfDay(from) + DAY_MS);
      const time = days[(startOfDay(from) - first) / DAY_MS]?.time;
      if (time !== undefined) time[part.status] += to - from;
      from = to;
    }
  }
  return days;
}

/** Midnight UTC before or at a moment. */
export function startOfDay(at: number): number {
  return Math.floor(at / DAY_MS) * DAY_MS;
}

/**
 * Share of the time with a word, planned maintenance apart, in which the status was better than an outage; null where there is no
 * such time. `degraded` counts as available: it answers, worse than usual.
 */
export function availableShare(time: TimeByStatus): number | null {
  const available = time.operational + time.degraded;
  const all = available + time.partial_outage + time.major_outage;
  return all === 0 ? null : available / all;
}

interface StatusSpan extends TimeSpan {
  readonly status: Status;
}

function* cutByStatus(
  points: readonly StatusPoint[],
  known: readonly TimeSpan[],
  span: TimeSpan,
): Generator<StatusSpan> {
  let reached = span.from;
  let index = -1;
  for (const { from, to } of known) {
    const start = Math.max(from, reached);
    const end = Math.min(to, span.to);
    if (start >= end) continue;
    if (start > reached) yield { from: reached, to: start, status: 'unknown' };
    for (reached = start; reached < end;) {
      while ((points[index + 1]?.at ?? Infinity) <= reached) index += 1;
      const stop = Math.min(end, points[index + 1]?.at ?? Infinity);
      yield { from: reached, to: stop, status: points[index]?.status ?? 'unknown' };
      reached = stop;
    }
  }
  if (reached < span.to) yield { from: reached, to: span.to, status: 'unknown' };
}

function emptyTime(): Record<Status, number> {
  const time: Partial<Record<Status, number>> = {};
  for (const status of STATUSES) time[status] = 0;
  // Safe: every status was just given a number.
  return time as Record<Status, number>;
}
