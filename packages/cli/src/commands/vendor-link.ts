import type { Link } from '@upriver/contract';
import type { Static } from 'typebox';
import { connect } from '../api.ts';
import { SERVER_FLAGS, print, requireFlag, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';

export const vendorLink: Command = {
  flags: {
    project: { type: 'string', short: 'p', description: 'Project that uses the vendor.' },
    remove: { type: 'boolean', description: 'Removes the link made by hand. Links from packages or calls remain.' },
    ...SERVER_FLAGS,
  },
  examples: ['upriver vendor link stripe --project checkout', 'upriver vendor link stripe --project checkout --remove'],
  async run(context) {
    const vendor = requirePositional(context, 0, 'the vendor');
    const project = requireFlag(context, 'project', 'checkout');
    const path = `/api/v1/services/${encodeURIComponent(vendor)}/links/${encodeURIComponent(project)}`;
    if (context.flags['remove'] === true) {
      await connect(context).request('DELETE', path);
      return print(context, { removed: { vendor, project } }, () => `Removed the link of ${project} to ${vendor}.\n`);
    }
    const link = await connect(context).request<Static<typeof Link>>('PUT', path);
    return print(context, link, () => `Linked ${project} to ${vendor}.\n`);
  },
};
