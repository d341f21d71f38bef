import { setImmediate } from 'node:timers/promises';
import { ERROR_CLASSES, EVENT_TEXTS, PERCENTILE_ERROR } from '@upriver/contract';
import type { Calls, CallsPoint, EventText, ServiceEvent, Telemetry, TelemetryGroup } from '@upriver/contract';
import { describeCalls } from '../columns/call-figures.ts';
import { toTimestamp } from '../domain/clock.ts';
import { createRollup, mergeRollup } from '../columns/rollup.ts';
import type { Rollup } from '../columns/rollup.ts';
import { STEP_MINUTES } from '../domain/telemetry-step.ts';
import type { FoundEvent } from '../store/events/events.ts';
import { createLine, groupKey, groupTexts } from '../telemetry/lines.ts';
import type { Line } from '../telemetry/lines.ts';
import type { TelemetryLines } from '../telemetry/read-telemetry.ts';
import type { CsvCell } from './csv.ts';
import { MINUTE_MS } from '../domain/time.ts';

/** Identifier of a project → its slug. */
export type ProjectSlugs = ReadonlyMap<string, string>;

/** The documented form of telemetry. Percentiles of thousands of points take a while, so others are served between the lines. */
export async function toTelemetry(
  serviceId: string,
  lines: TelemetryLines,
  groupBy: readonly TelemetryGroup[],
  slugs: ProjectSlugs,
): Promise<Telemetry> {
  const shown = lines.groups.length === 0 && groupBy.length === 0 ? [createLine(groupKey([]))] : lines.groups;
  const sum = createRollup(0);
  const groups: Telemetry['groups'] = [];
  for (const line of shown) {
    groups.push({ group: toGroup(line, groupBy, slugs), ...describeLine(line, lines, sum) });
    await setImmediate();
  }
  const other =
    lines.otherGroups === 0 ? null : { groups: lines.otherGroups, ...describeLine(lines.other, lines, sum) };
  return {
    serviceId,
    from: toTimestamp(lines.range.from),
    to: toTimestamp(lines.range.to),
    step: lines.step,
    finestStep: lines.finestStep,
    source: lines.source,
    percentileError: PERCENTILE_ERROR,
    unreadableBlocks: lines.unreadableBlocks,
    groupBy: [...groupBy],
    total: describeCalls(sum),
    groups,
    other,
  };
}

/** Headings of telemetry as a table: a row for each step of each group. */
export function telemetryHeadings(groupBy: readonly TelemetryGroup[]): string[] {
  return ['at', ...groupBy, ...(groupBy.length === 0 ? [] : ['isOther']), ...CALL_HEADINGS];
}

export function* telemetryRows({ groups, other, groupBy }: Telemetry): Generator<CsvCell[]> {
  for (const { group, points } of groups)
    for (const point of points)
      yield [
        point.at,
        ...groupBy.map((name) => group[name] ?? null),
        ...(groupBy.length === 0 ? [] : [false]),
        ...toCells(point),
      ];
  for (const point of other?.points ?? []) yield [point.at, ...groupBy.map(() => null), true, ...toCells(point)];
}

/** The documented form of one event. */
export function toServiceEvent(event: FoundEvent, slugs: ProjectSlugs): ServiceEvent {
  return {
    at: toTimestamp(event.at),
    project: slugs.get(event.projectId) ?? event.projectId,
    host: event.host ?? null,
    endpoint: event.endpoint,
    status: event.status,
    latencyMs: event.latencyUs / 1000,
    ...toTexts(event),
    tags: { ...event.tags },
  };
}

/** Safe: one property for each text of the table. */
function toTexts(event: FoundEvent): Pick<ServiceEvent, EventText> {
  return Object.fromEntries(Object.values(EVENT_TEXTS).map((name) => [name, event[name] ?? null])) as Pick<
    ServiceEvent,
    EventText
  >;
}

/** Columns of the CSV form. Texts that are not named here follow. */
export const EVENT_HEADINGS: readonly (keyof ServiceEvent)[] = [
  ...new Set<keyof ServiceEvent>([
    'at',
    'project',
    'host',
    'method',
    'endpoint',
    'status',
    'errorClass',
    'latencyMs',
    'environment',
    'region',
    'feature',
    'deployment',
    ...Object.values(EVENT_TEXTS),
    'tags',
  ]),
];

/** An event as a row; its tags as JSON. */
export function eventRow(event: ServiceEvent): CsvCell[] {
  return EVENT_HEADINGS.map((name) => (name === 'tags' ? tagsCell(event.tags) : event[name]));
}

function tagsCell(tags: ServiceEvent['tags']): CsvCell {
  return Object.keys(tags).length === 0 ? null : JSON.stringify(tags);
}

const FIGURES = [
  'requests',
  'failures',
  'errorRate',
  'rateLimitedShare',
  'authShare',
  'p50Ms',
  'p95Ms',
  'p99Ms',
] as const satisfies readonly (keyof Calls)[];
const CALL_HEADINGS: readonly string[] = [...FIGURES, ...ERROR_CLASSES];

function toCells(calls: Calls): CsvCell[] {
  return [...FIGURES.map((name) => calls[name]), ...ERROR_CLASSES.map((name) => calls.errors[name] ?? 0)];
}

function toGroup(
  line: Line,
  groupBy: readonly TelemetryGroup[],
  slugs: ProjectSlugs,
): Telemetry['groups'][number]['group'] {
  const texts = groupTexts(line);
  return Object.fromEntries(
    groupBy.map((name, index) => {
      const text = texts[index] ?? '';
      return [name, name === 'project' ? (slugs.get(text) ?? text) : text || null];
    }),
  );
}

/** Every step of the range: one without calls says so, and claims nothing else. */
function toPoints({ steps }: Line, { range, step }: TelemetryLines): CallsPoint[] {
  const stepMinutes = STEP_MINUTES[step];
  const first = range.from / MINUTE_MS;
  const count = (range.to - range.from) / (stepMinutes * MINUTE_MS);
  return Array.from({ length: count }, (_, index) => {
    const minute = first + index * stepMinutes;
    const rollup = steps.get(minute);
    return {
      at: toTimestamp(minute * MINUTE_MS),
      ...(rollup === undefined ? NO_CALLS : describeCalls(rollup)),
    };
  });
}

const NO_CALLS = describeCalls(createRollup(0));

/** The figures of a line; adds its calls to `sum`. */
function describeLine(line: Line, lines: TelemetryLines, sum: Rollup): { total: Calls; points: CallsPoint[] } {
  const total = createRollup(0);
  for (const rollup of line.steps.values()) mergeRollup(total, rollup);
  mergeRollup(sum, total);
  return { total: describeCalls(total), points: toPoints(line, lines) };
}
