import type { Status, Verdict } from '@upriver/contract';
import type { Detector } from '../../packages/detection/src/detector.ts';
import { readHealth } from '../../packages/detection/src/series-health.ts';
import { MINUTE_MS } from '../../packages/detection/src/time.ts';
import { decideVerdict } from '../../packages/detection/src/verdict.ts';
import type { VerdictAnswer } from '../../packages/detection/src/verdict.ts';

/** Judges a detector look by look, each knowing the verdict before it. The vendor's page was read just then and has this status. */
export function createLooks(detector: Detector, status: Status): (at: number) => VerdictAnswer {
  let before: Verdict | undefined;
  return (at) => {
    const page = { status, observedAt: at, staleAfterMs: MINUTE_MS, incidents: [], components: [] };
    const inputs = { serviceName: 'Orion', callers: 'shop', page, health: readHealth(detector, at) };
    const answer = decideVerdict({ ...inputs, ...(before === undefined ? {} : { before }) }, at);
    before = answer.verdict;
    return answer;
  };
}
