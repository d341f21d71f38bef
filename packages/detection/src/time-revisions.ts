import type { LedgerEntry, Revision } from './episode.ts';

/** What was known of an impairment before calls that arrived late showed otherwise. */
export interface TimeRevision {
  /** When they were taken in. */
  readonly at: number;
  /** Null: nothing was known of it. */
  readonly previous: { readonly onsetAt: number; readonly endedAt: number | null } | null;
}

type EpisodeEntry = Extract<LedgerEntry, { readonly revisions: readonly Revision[] }>;

/** The line with what calls that arrived late have changed of its times. */
export function withTimeRevisions(entry: EpisodeEntry): EpisodeEntry {
  const found = entry.episode.revisions.map(({ at, previous }): Revision => {
    const to = entry.revisions.find((later) => later.at > at)?.from ?? entry.kind;
    return { at, from: previous === null ? null : to, to, reason: 'found_late', previous };
  });
  return { ...entry, revisions: [...entry.revisions, ...found].toSorted((a, b) => a.at - b.at) };
}
