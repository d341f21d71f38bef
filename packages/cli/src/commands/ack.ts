import type { Alert } from '@upriver/contract';
import { connect } from '../api.ts';
import { EXIT_CODES, SERVER_FLAGS, findFlag, requirePositional } from '../command.ts';
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
    context.out(context.flags['json'] === true ? `${JSON.stringify(alert, null, 2)}\n` : `Acknowledged ${alert.id}.\n`);
    return EXIT_CODES.success.code;
  },
};
