// What the large lanes draw: both sides on one axis of time, as columns of numbers.
import type { CallsPoint, ServiceHistory, SignalWord, Status } from '@upriver/contract';
import { NOTICED, worseSteps } from './noticed.ts';
import { isRefusal, shareOf } from './signal-share.ts';
import { latency, moment, percent, plural, rate, span, utc } from './words.ts';

/** A stretch in which a page said one thing. */
export interface SaidStretch {
  readonly from: number;
  readonly to: number;
  readonly status: Status;
}

/** What is usual of a measure: the range of all but its highest and lowest tenth while calls were well. */
export interface Band {
  readonly low: number;
  readonly high: number;
}

/** Something that calls felt, where steps are too long to show it. */
export interface FeltStretch {
  readonly from: number;
  /** Share of bad calls at its worst. */
  readonly depth: number;
  readonly side: 'them' | 'us' | 'undecided';
}

export interface LargeLanes {
  /** Middles of the steps, in seconds. */
  readonly x: readonly number[];
  /** What the lower lane measures; `slow`: how many times the usual latency, less one. */
  readonly measure: 'failures' | 'refusals' | 'slow';
  readonly stepMs: number;
  /** Null without calls, so that gaps stay gaps. */
  readonly share: readonly (number | null)[];
  /** The same where it is worse than usual, else null. */
  readonly worse: readonly (number | null)[];
  readonly p95: readonly (number | null)[];
  readonly requests: readonly number[];
  readonly perMinute: readonly number[];
  readonly usualShare: number;
  readonly usualP95: Band | undefined;
  readonly usualPerMinute: Band | undefined;
  /** Top of the scale of shares. */
  readonly shareMax: number;
  /** Whether a step is so long that outages vanish in it: then its share is a bar, and each outage a line to its worst. */
  readonly isCoarse: boolean;
  readonly felt: readonly FeltStretch[];
  readonly said: readonly SaidStretch[];
  /** From the onset of trouble until they said so, or until the end of the drawing. */
  readonly lead: { readonly from: number; readonly to: number; readonly text: string } | undefined;
}

const SCALE_TOPS = [0.05, 0.1, 0.25, 0.5, 1];
const SLOW_TOPS = [1, 3, 9, 19];
/** So many times the usual latency more is drawn as worse. */
const SLOWER = 0.5;
/** Fewer steps do not show what is usual. */
const CALM_MIN = 8;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const COARSE_MS = 6 * HOUR_MS;
const SLOW: ReadonlySet<SignalWord> = new Set(['slow', 'very_slow', 'waiting']);

interface Given {
  readonly points: readonly CallsPoint[];
  readonly stepMs: number;
  readonly from: number;
  readonly to: number;
  readonly history: Pick<ServiceHistory, 'to' | 'statusAtStart' | 'statusChanges' | 'unconfirmed'> | undefined;
  /** What is impaired; failures by default. */
  readonly signal?: SignalWord | undefined;
  /** The usual share of what is impaired. */
  readonly usualShare: number | undefined;
  /** Onset of what is impaired now. */
  readonly onset: number | undefined;
  /** What was felt in long ranges. */
  readonly felt?: readonly FeltStretch[];
}

export function largeLanes(given: Given): LargeLanes {
  const { points, stepMs, onset, signal = 'failures', felt = [] } = given;
  const isSlow = SLOW.has(signal);
  const isCoarse = stepMs >= COARSE_MS;
  const calm = points.filter(({ at }) => onset === undefined || Date.parse(at) + stepMs <= onset);
  const usualP95 = bandOf(calm.flatMap(({ p95Ms }) => p95Ms ?? []));
  const usualShare = isSlow ? 0 : (given.usualShare ?? 0);
  const share = points.map((point) => (isSlow ? slowness(point, usualP95) : shareOf(point, signal)));
  const requests = points.map((point) => point.requests);
  const isBad =
    isSlow || isCoarse
      ? share.map((one) => (one ?? 0) > (isSlow ? SLOWER : Math.max(NOTICED, 3 * usualShare)))
      : worseSteps(share, requests, usualShare);
  const perMinute = points.map(({ requests }) => (requests * MINUTE_MS) / stepMs);
  const peak = Math.max(0, ...share.map((one) => one ?? 0), ...felt.map(({ depth }) => depth));
  const said = saidStretches(given);
  return {
    x: points.map(({ at }) => (Date.parse(at) + stepMs / 2) / 1000),
    stepMs,
    measure: isSlow ? 'slow' : isRefusal(signal) ? 'refusals' : 'failures',
    share,
    worse: share.map((one, index) =>
      isBad[index] === true || (!isCoarse && (isBad[index - 1] === true || isBad[index + 1] === true)) ? one : null,
    ),
    p95: points.map(({ p95Ms }) => p95Ms),
    requests,
    perMinute,
    usualShare,
    usualP95,
    // The step of now is incomplete.
    usualPerMinute: bandOf(perMinute.slice(0, Math.max(0, calm.length - 1)).filter((one) => one > 0)),
    shareMax: (isSlow ? SLOW_TOPS : SCALE_TOPS).find((top) => peak < top) ?? (isSlow ? 19 : 1),
    isCoarse,
    felt,
    said,
    lead: onset === undefined || onset < given.from ? undefined : leadOf(onset, said, given.to),
  };
}

function slowness({ p95Ms }: CallsPoint, usual: Band | undefined): number | null {
  if (p95Ms === null) return null;
  return usual === undefined ? 0 : Math.max(0, p95Ms / Math.max(1, (usual.low + usual.high) / 2) - 1);
}

function bandOf(values: readonly number[]): Band | undefined {
  if (values.length < CALM_MIN) return undefined;
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  return { low: at(0.1), high: at(0.9) };
}

/** What the page said, cut by when nobody confirmed it; what is not confirmed is unknown. */
function saidStretches({ history, from, to }: Given): SaidStretch[] {
  if (history === undefined) return [];
  const changes = history.statusChanges.map((change) => ({ ...change, at: Date.parse(change.at) })).reverse();
  const first = changes[0];
  const said: SaidStretch[] = [{ from, to: first?.at ?? to, status: first?.from ?? history.statusAtStart }];
  for (const [index, { at, to: status }] of changes.entries())
    said.push({ from: at, to: changes[index + 1]?.at ?? to, status });
  // What was not confirmed when it was read is not confirmed now.
  const unknown = history.unconfirmed.map((one) => ({
    from: Date.parse(one.from),
    to: one.to === history.to ? Infinity : Date.parse(one.to),
  }));
  const stretches = said.flatMap((one) => cutBy(one, unknown)).filter((one) => one.to > one.from && one.to > from);
  return joinSame(stretches);
}

/** `unknown` is in order. */
function cutBy(said: SaidStretch, unknown: readonly { readonly from: number; readonly to: number }[]): SaidStretch[] {
  const parts: SaidStretch[] = [];
  let reached = said.from;
  for (const gap of unknown) {
    const [from, to] = [Math.max(gap.from, reached), Math.min(gap.to, said.to)];
    if (from >= to) continue;
    parts.push({ ...said, from: reached, to: from }, { from, to, status: 'unknown' });
    reached = to;
  }
  return [...parts, { ...said, from: reached }];
}

function joinSame(stretches: readonly SaidStretch[]): SaidStretch[] {
  const joined: SaidStretch[] = [];
  for (const one of stretches) {
    const last = joined.at(-1);
    if (last?.status === one.status) joined[joined.length - 1] = { ...last, to: one.to };
    else joined.push(one);
  }
  return joined;
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
export function lanesSentence({ share, requests, said, measure }: LargeLanes): string {
  const calls = requests.reduce((sum, one) => sum + one, 0);
  const peak = Math.max(0, ...share.map((one) => one ?? 0));
  const last = said.at(-1)?.status.replace('_', ' ');
  const theirs = last === undefined ? 'Nothing is known of their page.' : `Their page says ${last}.`;
  if (calls === 0) return `${theirs} No calls of yours.`;
  const worst = measure === 'slow' ? `p95 was ${shareText(peak, measure)}` : `${percent(peak)} ${DID[measure]}`;
  return `${theirs} ${plural(calls, 'call')} of yours; at worst ${worst}.`;
}

const DID = { failures: 'failed', refusals: 'were refused' } as const;
const DOES = { failures: 'failing', refusals: 'refused' } as const;

/** A value of the lower lane: "31 %", or "2.5 × usual". */
export function shareText(value: number, measure: LargeLanes['measure']): string {
  return measure === 'slow' ? `${rate(value + 1)} × usual` : percent(value);
}

/** Where a step begins and ends, in milliseconds. */
export function stepSpan({ x, stepMs }: LargeLanes, index: number): readonly [from: number, to: number] {
  const middle = (x[index] ?? 0) * 1000;
  return [middle - stepMs / 2, middle + stepMs / 2];
}

/** One step in lines, for the box beside the pointer; the first is its time. */
export function stepLines(lanes: LargeLanes, index: number, now: number, zone: string): string[] {
  // The step of now is not over.
  const at = Math.min((lanes.x[index] ?? 0) * 1000, now);
  const status = lanes.said.findLast((one) => one.from <= at)?.status ?? 'unknown';
  const requests = lanes.requests[index] ?? 0;
  const [share, p95] = [lanes.share[index] ?? null, lanes.p95[index] ?? null];
  const calls =
    lanes.measure === 'slow' || share === null
      ? plural(requests, 'call')
      : `${percent(share)} ${DOES[lanes.measure]} of ${plural(requests, 'call')}, usually ${percent(lanes.usualShare)}`;
  return [
    `${moment(at, now, zone)} (${utc(at).slice(11, 16)} UTC)`,
    `page ${status.replace('_', ' ')}`,
    requests === 0 ? 'no calls' : calls,
    p95 === null ? '' : `p95 ${latency(p95)}${usualText(lanes.usualP95)}`,
    ...feltIn(lanes, index),
  ].filter((text) => text !== '');
}

function usualText(band: Band | undefined): string {
  return band === undefined ? '' : `, usually ${latency(band.low)} to ${latency(band.high)}`;
}

function feltIn(lanes: LargeLanes, index: number): string[] {
  const [from, to] = stepSpan(lanes, index);
  return lanes.felt
    .filter((one) => from <= one.from && one.from < to)
    .map(({ depth, side }) => `at worst ${percent(depth)}, ${side}`);
}

/** One step in a line, for the table. */
export function describeStep(lanes: LargeLanes, index: number, now: number, zone: string): string {
  return stepLines(lanes, index, now, zone).join(' · ');
}
