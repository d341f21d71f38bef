import { connect } from '../api.ts';
import { SERVER_FLAGS, print, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';

export const overlayDelete: Command = {
  flags: SERVER_FLAGS,
  examples: ['upriver overlay delete vercel'],
  async run(context) {
    const vendor = requirePositional(context, 0, 'the vendor');
    await connect(context).request('DELETE', `/api/v1/services/${encodeURIComponent(vendor)}/overlay`);
    return print(context, {}, () => `Deleted the overlay of ${vendor}.\n`);
  },
};
