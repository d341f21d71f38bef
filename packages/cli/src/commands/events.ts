import type { ServiceEvent } from '@upriver/contract';
import { readEventPage, streamCsv } from '../answers.ts';
import type { EventPage } from '../answers.ts';
import { connect } from '../api.ts';
import type { Api } from '../api.ts';
import { CALL_FILTERS, formatLatency, readCallFilters } from '../call-filters.ts';
import { EXIT_CODES, SERVER_FLAGS, UsageError, findFlag, print, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';
import { formatTable } from '../table.ts';

const LIMIT_DEFAULT = '50';
/** Events of one request. */
const PAGE_MAX = 1000;
/** Limit on pages, which can be empty, when few events match. */
const PAGES_MAX = 100;

export const events: Command = {
  flags: {
    class: {
      type: 'string',
      description:
        'Only calls with this error class. failure: every class that counts against the vendor. none: calls without an error.',
    },
    status: { type: 'string', description: 'Only calls with this HTTP status: 503, 5xx, or 0 for no response.' },
    tag: { type: 'string', multiple: true, description: 'Only calls with this tag, key:value. Can be repeated.' },
    limit: { type: 'string', description: `Maximum number of calls. Default: ${LIMIT_DEFAULT}, or all with --csv.` },
    ...CALL_FILTERS,
    ...SERVER_FLAGS,
  },
  examples: [
    'upriver events stripe --class failure',
    'upriver events stripe --since 2h --status 5xx --tag plan:pro --json',
    'upriver events stripe --since 7d --csv > stripe.csv',
  ],
  async run(context) {
    const service = requirePositional(context, 0, 'the service');
    const query = readCallFilters(context, ['class', 'status']);
    for (const tag of [context.flags['tag'] ?? []].flat()) query.append('tag', String(tag));
    const limit = findFlag(context, 'limit');
    if (limit !== undefined && !/^[1-9]\d{0,5}$/.test(limit))
      throw new UsageError('--limit must be a whole number from 1 to 999999');
    const path = `/api/v1/services/${encodeURIComponent(service)}/events`;
    const api = connect(context);
    if (context.flags['csv'] === true) {
      if (limit !== undefined) query.set('limit', limit);
      await streamCsv(api, `${path}?${query.toString()}`, context.out);
      return EXIT_CODES.success.code;
    }
    const count = Number(limit ?? LIMIT_DEFAULT);
    query.set('limit', String(Math.min(count, PAGE_MAX)));
    const list = await collect(api, `${path}?${query.toString()}`, count);
    return print(context, list, () =>
      formatTable(
        ['at', 'project', 'method', 'endpoint', 'status', 'class', 'latency', 'region', 'feature', 'deployment'],
        list.map((event) => [
          event.at.slice(0, 19).replace('T', ' '),
          event.project,
          event.method ?? '—',
          event.endpoint,
          event.status === 0 ? '—' : String(event.status),
          event.errorClass ?? '—',
          formatLatency(event.latencyMs),
          event.region ?? '—',
          event.feature ?? '—',
          event.deployment ?? '—',
        ]),
        `No matching call to ${service} was reported.`,
      ),
    );
  },
};

/** Follows pages, which may be short or empty, until there are enough. */
async function collect(api: Api, first: string, count: number): Promise<ServiceEvent[]> {
  const list: ServiceEvent[] = [];
  let path: string | undefined = first;
  for (let pages = 0; path !== undefined && list.length < count && pages < PAGES_MAX; pages += 1) {
    const page: EventPage = await readEventPage(api, path);
    list.push(...page.items);
    path = page.next;
  }
  return list.slice(0, count);
}
