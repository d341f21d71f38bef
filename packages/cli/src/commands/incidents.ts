import type { Incident, OrganizationHistory } from '@upriver/contract';
import { connect } from '../api.ts';
import { SERVER_FLAGS, UsageError, findFlag, print } from '../command.ts';
import type { Command, CommandContext } from '../command.ts';
import { formatOrganizationHistory } from '../history-report.ts';
import { readSince } from '../since.ts';
import { formatAge, formatTable } from '../table.ts';

export const incidents: Command = {
  flags: {
    project: { type: 'string', short: 'p', description: 'Only incidents of services that this project uses.' },
    impact: { type: 'string', description: 'Only incidents with this impact: none, minor, major or critical.' },
    since: {
      type: 'string',
      description:
        'What happened since then: impairments of your calls, incidents, maintenances and alerts. Examples: yesterday, 12h, 7d, 2026-11-21T18:00Z.',
    },
    until: { type: 'string', description: 'End of the range of --since. Default: now.' },
    ...SERVER_FLAGS,
  },
  examples: [
    'upriver incidents',
    'upriver incidents --impact critical --json',
    'upriver incidents --since yesterday',
    'upriver incidents --since 7d --project checkout --json',
  ],
  async run(context) {
    if (context.flags['since'] !== undefined) return showPast(context);
    if (context.flags['until'] !== undefined) throw new UsageError('--until needs --since');
    const query = new URLSearchParams();
    for (const name of ['project', 'impact']) {
      const value = findFlag(context, name);
      if (value !== undefined) query.set(name, value);
    }
    const list = await connect(context).request<Incident[]>('GET', `/api/v1/incidents?${query.toString()}`);
    const now = Date.now();
    return print(context, list, () =>
      formatTable(
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
  },
};

async function showPast(context: CommandContext): Promise<number> {
  if (context.flags['impact'] !== undefined) throw new UsageError('--impact cannot be used together with --since');
  const now = Date.now();
  const query = new URLSearchParams({ since: readSince(findFlag(context, 'since') ?? '', now) });
  const until = findFlag(context, 'until');
  if (until !== undefined) query.set('until', readSince(until, now, 'until'));
  const project = findFlag(context, 'project');
  if (project !== undefined) query.set('project', project);
  const answer = await connect(context).request<OrganizationHistory>('GET', `/api/v1/history?${query.toString()}`);
  return print(context, answer, () => formatOrganizationHistory(answer, now));
}
