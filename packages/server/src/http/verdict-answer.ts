import type { SeriesVerdict as SeriesVerdictAnswer } from '@upriver/contract';
import { rollUpVerdicts } from '@upriver/detection';
import type { FaultSplit, VerdictEvidence, VerdictRollup } from '@upriver/detection';
import type { SeriesVerdict } from '../detection/read-verdicts.ts';
import { toNullableTimestamp, toTimestamp } from '../domain/clock.ts';

/** The documented form of a roll-up. */
export function toRollup({ verdict, since, counts }: VerdictRollup) {
  return { verdict, since: toNullableTimestamp(since), counts };
}

/** The series whose verdict is the whole's: of several the one with most calls. */
export function leadingVerdict(verdicts: readonly SeriesVerdict[]): SeriesVerdict | undefined {
  const { verdict } = rollUpVerdicts(
    verdicts.map(({ answer }) => answer),
    'series',
  );
  const callsOf = ({ answer }: SeriesVerdict): number => answer.evidence.calls.window?.calls ?? -1;
  return verdicts
    .filter(({ answer }) => answer.verdict === verdict)
    .reduce<SeriesVerdict | undefined>(
      (best, one) => (best === undefined || callsOf(one) > callsOf(best) ? one : best),
      undefined,
    );
}

/** The documented form of one verdict. */
export function toSeriesVerdict({ project, environment, region, answer }: SeriesVerdict): SeriesVerdictAnswer {
  const { evidence } = answer;
  return {
    project: { id: project.id, name: project.name, slug: project.slug },
    environment: environment || null,
    region: region || null,
    verdict: answer.verdict,
    confidence: answer.confidence,
    doubts: [...answer.doubts],
    fault: answer.fault,
    since: toNullableTimestamp(answer.since),
    sentence: answer.sentence,
    wouldChange: [...answer.wouldChange],
    evidence: {
      page: toPageEvidence(evidence.page),
      calls: toCallsEvidence(evidence.calls),
      faultSplit: evidence.faultSplit === null ? null : toFaultSplit(evidence.faultSplit),
      recoveredAt: toNullableTimestamp(evidence.recoveredAt),
    },
  };
}

function toPageEvidence(page: VerdictEvidence['page']) {
  return {
    status: page.status,
    says: page.says,
    observedAt: toNullableTimestamp(page.observedAt),
    ageSeconds: page.ageMs === null ? null : Math.round(page.ageMs / 1000),
    unreadable: page.unreadable,
    incidentIds: [...page.incidentIds],
  };
}

function toCallsEvidence({ window, impairments, ...calls }: VerdictEvidence['calls']) {
  return {
    says: calls.says,
    window:
      window === null
        ? null
        : { from: toTimestamp(window.from), to: toTimestamp(window.to), calls: Math.round(window.calls) },
    rates: calls.rates === null ? null : { ...calls.rates },
    usualRates: calls.usualRates === null ? null : { ...calls.usualRates },
    usualFromCalls: Math.round(calls.usualFromCalls),
    detectableRate: calls.detectableRate,
    impairments: impairments.map((impairment) => ({
      signal: impairment.signal,
      onsetAt: toTimestamp(impairment.onsetAt),
      detectedAt: toTimestamp(impairment.detectedAt),
      calls: Math.round(impairment.calls),
      bad: Math.round(impairment.bad),
      usualRate: impairment.normalRate,
    })),
  };
}

function toFaultSplit({ pointsAt, sentence, answers, coincidingDeploys }: FaultSplit) {
  return {
    pointsAt,
    sentence,
    answers: answers.map(({ groups, ...answer }) => ({
      dimension: answer.dimension,
      finding: answer.finding,
      sentence: answer.sentence,
      groups: groups.map(({ key, before, since, finding }) => ({ key, before, since, finding })),
    })),
    coincidingDeploys: coincidingDeploys.map(({ deploymentId, firstSeenAt, since }) => ({
      deploymentId,
      firstSeenAt: toTimestamp(firstSeenAt),
      since,
    })),
  };
}
