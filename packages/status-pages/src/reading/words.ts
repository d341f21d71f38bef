import type { IncidentStatus, Status } from '@upriver/contract';
import { ownValue } from './json-value.ts';

/** A provider's words and what they mean. Keys are written as `normalizeWord` gives them. */
export type WordTable<T> = Readonly<Record<string, T>>;

/** Unknown words kept of one check; a page of nonsense must not fill the log. */
const UNKNOWN_WORDS_MAX = 20;

/** Lower case, with `_` between the parts: `Partial Outage`, `partial-outage` and `PARTIAL_OUTAGE` are one word. */
export function normalizeWord(word: string): string {
  return word
    .trim()
    .slice(0, 100)
    .toLowerCase()
    .replace(/[\s_-]+/g, '_');
}

/** The status for a vendor's word. A word that is not in the table is `unknown` and is noted; no word is `unknown`. */
export function readStatus(table: WordTable<Status>, word: string | undefined, unknownStatuses: Set<string>): Status {
  return readWord(table, word, unknownStatuses) ?? 'unknown';
}

/** What the word means, or undefined; a word that is not in the table is noted. */
export function readWord<T>(
  table: WordTable<T>,
  word: string | undefined,
  unknownStatuses: Set<string>,
): T | undefined {
  if (word === undefined) return undefined;
  const meaning = ownValue(table, normalizeWord(word));
  if (meaning === undefined && unknownStatuses.size < UNKNOWN_WORDS_MAX) unknownStatuses.add(word.slice(0, 100));
  return meaning;
}

/** Component and page words that many providers share. */
export const COMMON_STATUS_WORDS: WordTable<Status> = {
  operational: 'operational',
  degraded_performance: 'degraded',
  partial_outage: 'partial_outage',
  major_outage: 'major_outage',
  full_outage: 'major_outage',
  under_maintenance: 'maintenance',
};

/** Phases of incidents and maintenances under the names that many providers share. */
export const COMMON_PHASE_WORDS: WordTable<IncidentStatus> = {
  investigating: 'investigating',
  identified: 'identified',
  monitoring: 'monitoring',
  resolved: 'resolved',
  postmortem: 'postmortem',
  scheduled: 'scheduled',
  in_progress: 'in_progress',
  verifying: 'verifying',
  completed: 'completed',
};
