import { EpisodeEvidence, exactly } from '@upriver/contract';
import { Type } from 'typebox';
import { sameOutage, slowLimitMs, sumEpisodes, verySlowLimitMs } from '@upriver/detection';
import type { Episode } from '@upriver/detection';
import { readFailures, readSlowCalls } from '../../detection/read-failures.ts';
import type { FoundCalls } from '../../detection/read-failures.ts';
import { readLedger } from '../../detection/read-ledger.ts';
import type { LedgerReading } from '../../detection/read-ledger.ts';
import { restoreSeries } from '../../detection/series.ts';
import { readDetectionSettings } from '../../detection/settings.ts';
import type { DetectionSettings } from '../../detection/settings.ts';
import { toTimestamp } from '../../domain/clock.ts';
import { notFound } from '../../domain/errors.ts';
import type { StoredEvent } from '../../domain/event.ts';
import { DAY_MS, HOUR_MS } from '../../domain/time.ts';
import type { Queries } from '../../store/database.ts';
import { findDetector, findImpairment } from '../../store/detection/detectors.ts';
import type { SeriesKey } from '../../store/detection/detectors.ts';
import { episodeCsv } from '../episode-csv.ts';
import type { StatusPoint } from '../../domain/uptime.ts';
import { listComponentChanges } from '../../store/history/component-status-changes.ts';
import { listStatusChanges } from '../../store/history/status-changes.ts';
import { listAllComponents } from '../../store/services/components.ts';
import { listIncidentUpdates } from '../../store/incidents/incidents.ts';
import { listProjects } from '../../store/organizations/projects.ts';
import type { Project } from '../../store/organizations/projects.ts';
import { CsvAnswer } from '../csv.ts';
import { episodePage } from '../episode-page.ts';
import { route } from '../route.ts';
import { toEntry, toEpisode } from '../ledger-answer.ts';
import { getService } from './services.ts';

const SAMPLES_MAX = 20;
const NAMES_MAX = 20;
const SERIES_MAX = 100;
/** What the page showed is told until so long after the end: some pages are late. */
const SHOWN_AFTER_MS = 2 * HOUR_MS;
const PAGE_STATUSES_MAX = 100;
/** Each reads some thousand calls. */
const REQUESTS_MAX = 8;
const REQUEST_ID_TAGS = ['request_id', 'vendor_request_id'] as const;

export const episodeEvidenceRoutes = [
  route({
    method: 'GET',
    path: '/api/v1/services/:id/ledger/:episode',
    access: 'read',
    tag: 'Verdicts',
    summary: 'Returns the evidence of one episode, which you can send to the vendor.',
    description:
      'The response contains times, endpoints, error classes, sample calls and what the status page reported. `format=csv` returns the same as lines of one table, whose column `part` says what a line is; `format=html` a page to print. The evidence names the most probable cause, and every project, environment and region that felt the outage. Sample calls contain no deployment, no feature and no tags except `request_id` and `vendor_request_id`. The server reads at most 10,000 failed calls, within `UPRIVER_RETENTION_EVENTS_DAYS`. If calls were slow in the episode, it also reads at most 10,000 calls that did not fail, and returns those that took longer than the limit.',
    params: Type.Object({
      id: Type.String({ description: 'Identifier or slug of the service.' }),
      episode: Type.String({ description: 'Identifier of an episode in the ledger.' }),
    }),
    query: exactly({
      format: Type.Optional(Type.Union([Type.Literal('json'), Type.Literal('csv'), Type.Literal('html')])),
    }),
    status: 200,
    answer: EpisodeEvidence,
    alsoCsv: true,
    requestsMax: () => REQUESTS_MAX,
    errors: ['not_found', 'unavailable'],
    async handle({ database, config }, { caller, params, query, now, reply }) {
      const db = database.kysely;
      const { organizationId } = caller;
      const service = await getService(db, organizationId, params.id);
      const impairment = await findImpairment(db, organizationId, params.episode);
      if (impairment?.serviceId !== service.id) throw notFound('episode');
      const ledger = await readLedger(database, {
        organizationId,
        serviceId: service.id,
        from: impairment.onsetAt - DAY_MS,
        to: (impairment.endedAt ?? now) + DAY_MS,
        now,
        options: readDetectionSettings(config).options,
      });
      const found = ledger.entries.find(
        (entry) => 'episode' in entry && entry.episode.impairmentIds.includes(impairment.id),
      );
      if (found === undefined || !('episode' in found)) throw notFound('episode');
      const { onsetAt, endedAt, signals } = found.episode;
      const eventsSince = now - config.retentionEventsDays * DAY_MS;
      const until = (endedAt ?? now) + 1000;
      const isKept = onsetAt >= eventsSince;
      const failures = await readFailures(db, impairment, onsetAt, until);
      const slowMs = await findSlowLimit(db, impairment, signals, readDetectionSettings(config).options);
      const projects = new Map((await listProjects(db, organizationId)).map((row) => [row.id, row]));
      const evidence: EpisodeEvidence = {
        service: { id: service.id, name: service.name, slug: service.slug },
        createdAt: toTimestamp(now),
        entry: withoutJudgment(toEntry(found, ledger, projects)),
        failures: toFailures({ ...failures, isComplete: failures.isComplete && isKept }),
        slow:
          slowMs === null ? null : toSlow(await readSlowCalls(db, impairment, onsetAt, until, slowMs), slowMs, isKept),
        outage: toOutage(sameOutage(found, ledger.entries, now), ledger, projects, now),
        pageStatuses: await readPageStatuses(db, service.id, onsetAt, Math.min(now, (endedAt ?? now) + SHOWN_AFTER_MS)),
        pageWording: found.kind === 'both' ? await readWording(db, found.incident.id) : [],
      };
      if (query.format === 'csv')
        return CsvAnswer.begin(`${service.slug}-${impairment.id}.csv`, ...episodeCsv(evidence));
      if (query.format !== 'html') return evidence;
      return reply
        .header('cache-control', 'private, no-store')
        .type('text/html; charset=utf-8')
        .send(episodePage(evidence));
    },
  }),
];

/** All series that felt the same outage, whose time counts once. */
function toOutage(
  episodes: readonly Episode[],
  ledger: LedgerReading,
  projects: ReadonlyMap<string, Project>,
  now: number,
): EpisodeEvidence['outage'] {
  const { impairedMs, callsLost } = sumEpisodes(episodes, now);
  const inOrder = episodes.toSorted((a, b) => a.onsetAt - b.onsetAt || (a.id < b.id ? -1 : 1));
  return {
    impairedSeconds: Math.round(impairedMs / 1000),
    callsLost,
    series: inOrder.slice(0, SERIES_MAX).map((episode) => {
      const {
        id,
        project,
        environment,
        region,
        onsetAt,
        endedAt,
        calls,
        callsLost: lost,
      } = toEpisode(episode, ledger, projects);
      return { id, project: project.name, environment, region, onsetAt, endedAt, calls, callsLost: lost };
    }),
  };
}

/** What people of the organization said to each other is nothing that the vendor must answer. */
function withoutJudgment(entry: EpisodeEvidence['entry']): EpisodeEvidence['entry'] {
  return entry.episode === null ? entry : { ...entry, episode: { ...entry.episode, judgment: null } };
}

/** The limit above which calls of a series are slow, where an episode has a signal of it; null where it has none. */
async function findSlowLimit(
  db: Queries,
  series: SeriesKey,
  signals: readonly string[],
  options: DetectionSettings['options'],
): Promise<number | null> {
  const isSlow = signals.includes('slow');
  if (!isSlow && !signals.includes('very_slow')) return null;
  const row = await findDetector(db, series);
  if (row === undefined) return null;
  const { detector } = restoreSeries(row, options);
  const limitMs = isSlow ? slowLimitMs(detector) : verySlowLimitMs(detector);
  // As it is told, so that whoever counts the calls again finds as many.
  return limitMs === null ? null : Math.round(limitMs * 10) / 10;
}

function toSlow({ events, isComplete }: FoundCalls, limitMs: number, isKept: boolean): EpisodeEvidence['slow'] {
  return {
    limitMs,
    calls: events.length,
    isComplete: isComplete && isKept,
    endpoints: countNames(events, ({ endpoint }) => endpoint),
    samples: spread(events).map(toSample).reverse(),
  };
}

function toFailures({ events, isComplete }: FoundCalls): EpisodeEvidence['failures'] {
  return {
    calls: events.length,
    isComplete,
    endpoints: countNames(events, ({ endpoint }) => endpoint),
    errorClasses: countNames(events, ({ errorClass }) => errorClass ?? 'unknown'),
    samples: spread(events).map(toSample).reverse(),
  };
}

/** The most frequent first. */
function countNames<Name extends string>(events: readonly StoredEvent[], nameOf: (event: StoredEvent) => Name) {
  return [...Map.groupBy(events, nameOf)]
    .map(([name, group]) => ({ name, calls: group.length }))
    .sort((a, b) => b.calls - a.calls)
    .slice(0, NAMES_MAX);
}

/** Some, evenly spaced, the first and the last among them. */
function spread<Item>(items: readonly Item[]): Item[] {
  if (items.length <= SAMPLES_MAX) return [...items];
  return Array.from({ length: SAMPLES_MAX }, (_, place) =>
    Math.round((place * (items.length - 1)) / (SAMPLES_MAX - 1)),
  ).flatMap((index) => items[index] ?? []);
}

function toSample(event: StoredEvent): EpisodeEvidence['failures']['samples'][number] {
  const tag = REQUEST_ID_TAGS.map((name) => event.tags?.[name]).find((value) => value !== undefined);
  return {
    at: toTimestamp(event.at),
    method: event.method ?? null,
    host: event.host ?? null,
    endpoint: event.endpoint,
    status: event.status,
    errorClass: event.errorClass ?? null,
    latencyMs: event.latencyUs / 1000,
    requestId: tag === undefined ? null : String(tag),
  };
}

/** What the page showed of itself, and of its components that were in trouble. */
async function readPageStatuses(
  db: Queries,
  serviceId: string,
  from: number,
  to: number,
): Promise<EpisodeEvidence['pageStatuses']> {
  const names = new Map((await listAllComponents(db, serviceId)).map(({ id, name }) => [id, name]));
  const shown = (component: string | null, points: readonly StatusPoint[]) =>
    points.map(({ at, status }) => ({ at, component, status }));
  const components = [...(await listComponentChanges(db, serviceId, from, to))]
    .filter(([, points]) => points.some(({ status }) => status !== 'operational' && status !== 'unknown'))
    .flatMap(([id, points]) => shown(names.get(id) ?? id, points));
  return [...shown(null, await listStatusChanges(db, serviceId, from, to)), ...components]
    .toSorted((a, b) => a.at - b.at || ((a.component ?? '') < (b.component ?? '') ? -1 : 1))
    .slice(0, PAGE_STATUSES_MAX)
    .map((row) => ({ ...row, at: toTimestamp(row.at) }));
}

async function readWording(db: Queries, incidentId: string): Promise<EpisodeEvidence['pageWording']> {
  const updates = await listIncidentUpdates(db, incidentId);
  return updates.map(({ createdAt, status, body }) => ({ at: toTimestamp(createdAt), status, text: body }));
}
