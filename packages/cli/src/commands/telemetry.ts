import { TELEMETRY_GROUPS, TELEMETRY_STEPS } from '@upriver/contract/vocabulary';
import type { Calls, Telemetry } from '@upriver/contract';
import { streamCsv } from '../answers.ts';
import { connect } from '../api.ts';
import { CALL_FILTERS, formatLatency, formatShare, readCallFilters } from '../call-filters.ts';
import { EXIT_CODES, SERVER_FLAGS, findFlag, print, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';
import { formatTable, toMinute } from '../table.ts';

const HEADINGS = ['requests', 'error rate', 'rate-limited', 'auth', 'p50', 'p95', 'p99'];

export const telemetry: Command = {
  flags: {
    by: {
      type: 'string',
      description: `Group by up to three of these, comma-separated: ${TELEMETRY_GROUPS.join(', ')}.`,
    },
    step: { type: 'string', description: `Print one row per time step: ${TELEMETRY_STEPS.join(', ')} or auto.` },
    ...CALL_FILTERS,
    ...SERVER_FLAGS,
  },
  examples: [
    'upriver telemetry stripe',
    'upriver telemetry stripe --since 7d --by region',
    'upriver telemetry stripe --by endpoint,deployment --project checkout',
    'upriver telemetry stripe --since 30d --step 1d --csv > stripe.csv',
  ],
  async run(context) {
    const service = requirePositional(context, 0, 'the service');
    const query = readCallFilters(context, ['step']);
    const by = findFlag(context, 'by');
    if (by !== undefined) query.set('groupBy', by);
    const path = `/api/v1/services/${encodeURIComponent(service)}/telemetry?${query.toString()}`;
    const api = connect(context);
    if (context.flags['csv'] === true) {
      await streamCsv(api, path, context.out);
      return EXIT_CODES.success.code;
    }
    const answer = await api.request<Telemetry>('GET', path);
    return print(context, answer, () => format(service, answer, findFlag(context, 'step') !== undefined));
  },
};

function format(service: string, answer: Telemetry, hasSteps: boolean): string {
  const range = `from ${toMinute(answer.from)} to ${toMinute(answer.to)} UTC`;
  if (answer.total.requests === 0) return `No call to ${service} was reported ${range}.\n`;
  const rows = hasSteps ? stepRows(answer) : groupRows(answer);
  const headings = [...(hasSteps ? ['at'] : []), ...answer.groupBy, ...HEADINGS];
  const damage =
    answer.unreadableBlocks > 0 ? ` ${answer.unreadableBlocks} damaged blocks could not be read and are missing.` : '';
  return `${formatTable(headings, rows, '')}\nReported calls ${range}; percentiles within ${answer.percentileError * 100} %.${damage}\n`;
}

function groupRows({ groups, other, groupBy, total }: Telemetry): string[][] {
  const rows = groups.map(({ group, total: calls }) => [...groupBy.map((name) => group[name] ?? '—'), ...cells(calls)]);
  if (groupBy.length === 0) return rows;
  const named = (name: string): string[] => groupBy.map((_, index) => (index === 0 ? name : ''));
  if (other !== null) rows.push([...named(`(${other.groups} others)`), ...cells(other.total)]);
  return [...rows, [...named('(all)'), ...cells(total)]];
}

function stepRows({ groups, other, groupBy }: Telemetry): string[][] {
  const rows = groups.flatMap(({ group, points }) =>
    points.map((point) => [toMinute(point.at), ...groupBy.map((name) => group[name] ?? '—'), ...cells(point)]),
  );
  const others = groupBy.map((_, index) => (index === 0 ? `(${other?.groups ?? 0} others)` : ''));
  return [...rows, ...(other?.points ?? []).map((point) => [toMinute(point.at), ...others, ...cells(point)])];
}

function cells(calls: Calls): string[] {
  return [
    String(calls.requests),
    formatShare(calls.errorRate),
    formatShare(calls.rateLimitedShare),
    formatShare(calls.authShare),
    formatLatency(calls.p50Ms),
    formatLatency(calls.p95Ms),
    formatLatency(calls.p99Ms),
  ];
}
