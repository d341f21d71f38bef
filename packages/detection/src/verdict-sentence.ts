import type { Confidence, Verdict } from '@upriver/contract';
import { causePhrase, deciderPhrase, failingPhrase } from './cause-words.ts';
import type { Outcome } from './causes/cause.ts';
import type { CauseAnswer } from './causes/weigh-causes.ts';
import type { PageReading } from './page-side.ts';
import type { CallsReading, VerdictInputs } from './verdict.ts';
import { isOfBothSides, leadingCause } from './causes/leading-cause.ts';
import type { Impairment } from './impairment.ts';
import { PAST_PHRASES } from './past-sentence.ts';
import { SIGNALS } from './signal.ts';
import type { Signal } from './signal.ts';
import { MINUTE_MS } from './time.ts';
import type { SeriesHealth } from './series-health.ts';
import {
  RULED_OUT,
  failsBeyondChance,
  failsTooMuch,
  isDeeplyRising,
  isUnusual,
  isUnusualByARise,
  mayHaveBegun,
  provenRate,
  quietMs,
  shownRate,
} from './shown-rate.ts';
import { formatCount, formatDuration, formatMoment, formatShare } from './wording.ts';

/** What is usual is not told as long as it was learned from fewer calls: it would be our guess. */
const USUAL_CALLS_MIN = 100;
/** Slow calls that are no more than so many times the failing ones are those. */
const TOLD_BY = 1.3;
/** A shallower outage than this would have shown: not worth a word. Of a deeper one it is: a new version may make no more of the calls. */
const DEPTH_TOLD = 0.01;
/** Such a share of failures is not told as usual, if it is so many times what is. */
const LOOKS_BAD = 0.05;
const LOOKS_BAD_BY = 3;
/** Deciders that a sentence names. */
const DECIDERS_NAMED = 2;
/** The end of an impairment is an estimate: some of its calls may come so long after it. */
const ENDED_LATER_MS = 5 * MINUTE_MS;
/** From this probability on neither side is worth telling. */
const NOBODYS_FROM = 0.5;
/** What waits so much longer than other things are wrong does not wait for those. */
const EARLIER_MS = 3 * MINUTE_MS;
/** Calls that take at least so many times as long as before are told. */
const SENT_TAKE_TOLD = 2;
/** The share of now is told if it differs by this factor from that since the onset. */
const DIFFERS_BY = 2;

/** What a sentence is made from. */
export interface VerdictCore {
  readonly verdict: Verdict;
  readonly confidence: Confidence;
  readonly page: PageReading;
  readonly calls: CallsReading;
  /** Null while the calls are not impaired, or nothing could be weighed. */
  readonly cause: CauseAnswer | null;
  readonly inputs: VerdictInputs;
  readonly now: number;
}

const SIGNAL_PHRASES: Readonly<Record<Exclude<Signal, 'waiting'>, string>> = {
  failures: 'fail',
  slow: 'are slow',
  rate_limited: 'are refused for their rate',
  auth: 'are refused as unauthorized',
  client_error: 'are rejected (4xx)',
  very_slow: 'take several times as long as usual',
};

/** Ways of failing that a signal names itself. */
const NAMED_BY_SIGNAL: Readonly<Partial<Record<Signal, Outcome>>> = {
  slow: 'slow',
  rate_limited: 'rate_limited',
  auth: 'auth',
  client_error: 'client',
  very_slow: 'slow',
};

/** One plain sentence: what our calls see, while what the page says; then whose fault it is. */
export function verdictSentence(core: VerdictCore): string {
  const { inputs, page, verdict } = core;
  const isReported = page.says === 'trouble' || page.says === 'maintenance';
  const isAgreed = verdict === 'healthy' ? page.says === 'operational' : verdict !== 'not_affecting_you' && isReported;
  const joint = verdict === 'cannot_say' || page.says === 'nothing' ? ';' : isAgreed ? ', and' : ', while';
  return `${inputs.serviceName}: ${callsPhrase(core)}${joint} ${page.phrase}${aside(core)}.${faultPhrase(core)}`;
}

/** What would make the verdict another one. */
export function whatWouldChange({ verdict, page, calls, cause, inputs }: VerdictCore): string[] {
  const changes: string[] = [];
  if (page.says === 'nothing') changes.push('a status page that can be read again');
  if (calls === 'no_telemetry') changes.push('telemetry of calls to this service');
  if (calls === 'too_few_calls')
    changes.push(isDoubted(inputs) ? 'calls of which fewer fail' : 'more calls, enough to show an outage');
  if (calls === 'stopped') changes.push('calls that come again');
  if (calls === 'impaired') {
    changes.push('calls that stay at their usual level until chance is ruled out');
    if (verdict === 'undecided') changes.push(...(cause?.deciders ?? []).map(deciderPhrase));
    if (verdict !== 'us' && (page.says === 'operational' || page.says === 'elsewhere'))
      changes.push('an incident posted by the vendor');
  }
  if (calls === 'healthy') {
    changes.push('a rise of failures or slow calls that is too unlikely to be chance');
    changes.push(verdict === 'healthy' ? 'an incident posted by the vendor' : 'the vendor resolving what it posted');
  }
  return changes;
}

function callsPhrase(core: VerdictCore): string {
  const { inputs, calls, now } = core;
  const { health, callers } = inputs;
  if (health === null || calls === 'no_telemetry') return `no calls of ${callers} have been measured`;
  const { window } = health;
  const span = formatSpan(window.to - window.from);
  if (calls === 'stopped')
    return `no call of ${callers} has come since ${formatMoment(health.silentSince ?? now, now)}, where ${formatCount(usualCalls(inputs, now), 'call')} would be usual`;
  if (calls === 'too_few_calls') return tooFewPhrase(core, span);
  if (calls === 'impaired') return impairedPhrase(core);
  const again = recoveryInWindow(inputs);
  const includesFault = again !== null && again > window.from;
  if (isUnusual(health) && !includesFault) return unusualPhrase(health, callers, span);
  if (again === null && looksBad(health)) return chancePhrase(health, callers, span);
  // After an end the window is an estimate, and may hold a part of a call.
  const failing = `${formatShare(window.calls > 0 ? Math.round(window.bad.failures) / window.calls : 0)} of ${formatCount(window.calls, 'call')}`;
  return again === null
    ? `the calls of ${callers} are as usual (${failing} failed in the last ${span}${depthPhrase(provenRate(health))}${health.isLatencyKnown ? '' : '; how long they usually take is not known yet'}${quietPhrase(inputs, now)})`
    : `the calls of ${callers} are as usual again since ${formatMoment(again, now)} (${failing} failed in the last ${span}${includesFault ? ', which include the fault' : ''}${quietPhrase(inputs, now)})`;
}

/** Whether few calls failed, but so large a share of them that nobody would call them as usual. */
function looksBad({ window, usual }: SeriesHealth): boolean {
  const share = Math.round(window.bad.failures) / Math.max(1, window.calls);
  return share >= LOOKS_BAD && share >= LOOKS_BAD_BY * usual.rates.failures;
}

function chancePhrase(health: SeriesHealth, callers: string, span: string): string {
  const { window, usual } = health;
  const usually = usual.calls < USUAL_CALLS_MIN ? '' : ` (usually ${formatShare(usual.rates.failures)})`;
  return `${Math.round(window.bad.failures).toLocaleString('en-US')} of ${formatCount(window.calls, 'call')} of ${callers} failed in the last ${span}${usually}, which may be chance${fewPhrase(provenRate(health))}`;
}

/** For how long no call has come, where that is remarkable. */
function quietPhrase({ health, lastCallAt }: VerdictInputs, now: number): string {
  const quiet = health === null ? null : quietMs(health, lastCallAt, now);
  return quiet === null ? '' : `; the newest came ${formatDuration(quiet)} ago`;
}

/** More bad calls than usual, of calls that the tests do not call impaired, by the signal that says so. */
function unusualPhrase(health: SeriesHealth, callers: string, span: string): string {
  const { window, usual, unsent } = health;
  const { calls, bad } = window;
  const signal = mostUnusual({ window, usual });
  if (unsent > bad[signal])
    return `${Math.round(unsent).toLocaleString('en-US')} of ${formatCount(calls + unsent, 'call')} of ${callers} in the last ${span} never left, which is no impairment yet`;
  const count = Math.round(bad[signal]).toLocaleString('en-US');
  const usually = usual.calls < USUAL_CALLS_MIN ? '' : ` (usually ${formatShare(usual.rates[signal])})`;
  return `${count} of ${formatCount(calls, 'call')} of ${callers} ${PAST_PHRASES[signal]} in the last ${span}${usually}, which is no impairment yet${fewPhrase(provenRate(health))}`;
}

/** The signal whose count lies most standard deviations above what is usual. */
function mostUnusual({ window, usual }: Pick<SeriesHealth, 'window' | 'usual'>): Signal {
  const above = (signal: Signal): number => {
    const expected = window.calls * usual.rates[signal];
    return (window.bad[signal] - expected) / Math.sqrt(expected + 1);
  };
  return SIGNALS.reduce((most, signal) => (above(signal) > above(most) ? signal : most));
}

/** After the end of an impairment calls are unusual again: it may have become shallower. */
function mayGoOn(inputs: VerdictInputs): boolean {
  const { health } = inputs;
  const again = recoveryInWindow(inputs);
  return health !== null && again !== null && again <= health.window.from && isUnusualByARise(health);
}

/** Calls that may be impaired, though nothing is certain. */
export function isDoubted(inputs: VerdictInputs): boolean {
  const { health, before } = inputs;
  if (health === null) return false;
  const wasDoubted = before === 'cannot_say';
  return (
    health.newestBad !== null ||
    isDeeplyRising(health, wasDoubted) ||
    mayGoOn(inputs) ||
    failsTooMuch(health, wasDoubted) ||
    failsBeyondChance(health, wasDoubted)
  );
}

function newestBadPhrase({ calls, bad, signal }: NonNullable<SeriesHealth['newestBad']>, callers: string): string {
  return `${newestPhrase({ calls, bad, signal }, callers)}, which may be one cluster`;
}

function newestPhrase({ calls, bad, signal }: NonNullable<SeriesHealth['newestBad']>, callers: string): string {
  const all = Math.round(bad) === Math.round(calls) ? 'all' : Math.round(bad).toLocaleString('en-US');
  return `${all} of the newest ${formatCount(calls, 'call')} of ${callers} ${PAST_PHRASES[signal]}`;
}

function risingPhrase(rise: NonNullable<SeriesHealth['rise']>, callers: string): string {
  return `${newestPhrase(rise, callers)}, which is hardly chance and no impairment yet`;
}

/** When the newest call was made, of calls that have stopped, or come so late that they say nothing about now. */
function madePhrase({ lastCallAt }: VerdictInputs, now: number): string {
  return lastCallAt === undefined || lastCallAt <= 0 ? '' : `; the newest was made at ${formatMoment(lastCallAt, now)}`;
}

function tooFewPhrase({ inputs, now }: VerdictCore, span: string): string {
  const { health, callers } = inputs;
  const { calls = 0, bad } = health?.window ?? {};
  if (calls === 0 && (health?.unsent ?? 0) > 0)
    return `${formatCount(health?.unsent ?? 0, 'call')} of ${callers} in the last ${span} never left, and no other came`;
  if (calls === 0) return `no call of ${callers} has come in the last ${span}${madePhrase(inputs, now)}`;
  const counted = `${formatCount(calls, 'call')} of ${callers} in the last ${span}`;
  const failed = bad?.failures ?? 0;
  const of = failed > 0 ? `, of which ${Math.round(failed).toLocaleString('en-US')} failed,` : '';
  if (health?.newestBad) return newestBadPhrase(health.newestBad, callers);
  if (mayGoOn(inputs)) return `${counted}${of} do not rule out that the impairment goes on`;
  if (health?.rise && isDeeplyRising(health, inputs.before === 'cannot_say')) return risingPhrase(health.rise, callers);
  if (isDoubted(inputs)) return `${counted}${of} are not called healthy: too many of them failed`;
  const shown = health === null ? null : shownRate(health);
  if (shown === null) return `${counted}${of} ${calls === 1 ? 'is' : 'are'} too few to judge`;
  if (health !== null && mayHaveBegun(health))
    return `${counted}${of} do not rule out that an impairment has just begun`;
  return `${counted}${of} would have shown only an outage of ${formatShare(shown)} or more`;
}

function impairedPhrase({ inputs, cause, now }: VerdictCore): string {
  const { health, callers } = inputs;
  const impairments = health?.impairments ?? [];
  const since = formatMoment(Math.min(...impairments.map(({ onsetAt }) => onsetAt)), now);
  const told = tellingApart(impairments);
  const rises = told.map((impairment, index) =>
    risePhrase(impairment, index === 0 ? ` of the calls of ${callers}` : '', health?.usual.calls ?? 0, cause),
  );
  const how = cause === null ? '' : failingPhrase({ ...cause.failing, outcomes: outcomesToTell(told, cause) });
  const where = how === '' ? '' : how.startsWith('at ') ? ` ${how}` : `, ${how}`;
  return `since ${since} ${rises.join(' and ')}${where}${told.some(({ signal }) => signal === 'waiting') ? sentPhrase(cause) : ''}${nowPhrase(inputs, cause, now)}`;
}

/** How calls fail, without what the other signals that are told name. */
function outcomesToTell(told: readonly Impairment[], { failing }: CauseAnswer): CauseAnswer['failing']['outcomes'] {
  if (!told.some(({ signal }) => signal === 'failures')) return [];
  const named = new Set(told.map(({ signal }) => NAMED_BY_SIGNAL[signal]));
  return failing.outcomes.filter(({ outcome }) => !named.has(outcome));
}

/** Calls that wait do so because answers are slow, if those that were sent take long. */
function sentPhrase(cause: CauseAnswer | null): string {
  const times = Math.round(cause?.failing.sentTake ?? 1);
  return times < SENT_TAKE_TOLD ? '' : `; those that were sent take ${times} times as long as before`;
}

/** Impairments without those that say the same again: calls that time out are slow, too, very slow calls are slow ones, and calls wait for both. */
function tellingApart(impairments: readonly Impairment[]): readonly Impairment[] {
  const of = (signal: Signal): Impairment | undefined => impairments.find((one) => one.signal === signal);
  const isToldBy = (one: Impairment, other: Impairment | undefined): boolean =>
    other !== undefined && one.bad <= other.bad * TOLD_BY;
  return impairments.filter((one) => {
    if (one.signal === 'slow') return !isToldBy(one, of('failures'));
    if (one.signal === 'very_slow') return !isToldBy(one, of('failures')) && !isToldBy(one, of('slow'));
    return one.signal !== 'waiting' || impairments.every((other) => other === one || began(one, other));
  });
}

/** Whether one clearly began before another. */
function began({ onsetAt }: Impairment, before: Impairment): boolean {
  return onsetAt + EARLIER_MS <= before.onsetAt;
}

/** Calls that were never sent are calls for whoever waits for them. */
export function isWithoutCalls({ window, unsent }: Pick<SeriesHealth, 'window' | 'unsent'>): boolean {
  return window.calls === 0 && unsent === 0;
}

/** Share of now, where it is another than since the onset. */
function nowPhrase({ health, lastCallAt }: VerdictInputs, cause: CauseAnswer | null, now: number): string {
  if (health !== null && isWithoutCalls(health) && lastCallAt !== undefined)
    return `; no call has come since ${formatMoment(lastCallAt, now)}`;
  if (cause === null || cause.shareNow === null || cause.calls === 0) return '';
  const whole = cause.bad / cause.calls;
  if (cause.isRecovering) return `; it is recovering: ${formatShare(cause.shareNow)} now`;
  if (cause.comesAndGoes === true) return '; it comes and goes';
  const differs = cause.shareNow * DIFFERS_BY < whole || cause.shareNow > whole * DIFFERS_BY;
  return differs ? `; ${formatShare(cause.shareNow)} now` : '';
}

/** How deep an outage would have had to be to show, where it is not shallow. */
function depthPhrase(rate: number | null): string {
  return rate === null || rate < DEPTH_TOLD ? '' : `, enough to have shown an outage of ${formatShare(rate)} or more`;
}

/** The same of calls some of which failed, where only a deep outage would be certain by now. */
function fewPhrase(rate: number | null): string {
  return rate === null || rate <= RULED_OUT ? '' : `; so few calls show only an outage of ${formatShare(rate)} or more`;
}

/** When the last impairment ended, if what is counted goes back to that. */
export function recoveryInWindow({ health, recoveredAt }: VerdictInputs): number | null {
  return health !== null && recoveredAt !== undefined && recoveredAt > health.window.from - ENDED_LATER_MS
    ? recoveredAt
    : null;
}

function risePhrase(
  { signal, bad, calls, normalRate }: Impairment,
  whose: string,
  usualCallsKnown: number,
  cause: CauseAnswer | null,
): string {
  const share = formatShare(calls > 0 ? bad / calls : 0);
  const count = `${Math.round(bad).toLocaleString('en-US')} of ${Math.round(calls).toLocaleString('en-US')}`;
  const numbers = usualCallsKnown < USUAL_CALLS_MIN ? count : `${count}, usually ${formatShare(normalRate)}`;
  const does = signal === 'waiting' ? waitingPhrase(cause) : SIGNAL_PHRASES[signal];
  return `${share}${whose} ${does} (${numbers})`;
}

function waitingPhrase(cause: CauseAnswer | null): string {
  const { waitsFor = 'unknown' } = cause?.failing ?? {};
  if (waitsFor === 'event_loop') return 'wait for its own event loop, which stands still';
  return waitsFor === 'connection' ? 'wait for a free connection of its own pool' : 'are held back by its own limits';
}

/** Whose fault it is, how sure, and what would decide. */
function faultPhrase(core: VerdictCore): string {
  const { verdict, calls, cause, inputs, now } = core;
  if (calls !== 'impaired') return '';
  const leading = leadingCause(cause);
  if (cause === null || leading === null) return ' Whose fault it is is not known yet.';
  const name = causePhrase(leading, inputs.projectName ?? asItIs, now);
  const { them, us, other } = cause.probabilities;
  const others = otherVendorsPhrase(cause) + othersPhrase(cause);
  if (verdict === 'undecided') {
    const deciders = cause.deciders.slice(0, DECIDERS_NAMED).map(deciderPhrase);
    const would = deciders.length === 0 ? '' : `; what would decide: ${deciders.join(', or ')}`;
    if (other >= NOBODYS_FROM)
      return ` It is undecided whose fault it is: ${leading.side === 'none' && !isOfBothSides(leading) ? 'no cause that is known explains these calls' : `most likely ${name}`}${would}.${others}`;
    return ` It is undecided whose fault it is (them ${percentBelow(them)}, us ${percentBelow(us)}; most likely ${name})${would}.${others}`;
  }
  const sure = percent(verdict === 'us' ? us : them);
  const lead = core.confidence === 'high' ? 'It is' : 'It looks like';
  return ` ${lead} ${verdict} (${sure}): most likely ${name}.${others}`;
}

/** What else the project calls that fails at the same time: what tells a network of ours, or a cloud, at a glance. */
function otherVendorsPhrase({ otherVendors }: CauseAnswer): string {
  if (otherVendors === undefined || otherVendors.failing === 0) return '';
  const { compared, failing, areSlow } = otherVendors;
  const suffer = areSlow === true ? 'are slow' : 'fail';
  if (compared === 1) return ` Calls to the only other vendor ${suffer}, too.`;
  const all = compared === 2 ? 'both' : `all ${compared}`;
  return ` Calls to ${failing === compared ? all : `${failing} of ${compared}`} other vendors ${suffer}, too.`;
}

/** Other organizations of this server whose calls are impaired now, of those that share and have calls enough. */
function othersPhrase({ organizations }: CauseAnswer): string {
  if (organizations === undefined || organizations === null) return '';
  const { judged, impaired } = organizations;
  if (impaired === 0) return ` None of ${judged} other organizations sees it.`;
  return ` ${impaired} of ${judged} other organizations ${impaired === 1 ? 'sees' : 'see'} it, too.`;
}

function aside({ inputs, calls, page, now }: VerdictCore): string {
  const { recoveredAt } = inputs;
  if (
    calls === 'healthy' &&
    recoveredAt !== undefined &&
    page.says !== 'operational' &&
    recoveryInWindow(inputs) === null
  )
    return `; our calls recovered at ${formatMoment(recoveredAt, now)}`;
  return '';
}

function usualCalls({ health }: VerdictInputs, now: number): number {
  const { calls = 0, days = 0 } = health?.usual ?? {};
  return days > 0 ? (calls / (days * 1440)) * ((now - (health?.silentSince ?? now)) / MINUTE_MS) : 0;
}

function formatSpan(ms: number): string {
  return ms < MINUTE_MS ? 'minute' : formatDuration(ms);
}

/** Nothing is certain, so neither 0 nor 100. */
function percent(probability: number): string {
  return `${Math.min(99, Math.max(1, Math.round(probability * 100)))} %`;
}

/** Rounded down, so that what is undecided does not look as if it had reached what names a side. */
function percentBelow(probability: number): string {
  return percent(Math.floor(probability * 100) / 100);
}

function asItIs(text: string): string {
  return text;
}
