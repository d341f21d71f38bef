import type { Maintenance } from '@upriver/contract';
import { connect } from '../api.ts';
import { SERVER_FLAGS, findFlag, print } from '../command.ts';
import type { Command } from '../command.ts';
import { formatTable, toMinute } from '../table.ts';

export const maintenance: Command = {
  flags: {
    when: { type: 'string', description: 'upcoming, running or past. Default: all that are not completed.' },
    project: { type: 'string', short: 'p', description: 'Only services that this project uses.' },
    ...SERVER_FLAGS,
  },
  examples: ['upriver maintenance', 'upriver maintenance --when running --project checkout'],
  async run(context) {
    const query = new URLSearchParams();
    for (const name of ['when', 'project']) {
      const value = findFlag(context, name);
      if (value !== undefined) query.set(name, value);
    }
    const found = await connect(context).request<Maintenance[]>('GET', `/api/v1/maintenances?${query.toString()}`);
    return print(context, found, (list) =>
      formatTable(
        ['service', 'from (utc)', 'until', 'status', 'title'],
        list.map(({ service, scheduledFor, startedAt, scheduledUntil, resolvedAt, status, title }) => [
          service.slug,
          toMinute(scheduledFor ?? startedAt),
          toMinute(resolvedAt ?? scheduledUntil ?? '') || '-',
          status,
          title,
        ]),
        'No maintenance of a linked service.',
      ),
    );
  },
};
