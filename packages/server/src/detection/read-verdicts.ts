import type { VerdictAnswer } from '@upriver/detection';
import type { Database } from '../store/database.ts';
import { listLinks } from '../store/services/links.ts';
import { listProjects } from '../store/organizations/projects.ts';
import { judge } from './judge.ts';
import { listSeriesNow } from './known-series.ts';
import type { SeriesNow } from './known-series.ts';
import { NOBODY_KNOWS, readPageSides } from './page-sides.ts';
import type { ServiceSummary } from '../store/services/services.ts';
import { createRelevances } from './relevance.ts';
import type { DetectionSettings } from './settings.ts';
import { DAY_MS } from '../domain/time.ts';

/** Series without a call for so long are not told of any more. */
const RECENT_MS = DAY_MS;

export interface VerdictQuery {
  readonly organizationId: string;
  readonly serviceIds?: readonly string[];
  readonly projectId?: string;
  readonly environment?: string;
  readonly region?: string;
  readonly now: number;
  readonly settings: DetectionSettings;
}

/** The verdict on the calls that one project makes from one environment and region to one service. */
export interface SeriesVerdict {
  readonly service: ServiceSummary;
  readonly project: { readonly id: string; readonly name: string; readonly slug: string };
  /** '' where the events named none. */
  readonly environment: string;
  readonly region: string;
  readonly answer: VerdictAnswer;
  /** Time of the newest call; null where none came within a day. */
  readonly lastCallAt: number | null;
  /** Name of any project of the organization. */
  readonly nameOf: (projectId: string) => string;
}

/**
 * Sets both sides side by side for every series that was called lately, and for every project that is linked to a service and
 * whose calls were not seen. The same state and time give the same verdicts on every node.
 */
export async function readVerdicts(database: Database, query: VerdictQuery): Promise<SeriesVerdict[]> {
  const db = database.kysely;
  const { organizationId, now } = query;
  if (query.serviceIds?.length === 0) return [];
  const filter = {
    ...(query.serviceIds === undefined ? {} : { serviceIds: query.serviceIds }),
    ...(query.projectId === undefined ? {} : { projectId: query.projectId }),
  };
  const calls = {
    ...filter,
    ...(query.environment === undefined ? {} : { environment: query.environment }),
    ...(query.region === undefined ? {} : { region: query.region }),
    since: now - RECENT_MS,
  };
  const rows = await listSeriesNow(database, organizationId, calls, { now, options: query.settings.options });
  const isOfAll = query.environment === undefined && query.region === undefined;
  const links = isOfAll ? await listLinks(db, organizationId, filter) : [];
  const serviceIds = [...new Set([...rows, ...links].map(({ serviceId }) => serviceId))];
  const pages = await readPageSides(db, serviceIds, query.settings.staleAfterMs);
  const projects = new Map((await listProjects(db, organizationId)).map((project) => [project.id, project]));
  const nameOf = (id: string): string => projects.get(id)?.name ?? id;
  const verdicts: SeriesVerdict[] = [];
  const called = new Set<string>();
  const relevances = createRelevances(db, () => now);
  const add = async (serviceId: string, projectId: string, row: SeriesNow | undefined): Promise<void> => {
    const service = pages.service(serviceId);
    const project = projects.get(projectId);
    if (service === undefined || project === undefined) return;
    const { environment, region } = row ?? { environment: '', region: '' };
    const callers = { projectName: project.name, nameOf, environment, region };
    const touches = pages.listsComponents(serviceId)
      ? await relevances.of({ organizationId, serviceId, projectId }, now)
      : NOBODY_KNOWS;
    const answer = judge(serviceId, callers, row, pages, touches, now);
    const lastCallAt = row?.lastCallAt ?? null;
    verdicts.push({ service, project, environment, region, answer, lastCallAt, nameOf });
    called.add(`${serviceId} ${projectId}`);
  };
  for (const row of rows) await add(row.serviceId, row.projectId, row);
  for (const { serviceId, projectId } of links)
    if (!called.has(`${serviceId} ${projectId}`)) await add(serviceId, projectId, undefined);
  return verdicts;
}
