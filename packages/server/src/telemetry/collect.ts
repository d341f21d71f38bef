import type { DropReason, EventProblem, EventsAnswer } from '@upriver/contract';
import { OTHER, admitEvent, admitTemplate, isScopeAdmitted } from './capacity.ts';
import type { CapacityLimits, ServiceCapacity } from './capacity.ts';
import type { Cleaner } from './clean.ts';
import { correctTime } from './correct-time.ts';
import { collectEvent } from './flush.ts';
import type { ProjectFlush } from './flush.ts';
import type { Advice } from './outcome.ts';
import type { SortedEvent, SortedEvents } from './sort-events.ts';
import type { ReceivedEvent } from './validate.ts';

/** Longer than any call; keeps a latency exact in a number. */
const LATENCY_US_MAX = 1e15;

/** What became of the events of one request. Every event is in exactly one count. */
export interface Tally {
  accepted: number;
  readonly dropped: Map<DropReason, number>;
  readonly resolved: Set<string>;
  readonly unknown: Set<string>;
  readonly problems: readonly EventProblem[];
}

export interface CollectContext {
  readonly project: ProjectFlush;
  readonly limits: CapacityLimits;
  readonly cleaner: Cleaner;
  readonly receivedAt: number;
  readonly skewMs: number;
}

/** Steps 9 and 10 for the events of one request: capacity, then into the commit that is being collected. */
export function collectEvents(sorted: SortedEvents, context: CollectContext): Tally {
  const tally: Tally = {
    accepted: 0,
    dropped: new Map(),
    resolved: new Set(),
    unknown: new Set(),
    problems: sorted.problems,
  };
  if (sorted.invalid > 0) tally.dropped.set('invalid_event', sorted.invalid);
  for (const each of sorted.valid) {
    const reason = collectOne(each, context, tally);
    if (reason === undefined) tally.accepted += 1;
    else tally.dropped.set(reason, (tally.dropped.get(reason) ?? 0) + 1);
  }
  return tally;
}

/** The answer that a tally makes. */
export function toAnswer(tally: Tally, advice: Advice): EventsAnswer {
  let dropped = 0;
  for (const count of tally.dropped.values()) dropped += count;
  return {
    ok: true,
    accepted: tally.accepted,
    dropped,
    ...advice,
    ...(tally.resolved.size > 0 ? { resolvedServices: [...tally.resolved] } : {}),
    ...(tally.unknown.size > 0 ? { unknownServices: [...tally.unknown] } : {}),
    ...(tally.dropped.size > 0 ? { dropReasons: [...tally.dropped.keys()].sort() } : {}),
    ...(tally.problems.length > 0 ? { errors: [...tally.problems] } : {}),
  };
}

function collectOne({ event, resolution }: SortedEvent, context: CollectContext, tally: Tally): DropReason | undefined {
  const { project, limits, receivedAt } = context;
  if (resolution.kind === 'unknown') {
    tally.unknown.add(resolution.name);
    if (resolution.isCounted) countUnknown(project.unknownHosts, resolution.name);
    return 'unknown_service';
  }
  tally.resolved.add(resolution.slug);
  const service = admitEvent(project.capacity, resolution.serviceId, limits, receivedAt);
  if (service === undefined) return 'service_cap';
  keep(event, resolution.host, service, context);
  return undefined;
}

function keep(event: ReceivedEvent, host: string | undefined, service: ServiceCapacity, context: CollectContext): void {
  const { project, cleaner } = context;
  const isAdmitted = isScopeAdmitted(project.capacity, event.environment, event.region);
  collectEvent(project, service, {
    at: correctTime(event.ts, context.skewMs, context.receivedAt),
    status: event.status,
    latencyUs: Math.min(Math.round(event.latency_ms * 1000), LATENCY_US_MAX),
    serviceId: service.serviceId,
    endpoint: admitTemplate(service, cleaner.endpoint(event.endpoint)),
    host,
    errorClass: cleaner.errorClass(event.status, event.error_class),
    method: event.method === undefined ? undefined : cleaner.method(event.method),
    environment: isAdmitted ? event.environment : OTHER,
    region: isAdmitted ? event.region : OTHER,
    feature: event.feature,
    sdkVersion: event.sdk_version,
    deploymentId: event.deployment_id,
    runtime: event.runtime,
    tags: event.tags === undefined ? undefined : cleaner.tags(event.tags),
  });
}

function countUnknown(hosts: Map<string, number>, host: string): void {
  hosts.set(host, (hosts.get(host) ?? 0) + 1);
}
