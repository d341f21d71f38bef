import type { Verdict } from '@upriver/contract';
import type { PageReading } from './page-side.ts';
import type { CallsReading, VerdictAnswer, VerdictInputs } from './verdict.ts';
import type { Impairment } from './signal-watch.ts';
import type { Signal } from './signal.ts';
import { formatCount, formatDuration, formatMoment, formatShare } from './wording.ts';

/** What is usual is not told as long as it was learned from fewer calls: it would be our guess. */
const USUAL_CALLS_MIN = 100;

/** What a sentence is made from. */
export interface VerdictCore {
  readonly verdict: Verdict;
  readonly fault: VerdictAnswer['fault'];
  readonly page: PageReading;
  readonly calls: CallsReading;
  readonly inputs: VerdictInputs;
  readonly now: number;
}

const SIGNAL_PHRASES: Readonly<Record<Signal, string>> = {
  failures: 'fail',
  slow: 'are slow',
  rate_limited: 'are refused for their rate',
  auth: 'are refused as unauthorized',
  client_error: 'are rejected (4xx)',
  very_slow: 'take several times as long as slow ones',
};

/** One plain sentence: what our calls see, while what the page says. */
export function verdictSentence(core: VerdictCore): string {
  const { inputs, page } = core;
  const joint = JOINTS[core.verdict];
  return `${inputs.serviceName}: ${callsPhrase(core)}${joint} ${page.phrase}${aside(core)}.`;
}

const JOINTS: Readonly<Record<Verdict, string>> = {
  agree_healthy: ', and',
  agree_impaired: ', and',
  vendor_silent: ', while',
  not_affecting_you: ', while',
  cannot_say: ';',
};

/** What would make the verdict another one. */
export function whatWouldChange({ verdict, page, calls, fault }: VerdictCore): string[] {
  const changes: string[] = [];
  if (page.says === 'nothing') changes.push('a status page that can be read again');
  if (calls === 'no_telemetry') changes.push('telemetry of calls to this service');
  if (calls === 'too_few_calls') changes.push('more calls, enough to show an outage');
  if (calls === 'impaired' || calls === 'refused') {
    changes.push('calls that stay at their usual level until chance is ruled out');
    if (fault === 'unclear') changes.push('calls of another deployment or project to compare with');
    if (page.says === 'operational' || page.says === 'elsewhere') changes.push('an incident posted by the vendor');
  }
  if (calls === 'healthy' && verdict !== 'cannot_say') {
    changes.push('a rise of failures or slow calls that is too unlikely to be chance');
    changes.push(
      page.says === 'operational' ? 'an incident posted by the vendor' : 'the vendor resolving what it posted',
    );
  }
  return changes;
}

function callsPhrase({ inputs, calls, now }: VerdictCore): string {
  const { health, callers } = inputs;
  if (health === null || calls === 'no_telemetry') return `no calls of ${callers} have been measured`;
  const { window, impairments } = health;
  const span = formatDuration(window.to - window.from);
  if (calls === 'too_few_calls') {
    const counted = `${formatCount(window.calls, 'call')} of ${callers} in the last ${span}`;
    return `${counted} ${window.calls === 1 ? 'is' : 'are'} too few to judge`;
  }
  const failing = `${formatShare(window.calls > 0 ? window.bad.failures / window.calls : 0)} of ${formatCount(window.calls, 'call')}`;
  if (calls === 'healthy') {
    const again = recoveryInWindow(inputs);
    return again === null
      ? `the calls of ${callers} are as usual (${failing} failed in the last ${span})`
      : `the calls of ${callers} are as usual again since ${formatMoment(again, now)} (${failing} failed in the last ${span}, which include the fault)`;
  }
  const since = formatMoment(Math.min(...impairments.map(({ onsetAt }) => onsetAt)), now);
  const rises = impairments.map((impairment, index) =>
    risePhrase(impairment, index === 0 ? ` of the calls of ${callers}` : '', health.usual.calls),
  );
  return `since ${since} ${rises.join(' and ')}`;
}

/** When the last impairment ended, if what is counted goes back before that. */
function recoveryInWindow({ health, recoveredAt }: VerdictInputs): number | null {
  return health !== null && recoveredAt !== undefined && recoveredAt > health.window.from ? recoveredAt : null;
}

function risePhrase({ signal, bad, calls, normalRate }: Impairment, whose: string, usualCalls: number): string {
  const share = formatShare(calls > 0 ? bad / calls : 0);
  const count = `${bad.toLocaleString('en-US')} of ${calls.toLocaleString('en-US')}`;
  const numbers = usualCalls < USUAL_CALLS_MIN ? count : `${count}, usually ${formatShare(normalRate)}`;
  return `${share}${whose} ${SIGNAL_PHRASES[signal]} (${numbers})`;
}

function aside({ inputs, calls, fault, page, verdict, now }: VerdictCore): string {
  const { faultSplit, recoveredAt } = inputs;
  if (calls === 'refused' && verdict === 'cannot_say') return '; our own key or quota may as well be the reason';
  if (faultSplit && (calls === 'impaired' || calls === 'refused')) {
    const lead = fault === 'us' ? 'it looks like us' : fault === 'them' ? 'it looks like them' : 'whose fault is open';
    return `; ${lead}: ${lowerFirst(faultSplit.sentence).replace(/\.$/, '')}`;
  }
  if (
    calls === 'healthy' &&
    recoveredAt !== undefined &&
    page.says !== 'operational' &&
    recoveryInWindow(inputs) === null
  ) {
    return `; our calls recovered at ${formatMoment(recoveredAt, now)}`;
  }
  return '';
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
