import { connect } from '../api.ts';
import { SERVER_FLAGS, UsageError, findFlag, print, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';
import { readSince } from '../since.ts';

export const redeliver: Command = {
  flags: {
    since: { type: 'string', description: 'Those that were created since: 30m, 24h, 7d, yesterday, or a time.' },
    until: { type: 'string', description: 'End of this range (exclusive). Default: now.' },
    ...SERVER_FLAGS,
  },
  examples: ['upriver redeliver chan_… dlv_…', 'upriver redeliver chan_… --since 2h'],
  async run(context) {
    const channel = requirePositional(context, 0, 'the channel');
    const ids = context.positionals.slice(1);
    const since = findFlag(context, 'since');
    const until = findFlag(context, 'until');
    if ((ids.length === 0) === (since === undefined))
      throw new UsageError('name deliveries (see upriver deliveries), or a range with --since');
    if (until !== undefined && since === undefined)
      throw new UsageError('--until is the end of the range that --since begins');
    const now = Date.now();
    const body = {
      ...(since === undefined ? { ids } : { from: readSince(since, now) }),
      ...(until === undefined ? {} : { to: readSince(until, now, 'until') }),
    };
    const path = `/api/v1/channels/${encodeURIComponent(channel)}/redeliver`;
    const sent = await connect(context).request<{ deliveries: number }>('POST', path, body);
    return print(context, sent, ({ deliveries }) =>
      deliveries === 1 ? '1 delivery is sent again.\n' : `${deliveries} deliveries are sent again.\n`,
    );
  },
};
