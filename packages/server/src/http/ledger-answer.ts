import type { LedgerEntry as LedgerEntryAnswer } from '@upriver/contract';
import type { Episode, LedgerEntry, Revision, VendorIncident } from '@upriver/detection';
import type { LedgerReading } from '../detection/read-ledger.ts';
import { toNullableTimestamp, toTimestamp } from '../domain/clock.ts';
import type { Project } from '../store/organizations/projects.ts';
import { toJudgment } from './judgment-answer.ts';

/** A line of the ledger as it is answered. */
export function toEntry(
  entry: LedgerEntry,
  ledger: LedgerReading,
  projects: ReadonlyMap<string, Project>,
): LedgerEntryAnswer {
  const isBoth = entry.kind === 'both';
  return {
    kind: entry.kind,
    episode: 'episode' in entry ? toEpisode(entry.episode, ledger, projects) : null,
    incident: 'incident' in entry ? toIncident(entry.incident) : null,
    leadSeconds: isBoth ? toSeconds(entry.leadMs) : null,
    lagSeconds: isBoth ? toSeconds(entry.lagMs) : null,
    claimedStartLagSeconds: isBoth ? toSeconds(entry.claimedStartLagMs) : null,
    resolveLagSeconds: isBoth ? toSeconds(entry.resolveLagMs) : null,
    revisions: 'episode' in entry ? entry.revisions.map(toRevision) : [],
  };
}

function toRevision({ at, previous, ...revision }: Revision): LedgerEntryAnswer['revisions'][number] {
  const times = previous && { onsetAt: toTimestamp(previous.onsetAt), endedAt: toNullableTimestamp(previous.endedAt) };
  return { ...revision, at: toTimestamp(at), previous: times };
}

/** An episode as it is answered. */
export function toEpisode(episode: Episode, ledger: LedgerReading, projects: ReadonlyMap<string, Project>) {
  const series = ledger.seriesOf(episode);
  const project = projects.get(series?.projectId ?? '');
  return {
    id: episode.id,
    // A project that was taken away meanwhile keeps its lines.
    project: { id: series?.projectId ?? '', name: project?.name ?? 'deleted', slug: project?.slug ?? 'deleted' },
    environment: series?.environment || null,
    region: series?.region || null,
    onsetAt: toTimestamp(episode.onsetAt),
    detectedAt: toTimestamp(episode.detectedAt),
    endedAt: toNullableTimestamp(episode.endedAt),
    signals: [...episode.signals],
    calls: Math.round(episode.calls),
    depth: episode.depth,
    callsLost: episode.callsLost,
    fault: episode.fault,
    probabilities: episode.answer?.probabilities ?? null,
    cause: episode.answer?.cause ?? null,
    judgment: episode.judgment === null ? null : toJudgment(episode.judgment),
  };
}

function toIncident({ id, title, startedAt, postedAt, resolvedAt }: VendorIncident) {
  return {
    id,
    title,
    startedAt: toTimestamp(startedAt),
    postedAt: toTimestamp(postedAt),
    resolvedAt: toNullableTimestamp(resolvedAt),
  };
}

/** Milliseconds as whole seconds. */
export function toSeconds(ms: number | null): number | null {
  return ms === null ? null : Math.round(ms / 1000);
}
