import { SAME_EPISODE_MS } from './episode.ts';
import type { Episode, ImpairmentRecord, Judged } from './episode.ts';
import { sumLostCalls } from './lost-calls.ts';
import { SIGNALS } from './signal.ts';
import { mergeSpans } from './spans.ts';
import type { Span } from './spans.ts';

/**
 * Joins the impairments of one series that overlap, those of ours never with others, and those of one side that nearly touch: an impairment of
 * which no side was named is not charged to the vendor for following one that was the vendor's.
 */
export function groupImpairments(records: readonly ImpairmentRecord[]): Episode[] {
  // Signals often rise in one moment: which is the first of an episode must not depend on how a store gives them.
  const inOrder = records.toSorted((a, b) => a.detectedAt - b.detectedAt || (a.id < b.id ? -1 : 1));
  const ofOneSide = [...Map.groupBy(inOrder, ({ fault }) => fault === 'us').values()];
  const overlapping = ofOneSide.flatMap((records) => mergeSpans(records, spanOfRecord, 0));
  const bySide = Map.groupBy(overlapping, (group) => namedIn(group)?.fault ?? 'undecided');
  return [...bySide.values()]
    .flatMap((groups) => mergeSpans(groups, spanOfGroup, SAME_EPISODE_MS))
    .map((groups) => episodeOf(groups.flat()))
    .toSorted((a, b) => a.onsetAt - b.onsetAt);
}

function spanOfRecord({ onsetAt, endedAt }: ImpairmentRecord): Span {
  return [onsetAt, endedAt ?? Number.POSITIVE_INFINITY];
}

function spanOfGroup(records: readonly ImpairmentRecord[]): Span {
  const spans = records.map(spanOfRecord);
  return [Math.min(...spans.map(([from]) => from)), Math.max(...spans.map(([, to]) => to))];
}

function namedIn(records: readonly ImpairmentRecord[]): ImpairmentRecord | undefined {
  return records.find(({ fault }) => fault !== 'undecided');
}

function episodeOf(records: readonly ImpairmentRecord[]): Episode {
  // All of one side, or none of ours: what was named once holds for what it overlaps.
  const named = namedIn(records) ?? records.find(({ answer }) => answer !== null);
  const isOpen = records.some(({ endedAt }) => endedAt === null);
  return {
    id: records[0]?.id ?? '',
    impairmentIds: records.map(({ id }) => id),
    onsetAt: Math.min(...records.map(({ onsetAt }) => onsetAt)),
    detectedAt: Math.min(...records.map(({ detectedAt }) => detectedAt)),
    endedAt: isOpen ? null : Math.max(...records.map(({ endedAt }) => endedAt ?? 0)),
    lastCallAt: isOpen ? newest(records.flatMap(({ lastCallAt }) => lastCallAt ?? [])) : null,
    signals: SIGNALS.filter((signal) => records.some((record) => record.signal === signal)),
    calls: Math.max(...records.map(({ calls }) => calls)),
    depth: Math.max(...records.map(({ calls, bad }) => (calls > 0 ? bad / calls : 0))),
    callsLost: sumLostCalls(records),
    fault: named?.fault ?? 'undecided',
    answer: named?.answer ?? null,
    judgment: records.reduce<Judged | null>(
      (last, { judgment }) => (judgment !== null && judgment.at > (last?.at ?? 0) ? judgment : last),
      null,
    ),
    revisions: records.flatMap(({ revisions }) => revisions).toSorted((a, b) => a.at - b.at),
  };
}

function newest(times: readonly number[]): number | null {
  return times.length === 0 ? null : Math.max(...times);
}
