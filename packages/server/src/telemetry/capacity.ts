import type { Queries } from '../store/database.ts';
import { readObservedProject } from '../store/observed.ts';
import type { UsagePlace, UsageTable } from '../domain/usage-table.ts';

/** Endpoint templates per project and service; what comes after is counted as one. */
export const TEMPLATES_PER_SERVICE = 200;
/** Endpoints remembered per service. An entry is about 200 bytes. */
const ENDPOINTS_KEPT = 500;
/** Pairs of environment and region per project, because each makes a series of its own. */
export const SCOPES_PER_PROJECT = 200;
/** What stands for everything beyond a bound. */
export const OTHER = '{other}';
/** Projects whose state is kept; a project that comes back is read again. */
const PROJECTS_MAX = 10_000;
const WINDOW_MS = 60_000;

/** What bounds one service of one project. */
export interface ServiceCapacity {
  readonly serviceId: string;
  /** False until a commit has linked it, so that a failed commit is made up for by the next. */
  isLinked: boolean;
  readonly templates: Set<string>;
  /** Those of them that no commit has kept yet. */
  readonly newTemplates: Set<string>;
  /** Endpoints as they came → what is kept for them, for those that came lately. */
  readonly endpoints: Map<string, string>;
  /** Where its events are counted. */
  readonly usage: UsagePlace;
}

export interface ProjectCapacity {
  readonly organizationId: string;
  readonly projectId: string;
  readonly services: Map<string, ServiceCapacity>;
  /** Environment → regions. */
  readonly scopes: Map<string, Set<string>>;
  scopeCount: number;
  /** A commit of it failed, so it is read again: another node may have taken the last room there was. */
  isStale: boolean;
  readonly usages: UsageTable;
}

export interface CapacityLimits {
  readonly servicesPerProject: number;
  readonly serviceEventsPerMinute: number;
}

export interface Capacities {
  /** State of a project, read from the store when it is not at hand. */
  of(organizationId: string, projectId: string): Promise<ProjectCapacity>;
}

export function createCapacities(db: Queries, usages: UsageTable): Capacities {
  const kept = new Map<string, Promise<ProjectCapacity>>();
  const read = (organizationId: string, projectId: string): Promise<ProjectCapacity> => {
    const capacity = readCapacity(db, usages, organizationId, projectId);
    capacity.catch(() => kept.delete(projectId));
    if (kept.size >= PROJECTS_MAX) kept.delete(kept.keys().next().value ?? '');
    kept.set(projectId, capacity);
    return capacity;
  };
  return {
    of(organizationId, projectId) {
      const known = kept.get(projectId);
      if (known === undefined) return read(organizationId, projectId);
      return known.then((capacity) => {
        if (!capacity.isStale) return capacity;
        const latest = kept.get(projectId);
        return latest === undefined || latest === known ? read(organizationId, projectId) : latest;
      });
    },
  };
}

/** The service's state, if the project may call it; undefined when it already calls as many as it may. */
export function admitService(
  project: ProjectCapacity,
  serviceId: string,
  limits: CapacityLimits,
): ServiceCapacity | undefined {
  let service = project.services.get(serviceId);
  if (service === undefined) {
    if (project.services.size >= limits.servicesPerProject) return undefined;
    service = createServiceCapacity(project, serviceId, false);
    project.services.set(serviceId, service);
  }
  return service;
}

/** Charges as many events as the service may still take now. @returns how many */
export function takeEvents(
  { usages }: ProjectCapacity,
  service: ServiceCapacity,
  offered: number,
  limits: CapacityLimits,
  now: number,
): number {
  return usages.use(service.usage, now, (usage) => {
    usage.forgetOld(WINDOW_MS, now);
    const granted = Math.min(offered, Math.max(0, limits.serviceEventsPerMinute - usage.used()));
    usage.add(granted, WINDOW_MS, now);
    return granted;
  });
}

/** Takes back the charge of events that were not stored after all. */
export function giveBackEvents(
  { usages }: ProjectCapacity,
  service: ServiceCapacity,
  count: number,
  now: number,
): void {
  usages.use(service.usage, now, (usage) => usage.remove(count));
}

/** The template of an endpoint, or `{other}` when the service has as many as it may. */
export function admitEndpoint(
  service: ServiceCapacity,
  endpoint: string,
  cleaner: { endpoint(endpoint: string): string },
): string {
  const known = service.endpoints.get(endpoint);
  if (known !== undefined) return known;
  const admitted = admitTemplate(service, cleaner.endpoint(endpoint));
  if (service.endpoints.size >= ENDPOINTS_KEPT) service.endpoints.clear();
  service.endpoints.set(endpoint, admitted);
  return admitted;
}

/** True when the project may have a series of this environment and region. */
export function isScopeAdmitted(project: ProjectCapacity, environment: string, region: string): boolean {
  let regions = project.scopes.get(environment);
  if (regions?.has(region) === true) return true;
  if (project.scopeCount >= SCOPES_PER_PROJECT) return false;
  project.scopeCount += 1;
  if (regions === undefined) {
    regions = new Set();
    project.scopes.set(environment, regions);
  }
  regions.add(region);
  return true;
}

function admitTemplate(service: ServiceCapacity, template: string): string {
  if (service.templates.has(template)) return template;
  if (service.templates.size >= TEMPLATES_PER_SERVICE) return OTHER;
  service.templates.add(template);
  service.newTemplates.add(template);
  return template;
}

async function readCapacity(
  db: Queries,
  usages: UsageTable,
  organizationId: string,
  projectId: string,
): Promise<ProjectCapacity> {
  const observed = await readObservedProject(db, organizationId, projectId);
  const services = new Map<string, ServiceCapacity>();
  const project: ProjectCapacity = {
    organizationId,
    projectId,
    services,
    scopes: new Map(),
    scopeCount: 0,
    isStale: false,
    usages,
  };
  for (const id of observed.serviceIds) services.set(id, createServiceCapacity(project, id, true));
  for (const { serviceId, template } of observed.templates) services.get(serviceId)?.templates.add(template);
  return project;
}

function createServiceCapacity(
  { usages, projectId }: ProjectCapacity,
  serviceId: string,
  isLinked: boolean,
): ServiceCapacity {
  return {
    serviceId,
    isLinked,
    templates: new Set(),
    newTemplates: new Set(),
    endpoints: new Map(),
    usage: usages.place(`service\0${projectId}\0${serviceId}`),
  };
}
