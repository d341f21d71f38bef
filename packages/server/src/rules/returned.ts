// Trouble that comes and goes: what is told of it when it comes back. One thread says so once, instead of at each return.
import type { AlertItem } from '@upriver/contract';
import type { RuleAlert, SubjectState, ThreadState } from '../domain/alert.ts';
import { fingerprint } from './compose-message.ts';

/** What flaps is over when it has stayed away for so long, and lasts when it has stood for so long. */
export const STEADY_MS = 20 * 60_000;
/** Marks what a thread was told of trouble that came back. */
const MARK = 'back ';
/** Closed alerts that are kept, of the first and of the last ones. */
const KEPT = 20;
/** Different things that are remembered as told. */
const TOLD_MAX = 20;

/** Trouble that was away. */
export interface Returned {
  /** How often it was there, with this time. */
  readonly times: number;
  /** When it will have stood for `STEADY_MS` since it came back. */
  readonly lastingFrom: number;
}

/**
 * What comes and goes for days has an alert for each time: the first ones stay, and the last ones, with how often it was there in between.
 */
export function forgetReturns(alerts: readonly RuleAlert[], forgotten = 0): Pick<SubjectState, 'alerts' | 'forgotten'> {
  const closed = alerts.filter(({ closedAt }) => closedAt !== null);
  const rest = new Set(closed.length <= 2 * KEPT ? [] : closed.slice(KEPT, -KEPT));
  const kept = alerts.filter((alert) => !rest.has(alert));
  const ends = new Set(kept.map(({ closedAt }) => closedAt));
  const gone = new Set([...rest].map(({ closedAt }) => closedAt).filter((end) => !ends.has(end))).size;
  const sum = forgotten + gone;
  return { alerts: kept, ...(sum === 0 ? {} : { forgotten: sum }) };
}

/**
 * @returns undefined for what is there for the first time
 * @param alerts of the rules of one channel, about one subject
 * @param forgotten how often it was there besides
 */
export function findReturn(alerts: readonly RuleAlert[], forgotten = 0): Returned | undefined {
  const ends = new Set(alerts.flatMap(({ closedAt }) => closedAt ?? []));
  const times = ends.size + forgotten;
  const open = alerts.filter(({ closedAt }) => closedAt === null).map(({ matchedAt }) => matchedAt);
  if (open.length === 0) return times > 1 ? { times, lastingFrom: Number.POSITIVE_INFINITY } : undefined;
  return ends.size === 0 ? undefined : { times: times + 1, lastingFrom: Math.min(...open) + STEADY_MS };
}

/**
 * What is told of trouble that came back, as a text that is another when it is to be told again: at the first return; at once for what
 * was not told since, such as another verdict, another vendor or a worse incident; for what was told before, but not last, when it has
 * stood for `STEADY_MS`; and once when the trouble has stood for so long. Further incidents of the same impact are the same trouble.
 * @returns it, and when to look again if nothing changes before
 */
export function tellReturn(
  items: readonly AlertItem[],
  thread: ThreadState | undefined,
  { lastingFrom }: Returned,
  now: number,
): { readonly told: string; readonly lookAgainAt: number | null } {
  const print = fingerprint(items, { incidents: 'by impact' });
  const before = readTold(thread);
  const isLasting = before?.isLasting === true || now >= lastingFrom;
  const prints = before?.prints ?? [];
  const steadyFrom = Math.max(lastingFrom, (thread?.toldAt ?? 0) + STEADY_MS);
  // A message that says that it lasts says what it is, too.
  const isSaid = isLasting && before?.isLasting === false;
  const isKept = prints.at(-1) === print || (!isSaid && prints.includes(print) && now < steadyFrom);
  const next = isKept ? prints : [...prints.filter((one) => one !== print), print].slice(-TOLD_MAX);
  const waits = [...(isLasting ? [] : [lastingFrom]), ...(next.at(-1) === print ? [] : [steadyFrom])];
  return {
    told: `${MARK}${JSON.stringify({ isLasting, prints: next })}`,
    lookAgainAt: waits.length === 0 ? null : Math.min(...waits),
  };
}

interface Told {
  readonly isLasting: boolean;
  /** The last one last. */
  readonly prints: readonly string[];
}

function readTold(thread: ThreadState | undefined): Told | undefined {
  if (thread?.isOpen !== true || !thread.told.startsWith(MARK)) return undefined;
  // Safe: only `tellReturn` writes the mark.
  return JSON.parse(thread.told.slice(MARK.length)) as Told;
}
