import type { SeriesVerdict as SeriesVerdictAnswer } from '@upriver/contract';
import { rollUpVerdicts } from '@upriver/detection';
import { causePhrase } from '@upriver/detection';
import type { CauseAnswer, VerdictEvidence, VerdictRollup, WeighedCause } from '@upriver/detection';
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

/** The documented form of one verdict at a moment. */
export function toSeriesVerdict(
  { project, environment, region, answer, nameOf }: SeriesVerdict,
  now: number,
): SeriesVerdictAnswer {
  const { evidence } = answer;
  return {
    project: { id: project.id, name: project.name, slug: project.slug },
    environment: environment || null,
    region: region || null,
    verdict: answer.verdict,
    page: answer.page,
    confidence: answer.confidence,
    doubts: [...answer.doubts],
    cause: answer.cause === null ? null : toCause(answer.cause, nameOf, now),
    probabilities: toProbabilities(answer.probabilities),
    isRecovering: answer.isRecovering,
    shareNow: answer.shareNow === null ? null : rounded(answer.shareNow),
    wouldDecide: [...answer.wouldDecide],
    since: toNullableTimestamp(answer.since),
    sentence: answer.sentence,
    wouldChange: [...answer.wouldChange],
    evidence: {
      page: toPageEvidence(evidence.page),
      calls: toCallsEvidence(evidence.calls),
      causes: evidence.causes === null ? null : toCausesEvidence(evidence.causes, nameOf, now),
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

/** Probabilities as responses have them: in thousandths. */
export function toProbabilities(probabilities: CauseAnswer['probabilities'] | null) {
  if (probabilities === null) return null;
  const { them, us, other } = probabilities;
  return { them: rounded(them), us: rounded(us), other: rounded(other) };
}

function toCause(weighed: WeighedCause, nameOf: SeriesVerdict['nameOf'], now: number) {
  const { cause, kind, side, subject, change, probability } = weighed;
  return {
    cause,
    kind,
    side,
    subject: { ...subject },
    change: change === undefined ? null : { kind: change.kind, at: toTimestamp(change.at), name: change.name ?? null },
    probability: rounded(probability),
    phrase: causePhrase(weighed, nameOf, now),
  };
}

function toCausesEvidence(answer: CauseAnswer, nameOf: SeriesVerdict['nameOf'], now: number) {
  const { outcomes, endpoints } = answer.failing;
  const byCause = Object.entries(answer.byCause).map(([cause, probability]) => [cause, rounded(probability)]);
  return {
    causes: answer.causes.map((cause) => toCause(cause, nameOf, now)),
    // The same causes.
    byCause: Object.fromEntries(byCause) as CauseAnswer['byCause'],
    failing: {
      outcomes: outcomes.map(({ outcome, share }) => ({ outcome, share: rounded(share) })),
      endpoints: [...endpoints],
    },
    calls: answer.calls,
    bad: answer.bad,
    onMinutes: answer.onMinutes,
  };
}

function rounded(share: number): number {
  return Math.min(1, Math.max(0, Math.round(share * 1000) / 1000));
}
