import type { Project } from '@upriver/contract';
import { connect } from '../api.ts';
import { SERVER_FLAGS, print, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';

export const projectCreate: Command = {
  flags: SERVER_FLAGS,
  examples: ['upriver project create "Checkout"'],
  async run(context) {
    const project = await connect(context).request<Project>('POST', '/api/v1/projects', {
      name: requirePositional(context, 0, 'the name of the project'),
    });
    return print(context, project, () => `Created ${project.name}: ${project.slug} (${project.id}).\n`);
  },
};
