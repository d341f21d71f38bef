import type { Incident } from '@upriver/contract';
import { connect } from '../api.ts';
import { EXIT_CODES, SERVER_FLAGS, findFlag } from '../command.ts';
import type { Command } from '../command.ts';
import { formatAge, formatTable } from '../table.ts';

export const incidents: Command = {
  name: 'incidents',
  positionals: '',
  summary: 'Lists unresolved incidents of linked services, newest first.',
  flags: {
    project: { type: 'string', short: 'p', description: 'Only incidents of services that this project uses.' },
    impact: { type: 'string', description: 'Only incidents with this impact: none, minor, major or critical.' },
    ...SERVER_FLAGS,
  },
  examples: ['upriver incidents', 'upriver incidents --impact critical --json'],
  async run(context) {
    const query = new URLSearchParams();
    for (const name of ['project', 'impact']) {
      const value = findFlag(context, name);
      if (value !== undefined) query.set(name, value);
    }
    const list = await connect(context).request<Incident[]>('GET', `/api/v1/incidents?${query.toString()}`);
    const now = Date.now();
    context.out(
      context.flags['json'] === true
        ? `${JSON.stringify(list, null, 2)}\n`
        : formatTable(
            ['service', 'impact', 'status', 'started', 'title'],
            list.map((incident) => [
              incident.service.slug,
              incident.impact,
              incident.status,
              formatAge(incident.startedAt, now),
              incident.title,
            ]),
            'No linked service has an unresolved incident.',
          ),
    );
    return EXIT_CODES.success.code;
  },
};
