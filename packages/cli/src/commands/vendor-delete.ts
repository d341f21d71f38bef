import { connect } from '../api.ts';
import { SERVER_FLAGS, UsageError, print, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';

export const vendorDelete: Command = {
  flags: {
    yes: { type: 'boolean', short: 'y', description: 'Deletes the vendor with its history, which cannot be restored.' },
    ...SERVER_FLAGS,
  },
  examples: ['upriver vendor delete acme-pay --yes'],
  async run(context) {
    const slug = requirePositional(context, 0, 'the custom vendor');
    if (context.flags['yes'] !== true)
      throw new UsageError(`this deletes ${slug} with everything recorded for it; confirm with --yes`);
    await connect(context).request('DELETE', `/api/v1/services/${encodeURIComponent(slug)}`);
    return print(context, { deleted: slug }, () => `Deleted ${slug}.\n`);
  },
};
