import { Type } from 'typebox';
import { readLeadTimes } from '../../detection/read-lead-times.ts';
import { readVerdicts } from '../../detection/read-verdicts.ts';
import { readDetectionSettings } from '../../detection/settings.ts';
import { statusNow } from '../../domain/status-now.ts';
import { DAY_MS } from '../../domain/time.ts';
import { wordValidMs } from '../../domain/uptime.ts';
import { listActiveIncidents } from '../../store/incidents/incidents.ts';
import type { HttpDependencies } from '../dependencies.ts';
import { readShownServices } from '../public-views.ts';
import { route } from '../route.ts';
import { METRICS_CONTENT_TYPES, serviceMetrics } from '../service-metrics.ts';
import type { MetricsFormat, OrganizationState } from '../service-metrics.ts';

const LEAD_DAYS = 30;

export const serviceMetricRoutes = [
  route({
    method: 'GET',
    path: '/api/v1/metrics',
    access: 'read',
    tag: 'Metrics',
    operationId: 'getServiceMetrics',
    summary: 'Returns statuses and verdicts of the organization in Prometheus text format, or as OpenMetrics.',
    description:
      'OpenMetrics if `Accept` names `application/openmetrics-text`. Pages of a vendor with several that do not count for the organization are left out. `docs/feeds.md` lists the metrics. `/metrics` has those of the server itself.',
    status: 200,
    answer: Type.String(),
    contentType: METRICS_CONTENT_TYPES.prometheus,
    otherContentTypes: ['application/openmetrics-text'],
    async handle(dependencies, { caller, now, request, reply }) {
      const format: MetricsFormat =
        request.headers.accept?.includes('application/openmetrics-text') === true ? 'openmetrics' : 'prometheus';
      reply.type(METRICS_CONTENT_TYPES[format]).header('vary', 'accept');
      return serviceMetrics(await readState(dependencies, caller.organizationId, now), format);
    },
  }),
];

async function readState(
  { database, config, linking }: HttpDependencies,
  organizationId: string,
  now: number,
): Promise<OrganizationState> {
  const db = database.kysely;
  const shown = await readShownServices(db, linking, organizationId);
  const incidents = Map.groupBy(await listActiveIncidents(db, organizationId), ({ serviceId }) => serviceId);
  const validMs = wordValidMs(config.pollIntervalSeconds * 1000);
  return {
    services: shown.map(({ id, slug, currentStatus: status, lastCheckedAt: observedAt }) => ({
      id,
      slug,
      status: statusNow({ status, observedAt }, validMs, now),
      checkAgeSeconds: observedAt === null ? null : Math.max(0, (now - observedAt) / 1000),
      openIncidents: incidents.get(id)?.length ?? 0,
    })),
    verdicts: await readVerdicts(database, {
      organizationId,
      serviceIds: shown.map(({ id }) => id),
      now,
      settings: readDetectionSettings(config),
    }),
    leadTimes: await readLeadTimes(database, { organizationId, from: now - LEAD_DAYS * DAY_MS, now }),
  };
}
