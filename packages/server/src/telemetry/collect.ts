import { isObjectStore } from '@upriver/contract/endpoint';
import type { DropReason, ErrorClass, EventProblem, EventsAnswer } from '@upriver/contract';
import { OTHER, admitEndpoint, admitService, isScopeAdmitted, takeEvents, waitsOf } from './capacity.ts';
import type { CapacityLimits, Offer, ServiceCapacity } from './capacity.ts';
import type { Cleaner } from './clean.ts';
import type { Tags } from '../domain/event.ts';
import { addWait, hasHung } from '../domain/hung-calls.ts';
import type { Waits } from '../domain/hung-calls.ts';
import { correctTime } from './correct-time.ts';
import type { ProjectFlush, ServiceTurn } from './flush.ts';
import type { Advice } from './outcome.ts';
import type { Resolution } from './resolve.ts';
import { addToSheet, sheetService } from './sheet.ts';
import type { SheetService } from './sheet.ts';
import type { SortedEvent, SortedEvents } from './sort-events.ts';
import type { ReceivedEvent } from './validate.ts';

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
  /** By the wall clock, for the times of events. */
  readonly receivedAt: number;
  /** The same moment, for limits. */
  readonly monotonicMs: number;
  readonly skewMs: number;
}

type Turns = Map<Resolution, ServiceTurn>;
export type ServiceResolution = Extract<Resolution, { kind: 'service' }>;

/** Stands for the endpoint where paths are keys of objects. */
export const OBJECT_KEY = '/{key}';
const NOWHERE: SheetService = { service: 0, host: 0 };

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
  const turns: Turns = new Map();
  for (const { resolution } of sorted.valid)
    if (resolution.kind === 'service') offer(resolution, context, tally, turns);
  takeTurns(turns.values(), context);
  for (const each of sorted.valid) {
    const reason = collectOne(each, context, tally, turns);
    if (reason === undefined) tally.accepted += 1;
    else tally.dropped.set(reason, (tally.dropped.get(reason) ?? 0) + 1);
  }
  return tally;
}

/** Charges the events of one request, service by service. */
export function takeTurns(turns: Iterable<ServiceTurn>, { project, limits, monotonicMs }: CollectContext): void {
  const { charged, capacity: services } = project;
  const offers: Offer[] = [];
  for (const turn of turns) if (hasCapacity(turn)) offers.push(turn);
  takeEvents(services, offers, limits, monotonicMs);
  for (const { capacity, granted } of offers)
    if (granted > 0) charged.set(capacity, (charged.get(capacity) ?? 0) + granted);
}

function hasCapacity(turn: ServiceTurn): turn is ServiceTurn & Offer {
  return turn.capacity !== undefined;
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

function collectOne(
  { event, resolution, tags }: SortedEvent,
  context: CollectContext,
  tally: Tally,
  turns: Turns,
): DropReason | undefined {
  if (resolution.kind === 'unknown') {
    tally.unknown.add(resolution.name);
    if (resolution.isCounted) countUnknown(context.project.unknownHosts, resolution.name);
    return 'unknown_service';
  }
  const turn = turns.get(resolution);
  if (turn?.capacity === undefined || turn.granted === 0) return 'service_cap';
  turn.granted -= 1;
  keep(event, tags, turn.capacity, turn, context);
  return undefined;
}

function offer(resolution: ServiceResolution, context: CollectContext, tally: Tally, turns: Turns): void {
  let turn = turns.get(resolution);
  if (turn === undefined) {
    turn = beginTurn(resolution, context);
    turns.set(resolution, turn);
    tally.resolved.add(resolution.slug);
  }
  turn.offered += 1;
}

/** A service as this request meets it, with nothing offered. */
export function beginTurn(resolution: ServiceResolution, { project, limits }: CollectContext): ServiceTurn {
  const known = project.turns.get(resolution);
  if (known !== undefined) {
    known.offered = 0;
    known.granted = 0;
    return known;
  }
  const { serviceId, host = '' } = resolution;
  const capacity = admitService(project.capacity, serviceId, limits);
  const places = capacity === undefined ? NOWHERE : sheetService(project.sheet, serviceId, host);
  const isKey = isObjectStore(host);
  const turn = { capacity, places, isObjectStore: isKey, offered: 0, granted: 0, met: undefined };
  // What is named by a slug is resolved anew for each event.
  if (resolution.host !== undefined) project.turns.set(resolution, turn);
  return turn;
}

function keep(
  event: ReceivedEvent,
  tags: Tags | undefined,
  service: ServiceCapacity,
  { places, isObjectStore: isKey }: ServiceTurn,
  context: CollectContext,
): void {
  const { project, cleaner } = context;
  const { environment = '', region = '', status, latency_ms: latencyMs, ts, sdk_version: sdkVersion } = event;
  const errorClass = cleaner.errorClass(status, event.error_class);
  const isAdmitted = isScopeAdmitted(project.capacity, environment, region);
  const scope = isAdmitted ? { environment, region } : { environment: OTHER, region: OTHER };
  addToSheet(project.sheet, places, event, {
    at: correctTime(event.ts, context.skewMs, context.receivedAt),
    endpoint: admitEndpoint(service, isKey ? OBJECT_KEY : event.endpoint, cleaner),
    errorClass: judgeWait(errorClass, waitsOf(service, scope.environment, scope.region), {
      status,
      latencyMs,
      ts,
      sdkVersion,
    }),
    method: event.method === undefined ? '' : cleaner.method(event.method),
    ...scope,
    tags,
  });
}

/** What of a call says how it ended. */
interface JudgedCall {
  readonly status: number;
  readonly latencyMs: number;
  /** Unix seconds. */
  readonly ts: number;
  readonly sdkVersion: string | undefined;
}

/** The class of a call; one that was aborted after a longer wait than is usual is a time-out. */
export function judgeWait(
  errorClass: ErrorClass | undefined,
  waits: Waits,
  { status, latencyMs, ts, sdkVersion }: JudgedCall,
): ErrorClass | undefined {
  if (isUnclearEnd(errorClass, sdkVersion))
    return hasHung(waits, latencyMs, ts + latencyMs / 1000) ? 'timeout' : errorClass;
  if (status > 0) addWait(waits, latencyMs);
  return errorClass;
}

/**
 * Whether only its duration tells how a call ended. OpenTelemetry's instrumentation of Node's `http` does not record which side closed the
 * connection: a time-out looks like a reset.
 */
function isUnclearEnd(errorClass: ErrorClass | undefined, sdkVersion: string | undefined): boolean {
  return (
    errorClass === 'aborted' || (errorClass === 'connection_reset' && sdkVersion?.startsWith('otel-nodejs') === true)
  );
}

/** Counts a call to a host that no vendor has. */
export function countUnknown(hosts: Map<string, number>, host: string): void {
  hosts.set(host, (hosts.get(host) ?? 0) + 1);
}
