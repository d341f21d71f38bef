import { DELIVERY_STATES } from '@upriver/contract/vocabulary';
import type { Delivery } from '@upriver/contract';
import { connect } from '../api.ts';
import { SERVER_FLAGS, UsageError, findFlag, print, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';
import { formatTable, toMinute, toPlainText } from '../table.ts';

export const deliveries: Command = {
  flags: {
    state: {
      type: 'string',
      short: 's',
      description: `Only of a channel: those that are ${DELIVERY_STATES.join(', ')}.`,
    },
    limit: { type: 'string', short: 'n', description: 'How many at most. Default: 20.' },
    ...SERVER_FLAGS,
  },
  examples: [
    'upriver deliveries chan_…',
    'upriver deliveries chan_… --state failed',
    'upriver deliveries alt_… --json',
  ],
  async run(context) {
    const of = requirePositional(context, 0, 'the channel or alert');
    const state = findFlag(context, 'state');
    const isAlert = of.startsWith('alt_');
    if (state !== undefined && isAlert) throw new UsageError('--state is for the deliveries of a channel');
    if (state !== undefined && !(DELIVERY_STATES as readonly string[]).includes(state))
      throw new UsageError(`"${state}" is not a state; states are ${DELIVERY_STATES.join(', ')}`);
    const query = new URLSearchParams({
      limit: findFlag(context, 'limit') ?? '20',
      ...(state === undefined ? {} : { state }),
    });
    const path = `/api/v1/${isAlert ? 'alerts' : 'channels'}/${encodeURIComponent(of)}/deliveries?${query}`;
    const list = await connect(context).request<Delivery[]>('GET', path);
    return print(context, list, () =>
      formatTable(
        ['created', 'state', 'tries', 'id', isAlert ? 'channel' : 'alert', 'title', 'last answer'],
        list.map((one) => [
          toMinute(one.createdAt),
          one.state,
          String(one.attempts.length),
          one.id,
          isAlert ? one.channelId : (one.alertId ?? ''),
          toPlainText(one.title),
          lastAnswer(one),
        ]),
        'No deliveries.',
      ),
    );
  },
};

function lastAnswer({ attempts, nextAttemptAt }: Delivery): string {
  const last = attempts.at(-1);
  const answer = last === undefined ? '' : toPlainText(last.error ?? String(last.status ?? ''));
  return nextAttemptAt === null ? answer : `${answer} (next try ${toMinute(nextAttemptAt)})`.trim();
}
