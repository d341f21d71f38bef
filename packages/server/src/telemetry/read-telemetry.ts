// Telemetry read back: from rollups where they tell apart what is asked for, else from single events, counted one by one.
import type { TelemetryGroup, TelemetrySource, TelemetryStep } from '@upriver/contract';
import { AppError } from '../domain/errors.ts';
import { mergeRollup } from '../columns/rollup.ts';
import { STEP_MINUTES, alignRange, stepOfMinutes } from '../domain/telemetry-step.ts';
import type { TimeRange } from '../domain/telemetry-step.ts';
import type { Queries } from '../store/database.ts';
import { BLOCKS_COUNTED_MAX, countScannedEvents } from '../store/events/event-scan.ts';
import { readExactRollups } from '../store/rollups/rollups.ts';
import type { GroupedRollup, RollupGroup } from '../store/rollups/rollups.ts';
import { countEvents } from './count-events.ts';
import { createLine, groupKey, lineRollup, rankGroups } from './lines.ts';
import type { Lines } from './lines.ts';
import { MINUTE_MS } from '../domain/time.ts';

/** Events that one request may count one by one: some 300 ms of work, with others served in between. */
const COUNTED_EVENTS_MAX = 2_000_000;

/** What rollups tell apart; everything else takes the events themselves. */
const ROLLUP_GROUPS: Readonly<Partial<Record<TelemetryGroup, RollupGroup>>> = {
  project: 'projectId',
  environment: 'environment',
  region: 'region',
};

/** What calls must have in common to count; '' for those that carried none. */
export type TelemetryFilter = Readonly<Partial<Record<Exclude<TelemetryGroup, 'project'>, string>>>;

export interface TelemetryQuery extends TimeRange {
  readonly organizationId: string;
  readonly serviceId: string;
  readonly projectId?: string;
  readonly filter: TelemetryFilter;
  readonly step: TelemetryStep;
  readonly groupBy: readonly TelemetryGroup[];
  /** Groups that are told apart. */
  readonly top: number;
  /** Single events are complete from here on. */
  readonly eventsSince: number;
}

/** Calls of a service in whole steps. */
export interface TelemetryLines extends Lines {
  readonly range: TimeRange;
  readonly step: TelemetryStep;
  /** The shortest step that what is kept allows for the range. */
  readonly finestStep: TelemetryStep;
  readonly source: TelemetrySource;
  readonly unreadableBlocks: number;
}

/**
 * Reads the calls of one service. The step grows to what is kept: an hour is never counted into the minutes that it begins with.
 * @throws invalid_request when the range reaches back to events that are gone, or holds too many to count one by one
 */
export async function readTelemetry(db: Queries, query: TelemetryQuery): Promise<TelemetryLines> {
  return needsEvents(query) ? readFromEvents(db, query) : readFromRollups(db, query);
}

/** True when rollups do not tell apart what is asked for. */
function needsEvents({ filter, groupBy }: Pick<TelemetryQuery, 'filter' | 'groupBy'>): boolean {
  const asked = [...groupBy, ...(Object.keys(filter) as (keyof TelemetryFilter)[])];
  return asked.some((name) => ROLLUP_GROUPS[name] === undefined);
}

async function readFromRollups(db: Queries, query: TelemetryQuery): Promise<TelemetryLines> {
  const { organizationId, serviceId, projectId, filter, groupBy, top } = query;
  for (let { step } = query; ;) {
    const range = alignRange(query, step);
    const found = await readExactRollups(db, {
      organizationId,
      serviceIds: [serviceId],
      ...(projectId === undefined ? {} : { projectId }),
      ...(filter.environment === undefined ? {} : { environment: filter.environment }),
      ...(filter.region === undefined ? {} : { region: filter.region }),
      ...range,
      stepMinutes: STEP_MINUTES[step],
      groupBy: groupBy.flatMap((name) => ROLLUP_GROUPS[name] ?? []),
    });
    const finestStep = stepOfMinutes(found.storedStepMinutes);
    if (found.kind === 'read')
      return {
        ...toLines(found.rollups, groupBy, top),
        range,
        step,
        finestStep,
        source: 'rollups',
        unreadableBlocks: found.damagedParts,
      };
    step = finestStep;
  }
}

async function readFromEvents(db: Queries, query: TelemetryQuery): Promise<TelemetryLines> {
  const { organizationId, serviceId, projectId, filter, groupBy, step, top, eventsSince } = query;
  const aligned = alignRange(query, step);
  const names = [...new Set([...groupBy, ...Object.keys(filter)])].filter(isOnlyInEvents).join(', ');
  if (query.from < eventsSince)
    throw invalidRange(
      `${names} can only be counted from single events, which are kept since ${new Date(eventsSince).toISOString()}: let the range begin later, or omit ${names}`,
    );
  // A first step of which a part is gone would count too few.
  const range =
    aligned.from < eventsSince ? { ...aligned, from: aligned.from + STEP_MINUTES[step] * MINUTE_MS } : aligned;
  const events = {
    organizationId,
    serviceId,
    ...(projectId === undefined ? {} : { projectId }),
    ...range,
    texts: Object.fromEntries(Object.entries(filter).map(([name, text]) => [name, [text]])),
  };
  if ((await countScannedEvents(db, events)) > COUNTED_EVENTS_MAX)
    throw invalidRange(
      `${names} can only be counted from single events, and this range has more of them than can be looked through at once (${COUNTED_EVENTS_MAX.toLocaleString('en')}, or ${BLOCKS_COUNTED_MAX.toLocaleString('en')} blocks): ask for a shorter one, name a project, or omit ${names}`,
    );
  const { lines, unreadableBlocks } = await countEvents(db, events, { groupBy, stepMinutes: STEP_MINUTES[step], top });
  return { ...lines, range, step, finestStep: '1m', source: 'events', unreadableBlocks };
}

function isOnlyInEvents(name: string): boolean {
  return !Object.hasOwn(ROLLUP_GROUPS, name);
}

function invalidRange(message: string): AppError {
  return new AppError('invalid_request', `query.from: ${message}.`, { details: [{ field: 'query.from', message }] });
}

function toLines(rollups: readonly GroupedRollup[], groupBy: readonly TelemetryGroup[], top: number): Lines {
  const requests = new Map<string, number>();
  const keyed = rollups.map(({ group, at, rollup }) => {
    const key = groupKey(groupBy.map((name) => group[ROLLUP_GROUPS[name] ?? 'projectId'] ?? ''));
    requests.set(key, (requests.get(key) ?? 0) + rollup.requests);
    return { key, minute: at / MINUTE_MS, rollup };
  });
  const shown = rankGroups(
    [...requests].map(([key, count]) => ({ key, requests: count })),
    top,
  );
  const lines = new Map(shown.map((key) => [key, createLine(key)]));
  const other = createLine('');
  for (const { key, minute, rollup } of keyed) {
    const line = lines.get(key);
    // Groups and steps are distinct in what was read, so only the rest has anything to merge.
    if (line === undefined) mergeRollup(lineRollup(other, minute), rollup);
    else line.steps.set(minute, rollup);
  }
  return { groups: [...lines.values()], other, otherGroups: requests.size - lines.size };
}
