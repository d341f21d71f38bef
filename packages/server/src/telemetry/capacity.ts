import type { Queries } from '../store/database.ts';
import { readObservedProject } from '../store/observed.ts';
import { addUse, createUsage, forgetOld, removeUse } from './window-limiter.ts';
import type { Usage } from './window-limiter.ts';

/** Endpoint templates per project and service; what comes after is counted as one. */
export const TEMPLATES_PER_SERVICE = 200;
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
  readonly usage: Usage;
}

export interface ProjectCapacity {
  readonly organizationId: string;
  readonly projectId: string;
  readonly services: Map<string, ServiceCapacity>;
  readonly scopes: Set<string>;
  /** The pair last admitted: neighbouring events mostly agree. */
  lastEnvironment: string | undefined;
  lastRegion: string | undefined;
}

export interface CapacityLimits {
  readonly servicesPerProject: number;
  readonly serviceEventsPerMinute: number;
}

export interface Capacities {
  /** State of a project, read from the store when it is not at hand. */
  of(organizationId: string, projectId: string): Promise<ProjectCapacity>;
}

export function createCapacities(db: Queries): Capacities {
  const kept = new Map<string, Promise<ProjectCapacity>>();
  return {
    of(organizationId, projectId) {
      let capacity = kept.get(projectId);
      if (capacity === undefined) {
        capacity = readCapacity(db, organizationId, projectId);
        capacity.catch(() => kept.delete(projectId));
        if (kept.size >= PROJECTS_MAX) kept.delete(kept.keys().next().value ?? '');
        kept.set(projectId, capacity);
      }
      return capacity;
    },
  };
}

/** The service's state when one more of its events may come in, charged for it; undefined when not. */
export function admitEvent(
  project: ProjectCapacity,
  serviceId: string,
  limits: CapacityLimits,
  now: number,
): ServiceCapacity | undefined {
  let service = project.services.get(serviceId);
  if (service === undefined) {
    if (project.services.size >= limits.servicesPerProject) return undefined;
    service = createServiceCapacity(serviceId, false);
    project.services.set(serviceId, service);
  }
  forgetOld(service.usage, WINDOW_MS, now);
  if (service.usage.used >= limits.serviceEventsPerMinute) return undefined;
  addUse(service.usage, 1, WINDOW_MS, now);
  return service;
}

/** Takes back the charge of events that were not stored after all. */
export function giveBackEvents(service: ServiceCapacity, count: number): void {
  removeUse(service.usage, count);
}

/** The template itself, or `{other}` when the service has as many as it may. */
export function admitTemplate(service: ServiceCapacity, template: string): string {
  if (service.templates.has(template)) return template;
  if (service.templates.size >= TEMPLATES_PER_SERVICE) return OTHER;
  service.templates.add(template);
  service.newTemplates.add(template);
  return template;
}

/** True when the project may have a series of this environment and region. */
export function isScopeAdmitted(project: ProjectCapacity, environment = '', region = ''): boolean {
  if (project.lastEnvironment === environment && project.lastRegion === region) return true;
  const scope = `${environment}\0${region}`;
  if (!project.scopes.has(scope)) {
    if (project.scopes.size >= SCOPES_PER_PROJECT) return false;
    project.scopes.add(scope);
  }
  project.lastEnvironment = environment;
  project.lastRegion = region;
  return true;
}

async function readCapacity(db: Queries, organizationId: string, projectId: string): Promise<ProjectCapacity> {
  const observed = await readObservedProject(db, organizationId, projectId);
  const services = new Map(observed.serviceIds.map((id) => [id, createServiceCapacity(id, true)]));
  for (const { serviceId, template } of observed.templates) services.get(serviceId)?.templates.add(template);
  return {
    organizationId,
    projectId,
    services,
    scopes: new Set(),
    lastEnvironment: undefined,
    lastRegion: undefined,
  };
}

function createServiceCapacity(serviceId: string, isLinked: boolean): ServiceCapacity {
  return { serviceId, isLinked, templates: new Set(), newTemplates: new Set(), usage: createUsage() };
}
