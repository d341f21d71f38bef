import type { HostHealth } from '@upriver/contract';
import type { SeriesVerdict } from '../detection/read-verdicts.ts';
import { toProbabilities } from './verdict-answer.ts';

/** Trial calls show within so many minutes that it is over, if they are misled once in a day of them, as the end of an impairment may be. */
const SHOWN_WITHIN_MINUTES = 2;
const MISLED_ONCE_IN_MINUTES = 24 * 60;
const TRIALS_MIN = 3;
const TRIALS_MAX = 60;

/** The series whose calls are impaired, the deepest of them. */
export function worstVerdict(verdicts: readonly SeriesVerdict[]): SeriesVerdict | undefined {
  return verdicts
    .filter(({ answer }) => answer.evidence.calls.says === 'impaired')
    .reduce<SeriesVerdict | undefined>(
      (worst, one) => (worst === undefined || depthOf(one) > depthOf(worst) ? one : worst),
      undefined,
    );
}

/** How deep it is, whose fault, and how many calls an open breaker should let through so that recovery can be seen. */
export function toBreakerAdvice(
  failing: SeriesVerdict | undefined,
): Pick<HostHealth, 'depth' | 'probabilities' | 'isRecovering' | 'trialCallsPerMinute'> {
  if (failing === undefined)
    return { depth: null, probabilities: null, isRecovering: false, trialCallsPerMinute: null };
  const { answer } = failing;
  const depth = Math.min(1, Math.round((answer.shareNow ?? depthOf(failing)) * 1000) / 1000);
  return {
    depth,
    probabilities: toProbabilities(answer.probabilities),
    isRecovering: answer.isRecovering,
    trialCallsPerMinute: trialCallsPerMinute(depthOf(failing)),
  };
}

/**
 * So many good calls in a row would hardly come while calls still fail at this depth.
 * @param depth share of bad calls since the onset
 */
export function trialCallsPerMinute(depth: number): number {
  const natsPerCall = -Math.log(1 - Math.min(0.999, depth));
  for (let trials = TRIALS_MIN; trials < TRIALS_MAX; trials += 1)
    if (SHOWN_WITHIN_MINUTES * trials * natsPerCall >= Math.log(trials * MISLED_ONCE_IN_MINUTES)) return trials;
  return TRIALS_MAX;
}

function depthOf({ answer }: SeriesVerdict): number {
  const { impairments } = answer.evidence.calls;
  return impairments.reduce((deepest, { bad, calls }) => Math.max(deepest, calls > 0 ? bad / calls : 0), 0);
}
