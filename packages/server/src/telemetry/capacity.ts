import type { Clock } from '../domain/clock.ts';
import { createWaits } from '../domain/hung-calls.ts';
import type { Waits } from '../domain/hung-calls.ts';
import { held, knownAvailable } from '../threads/leased-use.ts';
import type { Queries } from '../store/database.ts';
import { readCalledServices } from '../store/telemetry/called-services.ts';
import type { UsagePlace, UsageTable } from '../threads/usage-table.ts';
import type { Leases } from './leases.ts';

/** Endpoint templates per project and service; what comes after is counted as one. */
const TEMPLATES_PER_SERVICE = 200;
/** Endpoints remembered per service. An entry is about 200 bytes. */
const ENDPOINTS_KEPT = 500;
/** Pairs of environment and region per project, because each makes a series of its own. */
const SCOPES_PER_PROJECT = 200;
/** What stands for everything beyond a bound. */
export const OTHER = '{other}';
/** Projects whose state is kept; a project that comes back is read again. */
const PROJECTS_MAX = 10_000;
const WINDOW_MS = 60_000;
const LEASE_ATTEMPTS_MAX = 3;

let lastNumber = 0;

/** What bounds one service of one project. */
export interface ServiceCapacity {
  readonly serviceId: string;
  /** From 1 on; no other of this thread has it, however often its project is read again. */
  readonly number: number;
  /** False until a commit has linked it, so that a failed commit is made up for by the next. */
  isLinked: boolean;
  readonly templates: Set<string>;
  /** Those of them that no commit has kept yet. */
  readonly newTemplates: Set<string>;
  /** Endpoints as they came → what is kept for them, for those that came lately. */
  readonly endpoints: Map<string, string>;
  /** Where its events are counted. */
  readonly usage: UsagePlace;
  /** How long its calls take: environment → region. What a restart forgets is learned again from a few calls. */
  readonly waits: Map<string, Map<string, Waits>>;
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
  /** Other nodes count too: only what this one holds may be used. */
  readonly isLeased: boolean;
}

export interface CapacityLimits {
  readonly servicesPerProject: number;
  readonly serviceEventsPerMinute: number;
}

export interface Capacities {
  /** State of a project, read from the store when it is not at hand. */
  of(organizationId: string, projectId: string): Promise<ProjectCapacity>;
  /** State of a project, if it is at hand and good. */
  known(projectId: string): ProjectCapacity | undefined;
}

export function createCapacities(db: Queries, usages: UsageTable, isLeased: boolean): Capacities {
  const kept = new Map<string, Promise<ProjectCapacity>>();
  const atHand = new WeakMap<Promise<ProjectCapacity>, ProjectCapacity>();
  const read = (organizationId: string, projectId: string): Promise<ProjectCapacity> => {
    const capacity = readCapacity(db, { usages, isLeased, organizationId, projectId });
    capacity.then(
      (made) => atHand.set(capacity, made),
      () => kept.delete(projectId),
    );
    if (kept.size >= PROJECTS_MAX) kept.delete(kept.keys().next().value ?? '');
    kept.set(projectId, capacity);
    return capacity;
  };
  return {
    known(projectId) {
      const last = kept.get(projectId);
      const capacity = last === undefined ? undefined : atHand.get(last);
      return capacity?.isStale === false ? capacity : undefined;
    },
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

/** Events of one request for one service. */
export interface Offer {
  readonly capacity: ServiceCapacity;
  readonly offered: number;
  /** How many of them the service may still take. */
  granted: number;
}

/** Charges as many events of each service as it may still take now, by the monotonic clock, and says how many these are. */
export function takeEvents(
  { usages, isLeased }: ProjectCapacity,
  offers: readonly Offer[],
  limits: CapacityLimits,
  now: number,
): void {
  const places = offers.map(({ capacity }) => capacity.usage);
  usages.useEach(places, now, (usage, index) => {
    // Safe: there are as many places as offers.
    const offer = offers[index] as Offer;
    usage.forgetOld(WINDOW_MS, now);
    const room = Math.min(limits.serviceEventsPerMinute, isLeased ? held(usage) : Number.POSITIVE_INFINITY);
    offer.granted = Math.min(offer.offered, Math.max(0, room - usage.used()));
    usage.add(offer.granted, WINDOW_MS, now);
  });
}

/** What a share of a limit for events is leased from, and the limit. */
export interface EventLeases {
  readonly leases: Leases;
  readonly clock: Clock;
  readonly limit: number;
}

/**
 * A share of the limit for events of a service, as far as other nodes leave any: true when this node holds it already, else it is asked for.
 * @returns to false when the store did not say
 */
export function leaseEvents(
  { usages, services, projectId }: ProjectCapacity,
  serviceId: string,
  offered: number,
  from: EventLeases,
): true | Promise<boolean> {
  const place = services.get(serviceId)?.usage ?? usages.place(usageName(projectId, serviceId));
  return (
    holdsEvents(usages, place, offered, from) ||
    askForEvents(usages, place, usageName(projectId, serviceId), offered, from)
  );
}

/** Whether this node holds a share for so many events of a service, so that nobody has to be asked. */
export function holdsLease(
  { usages, services }: ProjectCapacity,
  serviceId: string,
  offered: number,
  from: EventLeases,
): boolean {
  const place = services.get(serviceId)?.usage;
  return place !== undefined && holdsEvents(usages, place, offered, from);
}

function holdsEvents(
  usages: UsageTable,
  place: UsagePlace,
  offered: number,
  { leases, clock, limit }: EventLeases,
): boolean {
  const now = clock.monotonicMs();
  if (!leases.term.isValid(now)) return false;
  return usages.use(place, now, (usage) => {
    usage.forgetOld(WINDOW_MS, now);
    const used = usage.used();
    return held(usage) >= Math.min(limit, used + offered, Math.max(used, knownAvailable(usage, now)));
  });
}

async function askForEvents(
  usages: UsageTable,
  place: UsagePlace,
  name: string,
  offered: number,
  from: EventLeases,
): Promise<boolean> {
  const { leases, clock, limit } = from;
  for (let attempt = 0; attempt < LEASE_ATTEMPTS_MAX; attempt += 1) {
    const now = clock.monotonicMs();
    if (!leases.term.isValid(now) && leases.term.isAway(now)) return false;
    // oxlint-disable-next-line no-await-in-loop -- others may have taken what was given
    await leases.ask({ table: 'keys', name, limit, cost: offered, least: 1 });
    if (holdsEvents(usages, place, offered, from)) return true;
  }
  return false;
}

/** Takes back the charge of events that were not stored after all. */
export function giveBackEvents({ usages }: ProjectCapacity, service: ServiceCapacity, count: number): void {
  usages.find(service.usage, (usage) => usage.remove(count));
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
  kept: Pick<ProjectCapacity, 'organizationId' | 'projectId' | 'usages' | 'isLeased'>,
): Promise<ProjectCapacity> {
  const { organizationId, projectId } = kept;
  const observed = await readCalledServices(db, organizationId, projectId);
  const services = new Map<string, ServiceCapacity>();
  const project: ProjectCapacity = {
    ...kept,
    services,
    scopes: new Map(),
    scopeCount: 0,
    isStale: false,
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
  lastNumber += 1;
  return {
    serviceId,
    number: lastNumber,
    isLinked,
    templates: new Set(),
    newTemplates: new Set(),
    endpoints: new Map(),
    usage: usages.place(usageName(projectId, serviceId)),
    waits: new Map(),
  };
}

/** How long calls of one series take. Environment and region are those that were admitted, which bounds how many there are. */
export function waitsOf({ waits }: ServiceCapacity, environment: string, region: string): Waits {
  let regions = waits.get(environment);
  if (regions === undefined) waits.set(environment, (regions = new Map()));
  let series = regions.get(region);
  if (series === undefined) regions.set(region, (series = createWaits()));
  return series;
}

function usageName(projectId: string, serviceId: string): string {
  return `service\0${projectId}\0${serviceId}`;
}
