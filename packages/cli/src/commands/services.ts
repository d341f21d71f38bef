import type { Service } from '@upriver/contract';
import { connect } from '../api.ts';
import { SERVER_FLAGS, findFlag, print } from '../command.ts';
import type { Command } from '../command.ts';
import { describeOverride } from '../override-text.ts';
import { formatAge, formatTable } from '../table.ts';

export const services: Command = {
  flags: {
    project: { type: 'string', short: 'p', description: 'Only services that this project uses.' },
    status: { type: 'string', description: 'Only services with this status.' },
    ...SERVER_FLAGS,
  },
  examples: ['upriver services', 'upriver services --project checkout --status major_outage --json'],
  async run(context) {
    const query = new URLSearchParams();
    for (const name of ['project', 'status']) {
      const value = findFlag(context, name);
      if (value !== undefined) query.set(name, value);
    }
    const list = await connect(context).request<Service[]>('GET', `/api/v1/services?${query.toString()}`);
    const now = Date.now();
    return print(context, list, () =>
      formatTable(
        ['service', 'status', 'checked', 'page'],
        list.map((service) => [
          service.slug,
          service.override === undefined
            ? service.currentStatus
            : `${describeOverride(service.override)} (its page: ${service.currentStatus})`,
          formatAge(service.lastCheckedAt, now),
          service.statusPageUrl ?? '-',
        ]),
        'No service is linked to a project yet; upload a manifest or send events.',
      ),
    );
  },
};
