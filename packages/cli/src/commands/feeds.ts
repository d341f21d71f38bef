import type { Feed } from '@upriver/contract';
import { connect } from '../api.ts';
import { EXIT_CODES, SERVER_FLAGS } from '../command.ts';
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
    context.out(
      context.flags['json'] === true
        ? `${JSON.stringify(list, null, 2)}\n`
        : formatTable(
            ['id', 'format', 'name', 'project', 'service', 'last read'],
            rows,
            'No feeds. Create one with upriver feed create.',
          ),
    );
    return EXIT_CODES.success.code;
  },
};
