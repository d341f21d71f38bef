import { connect } from '../api.ts';
import { EXIT_CODES, SERVER_FLAGS, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';

export const feedRevoke: Command = {
  flags: SERVER_FLAGS,
  examples: ['upriver feed revoke feed_…'],
  async run(context) {
    const id = requirePositional(context, 0, 'the id of the feed');
    await connect(context).request('DELETE', `/api/v1/feeds/${encodeURIComponent(id)}`);
    context.out(context.flags['json'] === true ? `${JSON.stringify({ revoked: id })}\n` : `Revoked ${id}.\n`);
    return EXIT_CODES.success.code;
  },
};
