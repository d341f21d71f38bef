import { MINUTE_MS } from '../../domain/time.ts';
import type { Clock } from '../../domain/clock.ts';
import type { Queries } from '../../store/database.ts';
import { listMetricServices } from '../../store/telemetry/metric-senders.ts';
import type { Attributes } from './span.ts';

/** A service whose metrics came within this time is counted by them. */
export const METRICS_LIVE_MS = 5 * MINUTE_MS;
/** The first spans after the first metrics may still be counted for so long. */
const REMEMBERED_MS = 5000;
const PROJECTS_MAX = 10_000;

/** As processes name it; empty when they do not. */
export function serviceNameOf(resource: Attributes): string {
  return String(resource.get('service.name') ?? '');
}

/** Services of a project that are counted by their metrics, so that the same calls are not counted by their spans as well. */
export interface MetricServices {
  of(projectId: string): Promise<ReadonlySet<string>>;
  /** One has begun to send metrics. */
  forget(projectId: string): void;
}

/** Makes it with a memory of a few seconds, as spans come far more often than metrics. */
export function createMetricServices(db: Queries, clock: Clock): MetricServices {
  const remembered = new Map<string, { readonly until: number; readonly services: Promise<ReadonlySet<string>> }>();
  return {
    forget: (projectId) => void remembered.delete(projectId),
    of(projectId) {
      const now = clock.monotonicMs();
      const known = remembered.get(projectId);
      if (known !== undefined && known.until > now) return known.services;
      const services = listMetricServices(db, projectId, clock.now() - METRICS_LIVE_MS).then((list) => new Set(list));
      services.catch(() => remembered.delete(projectId));
      if (remembered.size >= PROJECTS_MAX) remembered.clear();
      remembered.set(projectId, { until: now + REMEMBERED_MS, services });
      return services;
    },
  };
}
