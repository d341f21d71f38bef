import { STATUSES, VERDICTS } from '@upriver/contract';
import type { Status } from '@upriver/contract';
import { rollUpVerdicts } from '@upriver/detection';
import { Gauge, Registry } from 'prom-client';
import type { OpenMetricsContentType, PrometheusContentType } from 'prom-client';
import type { LeadTimes } from '../detection/read-lead-times.ts';
import type { SeriesVerdict } from '../detection/read-verdicts.ts';
import { toBreakerAdvice, worstVerdict } from './breaker-advice.ts';

/** What an organization sees of one service. */
export interface ServiceState {
  readonly id: string;
  readonly slug: string;
  /** As far as it is known now. */
  readonly status: Status;
  /** Age of the last successful check; null before the first. */
  readonly checkAgeSeconds: number | null;
  readonly openIncidents: number;
}

export interface OrganizationState {
  readonly services: readonly ServiceState[];
  readonly verdicts: readonly SeriesVerdict[];
  readonly leadTimes: readonly LeadTimes[];
}

/** Prometheus text format (version 0.0.4) or OpenMetrics (1.0.0). */
export type MetricsFormat = 'prometheus' | 'openmetrics';
export const METRICS_CONTENT_TYPES: Readonly<Record<MetricsFormat, OpenMetricsContentType | PrometheusContentType>> = {
  prometheus: Registry.PROMETHEUS_CONTENT_TYPE,
  openmetrics: Registry.OPENMETRICS_CONTENT_TYPE,
};

/** Services and verdicts of an organization as metrics. What is not known has no sample. */
export async function serviceMetrics(
  { services, verdicts, leadTimes }: OrganizationState,
  format: MetricsFormat,
): Promise<string> {
  const registry = new Registry<OpenMetricsContentType | PrometheusContentType>();
  registry.setContentType(METRICS_CONTENT_TYPES[format]);
  const metrics = createGauges(registry);
  const slugs = new Map(services.map(({ id, slug }) => [id, slug]));
  for (const { slug: service, status, checkAgeSeconds, openIncidents } of services) {
    for (const word of STATUSES) metrics.status.set({ service, status: word }, word === status ? 1 : 0);
    if (checkAgeSeconds !== null) metrics.checkAge.set({ service }, checkAgeSeconds);
    metrics.openIncidents.set({ service }, openIncidents);
  }
  const projects = new Map(verdicts.map(({ project }) => [project.id, project.slug]));
  for (const group of Map.groupBy(verdicts, (one) => `${one.service.id} ${one.project.id}`).values()) {
    const [first] = group;
    const service = slugs.get(first?.service.id ?? '');
    if (first === undefined || service === undefined) continue;
    const labels = { service, project: first.project.slug };
    const rollup = rollUpVerdicts(
      group.map(({ answer }) => answer),
      'series',
    );
    for (const word of VERDICTS) metrics.verdict.set({ ...labels, verdict: word }, word === rollup.verdict ? 1 : 0);
    const share = impairedShare(group);
    if (share !== null) metrics.impairedShare.set(labels, share);
  }
  for (const { serviceId, projectId, leadsMs } of leadTimes) {
    const [service, project] = [slugs.get(serviceId), projects.get(projectId)];
    const median = medianOf(leadsMs);
    if (service !== undefined && project !== undefined && median !== null)
      metrics.lead.set({ service, project }, median / 1000);
  }
  return registry.metrics();
}

function createGauges(registry: Registry<OpenMetricsContentType | PrometheusContentType>) {
  const registers = [registry as Registry];
  return {
    status: new Gauge({
      name: 'upriver_service_status',
      help: '1 for the status that the page of the vendor reports, 0 for the others. An old status is unknown.',
      labelNames: ['service', 'status'],
      registers,
    }),
    checkAge: new Gauge({
      name: 'upriver_service_check_age_seconds',
      help: 'Seconds since the page was last read successfully. Absent before the first time.',
      labelNames: ['service'],
      registers,
    }),
    openIncidents: new Gauge({
      name: 'upriver_service_open_incidents',
      help: 'Unresolved incidents of the vendor, without maintenances.',
      labelNames: ['service'],
      registers,
    }),
    verdict: new Gauge({
      name: 'upriver_verdict',
      help: '1 for the verdict on the calls of a project to a service, 0 for the others.',
      labelNames: ['service', 'project', 'verdict'],
      registers,
    }),
    impairedShare: new Gauge({
      name: 'upriver_impaired_share',
      help: 'Share of bad calls in the most impaired series, from 0 to 1. 0 while calls are as usual, absent if that is unknown.',
      labelNames: ['service', 'project'],
      registers,
    }),
    lead: new Gauge({
      name: 'upriver_lead_seconds',
      help: 'Median time of the last 30 days from the detection of an impairment to the post of the vendor. Negative if the vendor was first.',
      labelNames: ['service', 'project'],
      registers,
    }),
  };
}

/** Null when it is not known whether calls are impaired. */
function impairedShare(group: readonly SeriesVerdict[]): number | null {
  const failing = worstVerdict(group);
  if (failing !== undefined) return toBreakerAdvice(failing).depth;
  return group.some(({ answer }) => answer.evidence.calls.says === 'healthy') ? 0 : null;
}

function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
