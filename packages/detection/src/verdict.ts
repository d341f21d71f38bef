import type { Confidence, Status, Verdict } from '@upriver/contract';
import type { SeriesHealth, SeriesWindow } from './detector.ts';
import type { FaultSplit } from './fault-split.ts';
import { readPageSide } from './page-side.ts';
import type { PageReading, PageSide } from './page-side.ts';
import { SIGNALS } from './signal.ts';
import type { Signal } from './signal.ts';
import type { Impairment } from './signal-watch.ts';
import { verdictSentence, whatWouldChange } from './verdict-sentence.ts';

/** Calls and days of history from which a baseline is trusted. */
const TRUSTED_CALLS = 500;
const TRUSTED_DAYS = 1;

/** Both sides of one (service, project, environment, region). */
export interface VerdictInputs {
  readonly serviceName: string;
  /** `checkout in production, eu-west-1`: whose calls. */
  readonly callers: string;
  readonly page: PageSide;
  /** Null when no telemetry ever came for it. */
  readonly health: SeriesHealth | null;
  /** Absent while nothing is impaired, or nothing can be split. */
  readonly faultSplit?: FaultSplit;
  /** End of the last impairment, if there was one lately. */
  readonly recoveredAt?: number;
}

/** What the calls amount to. `refused`: only more refusals (rate limit, authorization), which may be our own quota or key. */
export type CallsReading = 'healthy' | 'impaired' | 'refused' | 'too_few_calls' | 'no_telemetry';

/** What a verdict rests on. */
export interface VerdictEvidence {
  readonly page: {
    readonly status: Status;
    readonly says: PageReading['says'];
    readonly observedAt: number | null;
    readonly ageMs: number | null;
    readonly unreadable: string | null;
    readonly incidentIds: readonly string[];
  };
  readonly calls: {
    readonly says: CallsReading;
    readonly window: SeriesWindow | null;
    readonly rates: Readonly<Record<Signal, number>> | null;
    readonly usualRates: Readonly<Record<Signal, number>> | null;
    readonly usualFromCalls: number;
    readonly detectableRate: number | null;
    readonly impairments: readonly Impairment[];
  };
  readonly faultSplit: FaultSplit | null;
  readonly recoveredAt: number | null;
}

/** Reported status and measured health, side by side. */
export interface VerdictAnswer {
  readonly verdict: Verdict;
  readonly confidence: Confidence;
  /** What keeps the confidence from being high. */
  readonly doubts: readonly string[];
  /** Whose fault the split points at; null while the calls are not impaired. */
  readonly fault: FaultSplit['pointsAt'] | null;
  /** Onset of our impairment, else start of what the page tells of; null when all is well. */
  readonly since: number | null;
  readonly evidence: VerdictEvidence;
  readonly wouldChange: readonly string[];
  /** One plain sentence that a person can paste into a chat. */
  readonly sentence: string;
}

/**
 * Sets both sides side by side. A page that is stale, unreadable or not understood, and calls too few to judge, are `cannot_say`
 * whatever the other side says. Failures that are proven to be our own (other deployments or projects are fine) are not held
 * against a vendor whose page says operational: both its page and the other calls agree that it is healthy.
 */
export function decideVerdict(inputs: VerdictInputs, now: number): VerdictAnswer {
  const page = readPageSide(inputs.page, now);
  const calls = readCalls(inputs.health);
  const isImpaired = calls === 'impaired' || calls === 'refused';
  const fault = isImpaired ? (inputs.faultSplit?.pointsAt ?? 'unclear') : null;
  const verdict = decide(page.says, calls, fault);
  const doubts = verdict === 'cannot_say' ? [] : listDoubts(inputs, page, fault);
  const core = { verdict, fault, page, calls, inputs, now };
  return {
    verdict,
    confidence: verdict === 'cannot_say' || doubts.length > 1 ? 'low' : doubts.length === 1 ? 'medium' : 'high',
    doubts,
    fault,
    since: isImpaired ? firstOnset(inputs.health) : page.since,
    evidence: evidenceOf(inputs, page, calls),
    wouldChange: whatWouldChange(core),
    sentence: verdictSentence(core),
  };
}

function decide(page: PageReading['says'], calls: CallsReading, fault: VerdictAnswer['fault']): Verdict {
  if (page === 'nothing' || calls === 'too_few_calls' || calls === 'no_telemetry') return 'cannot_say';
  const isTold = page === 'trouble' || page === 'maintenance';
  if (calls === 'healthy') return page === 'operational' ? 'agree_healthy' : 'not_affecting_you';
  if (isTold) return 'agree_impaired';
  // What is proven to be ours is no silence of theirs; what may as well be our key or quota is not, either.
  if (fault === 'us') return page === 'operational' ? 'agree_healthy' : 'not_affecting_you';
  return calls === 'refused' && fault !== 'them' ? 'cannot_say' : 'vendor_silent';
}

function readCalls(health: SeriesHealth | null): CallsReading {
  if (health === null) return 'no_telemetry';
  if (health.state !== 'impaired') return health.state;
  return health.impairments.some(({ signal }) => signal === 'failures' || signal === 'slow') ? 'impaired' : 'refused';
}

function listDoubts(inputs: VerdictInputs, page: PageReading, fault: VerdictAnswer['fault']): string[] {
  const doubts: string[] = [];
  const { health } = inputs;
  if (health && (health.usual.calls < TRUSTED_CALLS || health.usual.days < TRUSTED_DAYS)) {
    doubts.push('what is usual for these calls is known from little history');
  }
  if (page.ageMs !== null && page.ageMs > inputs.page.staleAfterMs / 2) doubts.push('the page was not read lately');
  if (health?.state === 'healthy' && (health.detectableRate ?? 1) > 0.25) {
    doubts.push('so few calls would show only a deep outage');
  }
  if (page.says === 'trouble' && fault === 'us') doubts.push('the failures look like our own');
  if (page.says !== 'trouble' && (inputs.faultSplit?.coincidingDeploys.length ?? 0) > 0 && fault === 'unclear') {
    doubts.push('a deploy of ours coincides with the onset');
  }
  return doubts;
}

function evidenceOf(inputs: VerdictInputs, page: PageReading, calls: CallsReading): VerdictEvidence {
  const { health } = inputs;
  return {
    page: {
      status: inputs.page.status,
      says: page.says,
      observedAt: inputs.page.observedAt,
      ageMs: page.ageMs,
      unreadable: inputs.page.unreadable ?? null,
      incidentIds: inputs.page.incidents.map(({ id }) => id),
    },
    calls: {
      says: calls,
      window: health?.window ?? null,
      rates: health ? ratesOf(health.window) : null,
      usualRates: health?.usual.rates ?? null,
      usualFromCalls: health?.usual.calls ?? 0,
      detectableRate: health?.detectableRate ?? null,
      impairments: health?.impairments ?? [],
    },
    faultSplit: inputs.faultSplit ?? null,
    recoveredAt: inputs.recoveredAt ?? null,
  };
}

function ratesOf({ calls, bad }: SeriesWindow): Record<Signal, number> {
  const rates = SIGNALS.map((signal) => [signal, calls > 0 ? bad[signal] / calls : 0]);
  // One entry for each signal.
  return Object.fromEntries(rates) as Record<Signal, number>;
}

function firstOnset(health: SeriesHealth | null): number | null {
  const onsets = (health?.impairments ?? []).map(({ onsetAt }) => onsetAt);
  return onsets.length === 0 ? null : Math.min(...onsets);
}
