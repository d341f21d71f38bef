import { FEED_FORMATS } from '@upriver/contract';
import type { CreatedFeed } from '@upriver/contract';
import { connect } from '../api.ts';
import { SERVER_FLAGS, UsageError, findFlag, print, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';

export const feedCreate: Command = {
  flags: {
    format: {
      type: 'string',
      short: 'f',
      description: 'Format: atom or json (incidents and verdicts), or calendar (maintenances). Default: atom.',
    },
    project: { type: 'string', short: 'p', description: 'Project, by id or slug. Default: all.' },
    service: { type: 'string', short: 's', description: 'Service, by id or slug. Default: all.' },
    ...SERVER_FLAGS,
  },
  examples: ['upriver feed create "Team calendar" --format calendar --project web', 'upriver feed create ops'],
  async run(context) {
    const format = findFlag(context, 'format') ?? 'atom';
    if (!(FEED_FORMATS as readonly string[]).includes(format))
      throw new UsageError(`"${format}" is not a format; formats are ${FEED_FORMATS.join(', ')}`);
    const project = findFlag(context, 'project');
    const service = findFlag(context, 'service');
    const api = connect(context);
    const feed = await api.request<CreatedFeed>('POST', '/api/v1/feeds', {
      name: requirePositional(context, 0, 'the name of the feed'),
      format,
      ...(project === undefined ? {} : { project }),
      ...(service === undefined ? {} : { service }),
    });
    return print(
      context,
      feed,
      () =>
        `${api.base}${feed.path}\nStore the address: it is not shown again, and everybody who knows it can read the feed. To revoke it: upriver feed revoke ${feed.id}\n`,
    );
  },
};
