import type { ServiceImpact } from '@upriver/contract';
import { connect } from '../api.ts';
import { SERVER_FLAGS, print, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';
import { formatTable } from '../table.ts';

export const impact: Command = {
  flags: {
    all: { type: 'boolean', short: 'a', description: 'Also development, build and transitive dependencies.' },
    ...SERVER_FLAGS,
  },
  examples: ['upriver impact stripe', 'upriver impact stripe --all --json'],
  async run(context) {
    const service = requirePositional(context, 0, 'the service');
    const scope = context.flags['all'] === true ? '?scope=all' : '';
    const path = `/api/v1/services/${encodeURIComponent(service)}/impact${scope}`;
    const found = await connect(context).request<ServiceImpact>('GET', path);
    return print(context, found, ({ projects, totalProjects, totalDependencies }) =>
      [
        `${totalProjects} project${totalProjects === 1 ? '' : 's'} and ${totalDependencies} dependenc${totalDependencies === 1 ? 'y' : 'ies'} use ${service}.\n`,
        formatTable(
          ['project', 'packages'],
          projects.map(({ name, dependencies }) => [
            name,
            dependencies.map((one) => `${one.ecosystem} ${one.name} ${one.version}`.trim()).join(', ') ||
              'linked by calls or by hand',
          ]),
          '',
        ),
      ]
        .slice(0, totalProjects === 0 ? 1 : 2)
        .join('\n'),
    );
  },
};
