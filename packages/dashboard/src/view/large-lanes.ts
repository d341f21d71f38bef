// What the large lanes draw: both sides on one axis of time, as columns of numbers.
import type { CallsPoint, ServiceHistory, Status } from '@upriver/contract';
import { latency, moment, percent, plural, span } from './words.ts';

/** A stretch in which a page said one thing. */
export interface SaidStretch {
  readonly from: number;
  readonly to: number;
  readonly status: Status;
}

export interface LargeLanes {
  /** Middles of the steps, in seconds. */
  readonly x: readonly number[];
  /** Share of failures; null without calls, so that gaps stay gaps. */
  readonly share: readonly (number | null)[];
  /** The same where it is worse than usual, else null. */
  readonly worse: readonly (number | null)[];
  readonly p95: readonly (number | null)[];
  readonly requests: readonly number[];
  /** Top of the scale of shares. */
  readonly shareMax: number;
  readonly said: readonly SaidStretch[];
  /** From the onset of trouble until they said so, or until the end of the drawing. */
  readonly lead: { readonly from: number; readonly to: number; readonly text: string } | undefined;
}

const SCALE_TOPS = [0.05, 0.1, 0.25, 0.5, 1];
const NOTICED = 0.01;

interface Given {
  readonly points: readonly CallsPoint[];
  readonly stepMs: number;
  readonly from: number;
  readonly to: number;
  readonly history: Pick<ServiceHistory, 'statusChanges'> | undefined;
  /** Reported status now; `unknown` when nobody has confirmed it lately. */
  readonly statusNow: Status;
  readonly usualShare: number | undefined;
  /** Onset of what is impaired now. */
  readonly onset: number | undefined;
}

export function largeLanes(given: Given): LargeLanes {
  const { points, stepMs, usualShare = 0, onset } = given;
  const threshold = Math.max(NOTICED, 3 * usualShare);
  const share = points.map(({ errorRate }) => errorRate);
  const peak = Math.max(0, ...share.map((one) => one ?? 0));
  const said = saidStretches(given);
  return {
    x: points.map(({ at }) => (Date.parse(at) + stepMs / 2) / 1000),
    share,
    worse: share.map((one, index) =>
      one !== null && (one > threshold || (share[index - 1] ?? 0) > threshold || (share[index + 1] ?? 0) > threshold)
        ? one
        : null,
    ),
    p95: points.map(({ p95Ms }) => p95Ms),
    requests: points.map(({ requests }) => requests),
    shareMax: SCALE_TOPS.find((top) => peak < top) ?? 1,
    said,
    lead: onset === undefined || onset < given.from ? undefined : leadOf(onset, said, given.to),
  };
}

/** Newest first in, oldest first out; before the first change what it changed from. */
function saidStretches({ history, from, to, statusNow }: Given): SaidStretch[] {
  if (history === undefined) return [];
  const changes = history.statusChanges.map((change) => ({ ...change, at: Date.parse(change.at) })).reverse();
  const first = changes[0];
  const stretches: SaidStretch[] = [{ from, to: first?.at ?? to, status: first?.from ?? statusNow }];
  for (const [index, { at, to: status }] of changes.entries())
    stretches.push({ from: at, to: changes[index + 1]?.at ?? to, status });
  return stretches.filter((one) => one.to > one.from && one.to > from);
}

function leadOf(onset: number, said: readonly SaidStretch[], end: number): LargeLanes['lead'] {
  const posted = said.find((one) => one.to > onset && one.status !== 'operational' && one.status !== 'unknown');
  const to = Math.min(posted === undefined ? end : Math.max(onset, posted.from), end);
  if (posted !== undefined && to === onset) return undefined;
  const length = span(to - onset);
  return {
    from: onset,
    to,
    text: posted === undefined ? `failing ${length}, page silent` : `${length} before they said so`,
  };
}

/** The lanes in a sentence, for those who don't see them. */
export function lanesSentence({ share, requests, said }: LargeLanes): string {
  const calls = requests.reduce((sum, one) => sum + one, 0);
  const peak = Math.max(0, ...share.map((one) => one ?? 0));
  const last = said.at(-1)?.status.replace('_', ' ');
  const theirs = last === undefined ? 'Nothing is known of their page.' : `Their page says ${last}.`;
  return calls === 0
    ? `${theirs} No calls of yours.`
    : `${theirs} ${plural(calls, 'call')} of yours; at worst ${percent(peak)} failed.`;
}

/** One step in words, for the line under the lanes. */
export function describeStep(lanes: LargeLanes, index: number, now: number, zone: string): string {
  const at = (lanes.x[index] ?? 0) * 1000;
  const status = lanes.said.find((one) => one.from <= at && at < one.to)?.status ?? 'unknown';
  const requests = lanes.requests[index] ?? 0;
  const [share, p95] = [lanes.share[index] ?? null, lanes.p95[index] ?? null];
  return [
    moment(at, now, zone),
    `page ${status.replace('_', ' ')}`,
    requests === 0
      ? 'no calls'
      : `${share === null ? 'failing unknown' : `${percent(share)} failing`} of ${plural(requests, 'call')}`,
    p95 === null ? '' : `p95 ${latency(p95)}`,
  ]
    .filter((text) => text !== '')
    .join(' · ');
}
