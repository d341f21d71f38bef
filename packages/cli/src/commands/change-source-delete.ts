import { connect } from '../api.ts';
import { SERVER_FLAGS, print, requirePositional } from '../command.ts';
import type { Command } from '../command.ts';

export const changeSourceDelete: Command = {
  flags: SERVER_FLAGS,
  examples: ['upriver change-source delete src_01KANB5B6Q3V8R2X4M7T9C1D5F'],
  async run(context) {
    const id = requirePositional(context, 0, 'the id of the change source');
    await connect(context).request('DELETE', `/api/v1/change-sources/${encodeURIComponent(id)}`);
    return print(context, {}, () => `Deleted the change source ${id}.\n`);
  },
};
