import type { Service } from '@upriver/contract';
import { connect } from '../api.ts';
import { SERVER_FLAGS, findFlag, print, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';
import { describeOverride } from '../override-text.ts';

export const overrideSet: Command = {
  flags: {
    until: { type: 'string', description: 'When it ends, ISO 8601. Default: when the page next changes.' },
    by: { type: 'string', description: 'Who sets it. Default: the name of the API token.' },
    reason: { type: 'string', short: 'm', description: 'Reason, for people, one line.' },
    ...SERVER_FLAGS,
  },
  examples: [
    'upriver override set stripe operational --reason "the incident is about a product that we do not use"',
    'upriver override set stripe major_outage --until 2026-11-21T18:00:00Z --by ines',
  ],
  async run(context) {
    const slug = requirePositional(context, 0, 'the service');
    const body: Record<string, string> = { status: requirePositional(context, 1, 'the status') };
    for (const name of ['until', 'by', 'reason']) {
      const value = findFlag(context, name);
      if (value !== undefined) body[name] = value;
    }
    const path = `/api/v1/services/${encodeURIComponent(slug)}/override`;
    const service = await connect(context).request<Service>('PUT', path, body);
    const said = service.override === undefined ? '' : describeOverride(service.override);
    return print(context, service, () => `${service.name} is ${said}. Its page reports ${service.currentStatus}.\n`);
  },
};
