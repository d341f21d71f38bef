import type { AlertRule, Channel, Delivery } from '@upriver/contract';
import { ApiError, connect } from '../api.ts';
import { EXIT_CODES, SERVER_FLAGS, print, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';
import { describeDelivery, sendTest } from '../send-test.ts';
import { formatTable } from '../table.ts';

interface Tested {
  readonly channel: Channel;
  readonly delivery: Delivery;
}

export const ruleTest: Command = {
  flags: SERVER_FLAGS,
  examples: ['upriver rule test rule_…'],
  async run(context) {
    const id = requirePositional(context, 0, 'the id of the rule');
    const api = connect(context);
    const { definition } = await api.request<AlertRule>('GET', `/api/v1/alert-rules/${encodeURIComponent(id)}`);
    const all = await api.request<Channel[]>('GET', '/api/v1/channels');
    const channels = all.filter((one) => definition.channels === null || definition.channels.includes(one.id));
    if (channels.length === 0)
      throw new ApiError('the rule tells nobody: there is no channel. Add one with upriver channel add');
    const tested: Tested[] = await Promise.all(
      channels.map(async (channel) => ({ channel, delivery: await sendTest(api, channel.id) })),
    );
    print(context, tested, (list) =>
      formatTable(
        ['channel', 'kind', 'test message'],
        list.map(({ channel, delivery }) => [channel.name, channel.kind, describeDelivery(delivery)]),
        '',
      ),
    );
    const isDelivered = tested.every(({ delivery }) => delivery.state === 'delivered');
    return isDelivered ? EXIT_CODES.success.code : EXIT_CODES.failure.code;
  },
};
