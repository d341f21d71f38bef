// The same calls of two versions, side by side, while a deployment is the most probable cause.
import type { SeriesVerdict, Telemetry } from '@upriver/contract';
import { shareOf } from './signal-share.ts';

/** One version's calls. */
export interface VersionBar {
  readonly name: string;
  /** Whether the verdict is about this one. */
  readonly isBlamed: boolean;
  readonly share: number;
  readonly bad: number;
  readonly calls: number;
}

/** What is asked for, to compare versions. Times are milliseconds. */
export interface Comparison {
  readonly deployment: string;
  readonly onset: number;
  readonly from: number;
  /** Where all that fails is of one endpoint. */
  readonly endpoint: string | undefined;
}

const HOUR_MS = 3_600_000;
const OTHERS_MAX = 2;

/** What to compare for a series; undefined where no deployment is blamed. */
export function comparisonOf({ cause, since, evidence }: SeriesVerdict): Comparison | undefined {
  const deployment = cause?.subject.deployment;
  if (cause?.cause !== 'deployment' || deployment === undefined || since === null) return undefined;
  const endpoints = evidence.causes?.failing.endpoints ?? [];
  const onset = Date.parse(since);
  return { deployment, onset, from: onset - HOUR_MS, endpoint: endpoints.length === 1 ? endpoints[0] : undefined };
}

/** The blamed version and those beside or before it with most calls; none where there is nothing to compare it with. */
export function versionBars(
  { groups }: Telemetry,
  deployment: string,
  signal: SeriesVerdict['evidence']['calls']['impairments'][number]['signal'] | undefined,
): VersionBar[] {
  const bars = groups.flatMap(({ group, total }): VersionBar[] => {
    const share = shareOf(total, signal);
    if (share === null || group.deployment === undefined) return [];
    const calls = total.requests;
    const name = group.deployment ?? 'not named';
    return [{ name, isBlamed: name === deployment, share, bad: Math.round(share * calls), calls }];
  });
  const blamed = bars.filter(({ isBlamed }) => isBlamed);
  const others = bars.filter(({ isBlamed }) => !isBlamed).slice(0, OTHERS_MAX);
  return blamed.length === 0 || others.length === 0 ? [] : [...blamed, ...others];
}
