import type { Calls, SeriesVerdict, SignalWord } from '@upriver/contract';

const REFUSALS: ReadonlySet<SignalWord> = new Set(['rate_limited', 'auth', 'client_error']);

/** Whether a signal is about calls that are refused or limited, which are no failures. */
export function isRefusal(signal: SignalWord): boolean {
  return REFUSALS.has(signal);
}

type Impairment = SeriesVerdict['evidence']['calls']['impairments'][number];

/** What is impaired first of all: calls that are lost before those that are late, then what more of them meet. */
export function leadingImpairment({ evidence }: SeriesVerdict): Impairment | undefined {
  const rank = ({ signal, calls, bad }: Impairment): number =>
    (signal === 'failures' || isRefusal(signal) ? 1 : 0) + bad / Math.max(1, calls);
  return evidence.calls.impairments.toSorted((a, b) => rank(b) - rank(a))[0];
}

/** Share of calls that met what a signal is about; of failures for signals of latency. Null without calls. */
export function shareOf(calls: Calls, signal: SignalWord = 'failures'): number | null {
  const { errorRate, rateLimitedShare, authShare, errors, requests } = calls;
  if (signal === 'rate_limited') return rateLimitedShare;
  if (signal === 'auth') return authShare;
  if (signal !== 'client_error') return errorRate;
  const judged = requests - (errors.aborted ?? 0) - (errors.client_limit ?? 0);
  return judged > 0 ? (errors.client_error ?? 0) / judged : null;
}
