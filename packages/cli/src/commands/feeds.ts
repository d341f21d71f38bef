import type { Feed } from '@upriver/contract';
import { connect } from '../api.ts';
import { SERVER_FLAGS, print } from '../command.ts';
import type { Command } from '../command.ts';
import { formatAge, formatTable } from '../table.ts';

export const feeds: Command = {
  flags: SERVER_FLAGS,
  examples: ['upriver feeds', 'upriver feeds --json'],
  async run(context) {
    const list = await connect(context).request<Feed[]>('GET', '/api/v1/feeds');
    const now = Date.now();
    const rows = list.map(({ id, name, format, project, service, lastReadAt }) => [
      id,
      format,
      name,
      project?.slug ?? 'all',
      service?.slug ?? 'all',
      formatAge(lastReadAt, now),
    ]);
    return print(context, list, () =>
      formatTable(
        ['id', 'format', 'name', 'project', 'service', 'last read'],
        rows,
        'No feeds. Create one with upriver feed create.',
      ),
    );
  },
};
