import { connect } from '../api.ts';
import { EXIT_CODES, SERVER_FLAGS, requireFlag, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';

export const sdkKeyRevoke: Command = {
  flags: {
    project: { type: 'string', short: 'p', description: 'Identifier or slug of the project.' },
    ...SERVER_FLAGS,
  },
  examples: ['upriver sdk-key revoke key_… --project checkout'],
  async run(context) {
    const project = requireFlag(context, 'project', 'checkout');
    const id = requirePositional(context, 0, 'the id of the key');
    await connect(context).request(
      'DELETE',
      `/api/v1/projects/${encodeURIComponent(project)}/sdk-keys/${encodeURIComponent(id)}`,
    );
    context.out(context.flags['json'] === true ? `${JSON.stringify({ revoked: id })}\n` : `Revoked ${id}.\n`);
    return EXIT_CODES.success.code;
  },
};
