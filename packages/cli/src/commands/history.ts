import { DAY_MS } from '@upriver/contract/time';
import type { DayUptime, PastIncident, PastMaintenance, ServiceHistory, ServiceMoment } from '@upriver/contract';
import { connect } from '../api.ts';
import type { Api } from '../api.ts';
import { SERVER_FLAGS, UsageError, findFlag, print, requirePositional } from '../command.ts';
import type { Command, CommandContext } from '../command.ts';
import { formatSpan, formatTable, toMinute, toPlainText } from '../table.ts';

const DAYS_DEFAULT = 30;
const DAYS_MAX = 400;
const BODY_LENGTH_SHOWN = 200;

export const history: Command = {
  flags: {
    at: {
      type: 'string',
      description: 'Time to show (UTC): 2026-11-21T14:03Z, "2026-11-21 14:03", or 14:03 for today.',
    },
    days: {
      type: 'string',
      description: `Number of days, including today, 1 to ${DAYS_MAX}. Default: ${DAYS_DEFAULT}.`,
    },
    component: { type: 'string', short: 'c', description: 'Only this component (identifier).' },
    ...SERVER_FLAGS,
  },
  examples: ['upriver history stripe', 'upriver history stripe --days 90 --json', 'upriver history stripe --at 14:03'],
  async run(context) {
    const service = requirePositional(context, 0, 'the service');
    const path = `/api/v1/services/${encodeURIComponent(service)}/history`;
    const api = connect(context);
    return findFlag(context, 'at') === undefined ? showRange(context, api, path) : showMoment(context, api, path);
  },
};

async function showRange(context: CommandContext, api: Api, path: string): Promise<number> {
  const query = new URLSearchParams({ from: daysBack(findFlag(context, 'days'), Date.now()) });
  const component = findFlag(context, 'component');
  if (component !== undefined) query.set('component', component);
  const answer = await api.request<ServiceHistory>('GET', `${path}?${query.toString()}`);
  return print(context, answer, formatHistory);
}

async function showMoment(context: CommandContext, api: Api, path: string): Promise<number> {
  for (const name of ['days', 'component'])
    if (context.flags[name] !== undefined) throw new UsageError(`--${name} cannot be used together with --at`);
  const query = new URLSearchParams({ at: toMoment(findFlag(context, 'at') ?? '', Date.now()) });
  const answer = await api.request<ServiceMoment>('GET', `${path}?${query.toString()}`);
  return print(context, answer, formatMoment);
}

/** The first of so many days, today included. @throws UsageError */
function daysBack(given: string | undefined, now: number): string {
  const days = Number(given ?? DAYS_DEFAULT);
  if (!Number.isInteger(days) || days < 1 || days > DAYS_MAX)
    throw new UsageError(`--days must be a whole number from 1 to ${DAYS_MAX}`);
  return new Date(now - (days - 1) * DAY_MS).toISOString().slice(0, 10);
}

/** Converts a time as people write it to the form of the API. Other text is passed on, and the server refuses it. */
function toMoment(given: string, now: number): string {
  const today = new Date(now).toISOString().slice(0, 10);
  if (/^\d\d:\d\d(?::\d\d)?$/.test(given)) return `${today}T${given}Z`;
  const [, day, time] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)$/.exec(given) ?? [];
  return day === undefined ? given : `${day}T${time}Z`;
}

function formatHistory(answer: ServiceHistory): string {
  const parts = [
    formatTable(
      ['day', 'available', 'known', 'outage', 'degraded', 'maintenance', 'unknown'],
      // The page was not checked before the first of these.
      answer.uptime.slice(answer.uptime.findIndex(({ knownShare }) => (knownShare ?? 0) > 0)).map(toDayRow),
      'The time range contains no day that has begun.',
    ),
    formatTable(
      ['changed', 'from', 'to'],
      answer.statusChanges.map(({ at, from, to }) => [toMinute(at), from, to]),
      'The status did not change.',
    ),
    formatTable(
      ['incident since', 'until', 'impact', 'first seen', 'title'],
      answer.incidents.map(toIncidentRow),
      'The page listed no incident.',
    ),
  ];
  if (answer.maintenances.length > 0)
    parts.push(
      formatTable(
        ['maintenance since', 'until', 'impact', 'first seen', 'title'],
        answer.maintenances.map(toIncidentRow),
        '',
      ),
    );
  for (const { title, createdAt, body } of answer.postmortems)
    parts.push(`Postmortem of "${toPlainText(title)}", ${toMinute(createdAt)}: ${shorten(body)}\n`);
  const cut = answer.cut.length === 0 ? '' : `\nSome entries are not shown: ${answer.cut.join(', ')}.\n`;
  return `${parts.join('\n')}${cut}\nTimes are UTC. Time in which the page was not checked is unknown and never counts as available.\n`;
}

function toDayRow({ day, seconds, availableShare, knownShare }: DayUptime): string[] {
  return [
    day,
    availableShare === null ? '-' : formatShare(availableShare),
    formatShare(knownShare),
    formatSum(seconds.partial_outage + seconds.major_outage),
    formatSum(seconds.degraded),
    formatSum(seconds.maintenance),
    formatSum(seconds.unknown),
  ];
}

function toIncidentRow(incident: PastIncident | PastMaintenance): string[] {
  const { startedAt, resolvedAt, endKnownBy, impact, firstSeenAt, title } = incident;
  const until = resolvedAt === null ? incident.status : toMinute(resolvedAt);
  return [
    toMinute(startedAt),
    endKnownBy === 'absence' ? `${until} (vanished)` : until,
    impact,
    toMinute(firstSeenAt),
    title,
  ];
}

function formatMoment(moment: ServiceMoment): string {
  if (!moment.isObserved) {
    const since =
      moment.firstObservedAt === null ? 'it never was' : `the first check was at ${toMinute(moment.firstObservedAt)}`;
    return `Unknown: at ${toMinute(moment.at)} the page had not been checked yet; ${since}.\n`;
  }
  const seen = moment.observedAt === null ? '' : `, seen ${toMinute(moment.observedAt)}`;
  const age = moment.ageMs === null ? '' : ` (${formatSpan(moment.ageMs / 1000)} old)`;
  const stale = moment.isStale ? ' That is too old to count.' : '';
  const parts = [`At ${toMinute(moment.at)} UTC the page reported ${moment.status}${seen}${age}.${stale}\n`];
  parts.push(
    formatTable(
      ['component', 'group', 'status', 'listed', 'last seen'],
      moment.components.map((part) => [
        part.name,
        part.group ?? '-',
        part.status,
        part.isListed ? 'yes' : 'no',
        toMinute(part.lastSeenAt),
      ]),
      'The page listed no components.',
    ),
  );
  for (const incident of [...moment.incidents, ...moment.maintenances]) {
    const vanished = incident.isListed ? '' : ', no longer on the page';
    parts.push(
      [
        `${toPlainText(incident.title)} (${incident.impact}, ${incident.status}${vanished}), since ${toMinute(incident.startedAt)}\n`,
        ...incident.updates.map(
          ({ createdAt, status, body }) => `  ${toMinute(createdAt)}  ${status}: ${shorten(body)}\n`,
        ),
      ].join(''),
    );
  }
  if (moment.incidents.length === 0) parts.push('The page listed no incident.\n');
  return parts.join('\n');
}

/** Never 100 % for less: `99.99 %`. */
function formatShare(share: number): string {
  return `${share === 1 ? '100' : (Math.floor(share * 10_000) / 100).toFixed(2)} %`;
}

/** Seconds of one day, to a tenth of an hour; nothing for none. */
function formatSum(seconds: number): string {
  if (seconds === 0) return '';
  return seconds < 7200 ? formatSpan(seconds) : `${Math.round(seconds / 360) / 10}h`;
}

function shorten(body: string): string {
  const text = toPlainText(body);
  return text.length <= BODY_LENGTH_SHOWN ? text : `${text.slice(0, BODY_LENGTH_SHOWN)}…`;
}
