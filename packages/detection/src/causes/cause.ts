import { CAUSE_WORDS, OUTCOME_WORDS } from '@upriver/contract';

/** Why calls got worse. `other` is what no hypothesis of ours explains, or two causes at once. */
export const CAUSES = CAUSE_WORDS;
export type Cause = (typeof CAUSES)[number];

/** Whose fault a cause is; `none` belongs to neither side and keeps both below certainty. */
export type CauseSide = 'them' | 'us' | 'none';

/** The answer. */
export type FaultSide = 'them' | 'us' | 'undecided';

const THEIRS: readonly Cause[] = ['vendor', 'vendor_part'];

/** Whose fault it is if this is the cause. */
export function sideOf(cause: Cause): CauseSide {
  if (cause === 'other') return 'none';
  return THEIRS.includes(cause) ? 'them' : 'us';
}

/** How a call can go wrong, as far as it tells causes apart. */
export const OUTCOMES = OUTCOME_WORDS;
export type Outcome = (typeof OUTCOMES)[number];

/** Kinds of evidence; each contributes nats to each hypothesis. */
export const EVIDENCE_KINDS = [
  'prior',
  'learned',
  'timing',
  'footprint',
  'classes',
  'answers',
  'tags',
  'vendors',
  'probe',
  'page',
  'organizations',
  'end',
] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];
