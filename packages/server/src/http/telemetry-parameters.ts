import { ERROR_CLASSES, FAILURE_CLASSES, TELEMETRY_GROUPS, TELEMETRY_STEPS, exactly, words } from '@upriver/contract';
import type { ErrorClass, TelemetryGroup, TelemetryStep } from '@upriver/contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { toTimestamp } from '../domain/clock.ts';
import type { EventFilter } from '../columns/event-filter.ts';
import { AUTOMATIC_POINTS_MAX, POINTS_MAX, chooseStep, countSteps } from '../domain/telemetry-step.ts';
import type { TimeRange } from '../domain/telemetry-step.ts';
import type { TelemetryFilter } from '../telemetry/read-telemetry.ts';
import { formatParameter } from './csv.ts';
import { invalid, momentParameter, readMoment } from './moments.ts';
import { pageParameters } from './paging.ts';
import { DAY_MS } from '../domain/time.ts';

const GROUPS_MAX = 3;
const TOP_DEFAULT = 10;
const TOP_MAX = 50;
/** Points of all lines of one answer together: some 5 MB of JSON. */
const POINTS_TOGETHER_MAX = 25_000;
const TAGS_MAX = 5;

const text = (what: string, example: string) =>
  Type.Optional(
    Type.String({
      maxLength: 2048,
      description: `Only calls with this ${what}. An empty value selects calls without one.`,
      examples: [example],
    }),
  );

/** A word of a list, with one of them as the example. */
function example<const Words extends readonly string[]>(list: Words, word: Words[number], description: string) {
  return Type.Optional(Type.Unsafe<Words[number]>({ ...words(list, description), examples: [word] }));
}

/** What telemetry and events can both be narrowed by. */
const filterParameters = {
  project: Type.Optional(
    Type.String({ maxLength: 300, description: 'Identifier or slug of a project.', examples: ['checkout'] }),
  ),
  environment: text('environment', 'production'),
  region: text('region', 'eu-west-1'),
  endpoint: text('endpoint template', '/v1/charges/{id}'),
  feature: text('feature', 'invoices'),
  deployment: text('deployment', '2026-11-21.3'),
};

export const TelemetryParameters = exactly({
  from: momentParameter('Start of the range. Default: 24 hours before its end.'),
  to: momentParameter('End of the range (exclusive). Default: now.'),
  step: example(
    [...TELEMETRY_STEPS, 'auto'] as const,
    '15m',
    `Length of a step, aligned to midnight UTC. \`auto\`, the default, selects the shortest step with at most ${AUTOMATIC_POINTS_MAX} points; an explicit step can have up to ${POINTS_MAX}. Rollups of minutes are compacted to hours after 2 days and to days after 90 days, so the step of the response can be longer than requested.`,
  ),
  groupBy: Type.Optional(
    Type.String({
      maxLength: 200,
      description: `Up to ${GROUPS_MAX} of ${TELEMETRY_GROUPS.join(', ')}, comma-separated. The first three are read from rollups over any range. The others are counted from single events, as far back as those are kept.`,
      examples: ['region', 'project,region'],
    }),
  ),
  top: Type.Optional(
    Type.String({
      pattern: '^[1-9]\\d?$',
      description: `Number of groups to return, those with the most requests first, 1 to ${TOP_MAX}. Default: ${TOP_DEFAULT}. The remaining groups are combined in \`other\`.`,
      examples: ['5'],
    }),
  ),
  ...filterParameters,
  format: formatParameter,
});

export const EventParameters = exactly({
  from: momentParameter('Start of the range. Default: the oldest event that is kept.'),
  to: momentParameter('End of the range (exclusive). Default: now.'),
  ...filterParameters,
  class: example(
    [...ERROR_CLASSES, 'failure', 'none'] as const,
    'server_error',
    'Only calls with this error class. `failure` selects all classes that count against the vendor, `none` selects calls without an error.',
  ),
  status: Type.Optional(
    Type.String({
      pattern: '^(?:\\d{1,3}|[1-9]xx)$',
      description: 'Only calls with this HTTP status or status class. 0 means no response.',
      examples: ['503', '5xx', '0'],
    }),
  ),
  tag: Type.Optional(
    Type.Union([Type.String({ maxLength: 400 }), Type.Array(Type.String({ maxLength: 400 }))], {
      description: `Only calls with this tag, \`key:value\`. Can be repeated up to ${TAGS_MAX} times.`,
      examples: ['plan:pro'],
    }),
  ),
  ...pageParameters,
  format: formatParameter,
});

type TelemetryParameterValues = Static<typeof TelemetryParameters>;
type EventParameterValues = Static<typeof EventParameters>;

export interface TelemetryRequest extends TimeRange {
  readonly step: TelemetryStep;
  readonly groupBy: readonly TelemetryGroup[];
  readonly top: number;
  readonly filter: TelemetryFilter;
}

/** @throws invalid_request, saying what would be right */
export function readTelemetryParameters(query: TelemetryParameterValues, now: number): TelemetryRequest {
  // The present second counts: a call that has just been made is in it.
  const to = query.to === undefined ? now + 1 : Math.min(readMoment(query.to, 'query.to'), now + 1);
  const from = query.from === undefined ? to - DAY_MS : readMoment(query.from, 'query.from');
  checkRange({ from, to }, now);
  const groupBy = readGroups(query.groupBy);
  const step = readStep(query.step ?? 'auto', { from, to });
  const top = query.top === undefined ? TOP_DEFAULT : Number(query.top);
  if (top > TOP_MAX) throw invalid('query.top', `must be at most ${TOP_MAX}`);
  const points = countSteps({ from, to }, step);
  if (groupBy.length > 0 && points * top > POINTS_TOGETHER_MAX)
    throw invalid(
      'query.top',
      `makes ${points * top} points with ${points} steps; at most ${POINTS_TOGETHER_MAX} are answered, so ask for ${Math.floor(POINTS_TOGETHER_MAX / points)} groups or for longer steps`,
    );
  return { from, to, step, groupBy, top, filter: readFilter(query) };
}

/** @throws invalid_request */
export function readEventParameters(query: EventParameterValues, now: number): EventFilter {
  // Events carry whole seconds and are never later than when they came.
  const to = query.to === undefined ? now + 1000 : readMoment(query.to, 'query.to');
  const from = query.from === undefined ? 0 : readMoment(query.from, 'query.from');
  checkRange({ from, to }, now);
  const { endpoint, feature, deployment, environment, region } = readFilter(query);
  const texts = {
    ...(endpoint === undefined ? {} : { endpoint: [endpoint] }),
    ...(feature === undefined ? {} : { feature: [feature] }),
    ...(deployment === undefined ? {} : { deployment: [deployment] }),
    ...(environment === undefined ? {} : { environment: [environment] }),
    ...(region === undefined ? {} : { region: [region] }),
    ...(query.class === undefined ? {} : { errorClass: readClasses(query.class) }),
  };
  return { from, to, texts, ...readStatus(query.status), tags: readTags(query.tag) };
}

function checkRange({ from, to }: TimeRange, now: number): void {
  if (from > now) throw invalid('query.from', `must not be in the future; it is ${toTimestamp(now)}`);
  if (from >= to) throw invalid('query.from', `must be before query.to, which is ${toTimestamp(to)}`);
}

function readStep(asked: TelemetryStep | 'auto', range: TimeRange): TelemetryStep {
  const pointsMax = asked === 'auto' ? AUTOMATIC_POINTS_MAX : POINTS_MAX;
  const fitting = chooseStep(range, pointsMax);
  if (fitting === undefined)
    throw invalid(
      'query.from',
      `makes a range of more than ${pointsMax} days, of ${countSteps(range, '1d')}; ask for a part of it`,
    );
  if (asked === 'auto') return fitting;
  const points = countSteps(range, asked);
  if (points <= pointsMax) return asked;
  throw invalid(
    'query.step',
    `makes ${points} points of this range with ${asked}; at most ${pointsMax} are answered, so ask for ${fitting}, or for a shorter range`,
  );
}

function readGroups(list: string | undefined): TelemetryGroup[] {
  if (list === undefined || list.trim() === '') return [];
  const names = [...new Set(list.split(',').map((name) => name.trim()))];
  const known = names.filter((name): name is TelemetryGroup => (TELEMETRY_GROUPS as readonly string[]).includes(name));
  const unknown = names.find((name) => !(known as readonly string[]).includes(name));
  if (unknown !== undefined)
    throw invalid(
      'query.groupBy',
      `must consist of ${TELEMETRY_GROUPS.join(', ')}; ${JSON.stringify(unknown)} is unknown`,
    );
  if (known.length > GROUPS_MAX) throw invalid('query.groupBy', `must name at most ${GROUPS_MAX}`);
  return known;
}

function readFilter(query: TelemetryFilter): TelemetryFilter {
  const { environment, region, endpoint, feature, deployment } = query;
  return {
    ...(environment === undefined ? {} : { environment }),
    ...(region === undefined ? {} : { region }),
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(feature === undefined ? {} : { feature }),
    ...(deployment === undefined ? {} : { deployment }),
  };
}

function readClasses(word: ErrorClass | 'failure' | 'none'): readonly string[] {
  if (word === 'failure') return FAILURE_CLASSES;
  return word === 'none' ? [''] : [word];
}

function readStatus(status: string | undefined): { statusMin?: number; statusMax?: number } {
  if (status === undefined) return {};
  if (!status.endsWith('xx')) return { statusMin: Number(status), statusMax: Number(status) };
  const hundred = Number(status[0]) * 100;
  return { statusMin: hundred, statusMax: hundred + 99 };
}

function readTags(tag: string | string[] | undefined): { key: string; value: string }[] {
  const given = tag === undefined ? [] : [tag].flat();
  if (given.length > TAGS_MAX) throw invalid('query.tag', `can be repeated at most ${TAGS_MAX} times`);
  return given.map((each) => {
    const colon = each.indexOf(':');
    if (colon < 1) throw invalid('query.tag', 'must be key:value, for example plan:pro');
    return { key: each.slice(0, colon), value: each.slice(colon + 1) };
  });
}
