import type { ChangeMarker } from '@upriver/contract';
import { connect } from '../api.ts';
import { SERVER_FLAGS, findFlag, print, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';
import { readSince } from '../since.ts';
import { formatTable } from '../table.ts';

const SINCE_DEFAULT = '7d';

export const changes: Command = {
  flags: {
    since: {
      type: 'string',
      description: `Start of the time range: 24h or 30d ago, or a timestamp. Default: ${SINCE_DEFAULT}.`,
    },
    kinds: {
      type: 'string',
      description: 'Only these kinds of change, comma-separated: deployment, configuration, flag, key.',
    },
    ...SERVER_FLAGS,
  },
  examples: ['upriver changes checkout', 'upriver changes checkout --since 24h --kinds flag,key --json'],
  async run(context) {
    const project = requirePositional(context, 0, 'the project');
    const query = new URLSearchParams({ from: readSince(findFlag(context, 'since') ?? SINCE_DEFAULT, Date.now()) });
    const kinds = findFlag(context, 'kinds');
    if (kinds !== undefined) query.set('kinds', kinds);
    const path = `/api/v1/projects/${encodeURIComponent(project)}/changes?${query.toString()}`;
    const list = await connect(context).request<ChangeMarker[]>('GET', path);
    return print(context, list, () =>
      formatTable(
        ['at', 'kind', 'name', 'environment', 'by', 'description'],
        list.map((marker) => [
          marker.at.slice(0, 19).replace('T', ' '),
          marker.kind,
          marker.name ?? '-',
          marker.environment ?? '-',
          marker.actor ?? marker.source,
          marker.description ?? '',
        ]),
        'No change was reported.',
      ),
    );
  },
};
