import { Ledger } from '@upriver/contract';
import type { LedgerEntry as LedgerEntryAnswer } from '@upriver/contract';
import { Type } from 'typebox';
import { readLedger } from '../../detection/read-ledger.ts';
import type { LedgerReading } from '../../detection/read-ledger.ts';
import { readDetectionSettings } from '../../detection/settings.ts';
import { toNullableTimestamp, toTimestamp } from '../../domain/clock.ts';
import type { Episode, LedgerEntry, VendorIncident } from '../../domain/episode.ts';
import { AppError } from '../../domain/errors.ts';
import { listProjects } from '../../store/projects.ts';
import type { ProjectRow } from '../../store/projects.ts';
import { route } from '../route.ts';
import { getService, readProjectFilter } from './services.ts';

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 30;
const DAYS_MAX = 400;

const rangeParameters = {
  from: Type.Optional(Type.String({ format: 'date-time', examples: ['2026-11-01T00:00:00Z'] })),
  to: Type.Optional(Type.String({ format: 'date-time', examples: ['2026-12-01T00:00:00Z'] })),
  month: Type.Optional(
    Type.String({
      pattern: '^\\d{4}-(0[1-9]|1[0-2])$',
      description: 'One month, UTC, instead of `from` and `to`.',
      examples: ['2026-11'],
    }),
  ),
};

export const ledgerRoutes = [
  route({
    method: 'GET',
    path: '/api/v1/services/:id/ledger',
    access: 'read',
    tag: 'Verdicts',
    summary:
      'What our calls felt beside what the vendor published: who was first, what was never posted, what we never felt.',
    description: `Without a range the last ${DEFAULT_DAYS} days. With \`month\` it is the month's evidence, to be sent to the vendor.`,
    params: Type.Object({ id: Type.String({ description: 'Identifier or slug.' }) }),
    query: Type.Object({
      ...rangeParameters,
      project: Type.Optional(Type.String({ description: 'Identifier or slug of a project.' })),
    }),
    status: 200,
    answer: Ledger,
    errors: ['not_found'],
    async handle({ database, config }, { caller, params, query, now }) {
      const { organizationId } = caller;
      const service = await getService(database.kysely, organizationId, params.id);
      const projectId = await readProjectFilter(database.kysely, organizationId, query.project);
      const { from, to } = readRange(query, now);
      const ledger = await readLedger(database, {
        organizationId,
        serviceId: service.id,
        ...(projectId === undefined ? {} : { projectId }),
        from,
        to,
        now,
        options: readDetectionSettings(config).options,
      });
      const projects = new Map((await listProjects(database.kysely, organizationId)).map((row) => [row.id, row]));
      const { summary } = ledger;
      return {
        service: { id: service.id, name: service.name, slug: service.slug },
        from: toTimestamp(from),
        to: toTimestamp(to),
        summary: {
          both: summary.both,
          neverPosted: summary.neverPosted,
          neverFelt: summary.neverFelt,
          medianLeadSeconds: toSeconds(summary.medianLeadMs),
          medianLagSeconds: toSeconds(summary.medianLagMs),
          callsLost: summary.callsLost,
          impairedSeconds: Math.round(summary.impairedMs / 1000),
        },
        entries: ledger.entries.map((entry) => toEntry(entry, ledger, projects)),
      };
    },
  }),
];

/** @throws invalid_request for a range that ends before it begins, or is too long */
function readRange(query: { from?: string; to?: string; month?: string }, now: number): { from: number; to: number } {
  const { from, to } = query.month === undefined ? readFromTo(query, now) : monthRange(query.month);
  if (!(from < to) || to - from > DAYS_MAX * DAY_MS)
    throw new AppError('invalid_request', `query.from must be before query.to, at most ${DAYS_MAX} days.`, {
      details: [{ field: 'query.from', message: `must be before query.to, at most ${DAYS_MAX} days` }],
    });
  return { from, to };
}

function readFromTo(query: { from?: string; to?: string }, now: number): { from: number; to: number } {
  const to = query.to === undefined ? now : Date.parse(query.to);
  return { from: query.from === undefined ? to - DEFAULT_DAYS * DAY_MS : Date.parse(query.from), to };
}

function monthRange(month: string): { from: number; to: number } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { from: Date.UTC(year, number - 1), to: Date.UTC(year, number) };
}

function toEntry(
  entry: LedgerEntry,
  ledger: LedgerReading,
  projects: ReadonlyMap<string, ProjectRow>,
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
  };
}

function toEpisode(episode: Episode, ledger: LedgerReading, projects: ReadonlyMap<string, ProjectRow>) {
  const series = ledger.seriesOf(episode);
  const project = projects.get(series?.projectId ?? '');
  return {
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

function toSeconds(ms: number | null): number | null {
  return ms === null ? null : Math.round(ms / 1000);
}
