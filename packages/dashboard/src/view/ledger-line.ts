// One line of the ledger in words.
import type { LedgerEntry, Verdict } from '@upriver/contract';
import { span } from './words.ts';

export interface LedgerLine {
  readonly verdict: Verdict;
  /** How long your calls felt it, else how long they reported it. */
  readonly lasted: (now: number) => string;
  /** "22 min later", "they first, by 3 min", "never", "not yet". */
  readonly posted: string;
}

const VERDICTS: Readonly<Record<LedgerEntry['kind'], Verdict>> = {
  both: 'them',
  not_posted_yet: 'them',
  never_posted: 'them',
  our_own: 'us',
  undecided: 'undecided',
  never_felt: 'not_affecting_you',
  cannot_say: 'cannot_say',
};

export function ledgerLine({ kind, episode, incident, lagSeconds }: LedgerEntry): LedgerLine {
  const from = Date.parse(episode?.onsetAt ?? incident?.startedAt ?? '');
  const end = episode === null ? incident?.resolvedAt : episode.endedAt;
  return {
    verdict: VERDICTS[kind],
    lasted: (now) => (typeof end === 'string' ? span(Date.parse(end) - from) : `${span(now - from)} so far`),
    posted: postedOf(kind, lagSeconds),
  };
}

function postedOf(kind: LedgerEntry['kind'], lag: number | null): string {
  if (kind === 'not_posted_yet') return 'not yet';
  if (kind === 'never_posted') return 'never';
  if (lag === null) return '–';
  return lag >= 0 ? `${span(lag * 1000)} later` : `they first, by ${span(-lag * 1000)}`;
}
