import { connect } from '../api.ts';
import { SERVER_FLAGS, UsageError, print, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';

export const projectDelete: Command = {
  flags: {
    yes: {
      type: 'boolean',
      short: 'y',
      description: 'Deletes the project with its calls and SDK keys, which cannot be restored.',
    },
    ...SERVER_FLAGS,
  },
  examples: ['upriver project delete checkout --yes'],
  async run(context) {
    const project = requirePositional(context, 0, 'the project');
    if (context.flags['yes'] !== true)
      throw new UsageError(`this deletes ${project} with its dependencies, calls and SDK keys; confirm with --yes`);
    await connect(context).request('DELETE', `/api/v1/projects/${encodeURIComponent(project)}`);
    return print(context, { deleted: project }, () => `Deleted ${project}.\n`);
  },
};
