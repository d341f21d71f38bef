import { connect } from '../api.ts';
import { EXIT_CODES, SERVER_FLAGS, print, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';
import { describeDelivery, sendTest } from '../send-test.ts';

export const channelTest: Command = {
  flags: SERVER_FLAGS,
  examples: ['upriver channel test chan_…'],
  async run(context) {
    const delivery = await sendTest(connect(context), requirePositional(context, 0, 'the id of the channel'));
    print(context, delivery, () => `${describeDelivery(delivery)}\n`);
    return delivery.state === 'delivered' ? EXIT_CODES.success.code : EXIT_CODES.failure.code;
  },
};
