import type { StatusPagePreview } from '@upriver/contract';
import { connect } from '../api.ts';
import { EXIT_CODES, SERVER_FLAGS, findFlag, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';
import { formatTable } from '../table.ts';

export const pagePreview: Command = {
  flags: {
    adapter: { type: 'string', description: 'Provider of the page. Detected automatically if omitted.' },
    ...SERVER_FLAGS,
  },
  examples: ['upriver page preview https://status.acme.com', 'upriver page preview status.acme.com --adapter instatus'],
  async run(context) {
    const given = requirePositional(context, 0, 'the address of the page');
    const adapter = findFlag(context, 'adapter');
    const preview = await connect(context).request<StatusPagePreview>('POST', '/api/v1/status-pages/preview', {
      url: given.includes('://') ? given : `https://${given}`,
      ...(adapter === undefined ? {} : { adapter }),
    });
    if (context.flags['json'] === true) context.out(`${JSON.stringify(preview, null, 2)}\n`);
    else context.out(describe(preview));
    return preview.observation === null ? EXIT_CODES.failure.code : EXIT_CODES.success.code;
  },
};

function describe({ provider, reason, requests, observation }: StatusPagePreview): string {
  const lines = [
    provider === null
      ? 'Provider: not detected'
      : `Provider: ${provider.title} (${provider.adapter}), read from ${provider.url}`,
  ];
  if (reason !== null) lines.push(reason);
  if (observation === null)
    return `${lines.join('\n')}\n${formatTable(
      ['requested', 'result'],
      requests.map(({ url, outcome }) => [url, outcome]),
      '',
    )}`;
  const { status, rawStatus, components, incidents, unknownStatuses } = observation;
  lines.push(
    `Status: ${status}${rawStatus === null ? '' : ` ("${rawStatus}")`}`,
    components === null ? 'Components: the page lists none' : `Components: ${components.count}`,
  );
  for (const { name, group, status: own } of components?.first ?? [])
    lines.push(`  ${own.padEnd(14)} ${group === null ? '' : `${group} / `}${name}`);
  lines.push(`Incidents: ${incidents.count}, of which ${incidents.unresolved} are unresolved`);
  for (const { title, impact, status: own } of incidents.first)
    lines.push(`  ${own.padEnd(14)} ${impact.padEnd(8)} ${title}`);
  if (unknownStatuses.length > 0) lines.push(`Unknown reported statuses: ${unknownStatuses.join(', ')}`);
  return `${lines.join('\n')}\n`;
}
