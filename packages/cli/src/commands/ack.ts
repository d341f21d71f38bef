import type { Alert } from '@upriver/contract';
import { connect } from '../api.ts';
import { SERVER_FLAGS, findFlag, print, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';

export const ack: Command = {
  flags: {
    by: { type: 'string', description: 'Who acknowledges it.' },
    ...SERVER_FLAGS,
  },
  examples: ['upriver ack alt_… --by jo@acme.com'],
  async run(context) {
    const id = requirePositional(context, 0, 'the id of the alert');
    const by = findFlag(context, 'by');
    const alert = await connect(context).request<Alert>(
      'POST',
      `/api/v1/alerts/${encodeURIComponent(id)}/acknowledge`,
      by === undefined ? {} : { by },
    );
    return print(context, alert, () => `Acknowledged ${alert.id}.\n`);
  },
};
