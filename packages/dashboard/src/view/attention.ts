// What a row of the attention list says.
import type { Overview, SeriesVerdict } from '@upriver/contract';
import { pageSays } from './series-words.ts';
import { wouldDecide } from './deciders.ts';
import { isRefusal, leadingImpairment } from './signal-share.ts';
import { median } from './small-lanes.ts';
import { inZone, latency, moment, percent, plural, someOf, span } from './words.ts';

type Trouble = Overview['trouble'][number];

/** A figure with its usual beside it. */
export interface Figure {
  readonly value: string;
  readonly usual: string;
  readonly isCalm: boolean;
}

export interface AttentionRow {
  /** What fails, then what their page does or what would decide. */
  readonly causes: readonly string[];
  readonly failing: Figure;
  readonly p95: Figure;
  readonly projects: string;
  readonly isSlow: boolean;
  /** Calls are refused or limited, which are no failures. */
  readonly isRefused: boolean;
  readonly usualShare: number;
  /** The drawing in words. */
  readonly label: string;
}

const RECENT_STEPS = 5;
/** The latency of fewer calls tells nothing. */
const TELLING_CALLS = 20;

export function attentionRow({ series, lanes }: Trouble, now: number, zone: string): AttentionRow {
  const first = series[0];
  const signal = first && leadingImpairment(first)?.signal;
  const isSlow = signal === 'slow' || signal === 'very_slow';
  const isRefused = signal !== undefined && isRefusal(signal);
  const usualRates = first?.evidence.calls.usualRates;
  const usualShare = usualRates?.failures ?? 0;
  const impaired = series.filter(({ evidence }) => evidence.calls.says === 'impaired');
  return {
    causes: first === undefined ? [] : causesOf(first, now, zone).map((text) => inZone(text, now, zone)),
    failing: failing(lanes, first, usualShare),
    p95: slowness(lanes),
    projects: someOf([...new Set((impaired.length > 0 ? impaired : series).map(({ project }) => project.name))]),
    isSlow,
    isRefused,
    usualShare: isRefused ? (usualRates?.[signal] ?? 0) : usualShare,
    label: `Last hour: ${first?.sentence ?? 'no calls'}`,
  };
}

function causesOf(series: SeriesVerdict, now: number, zone: string): string[] {
  const { verdict, cause, evidence, since, isRecovering } = series;
  const { page, calls } = evidence;
  const beganAt = since === null ? '' : ` since ${moment(Date.parse(since), now, zone)}`;
  if (verdict === 'healthy')
    return [
      `Recovered${evidence.recoveredAt === null ? '' : ` at ${moment(Date.parse(evidence.recoveredAt), now, zone)}`}`,
      pageSays(series),
    ];
  if (verdict === 'not_affecting_you')
    return [
      `They report ${page.status.replace('_', ' ')}${beganAt}`,
      `${plural(calls.window?.calls ?? 0, 'call')} of yours in it are fine`,
    ];
  if (verdict === 'cannot_say') {
    const number = calls.window?.calls ?? 0;
    return [
      page.unreadable !== null
        ? `Page unreadable: ${page.unreadable.replace(/\.$/, '')}`
        : page.says === 'trouble'
          ? `They report ${page.status.replace('_', ' ')}`
          : calls.says === 'stopped'
            ? 'Calls have stopped'
            : 'Too few calls to tell how it is',
      number === 0 ? 'No call came of late' : `${plural(number, 'call')} came of late`,
    ];
  }
  const endpoints = evidence.causes?.failing.endpoints ?? [];
  const phrase = cause?.phrase ?? 'calls are worse than usual';
  const [endpoint] = endpoints;
  const where = endpoint === undefined || phrase.includes(endpoint) ? '' : `: ${endpoint}`;
  const what = `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}${where}`;
  const age = since === null ? '' : ` for ${span(now - Date.parse(since))}`;
  if (isRecovering) return [what, 'Recovering: the newest calls are as usual'];
  if (verdict === 'undecided') return [what, wouldDecide(series) || pageSays(series)];
  return [what, page.says === 'operational' ? `Page silent${age}` : pageSays(series)];
}

/** The share that the answer and the card name too; undefined where calls are only slow, or as usual. */
function impairedShare(series: SeriesVerdict | undefined): Figure | undefined {
  const signal = series && leadingImpairment(series)?.signal;
  if (series === undefined || signal === undefined || (signal !== 'failures' && !isRefusal(signal))) return undefined;
  const { rates, usualRates } = series.evidence.calls;
  const share = series.shareNow ?? rates?.[signal];
  if (share === undefined || series.isRecovering) return undefined;
  const usual = usualRates?.[signal];
  return { value: percent(share), usual: usual === undefined ? '' : `usual ${percent(usual)}`, isCalm: false };
}

function failing({ requests, errorRate }: Trouble['lanes'], series: SeriesVerdict | undefined, usual: number): Figure {
  let [calls, bad] = [0, 0];
  for (const [index, number] of requests.entries()) {
    if (index < requests.length - RECENT_STEPS) continue;
    calls += number;
    bad += number * (errorRate[index] ?? 0);
  }
  if (calls === 0) return NONE;
  const impaired = impairedShare(series);
  if (impaired !== undefined) return impaired;
  const share = bad / calls;
  const isCalm = share <= Math.max(0.01, 2 * usual);
  return { value: percent(share), usual: isCalm ? 'as usual' : `usual ${percent(usual)}`, isCalm };
}

const NONE: Figure = { value: '–', usual: '', isCalm: true };

function slowness({ p95Ms, requests }: Trouble['lanes']): Figure {
  const recent = p95Ms.slice(-RECENT_STEPS).filter((ms) => ms !== null);
  const before = p95Ms.slice(0, p95Ms.length / 2).filter((ms) => ms !== null);
  if (recent.length === 0) return NONE;
  const now = median(recent);
  if (before.length === 0) return { value: latency(now), usual: '', isCalm: true };
  const usual = median(before);
  const calls = requests.slice(-RECENT_STEPS).reduce((sum: number, one) => sum + (one ?? 0), 0);
  const isCalm = now < 1.5 * usual || calls < TELLING_CALLS;
  return { value: latency(now), usual: now < 1.5 * usual ? 'as usual' : `usual ${latency(usual)}`, isCalm };
}
