import type { LossReason } from '../types.ts';

/** Counts of what became of every event. Each call ends in exactly one of them. */
export interface Ledger {
  observed: number;
  sent: number;
  accepted: number;
  lost: Partial<Record<LossReason, number>>;
}

/** All zeros. */
export function createLedger(): Ledger {
  return { observed: 0, sent: 0, accepted: 0, lost: {} };
}

/** Counts events that will not be sent. */
export function lose(ledger: Ledger, reason: LossReason, count = 1): void {
  if (count > 0) ledger.lost[reason] = (ledger.lost[reason] ?? 0) + count;
}
