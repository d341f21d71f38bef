import { Ledger, exactly } from '@upriver/contract';
import type { LedgerEntry as LedgerEntryAnswer } from '@upriver/contract';
import { Type } from 'typebox';
import { readLedger } from '../../detection/read-ledger.ts';
import { readDetectionSettings } from '../../detection/settings.ts';
import { toTimestamp } from '../../domain/clock.ts';
import { listProjects } from '../../store/organizations/projects.ts';
import { CsvAnswer, formatParameter, wantsCsv } from '../csv.ts';
import type { CsvCell } from '../csv.ts';
import { toEntry, toSeconds } from '../ledger-answer.ts';
import { invalid, momentParameter, readMoment } from '../moments.ts';
import { route } from '../route.ts';
import { getService, readProjectFilter } from './services.ts';
import { DAY_MS } from '../../domain/time.ts';

const DEFAULT_DAYS = 30;
const DAYS_MAX = 400;

const rangeParameters = {
  from: momentParameter(`Start of the range; ${DEFAULT_DAYS} days before its end by default.`),
  to: momentParameter('End of the range (exclusive). Default: now.'),
  month: Type.Optional(
    Type.String({
      pattern: '^\\d{4}-(0[1-9]|1[0-2])$',
      description: 'One month, UTC, instead of `from` and `to`.',
      examples: ['2026-11'],
    }),
  ),
  format: formatParameter,
};

/** Columns of the ledger as CSV. */
const HEADINGS = [
  'kind',
  'project',
  'environment',
  'region',
  'onset_at',
  'detected_at',
  'ended_at',
  'signals',
  'calls',
  'depth',
  'calls_lost',
  'incident_id',
  'incident_title',
  'incident_started_at',
  'incident_posted_at',
  'incident_resolved_at',
  'lead_seconds',
  'lag_seconds',
  'claimed_start_lag_seconds',
  'resolve_lag_seconds',
  'fault',
  'id',
  'cause',
  'probability_them',
  'probability_us',
  'revised_at',
  'revised_from',
  'judged',
  'judged_cause',
  'judged_by',
  'judged_at',
  'judged_note',
];

export const ledgerRoutes = [
  route({
    method: 'GET',
    path: '/api/v1/services/:id/ledger',
    access: 'read',
    tag: 'Verdicts',
    summary:
      'Compares the impairments of your calls with the incidents of the vendor: which came first, which were never posted, which did not affect you.',
    description: `Default range: the last ${DEFAULT_DAYS} days. With \`month\`, the response is a report for one month, which can be sent to the vendor.`,
    params: Type.Object({ id: Type.String({ description: 'Identifier or slug.' }) }),
    query: exactly({
      ...rangeParameters,
      project: Type.Optional(Type.String({ description: 'Identifier or slug of a project.' })),
    }),
    status: 200,
    answer: Ledger,
    alsoCsv: true,
    errors: ['not_found'],
    async handle({ database, config }, { caller, params, query, now, request, reply }) {
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
      const entries = ledger.entries.map((entry) => toEntry(entry, ledger, projects));
      reply.header('vary', 'accept');
      if (wantsCsv(query.format, request))
        return CsvAnswer.begin(`${service.slug}-ledger.csv`, HEADINGS, entries.map(toCells));
      const { summary } = ledger;
      return {
        service: { id: service.id, name: service.name, slug: service.slug },
        from: toTimestamp(from),
        to: toTimestamp(to),
        summary: {
          both: summary.both,
          neverPosted: summary.neverPosted,
          neverFelt: summary.neverFelt,
          ourOwn: summary.ourOwn,
          undecided: summary.undecided,
          medianLeadSeconds: toSeconds(summary.medianLeadMs),
          medianLagSeconds: toSeconds(summary.medianLagMs),
          callsLost: summary.callsLost,
          impairedSeconds: Math.round(summary.impairedMs / 1000),
        },
        entries,
      };
    },
  }),
];

type RangeQuery = { readonly from?: string; readonly to?: string; readonly month?: string };

/** @throws invalid_request for a range that ends before it begins, or is too long */
function readRange(query: RangeQuery, now: number): { from: number; to: number } {
  if (query.month !== undefined) {
    if (query.from !== undefined || query.to !== undefined)
      throw invalid('query.month', 'cannot be used together with query.from or query.to');
    return monthRange(query.month);
  }
  const to = query.to === undefined ? now : readMoment(query.to, 'query.to');
  const from = query.from === undefined ? to - DEFAULT_DAYS * DAY_MS : readMoment(query.from, 'query.from');
  if (from >= to) throw invalid('query.from', 'must be before query.to');
  if (to - from > DAYS_MAX * DAY_MS) throw invalid('query.from', `must be at most ${DAYS_MAX} days before query.to`);
  return { from, to };
}

function monthRange(month: string): { from: number; to: number } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { from: Date.UTC(year, number - 1), to: Date.UTC(year, number) };
}

function toCells(entry: LedgerEntryAnswer): CsvCell[] {
  const { episode, incident } = entry;
  return [
    entry.kind,
    episode?.project.slug ?? null,
    episode?.environment ?? null,
    episode?.region ?? null,
    episode?.onsetAt ?? null,
    episode?.detectedAt ?? null,
    episode?.endedAt ?? null,
    episode?.signals.join(' ') ?? null,
    episode?.calls ?? null,
    episode?.depth ?? null,
    episode?.callsLost ?? null,
    incident?.id ?? null,
    incident?.title ?? null,
    incident?.startedAt ?? null,
    incident?.postedAt ?? null,
    incident?.resolvedAt ?? null,
    entry.leadSeconds,
    entry.lagSeconds,
    entry.claimedStartLagSeconds,
    entry.resolveLagSeconds,
    episode?.fault ?? null,
    episode?.id ?? null,
    episode?.cause?.cause ?? null,
    episode?.probabilities?.them ?? null,
    episode?.probabilities?.us ?? null,
    entry.revisions.at(-1)?.at ?? null,
    entry.revisions.at(-1)?.from ?? null,
    episode?.judgment?.was ?? null,
    episode?.judgment?.cause ?? null,
    episode?.judgment?.by ?? null,
    episode?.judgment?.at ?? null,
    episode?.judgment?.note ?? null,
  ];
}
