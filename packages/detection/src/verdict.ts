import type { Confidence, PageWord, Status, Verdict } from '@upriver/contract';
import type { FaultSide } from './causes/cause.ts';
import type { CauseAnswer, WeighedCause } from './causes/weigh-causes.ts';
import { leadingCause } from './causes/leading-cause.ts';
import type { SeriesHealth, SeriesWindow } from './series-health.ts';
import { readPageSide } from './page-side.ts';
import type { PageReading, PageSide } from './page-side.ts';
import {
  RULED_OUT,
  hasLikelyBegun,
  isTrusted,
  isUnusual,
  mayHaveBegun,
  provenRate,
  quietMs,
  shownRate,
} from './shown-rate.ts';
import { SIGNALS } from './signal.ts';
import type { Signal } from './signal.ts';
import type { Impairment } from './impairment.ts';
import { MINUTE_MS } from './time.ts';
import { isDoubted, isWithoutCalls, recoveryInWindow, verdictSentence, whatWouldChange } from './verdict-sentence.ts';

/** Calls are healthy only if there were enough to have shown an outage of this depth; while the page reports trouble, of one of `RULED_OUT`. */
const MUST_SHOW = 0.5;
/** What was healthy stays so while this much would show: a quiet series would flicker otherwise. The sentence says how much. */
const STILL_SHOWS = 0.9;
/** What the trouble did not reach is so as long as this would show, for the same reason. */
const STILL_SHOWS_IN_TROUBLE = 0.2;
/** Trouble that the page has told of for so long, while calls were as usual, is not likely to reach them in this very minute. */
const TROUBLE_IS_NEW_MS = 60 * MINUTE_MS;
/** So many calls a minute show within seconds that new trouble has reached them. */
const SHOWN_AT_ONCE = 100;

/** Of fewer than some 200 calls it is not known which are slow: that none is says nothing. */
const LATENCY_UNKNOWN = 'how long these calls usually take is not known yet';

/** Both sides of one (service, project, environment, region). */
export interface VerdictInputs {
  readonly serviceName: string;
  /** `checkout in production, eu-west-1`: whose calls. */
  readonly callers: string;
  readonly page: PageSide;
  /** Null when no telemetry ever came for it. */
  readonly health: SeriesHealth | null;
  /** The verdict that was published last; absent before the first. */
  readonly before?: Verdict;
  /** Newest call of the series. */
  readonly lastCallAt?: number;
  /** Absent while nothing is impaired, or nothing could be weighed. */
  readonly cause?: CauseAnswer;
  /** Name of a project that a cause is about. */
  readonly projectName?: (id: string) => string;
  /** End of the last impairment, if there was one lately. */
  readonly recoveredAt?: number;
}

/** What the calls amount to. `too_few_calls`: or too many of them failed to call them healthy. `stopped`: none comes, where some were usual. */
export type CallsReading = 'healthy' | 'impaired' | 'too_few_calls' | 'stopped' | 'no_telemetry';

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
  /** Null while the calls are not impaired, or nothing could be weighed. */
  readonly causes: CauseAnswer | null;
  readonly recoveredAt: number | null;
}

/** Reported status and measured health, and whose fault it is. */
export interface VerdictAnswer {
  readonly verdict: Verdict;
  /** What the page says to it. */
  readonly page: PageWord;
  readonly confidence: Confidence;
  /** What keeps the confidence from being high. */
  readonly doubts: readonly string[];
  /** The most probable cause of the side that is named; of the more probable side while it is undecided; null while the calls are not impaired. */
  readonly cause: WeighedCause | null;
  readonly probabilities: CauseAnswer['probabilities'] | null;
  /** The newest calls look as usual again, but not for long enough, or too few of them, to end the impairment. */
  readonly isRecovering: boolean;
  /** Share of bad calls in the newest minutes of an impairment. */
  readonly shareNow: number | null;
  /** Evidence that is not at hand and would tell whose fault it is. */
  readonly wouldDecide: CauseAnswer['deciders'];
  /** Onset of our impairment, else start of what the page reports; null when all is well. */
  readonly since: number | null;
  readonly evidence: VerdictEvidence;
  readonly wouldChange: readonly string[];
  /** One plain sentence that a person can paste into a chat. */
  readonly sentence: string;
}

/**
 * Sets both sides side by side. What calls prove holds whatever the page says, and when it cannot be read; calls too few to judge are
 * `cannot_say`. Impaired calls are `them` or `us` only with evidence, else `undecided`.
 */
export function decideVerdict(inputs: VerdictInputs, now: number): VerdictAnswer {
  const page = readPageSide(inputs.page, now);
  const calls = readCalls(inputs, page.says);
  const cause = calls === 'impaired' ? (inputs.cause ?? null) : null;
  const verdict = decide(page.says, calls, cause?.side);
  const doubts = verdict === 'cannot_say' ? [] : listDoubts(inputs, page, calls, now);
  const isInDoubt = verdict === 'not_affecting_you' && inputs.health !== null && mayHaveBegun(inputs.health);
  const confidence = isInDoubt ? 'low' : confidenceOf(verdict, cause, doubts);
  const core = { verdict, confidence, page, calls, cause, inputs, now };
  let sentence: string | undefined;
  return {
    verdict,
    page: pageWord(verdict, page.says),
    confidence,
    doubts,
    cause: leadingCause(cause),
    probabilities: cause?.probabilities ?? null,
    isRecovering: cause?.isRecovering ?? false,
    shareNow: cause?.shareNow ?? null,
    wouldDecide: verdict === 'undecided' ? (cause?.deciders ?? []) : [],
    since: calls === 'impaired' ? firstOnset(inputs.health) : page.since,
    evidence: evidenceOf(inputs, page, calls, cause),
    // Of many verdicts only some are told in words, which cost more than all else.
    get wouldChange() {
      return whatWouldChange(core);
    },
    get sentence() {
      return (sentence ??= verdictSentence(core));
    },
  };
}

function decide(page: PageReading['says'], calls: CallsReading, side: FaultSide | undefined): Verdict {
  if (calls === 'impaired') return side ?? 'undecided';
  if (calls !== 'healthy') return 'cannot_say';
  return page === 'operational' || page === 'nothing' ? 'healthy' : 'not_affecting_you';
}

/** `agrees`: it says the same of the vendor as the verdict does. */
function pageWord(verdict: Verdict, says: PageReading['says']): PageWord {
  if (says === 'nothing' || verdict === 'cannot_say') return 'unknown';
  const isReported = says === 'trouble' || says === 'maintenance';
  if (verdict === 'them' || verdict === 'undecided') return isReported ? 'agrees' : 'silent';
  // Trouble that is reported while the fault is ours may be of something else.
  return verdict === 'us' && isReported ? 'unknown' : 'agrees';
}

function readCalls(inputs: VerdictInputs, page: PageReading['says']): CallsReading {
  const { health, before } = inputs;
  if (health === null) return 'no_telemetry';
  // Calls that a circuit breaker holds back do not make an impairment end.
  if (health.impairments.length > 0) return 'impaired';
  if (health.silentSince !== null) return 'stopped';
  if (isDoubted(inputs)) return 'too_few_calls';
  const isReported = page === 'trouble' || page === 'maintenance';
  // The end of an impairment is shown by the calls since then.
  const mustShow = before === 'healthy' || recoveryInWindow(inputs) !== null ? STILL_SHOWS : MUST_SHOW;
  if (!isReported) return (provenRate(health) ?? Infinity) <= mustShow ? 'healthy' : 'too_few_calls';
  const wasUnaffected = before === 'not_affecting_you';
  const shows = (shownRate(health) ?? Infinity) <= (wasUnaffected ? STILL_SHOWS_IN_TROUBLE : RULED_OUT);
  const isDoubtful = wasUnaffected ? hasLikelyBegun(health) : mayHaveBegun(health);
  return shows && !isDoubtful ? 'healthy' : 'too_few_calls';
}

function confidenceOf(verdict: Verdict, cause: CauseAnswer | null, doubts: readonly string[]): Confidence {
  if (verdict === 'cannot_say' || verdict === 'undecided') return 'low';
  if (verdict === 'them' || verdict === 'us') return cause?.isHigh === true && doubts.length === 0 ? 'high' : 'medium';
  return doubts.length > 1 ? 'low' : doubts.length === 1 ? 'medium' : 'high';
}

function listDoubts(inputs: VerdictInputs, page: PageReading, calls: CallsReading, now: number): string[] {
  const doubts: string[] = [];
  const { health } = inputs;
  if (health && !isTrusted(health)) doubts.push('what is usual for these calls is known from little history');
  if (calls === 'healthy' && health?.isLatencyKnown === false) doubts.push(LATENCY_UNKNOWN);
  if (page.says === 'nothing') doubts.push('the status page cannot be read');
  else if (page.ageMs !== null && page.ageMs > inputs.page.staleAfterMs / 2)
    doubts.push('the page was not read lately');
  if (calls === 'healthy' && health && (provenRate(health) ?? 1) > RULED_OUT) {
    doubts.push('so few calls would not show an outage of 10 %');
  }
  if (calls === 'healthy' && health) doubts.push(...doubtsOfHealth(health, page, now));
  if (calls === 'healthy' && health && quietMs(health, inputs.lastCallAt, now) !== null)
    doubts.push('no call came lately: what is so now is not known');
  if (calls === 'impaired' && health !== null && isWithoutCalls(health))
    doubts.push('no call came lately: what is so now is not known');
  if (page.says === 'trouble' && inputs.cause?.side === 'us') doubts.push('the page reports trouble at the same time');
  return doubts;
}

/** What keeps calls that look as usual from being certainly so: what began a moment ago has not shown yet. */
function doubtsOfHealth(health: SeriesHealth, { says, toldAt }: PageReading, now: number): string[] {
  if (isUnusual(health)) return ['more calls are bad than usual, which may be chance'];
  if (says !== 'trouble' && says !== 'maintenance') return [];
  if (mayHaveBegun(health)) return ['calls were bad just now, by chance or because trouble has reached them'];
  const { calls, from, to } = health.window;
  const isAtOnce = calls * MINUTE_MS >= SHOWN_AT_ONCE * (to - from);
  const isNew = toldAt === null || now - toldAt < TROUBLE_IS_NEW_MS;
  return isNew && !isAtOnce ? ['trouble that has just begun would show in so few calls only after minutes'] : [];
}

function evidenceOf(
  inputs: VerdictInputs,
  page: PageReading,
  calls: CallsReading,
  cause: CauseAnswer | null,
): VerdictEvidence {
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
      detectableRate: health ? provenRate(health) : null,
      impairments: health?.impairments ?? [],
    },
    causes: cause,
    recoveredAt: inputs.recoveredAt ?? null,
  };
}

function ratesOf({ calls, bad }: SeriesWindow): Record<Signal, number> {
  const rates: Partial<Record<Signal, number>> = {};
  for (const signal of SIGNALS) rates[signal] = calls > 0 ? bad[signal] / calls : 0;
  // One rate for each signal.
  return rates as Record<Signal, number>;
}

function firstOnset(health: SeriesHealth | null): number | null {
  const onsets = (health?.impairments ?? []).map(({ onsetAt }) => onsetAt);
  return onsets.length === 0 ? null : Math.min(...onsets);
}
