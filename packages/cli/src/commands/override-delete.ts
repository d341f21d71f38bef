import { connect } from '../api.ts';
import { SERVER_FLAGS, print, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';

export const overrideDelete: Command = {
  flags: SERVER_FLAGS,
  examples: ['upriver override delete stripe'],
  async run(context) {
    const slug = requirePositional(context, 0, 'the service');
    await connect(context).request('DELETE', `/api/v1/services/${encodeURIComponent(slug)}/override`);
    return print(context, {}, () => `The status of ${slug} is again what its page reports.\n`);
  },
};
