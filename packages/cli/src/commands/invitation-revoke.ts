import { connect } from '../api.ts';
import { SERVER_FLAGS, print, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';

export const invitationRevoke: Command = {
  flags: SERVER_FLAGS,
  examples: ['upriver invitation revoke inv_…'],
  async run(context) {
    const id = requirePositional(context, 0, 'the id of the invitation');
    await connect(context).request('DELETE', `/api/v1/invitations/${encodeURIComponent(id)}`);
    return print(context, { revoked: id }, () => `Revoked ${id}: its link does not work any more.\n`);
  },
};
