import { connect } from '../api.ts';
import { EXIT_CODES, SERVER_FLAGS, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';

export const tokenRevoke: Command = {
  flags: SERVER_FLAGS,
  examples: ['upriver token revoke tok_…'],
  async run(context) {
    const id = requirePositional(context, 0, 'the id of the token');
    await connect(context).request('DELETE', `/api/v1/tokens/${encodeURIComponent(id)}`);
    context.out(context.flags['json'] === true ? `${JSON.stringify({ revoked: id })}\n` : `Revoked ${id}.\n`);
    return EXIT_CODES.success.code;
  },
};
