import type { Component } from '@upriver/contract';
import { connect } from '../api.ts';
import { SERVER_FLAGS, findFlag, print, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';
import { formatTable } from '../table.ts';

export const components: Command = {
  flags: {
    project: { type: 'string', short: 'p', description: 'Relevance for this project.' },
    ...SERVER_FLAGS,
  },
  examples: ['upriver components stripe', 'upriver components aws --project checkout --json'],
  async run(context) {
    const service = requirePositional(context, 0, 'the service');
    const project = findFlag(context, 'project');
    const query = project === undefined ? '' : `?${new URLSearchParams({ project }).toString()}`;
    const path = `/api/v1/services/${encodeURIComponent(service)}/components${query}`;
    const found = await connect(context).request<Component[]>('GET', path);
    return print(context, found, (list) =>
      formatTable(
        ['id', 'component', 'status', 'uptime', 'matters', 'because'],
        list.map(({ id, name, group, isListed, currentStatus, uptime, relevance }) => [
          id,
          `${group === null ? '' : `${group} / `}${name}${isListed ? '' : ' (no longer listed)'}`,
          currentStatus,
          uptime.availableShare === null ? '-' : `${(Math.floor(uptime.availableShare * 10_000) / 100).toFixed(2)} %`,
          { relevant: 'yes', irrelevant: 'no', unknown: 'perhaps' }[relevance.relevance],
          `${relevance.because.replaceAll('_', ' ')}${relevance.evidence === null ? '' : `: ${relevance.evidence}`}`,
        ]),
        'The status page lists no components.',
      ),
    );
  },
};
