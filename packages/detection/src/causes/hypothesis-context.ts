import type { CauseRates, RateName } from './cause-rates.ts';
import type { CauseEvidence } from './evidence.ts';
import type { Frame, FrameCell } from './frame.ts';
import type { Hypothesis } from './hypothesis.ts';
import { OTHER } from './name-table.ts';

/** What hypotheses are made from. */
export interface HypothesisContext {
  readonly evidence: CauseEvidence;
  readonly frame: Frame;
  readonly rates: CauseRates;
  readonly watched: readonly FrameCell[];
  readonly projects: readonly string[];
  /** Log of a rate a minute, split by a share. */
  readonly rate: (name: RateName, share?: number) => number;
}

/** Defaults of what is the vendor's. */
export const THEIRS = {
  timing: 0,
  depths: 'total',
  profile: 'vendor',
  reach: 'nowhere',
  probeScope: 1,
  isNetwork: false,
  pageShare: 1,
  organizations: 'all',
  tags: {},
  answeredBy: 'vendor',
  quota: 'shed',
} as const satisfies Partial<Hypothesis>;

/** Defaults of what is ours. */
export const OURS = {
  timing: 0,
  depths: 'even',
  profile: 'code',
  reach: 'nowhere',
  probeScope: 0,
  isNetwork: false,
  pageShare: 0,
  organizations: 'ours',
  tags: {},
  answeredBy: 'vendor',
  quota: 'spent',
} as const satisfies Partial<Hypothesis>;

/** Distinct values without the absent one and what is not named. */
export function distinct(values: readonly string[]): string[] {
  return [...new Set(values)].filter((value) => value !== '' && value !== OTHER);
}
