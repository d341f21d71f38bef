import type { VerdictAnswer } from '@upriver/detection';
import { MINUTE_MS } from '../domain/time.ts';

/** A cause is told while nobody is named only if it is clearly more likely than all others together, and until it is less likely than not. */
const TOLD_FROM = 0.6;
const TOLD_UNTIL = 0.5;
/** After a relapse calls must look well for so long before recovery is told again; each further relapse doubles it, up to the greatest. */
const WELL_FOR_MS = 2 * MINUTE_MS;
const WELL_FOR_MS_MAX = 16 * MINUTE_MS;

/** What is told of a series beside its verdict. A change of it is published once. */
export interface ToldVerdict {
  readonly page: VerdictAnswer['page'];
  /** Cause and what it is about; null while none is told. */
  readonly cause: readonly unknown[] | null;
  /** Of a named side. */
  readonly confidence: VerdictAnswer['confidence'] | null;
  /** High confidence in this cause was told and lost: that it is back is not told. */
  readonly wasHigh: boolean;
  readonly isRecovering: boolean;
  /** How often calls failed again in this impairment after its recovery was told. */
  readonly relapses: number;
  /** Since when calls look well, while that is not told. Milliseconds UTC. */
  readonly wellSince: number | null;
}

/**
 * What is to be told now. A cause and a recovery that come and go are not told each time: a cause that was told stays until it is less likely
 * than not, after a relapse recovery is told when it has lasted, and high confidence that was lost is not told again. The end of an impairment is a verdict, and never waits for this.
 */
export function nextTold(answer: VerdictAnswer, before: ToldVerdict | undefined, now: number): ToldVerdict {
  const { verdict, page, cause, confidence } = answer;
  const isNamed = verdict === 'them' || verdict === 'us';
  const named = cause === null ? null : [cause.cause, cause.subject];
  const wasTold = named !== null && JSON.stringify(named) === JSON.stringify(before?.cause ?? null);
  const wasHigh =
    isNamed && wasTold && (before?.wasHigh === true || (before?.confidence === 'high' && confidence !== 'high'));
  const isTold = isNamed || (cause !== null && cause.probability >= (wasTold ? TOLD_UNTIL : TOLD_FROM));
  return {
    page,
    cause: isTold ? named : null,
    confidence: !isNamed ? null : wasHigh && confidence === 'high' ? 'medium' : confidence,
    wasHigh,
    ...recoveryOf(answer, before, now),
  };
}

function recoveryOf(
  { verdict, isRecovering }: VerdictAnswer,
  before: ToldVerdict | undefined,
  now: number,
): Pick<ToldVerdict, 'isRecovering' | 'relapses' | 'wellSince'> {
  const isImpaired = verdict === 'them' || verdict === 'us' || verdict === 'undecided';
  const relapses = isImpaired ? (before?.relapses ?? 0) : 0;
  if (!isRecovering)
    return {
      isRecovering: false,
      relapses: isImpaired && before?.isRecovering === true ? relapses + 1 : relapses,
      wellSince: null,
    };
  if (before?.isRecovering === true) return { isRecovering: true, relapses, wellSince: null };
  const wellSince = Math.min(before?.wellSince ?? now, now);
  const isLasting = relapses === 0 || now - wellSince >= wellForMs(relapses);
  return { isRecovering: isLasting, relapses, wellSince: isLasting ? null : wellSince };
}

function wellForMs(relapses: number): number {
  return Math.min(WELL_FOR_MS_MAX, WELL_FOR_MS * 2 ** (relapses - 1));
}

/** Whether a listener would hear the same. */
export function soundsAlike(one: ToldVerdict, other: ToldVerdict | undefined): boolean {
  const heard = (told: ToldVerdict): string =>
    JSON.stringify([told.page, told.cause, told.confidence, told.isRecovering]);
  return other !== undefined && heard(one) === heard(other);
}

/** Reverses `decodeTold`. */
export function encodeTold(told: ToldVerdict): string {
  const { page, cause, confidence, isRecovering, relapses, wellSince, wasHigh } = told;
  return JSON.stringify([page, cause, confidence, isRecovering, relapses, wellSince, wasHigh]);
}

/** What was told last, from how it is stored; undefined before anything was. */
export function decodeTold(text: string | null): ToldVerdict | undefined {
  if (text === null) return undefined;
  // Written by `encodeTold`; before there were relapses it ended after four.
  const [page, cause, confidence, isRecovering, relapses = 0, wellSince = null, wasHigh = false] = JSON.parse(text);
  return { page, cause, confidence, isRecovering, relapses, wellSince, wasHigh };
}
