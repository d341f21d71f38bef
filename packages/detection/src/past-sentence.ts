import type { ReplayedImpairment } from './replay.ts';
import type { Signal } from './signal.ts';
import type { TimeRevision } from './time-revisions.ts';
import { formatMoment, formatShare } from './wording.ts';

/** What calls met that were impaired by a signal: `40 % of the calls failed`. */
export const PAST_PHRASES: Readonly<Record<Signal, string>> = {
  failures: 'failed',
  slow: 'were slow',
  rate_limited: 'were refused for their rate',
  auth: 'were refused as unauthorized',
  client_error: 'were rejected (4xx)',
  very_slow: 'took several times as long as usual',
  waiting: 'waited for a limit of its own',
};

/** An impairment of the past, for a person. */
export interface PastInputs {
  readonly serviceName: string;
  /** Whose calls: `checkout in production`. */
  readonly callers: string;
  readonly impairment: Pick<ReplayedImpairment, 'signal' | 'onsetAt' | 'calls' | 'bad' | 'normalRate'> & {
    /** Null while it goes on. */
    readonly endedAt: number | null;
  };
  /** Null: nothing was known of it. */
  readonly previous: TimeRevision['previous'];
  readonly now: number;
}

/** One plain sentence about what calls that arrived late show of the past. */
export function pastSentence({ serviceName, callers, impairment, previous, now }: PastInputs): string {
  const { signal, onsetAt, endedAt, calls, bad, normalRate } = impairment;
  const when = spanPhrase(onsetAt, endedAt, now);
  const share = formatShare(bad / Math.max(1, calls));
  const counts = `${bad.toLocaleString('en-US')} of ${calls.toLocaleString('en-US')}, usually ${formatShare(normalRate)}`;
  const before =
    previous === null ? '' : `; before, this was known ${spanPhrase(previous.onsetAt, previous.endedAt, now)}`;
  return `${serviceName}: ${when} ${share} of the calls of ${callers} ${PAST_PHRASES[signal]} (${counts}), as calls that arrived late show${before}.`;
}

function spanPhrase(from: number, to: number | null, now: number): string {
  const since = formatMoment(from, now);
  return to === null ? `since ${since}` : `from ${since} to ${formatMoment(to, now)}`;
}
