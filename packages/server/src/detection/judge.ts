import { decideVerdict } from '@upriver/detection';
import type { SeriesHealth, VerdictAnswer } from '@upriver/detection';
import type { PageSides, Relevance } from './page-sides.ts';
import type { WatchedSeries } from './series.ts';
import { HOUR_MS } from '../domain/time.ts';

/** An impairment that ended so long ago is no longer told of. */
const RECOVERED_LATELY_MS = HOUR_MS;

/** Whose calls, for a person: `checkout in production, eu-west-1`. */
export interface Callers {
  readonly projectName: string;
  /** Name of any project of the organization. */
  readonly nameOf: (projectId: string) => string;
  readonly environment: string;
  readonly region: string;
}

/** What is known of the calls of one series. */
export interface JudgedSeries extends Pick<WatchedSeries, 'lastCallAt' | 'verdict' | 'cause' | 'recoveredAt'> {
  readonly health: SeriesHealth;
}

/** The verdict on one series. `series` is undefined for a project whose calls were never seen. */
export function judge(
  serviceId: string,
  callers: Callers,
  series: JudgedSeries | undefined,
  pages: PageSides,
  touches: Relevance,
  now: number,
): VerdictAnswer {
  const recoveredAt = series?.recoveredAt ?? null;
  return decideVerdict(
    {
      serviceName: pages.service(serviceId)?.name ?? serviceId,
      callers: describeCallers(callers),
      page: pages.of(serviceId, touches),
      health: series?.health ?? null,
      ...(series === undefined ? {} : { lastCallAt: series.lastCallAt }),
      ...(series?.verdict ? { before: series.verdict } : {}),
      ...(series?.cause ? { cause: series.cause } : {}),
      projectName: callers.nameOf,
      ...(recoveredAt !== null && recoveredAt > now - RECOVERED_LATELY_MS ? { recoveredAt } : {}),
    },
    now,
  );
}

/** Whose calls, for a person. */
export function describeCallers({ projectName, environment, region }: Omit<Callers, 'nameOf'>): string {
  return [environment === '' ? projectName : `${projectName} in ${environment}`, region]
    .filter((part) => part !== '')
    .join(', ');
}
