import type { Project } from '@upriver/contract';
import { connect } from '../api.ts';
import { SERVER_FLAGS, print } from '../command.ts';
import type { Command } from '../command.ts';
import { formatTable } from '../table.ts';

export const projectList: Command = {
  flags: SERVER_FLAGS,
  examples: ['upriver project list'],
  async run(context) {
    const projects = await connect(context).request<Project[]>('GET', '/api/v1/projects');
    return print(context, projects, () =>
      formatTable(
        ['slug', 'name', 'id', 'created'],
        projects.map(({ slug, name, id, createdAt }) => [slug, name, id, createdAt]),
        'No projects.',
      ),
    );
  },
};
