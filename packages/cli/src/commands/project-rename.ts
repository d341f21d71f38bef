import type { Project } from '@upriver/contract';
import { connect } from '../api.ts';
import { SERVER_FLAGS, print, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';

export const projectRename: Command = {
  flags: SERVER_FLAGS,
  examples: ['upriver project rename checkout "Checkout EU"'],
  async run(context) {
    const project = requirePositional(context, 0, 'the project');
    const name = requirePositional(context, 1, 'its new name');
    const changed = await connect(context).request<Project>(
      'PATCH',
      `/api/v1/projects/${encodeURIComponent(project)}`,
      {
        name,
      },
    );
    return print(context, changed, ({ slug }) => `Renamed ${slug} to ${changed.name}. Its slug stays.\n`);
  },
};
