import type { Project } from '@upriver/contract';
import { connect } from '../api.ts';
import { EXIT_CODES, SERVER_FLAGS, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';

export const projectCreate: Command = {
  flags: SERVER_FLAGS,
  examples: ['upriver project create "Checkout"'],
  async run(context) {
    const project = await connect(context).request<Project>('POST', '/api/v1/projects', {
      name: requirePositional(context, 0, 'the name of the project'),
    });
    context.out(
      context.flags['json'] === true
        ? `${JSON.stringify(project, null, 2)}\n`
        : `Created ${project.name}: ${project.slug} (${project.id}).\n`,
    );
    return EXIT_CODES.success.code;
  },
};
